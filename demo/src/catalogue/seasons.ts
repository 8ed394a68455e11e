/**
 * The seasons of a series: laid out backwards from the one that gives the series its state at the data date, so that
 * every run has shows on air, shows returning and shows to come, whatever the data date is.
 */
import { chance, exponential, int } from '../distributions.ts';
import type { Rng } from '../random.ts';
import type { Network } from '../words/companies.ts';
import { emotions } from '../words/genres.ts';
import { episodeId } from './ids.ts';
import { episodeName, specialName } from './names.ts';
import type { Episode, SeriesState } from './types.ts';

/** How a series airs. `interval` is the days between episodes, 0 for all at once. */
export type Pattern = {
  interval: number;
  length: number;
  gap: number;
  seasons: number;
};

/** Nothing in the catalogue aired before this day, 1995-01-01. */
const earliestDay = 9131;

/** One show of a full catalogue runs this long, to try long season lists and charts. */
export const longRunnerPattern: Pattern = { interval: 7, length: 24, gap: 364, seasons: 25 };

export const drawPattern = (rng: Rng, network: Network | null, genres: readonly string[]): Pattern => {
  const more = Math.floor(exponential(rng, 2.2));
  if (genres.includes('Mini-Series'))
    return { interval: chance(rng, 0.6) ? 0 : 7, length: int(rng, 4, 8), gap: 0, seasons: 1 };
  if (genres.includes('Soap'))
    return { interval: 1, length: int(rng, 30, 40), gap: 364, seasons: 1 + Math.min(more, 2) };
  switch (network?.model) {
    case 'broadcast':
      return { interval: 7, length: int(rng, 10, 22), gap: 364, seasons: 1 + Math.min(more, 7) };
    case 'anime':
      return { interval: 7, length: int(rng, 12, 13), gap: 364 + 91 * int(rng, 0, 5), seasons: 1 + Math.min(more, 3) };
    case 'cable':
      return { interval: 7, length: int(rng, 8, 13), gap: 350 + int(rng, 0, 60), seasons: 1 + Math.min(more, 6) };
    case 'premium':
      return { interval: 7, length: int(rng, 6, 10), gap: 380 + int(rng, 0, 300), seasons: 1 + Math.min(more, 4) };
    default:
      return {
        interval: chance(rng, 0.65) ? 0 : 7,
        length: int(rng, 6, 10),
        gap: 400 + int(rng, 0, 330),
        seasons: 1 + Math.min(more, 4),
      };
  }
};

/** The first day of the season that decides the state, as an offset from the data date. */
const anchorOffset = (rng: Rng, state: SeriesState, pattern: Pattern): number => {
  const span = pattern.interval * (pattern.length - 1);
  switch (state) {
    case 'airing':
      return pattern.interval === 0 ? -int(rng, 3, 60) : -int(rng, 4, Math.max(5, span));
    case 'returning':
    case 'upcoming':
      return int(rng, 4, state === 'returning' ? 190 : 330);
    case 'idle':
      return -span - int(rng, 20, 420);
    default:
      return -span - 45 - Math.floor(exponential(rng, 1300));
  }
};

/** First days of the seasons, earliest first. */
export const seasonDays = (rng: Rng, state: SeriesState, pattern: Pattern, through: number): number[] => {
  let day = through + anchorOffset(rng, state, pattern);
  const days = [day];
  // Only a season that comes back needs one before it.
  const wanted = state === 'upcoming' ? 1 : state === 'returning' ? Math.max(2, pattern.seasons) : pattern.seasons;
  while (days.length < wanted) {
    day -= Math.max(pattern.gap, 200) + (pattern.gap === longRunnerPattern.gap ? 0 : int(rng, -20, 40));
    if (day < earliestDay) break;
    days.unshift(day);
  }
  return days;
};

const episode = (
  rng: Rng,
  titleIndex: number,
  place: number,
  season: number,
  number: number,
  day: number | null,
): Episode => ({
  id: episodeId(titleIndex, place),
  season,
  number,
  name: season === 0 ? specialName(rng) : episodeName(rng, number),
  day,
  mood: int(rng, 0, emotions.length - 1),
  moodStrength: chance(rng, 0.3) ? 0.15 + rng() * 0.35 : 0,
});

/** Regular episodes over the given seasons; the last ones of a season still to air may lack a date. */
export const layEpisodes = (
  rng: Rng,
  titleIndex: number,
  pattern: Pattern,
  days: readonly number[],
  through: number,
): Episode[] => {
  const episodes: Episode[] = [];
  days.forEach((start, index) => {
    const length = pattern === longRunnerPattern ? pattern.length : Math.max(3, pattern.length + int(rng, -1, 1));
    const undatedFrom = start > through && chance(rng, 0.35) ? int(rng, 2, length) : length;
    for (let n = 0; n < length; n++) {
      // Daily shows rest at weekends: five episodes take seven days.
      const offset = pattern.interval === 1 ? n + 2 * Math.floor(n / 5) : n * pattern.interval;
      const day = n < undatedFrom ? start + offset : null;
      episodes.push(episode(rng, titleIndex, episodes.length, index + 1, n + 1, day));
    }
  });
  return episodes;
};

/** Specials of season 0, aired between the first season and the data date. */
export const laySpecials = (rng: Rng, titleIndex: number, regular: readonly Episode[], through: number): Episode[] => {
  const first = regular[0]?.day ?? null;
  if (first === null || first > through - 30 || !chance(rng, 0.24)) return [];
  const days = Array.from({ length: int(rng, 1, 3) }, () => int(rng, first + 20, through)).sort((a, b) => a - b);
  return days.map((day, n) => episode(rng, titleIndex, regular.length + n, 0, n + 1, day));
};
