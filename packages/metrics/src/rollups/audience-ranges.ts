/**
 * How many people of a kind of titles any range has, everybody: by the last day of it, in a list from one day to the longest. What
 * rankings and indexes of any range are against is one look-up in place of a million rows (docs/decisions/0066-ranges-counted-ahead.md).
 */
import { addDays, daysBetween } from '@cvm/contract';
import { param, raw, sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { endDay, isKind } from '../compile/where.ts';
import { type Bucket, column, smallBlocks } from './columns.ts';
import { rangesInsert } from './derive/ranges.ts';
import type { RollupName } from './names.ts';
import { rangeDaysMax, rangeEnds, rangesFrom } from './ranges.ts';
import type { Count, Rollup } from './rollup.ts';

const lastColumn = column('last', 'Date32', 'last day of the ranges');

const listOf = (figure: 'viewers' | 'views', type: string) => ({
  ...column(`${figure}_in`, `Array(${type})`, `${figure} in the last 1, 2, 3 ... days up to it`),
  codec: 'Delta, LZ4',
});

const refusesDays: Rollup['refusesDays'] = ({ range: { from, to }, edition: { dataThrough } }) => {
  if (to < addDays(dataThrough, 1 - rangeEnds))
    return `is of ranges that end in the last ${rangeEnds} days of the data`;
  const days = daysOf(from, to);
  return days < 1 || days > rangeDaysMax ? `is of ranges of up to ${rangeDaysMax} days` : undefined;
};

/** How long a range is; below 1 where it begins behind the data, and no number where it is open to the past. */
const daysOf = (from: string | null, to: string): number => (from === null ? Infinity : daysBetween(from, to) + 1);

const inList =
  (figure: 'viewers' | 'views'): Count =>
  (at, { range: { from, to } }) => [
    part(figure, sql`sum(${raw(`${at}.${figure}_in`)}[${param('days', 'UInt16', daysOf(from, to))}])`),
  ];

const ranges = {
  orderBy: ['kind', 'last'],
  spread: 'parts',
  // A list is 400 numbers: of 8,192 rows a look-up would read all there are.
  settings: { ...smallBlocks, index_granularity: 16 },
  worthFrom: rangesFrom,
  comesLater: true,
  refusesDays,
  where: (plan, { kind = 'any' }) => [isKind(kind), sql`last = ${endDay(plan)}`],
} as const satisfies Partial<Rollup>;

export const audienceRanges: Rollup = {
  ...ranges,
  name: 'audience_ranges',
  derive: rangesInsert('audience_ranges'),
  says: 'views and viewers of any title of a kind in ranges of days, everybody',
  columns: ['kind', lastColumn, listOf('viewers', 'UInt32'), listOf('views', 'UInt64')],
  rows: 10,
  carries: { viewers: inList('viewers'), views: inList('views') },
};

/** People of both kinds together are compared with nobody by what they are. */
const ofBucket = (name: RollupName, bucket: Bucket, rows: number): Rollup => ({
  ...ranges,
  name,
  derive: rangesInsert(name, bucket),
  says: `viewers of any title of a kind in ranges of days by ${bucket}, everybody`,
  columns: ['kind', lastColumn, bucket, listOf('viewers', 'UInt32')],
  orderBy: ['kind', 'last', bucket],
  rows,
  carries: { viewers: inList('viewers') },
  refusesDays: (plan, wanted) =>
    (wanted.kind ?? 'any') === 'any' ? 'is of one kind of titles' : refusesDays(plan, wanted),
});

export const countryRanges = ofBucket('country_ranges', 'country', 500);
export const ageRanges = ofBucket('age_ranges', 'age', 100);
export const genderRanges = ofBucket('gender_ranges', 'gender', 30);
