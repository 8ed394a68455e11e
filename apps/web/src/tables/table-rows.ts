/**
 * The rows of a table by their place: those that reach the minimum of a ranking first, then those below it. A table that has all
 * of its rows and one that has those in sight are read alike.
 */
import type { Column, Row, Sort, ViewDefinition } from '@cvm/contract';
import { type Minimum, reaching } from './rates.ts';
import { sortRows } from './sort-rows.ts';

/** Why rows are not there, and how they are asked for again. */
export type RowsFailure = { readonly error: Error | null; readonly retry: () => void };

/** Places from the first to the last, both included. */
export type Sight = { readonly first: number; readonly last: number };

export type TableRows = {
  readonly count: number;
  /** How many of them reach the minimum of the ranking: the first ones. */
  readonly reaching: number;
  /** Null while it is not there. */
  readonly at: (place: number) => Row | null;
  /** The same object for rows that failed together; null where none did. */
  readonly failureAt: (place: number) => RowsFailure | null;
  /** The largest figure of a column in all rows; null while it is not known. */
  readonly largest: (column: Column) => number | null;
  /** Told of the rows in sight; absent where all rows are there. */
  readonly see?: (sight: Sight) => void;
};

const largestIn = (rows: readonly Row[], { name }: Column): number => {
  let max = 0;
  for (const row of rows) if (typeof row[name] === 'number' && row[name] > max) max = row[name];
  return max;
};

/** Rows that are all there, in an order. */
export const orderedRows = (rows: readonly Row[], reachingCount = rows.length): TableRows => {
  const largest = new Map<string, number>();
  return {
    count: rows.length,
    reaching: reachingCount,
    at: (place) => rows[place] ?? null,
    failureAt: () => null,
    largest: (column) => {
      const known = largest.get(column.name) ?? largestIn(rows, column);
      largest.set(column.name, known);
      return known;
    },
  };
};

/** Rows that are all there, put in their order here. */
export const wholeRows = (
  rows: readonly Row[],
  sorts: readonly Sort[],
  view: ViewDefinition,
  minimum: Minimum | null,
): TableRows => {
  const standing = reaching(sortRows(rows, sorts, view), minimum);
  return orderedRows([...standing.rows, ...standing.below], standing.rows.length);
};

/** How many rows are there from the first one on, of so many. */
export const knownFromFirst = ({ at, count }: TableRows, countMax: number): number => {
  const wanted = Math.min(count, countMax);
  for (let place = 0; place < wanted; place += 1) if (at(place) === null) return place;
  return wanted;
};
