/**
 * Who comments on what and when, before any text: gathered member by member, then put in order of time, because a
 * reply needs a comment that was there before it.
 */
import type { Member } from '../audience/members.ts';
import type { Episode, Title } from '../catalogue/types.ts';
import { chance, clamp, exponential } from '../distributions.ts';
import type { Rng } from '../random.ts';
import type { TakeUp } from './watching.ts';

export type CommentSeed = {
  memberIndex: number;
  kindness: number;
  country: number;
  title: Title;
  episode: Episode | null;
  at: number;
};

/** Share of first views a member of average talkativeness comments on. */
const commentsPerView = 0.075;

/** Days after an episode airs in which a view is part of the conversation; later ones rarely lead to a comment. */
const conversationDays = 45;

export const drawCommentSeeds = (rng: Rng, member: Member, takeUps: readonly TakeUp[]): CommentSeed[] => {
  const seeds: CommentSeed[] = [];
  if (member.talkative === 0) return seeds;
  for (const { title, views } of takeUps) {
    for (const { episode, at, bulk, first } of views) {
      if (bulk || !first) continue;
      const airedDay = episode?.day ?? title.releaseDay ?? 0;
      const timely = at / 86_400 - airedDay < conversationDays ? 1.7 : 0.6;
      if (!chance(rng, clamp(commentsPerView * member.talkative * timely, 0, 0.6))) continue;
      const saidAt = at + 300 + Math.floor(exponential(rng, 5400));
      if (saidAt > member.leftAt) continue;
      seeds.push({
        memberIndex: member.index,
        kindness: member.kindness,
        country: member.country,
        title,
        episode,
        at: saidAt,
      });
    }
  }
  return seeds;
};

/** Earliest first; at one moment by member, so that the order never depends on how it was gathered. */
export const inOrderOfTime = (seeds: CommentSeed[]): CommentSeed[] =>
  seeds.sort((a, b) => a.at - b.at || a.memberIndex - b.memberIndex || a.title.index - b.title.index);
