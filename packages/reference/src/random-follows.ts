/** Spells of following of a random dataset: alone, overlapping, returning, ended at a day's edge, and crowds of them. */
import type { FollowRow, MemberRow, TitleRow } from './dataset.ts';
import { dataThrough } from './random-catalogue.ts';
import { moment, repeated, secondsLater, subject, type World, withCopies } from './random-world.ts';

/** One member's spells of one title: alone, overlapping, returning, of a day, open. */
const spells = (world: World): FollowRow[] => {
  const { chance } = world;
  const { member_id, title_id } = subject(world);
  return repeated(chance.pick([1, 1, 1, 2, 3]), () => {
    const followedAt = moment(chance, 5);
    const length = chance.pick([0, 60, 86_400, 86_400 * 4, 86_400 * 5]);
    const ended = secondsLater(followedAt, length);
    const isOpen = chance.isTrue(0.5);
    return {
      member_id,
      title_id,
      followed_at: followedAt,
      unfollowed_at: isOpen ? null : `${ended.slice(0, 11)}${chance.pick(['23:59:59', ended.slice(11)])}`,
    };
  });
};

/** Enough open spells of the first title of each kind for the minimum of 30 people in a country. */
const manyFollow = ({ chance, members, titles }: World): FollowRow[] =>
  titles
    .filter(({ kind }, i, all) => all.findIndex((other) => other.kind === kind) === i)
    .flatMap(({ title_id }) =>
      chance
        .several(members.slice(3), 110)
        .map(({ member_id }) => ({ member_id, title_id, followed_at: moment(chance), unfollowed_at: null })),
    );

/** Open spells until a title has this many followers at data_through. */
const followUpTo = (world: World, title: TitleRow | undefined, followers: number, follows: readonly FollowRow[]) => {
  const { chance, members } = world;
  const standing = follows.filter(
    ({ title_id, unfollowed_at }) =>
      title_id === title?.title_id && (unfollowed_at === null || unfollowed_at.slice(0, 10) > dataThrough),
  );
  const known = new Set(standing.map(({ member_id }) => member_id));
  return members
    .filter(({ member_id }) => !known.has(member_id))
    .slice(0, Math.max(0, followers - known.size))
    .map(({ member_id }) => ({
      member_id,
      title_id: title?.title_id ?? '',
      followed_at: moment(chance),
      unfollowed_at: null,
    }));
};

/** Titles at both ends of follower tiers, by members who do nothing but follow. */
const crowd = (world: World, follows: readonly FollowRow[]): FollowRow[] => {
  const sizes = [499, 500, 730, 999, 1000];
  const shows = world.titles.filter(({ kind }) => kind === 'series').slice(1);
  const movies = world.titles.filter(({ kind }) => kind === 'movie').slice(1);
  return [...shows.slice(0, sizes.length), ...movies].flatMap((title, i) =>
    followUpTo(world, title, sizes[i % sizes.length] ?? 0, follows),
  );
};

export const randomFollows = (world: World, everybody: readonly MemberRow[]): FollowRow[] => {
  const spelled = [...repeated(260, () => spells(world)).flat(), ...manyFollow(world)];
  const isCrowded = everybody.length > world.members.length;
  return withCopies(
    world.chance,
    isCrowded ? [...spelled, ...crowd({ ...world, members: everybody }, spelled)] : spelled,
  );
};
