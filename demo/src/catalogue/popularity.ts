/**
 * Popularity with the long tail of any catalogue: titles are ranked by chance and a bonus, and the weight falls with
 * the rank as in Zipf's law. Surges mark the titles that rise in the last two weeks.
 */

import { sample } from '../distributions.ts';
import type { Rng } from '../random.ts';
import type { Title } from './types.ts';

const zipfShift = 5;
const zipfExponent = 0.92;

/** Sets `popularity` of every title given; `bonus` in about 0 to 1 moves a title up. */
export const rankTitles = <T extends Title>(rng: Rng, titles: readonly T[], bonus: (title: T) => number): void => {
  const scored = titles.map((title) => ({ title, score: rng() + bonus(title) }));
  scored.sort((a, b) => b.score - a.score || a.title.index - b.title.index);
  scored.forEach(({ title }, rank) => {
    title.popularity = 1 / (rank + 1 + zipfShift) ** zipfExponent;
  });
};

/** Lets a share of the given titles rise; `strength` is the mean share of active members who join in. */
export const addSurges = (rng: Rng, titles: readonly Title[], share: number, strength: number): void => {
  const count = Math.max(2, Math.round(titles.length * share));
  for (const title of sample(rng, titles, count)) title.surge = strength * (0.6 + rng() * 1.2);
};
