/** Release days of movies: a few to come, a few of the last weeks, the rest over thirty years with a lean to recent. */
import { chance, clamp, exponential, int } from '../distributions.ts';
import type { Rng } from '../random.ts';

export type MovieState = 'announced' | 'undated' | 'fresh' | 'catalogue';

const daysPerYear = 365.25;

export const movieReleaseDay = (rng: Rng, state: MovieState, through: number): number | null => {
  switch (state) {
    case 'undated':
      return null;
    case 'announced':
      return through + int(rng, 3, 420);
    case 'fresh':
      return through - int(rng, 1, 75);
    default:
      return through - 76 - Math.floor(clamp(exponential(rng, 6 * daysPerYear), 0, 32 * daysPerYear));
  }
};

export const movieRuntime = (rng: Rng): number | null =>
  chance(rng, 0.02) ? null : clamp(Math.round(108 + (rng() + rng() + rng() - 1.5) * 40), 71, 197);
