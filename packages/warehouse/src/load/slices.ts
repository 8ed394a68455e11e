// How much of a rollup one statement derives: all titles by ranges and all members by shares, so that memory stays small, or what an
// append adds. And how many such statements run at a time.
import { type Before, everyDay, type Place, type Slice } from '@cvm/metrics';
import { literal } from '../schema/index.ts';
import { within } from './build/events.ts';
import { type Growth, type LateTable, lateTables, lateTitles, type Moved } from './build/late.ts';
import type { Engine } from './engine.ts';
import { memberParts, titleRanges } from './ranges.ts';

/** What an append grows by, and what it changed besides rows. */
export type Growing = Growth & { readonly moved: Moved };

export type Work = () => Promise<void>;

/**
 * Statements of a load, which work on one core from time to time: as many at a time as the warehouse lets loads have. All have ended
 * when this does, whatever became of them, so that nothing writes to an edition that is dropped. Throws what the first one threw.
 */
export const together = async (works: readonly Work[]): Promise<void> => {
  const ended = await Promise.allSettled(works.map((work) => work()));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
};

/** The statements that make a table, for each of many tables: hardly any work each, and most of it waiting. */
export const createAll = (engine: Engine, tables: readonly (readonly string[])[]): Promise<void> =>
  together(
    tables.map((statements) => async () => {
      for (const statement of statements) await engine.run(statement);
    }),
  );

export const countsOf = async (engine: Engine, growth: Growth): Promise<Record<LateTable, number>> => {
  const counts = { late_views: 0, late_follows: 0, late_weeks: 0, late_titles: 0 };
  for (const table of lateTables) counts[table] = await engine.count(`${growth.stageDatabase}.${table}`);
  return counts;
};

export const beforeOf = (growth: Growth, late: LateTable): Before => ({ ...growth, late: lateTitles(growth, late) });

/** Of a growth, where what rollups held before is found, and whose titles count anew. */
export const moving = (place: Place, growth: Growth | null, late: LateTable): Place =>
  growth === null ? place : { ...place, moved: beforeOf(growth, late) };

export const whole = (of: string): Slice => ({ of, days: everyDay });

export const since = ({ before }: Growth) => `toDate32(${literal(before)})`;

/** The days after those of the edition before, of the histories that `of` picks. */
export const later = (growth: Growth, of: string): Slice => ({
  of,
  days: (day) => `${day} > ${since(growth)}`,
  isLater: true,
});

export type Rows = {
  /** Table or subquery with the column `title` whose size says how much is worked on at a time. */
  readonly from: string;
  readonly late: LateTable;
};

/** All titles by ranges, so that each is read once in the order it is stored in; or what is new of them, and the late ones. */
export const slicesOf = async (engine: Engine, { from, late }: Rows, growth: Growth | null): Promise<Slice[]> => {
  if (growth === null) return (await titleRanges(engine, from)).map((range) => whole(within(range)));
  const titles = lateTitles(growth, late);
  const anew = await titleRanges(engine, `${from} where title in (${titles})`);
  return [
    ...anew.map((range) => whole(`${within(range)} and title in (${titles})`)),
    later(growth, `title not in (${titles})`),
  ];
};

/** All members by shares, or those of `table` with later days. */
export const memberSlices = async (engine: Engine, table: string, growth: Growth | null): Promise<Slice[]> =>
  memberParts(await engine.count(table)).map((part) => (growth === null ? whole(part) : later(growth, part)));
