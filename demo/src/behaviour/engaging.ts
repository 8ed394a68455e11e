/**
 * What a member gives back for what they watched: emotions, stars, votes for characters.
 *
 * Enters: the member's views; only first views not ticked in bulk are answered, at most once each, so that every key
 * occurs once. Leaves: events a little after the view, never after the data date.
 */
import type { Member } from '../audience/members.ts';
import { secondsPerDay } from '../calendar.ts';
import type { CastMember, Episode, Title } from '../catalogue/types.ts';
import { chance, clamp, cumulative, drawIndex, exponential, int, normal } from '../distributions.ts';
import { hashText, type Rng } from '../random.ts';
import { clusters, type Emotion, emotionMood, emotions } from '../words/genres.ts';
import type { TakeUp, View } from './watching.ts';

export type Target = {
  title: Title;
  episode: Episode | null;
  at: number;
};

export type Reaction = Target & { emotion: Emotion };
export type Rating = Target & { rating: number };
export type Vote = Target & { character: CastMember };

const moodSums = new Map(clusters.map((cluster) => [cluster, cumulative(emotionMood[cluster])]));
const voteSums = new WeakMap<Title, Float64Array>();

/** Views that ask for an answer: not ticked in bulk, not seen before. */
const answered = (takeUps: readonly TakeUp[]): View[] =>
  takeUps.flatMap((taken) => taken.views.filter((view) => view.first && !view.bulk));

/** Minutes after the view, sometimes a day; null when that lies beyond the member's time. */
const soonAfter = (rng: Rng, view: View, member: Member): number | null => {
  const delay = chance(rng, 0.9) ? exponential(rng, 1500) : rng() * secondsPerDay;
  const at = view.at + 600 + Math.floor(delay);
  return at <= member.leftAt ? at : null;
};

/** The emotion a view leaves: the episode's own where it has a strong one, else the mood of its kind of title. */
export const drawEmotion = (rng: Rng, title: Title, episode: Episode | null): Emotion => {
  const strong = episode !== null && episode.moodStrength > 0 && chance(rng, episode.moodStrength);
  const sums = moodSums.get(title.cluster);
  const index = strong || sums === undefined ? (episode?.mood ?? 0) : drawIndex(rng, sums);
  return emotions[index] ?? 'amused';
};

export const drawReactions = (rng: Rng, member: Member, takeUps: readonly TakeUp[]): Reaction[] => {
  const reactions: Reaction[] = [];
  const p = clamp(0.2 * member.expressive, 0, 0.9);
  for (const view of answered(takeUps)) {
    if (!chance(rng, view.title.kind === 'movie' ? Math.min(1, p * 1.5) : p)) continue;
    const at = soonAfter(rng, view, member);
    if (at === null) continue;
    const felt = new Set<Emotion>();
    for (let n = chance(rng, 0.25) ? int(rng, 2, 3) : 1; n > 0; n--)
      felt.add(drawEmotion(rng, view.title, view.episode));
    for (const emotion of felt) reactions.push({ title: view.title, episode: view.episode, at, emotion });
  }
  return reactions;
};

/** Stars around the title's quality, the member's kindness and what the episode deserves. */
const drawStars = (rng: Rng, member: Member, title: Title, episode: Episode | null): number => {
  const luck = episode === null ? 0 : ((hashText(episode.id) >>> 0) / 4294967296 - 0.5) * 0.5;
  return clamp(Math.round(title.quality + luck + member.kindness + normal(rng) * 0.75), 1, 5);
};

export const drawRatings = (rng: Rng, member: Member, takeUps: readonly TakeUp[]): Rating[] => {
  const ratings: Rating[] = [];
  const p = clamp(0.17 * member.expressive, 0, 0.85);
  for (const view of answered(takeUps)) {
    if (!chance(rng, view.title.kind === 'movie' ? Math.min(1, p * 2.4) : p)) continue;
    const at = soonAfter(rng, view, member);
    if (at === null) continue;
    ratings.push({
      title: view.title,
      episode: view.episode,
      at,
      rating: drawStars(rng, member, view.title, view.episode),
    });
  }
  for (const taken of takeUps) {
    // A rating of the series as a whole, a key of its own beside its episodes.
    const last = taken.views.at(-1);
    if (taken.title.kind !== 'series' || last?.episode == null || !chance(rng, 0.05)) continue;
    const at = soonAfter(rng, last, member);
    if (at !== null)
      ratings.push({ title: taken.title, episode: null, at, rating: drawStars(rng, member, taken.title, null) });
  }
  return ratings;
};

/** Weights of a title's characters: leads first, with a favourite or two that chance lifts. */
const favouriteSums = (title: Title): Float64Array => {
  let sums = voteSums.get(title);
  if (sums === undefined) {
    sums = cumulative(
      title.cast.map((character, place) => {
        const lift = 0.5 + ((hashText(character.id) >>> 0) / 4294967296) * 1.6;
        return (lift / (place + 1) ** 0.85) * (character.deleted ? 0.35 : 1);
      }),
    );
    voteSums.set(title, sums);
  }
  return sums;
};

/** The character of the hour: some episodes put one member of the cast in front. */
const featured = (title: Title, episode: Episode | null): CastMember | undefined => {
  if (episode === null || episode.moodStrength === 0) return undefined;
  return title.cast[(hashText(episode.id) >>> 0) % title.cast.length];
};

export const drawFavourite = (rng: Rng, title: Title, episode: Episode | null): CastMember | undefined => {
  const star = featured(title, episode);
  if (star !== undefined && chance(rng, 0.3)) return star;
  return title.cast[drawIndex(rng, favouriteSums(title))];
};

export const drawVotes = (rng: Rng, member: Member, takeUps: readonly TakeUp[]): Vote[] => {
  const votes: Vote[] = [];
  const p = clamp(0.15 * member.expressive, 0, 0.8);
  for (const view of answered(takeUps)) {
    if (!chance(rng, view.title.kind === 'movie' ? Math.min(1, p * 1.4) : p)) continue;
    const at = soonAfter(rng, view, member);
    const character = drawFavourite(rng, view.title, view.episode);
    if (at !== null && character !== undefined) votes.push({ title: view.title, episode: view.episode, at, character });
  }
  return votes;
};
