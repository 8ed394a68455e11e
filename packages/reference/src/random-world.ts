/** What random events are about: who, what, which episode, when. Often the same few, at awkward times. */
import { addDays } from '@cvm/contract';
import type { Chance } from '@cvm/contract/testing/chance';
import type { CharacterRow, EpisodeRow, MemberRow, TitleRow } from './dataset.ts';
import { dataThrough } from './random-catalogue.ts';

export type World = {
  chance: Chance;
  titles: readonly TitleRow[];
  members: readonly MemberRow[];
  episodes: readonly EpisodeRow[];
  characters: readonly CharacterRow[];
};

export const secondsLater = (at: string, seconds: number): string =>
  new Date(Date.parse(`${at.replace(' ', 'T')}Z`) + seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** Mostly the last five weeks; sometimes long ago; often at the first or last second of a day. */
export const moment = (chance: Chance, daysMin = 0): string => {
  const days = chance.isTrue(0.05) ? chance.whole(60, 400) : chance.whole(daysMin, 35);
  const day = chance.isTrue(0.01) ? '2013-01-01' : addDays(dataThrough, -days);
  const clock = `${String(chance.whole(0, 23)).padStart(2, '0')}:${chance.pick(['00', '30'])}:07`;
  return `${day} ${chance.pick(['00:00:00', '23:59:59', clock, clock, clock])}`;
};

/** The first two of a kind are most of everything. */
const someTitle = ({ chance, titles }: World): TitleRow | undefined => {
  const kind = chance.isTrue(0.55) ? 'series' : 'movie';
  const [first, second] = titles.filter((title) => title.kind === kind);
  const place = chance.whole(0, 9);
  return place < 5 ? first : place < 7 ? second : chance.some(titles);
};

const someEpisode = ({ chance, episodes }: World, title: TitleRow): EpisodeRow | undefined =>
  chance.isTrue(0.07) ? undefined : chance.some(episodes.filter((episode) => episode.title_id === title.title_id));

/** Who, what and which episode. */
export const subject = (world: World) => {
  const title = someTitle(world);
  const member = world.chance.some(world.members.slice(3));
  if (!title || !member) throw new Error('A dataset has titles and members.');
  const episode = title.kind === 'series' ? someEpisode(world, title) : undefined;
  return { member_id: member.member_id, title_id: title.title_id, episode_id: episode?.episode_id ?? null };
};

export const repeated = <Row>(count: number, make: (place: number) => Row): Row[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Some rows again: the loader drops what is equal in every column. */
export const withCopies = <Row>(chance: Chance, rows: readonly Row[]): Row[] => [...rows, ...chance.several(rows, 4)];
