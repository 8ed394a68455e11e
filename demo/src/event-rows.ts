/**
 * Member by member: views, follows, reactions, ratings and votes go to their files, and the seeds of comments are kept
 * for later. Each table draws from streams of its own.
 */
import type { Member } from './audience/members.ts';
import { chooseTitles } from './behaviour/choosing.ts';
import { type CommentSeed, drawCommentSeeds } from './behaviour/comment-seeds.ts';
import { drawRatings, drawReactions, drawVotes, type Target } from './behaviour/engaging.ts';
import { drawSpells } from './behaviour/following.ts';
import type { World } from './behaviour/world.ts';
import { formatMoment } from './calendar.ts';
import { memberId } from './catalogue/ids.ts';
import type { TableWriter } from './table-writer.ts';
import { countries } from './words/places.ts';

export const eventTables = ['members', 'views', 'follows', 'reactions', 'ratings', 'character_votes'] as const;

export type EventWriters = Record<(typeof eventTables)[number], TableWriter>;

const memberRow = (id: string, member: Member): string => {
  const birthYear = member.statesAge ? '' : (member.birthYear ?? '');
  const age = member.statesAge ? (member.age ?? '') : '';
  const country = member.namesCountry ? countries[member.country]?.code : '';
  return `${id},${member.gender ?? ''},${birthYear},${age},${country},${formatMoment(member.joinedAt)}`;
};

const targetFields = (id: string, target: Omit<Target, 'at'>): string =>
  `${id},${target.title.id},${target.episode?.id ?? ''}`;

/** Writes every event row of one member and returns what they will comment on. */
export const writeMember = (world: World, index: number, writers: EventWriters): CommentSeed[] => {
  const { streams } = world;
  const id = memberId(index);
  const member = world.memberOf(index);
  writers.members.line(memberRow(id, member));
  const takeUps = chooseTitles(streams('views', index), member, world);
  for (const { views } of takeUps) {
    for (const view of views) {
      const where = `${view.platform ?? ''},${view.device ?? ''},${view.bulk ? 'true' : ''}`;
      writers.views.line(`${targetFields(id, view)},${formatMoment(view.at)},${where}`);
    }
  }
  for (const spell of drawSpells(streams('follows', index), member, world, takeUps)) {
    const to = spell.to === null ? '' : formatMoment(spell.to);
    writers.follows.line(`${id},${spell.title.id},${formatMoment(spell.from)},${to}`);
  }
  for (const reaction of drawReactions(streams('reactions', index), member, takeUps)) {
    writers.reactions.line(`${targetFields(id, reaction)},${reaction.emotion},${formatMoment(reaction.at)}`);
  }
  for (const rating of drawRatings(streams('ratings', index), member, takeUps)) {
    writers.ratings.line(`${targetFields(id, rating)},${rating.rating},${formatMoment(rating.at)}`);
  }
  for (const vote of drawVotes(streams('character_votes', index), member, takeUps)) {
    writers.character_votes.line(`${targetFields(id, vote)},${vote.character.id},${formatMoment(vote.at)}`);
  }
  return drawCommentSeeds(streams('comment seeds', index), member, takeUps);
};
