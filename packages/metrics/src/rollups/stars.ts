/** Ratings of a title by their number of stars: what the interval of a mean needs beside it. */
import { type Part, part } from '../compile/tally.ts';
import { inRange, people } from '../compile/where.ts';
import { column, sums } from './columns.ts';
import { starDays as ofFacts, titleStarsInsert } from './derive/fact-days.ts';
import { byDayOfMany, ofAllTime, type Rollup } from './rollup.ts';

export const starNumbers = [1, 2, 3, 4, 5] as const;

const rating = column('rating', 'UInt8', 'stars, 1 to 5');

const starCounts = (at: string): Part[] => [
  part('ratings', `sum(${at}.ratings)`),
  ...starNumbers.map((number) => part(`stars_${number}`, `sumIf(${at}.ratings, ${at}.rating = ${number})`)),
];

const stars = {
  spread: 'parts',
  carries: { star_counts: starCounts },
  mayCountNone: ['star_counts'],
} as const satisfies Partial<Rollup>;

export const starDays: Rollup = {
  ...stars,
  name: 'star_days',
  derive: ofFacts.insert,
  says: 'ratings of a title by stars, by day',
  columns: ['title', 'day', 'cell', rating, sums.ratings],
  orderBy: ['day', 'title', 'cell'],
  rows: 100_000,
  refusesDays: byDayOfMany,
  where: (plan) => [...inRange(plan), ...people(plan)],
};

export const titleStars: Rollup = {
  ...stars,
  name: 'title_stars',
  derive: titleStarsInsert,
  says: 'all-time ratings of a title by stars, everybody',
  columns: ['title', rating, sums.ratings],
  orderBy: ['title'],
  rows: 5_000,
  refusesDays: ofAllTime,
  where: people,
};
