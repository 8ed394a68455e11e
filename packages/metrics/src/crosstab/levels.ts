/**
 * The grains a cross-tab is counted at. Totals are counted anew from the members of a whole row, column or table: distinct
 * members never add up, and a title stands in several genres.
 */
import { type CrosstabQuery, type DimensionName, measureDefinition } from '@cvm/contract';
import { byRowTotal, orderOf } from './crosstab.ts';

/** `across`: the pivots are summed out; `total`: the rows are. */
export type Level = { readonly across: boolean; readonly total: boolean };

const cells: Level = { across: false, total: false };
const rowTotals: Level = { across: true, total: false };
const columnTotals: Level = { across: false, total: true };
const grandTotal: Level = { across: true, total: true };

export const dimensionsAt = (query: CrosstabQuery, level: Level): DimensionName[] => [
  ...(level.total ? [] : query.rows),
  ...(level.across ? [] : query.pivots),
];

const hasShare = (query: CrosstabQuery, by: 'row' | 'column'): boolean =>
  query.measures.some((measure) => measureDefinition(measure).share === by);

/** Sorts and metric filters that name no pivoted column go by the totals of the rows. */
const readsRowTotals = (query: CrosstabQuery): boolean =>
  orderOf(query).rows.some(byRowTotal) || query.clauses.some(({ id }) => id === 'metric');

/** The levels an answer needs, of the whole table all; with pivots the column totals always, as they say which columns there are. */
export const levelsOf = (query: CrosstabQuery, isWhole: boolean): Level[] => {
  if (isWhole) return query.pivots.length === 0 ? [cells, columnTotals] : [cells, columnTotals, rowTotals, grandTotal];
  const needsTotal = query.total || hasShare(query, 'column');
  if (query.pivots.length === 0) return needsTotal ? [cells, columnTotals] : [cells];
  const needsRows = query.rowTotal || hasShare(query, 'row') || readsRowTotals(query);
  return [cells, columnTotals, ...(needsRows ? [rowTotals] : []), ...(needsRows && needsTotal ? [grandTotal] : [])];
};

/** The dimensions that are told apart at each of them. */
export const dimensionsOfLevels = (query: CrosstabQuery, isWhole: boolean): DimensionName[][] =>
  levelsOf(query, isWhole).map((level) => dimensionsAt(query, level));
