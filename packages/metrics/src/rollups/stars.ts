/** Ratings of a title by their number of stars: what the interval of a mean needs beside it. */
import { type Part, part } from '../compile/tally.ts';
import { inRange, people } from '../compile/where.ts';
import { sums } from './columns.ts';
import { starDays as ofFacts, rating, starDayColumns, titleStarsInsert } from './derive/fact-days.ts';
import { byDayOfMany, ofAllTime, type Rollup } from './rollup.ts';

/**
 * The middle of the scale, 1 to 5 stars. Sums of the distances from it, and of their squares, say that all ratings are the same to the
 * last digit, whatever each weighs: a distance of 1 or 2 times a number is exact.
 */
export const middleStars = 3;

/** SQL: how far ratings lie from the middle, summed up, and the squares of that; a row stands for `times` of them. */
export const starDistances = (at: string, times = ''): Part[] => {
  const distance = `(${at}.rating - ${middleStars})`;
  return [
    part('star_distances', `sum(${times}${distance})`),
    part('star_squares', `sum(${times}${distance} * ${distance})`),
  ];
};

const starSums = (at: string): Part[] => [
  part('ratings', `sum(${at}.ratings)`),
  ...starDistances(at, `${at}.ratings * `),
];

const stars = {
  spread: 'parts',
  carries: { star_sums: starSums },
  mayCountNone: ['star_sums'],
} as const satisfies Partial<Rollup>;

export const starDays: Rollup = {
  ...stars,
  name: 'star_days',
  derive: ofFacts.insert,
  says: 'ratings of a title by stars, by day',
  columns: starDayColumns,
  orderBy: ['title_kind', 'day', 'title', 'cell'],
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
