/**
 * The answer of a cross-tab from its whole table. In: every cell and every total as counted. Out: flat cells in the order
 * and with the fields that `spread` takes, small groups left out before anything is sorted, picked or limited, so that the
 * order of the rows says nothing of what is not shown.
 */
import {
  type CellValue,
  type CrosstabQuery,
  type CrosstabSort,
  emptyCell,
  honestField,
  honestNames,
  isMeasure,
  type MeasureName,
  placesOf,
  type Row,
  suppressedField,
  titleKey,
} from '@cvm/contract';
import { compareBy, compareValues, holds } from '../../compile/row-order.ts';
import { clausesOf } from '../../plan.ts';
import type { WholeCrosstab } from '../compile.ts';
import { orderOf } from '../crosstab.ts';
import { columnsOf } from '../dimensions.ts';
import { type Certainty, certaintyOf } from './certainty.ts';
import { type Hiding, hidingOf } from './hidden.ts';
import { type Line, tableOf, type WholeTable } from './table.ts';

export type Settled = {
  readonly cells: () => Iterable<Row>;
  /** Is anything left out? */
  readonly isSuppressed: boolean;
  /** Is the number of all people among it? */
  readonly isSampleSuppressed: boolean;
};

/** The figure of a measure in a cell, null where it is not shown. */
type Figure = (measure: MeasureName, line: Line, place: string) => CellValue;

const figureIn =
  ({ totals, totalPlace, query }: WholeTable, { isHidden }: Hiding): Figure =>
  (measure, line, place) => {
    if (isHidden(measure, line, place)) return null;
    const cell = line.cells.get(place);
    if (cell !== undefined) return cell[measure] ?? null;
    const isTotal = line === totals || (query.pivots.length > 0 && place === totalPlace);
    return emptyCell(measure, isTotal, { row: line.cells.get(totalPlace), column: totals.cells.get(place) });
  };

/** What a line is sorted by. */
const sortValue = (table: WholeTable, figure: Figure, { column, at }: CrosstabSort): ((line: Line) => CellValue) => {
  if (!isMeasure(column)) return ({ first }) => first[column] ?? null;
  const columns = new Map(table.places.map((place) => [place, table.totals.cells.get(place) ?? {}]));
  const named = placesOf(table.query, columns).find((place) => place.at === at)?.key;
  const place = at === undefined ? table.totalPlace : named;
  return (line) => (place === undefined ? null : figure(column, line, place));
};

/** The lines that metric filters and the limit leave, in order; ties by the dimensions, a title by its id. */
const orderedLines = (table: WholeTable, figure: Figure, { plan }: WholeCrosstab): readonly Line[] => {
  const { query, lines, totalPlace } = table;
  const metrics = clausesOf(plan, 'metric');
  const kept = lines.filter((line) =>
    metrics.every((clause) => {
      const name = clause.values[0] ?? '';
      return isMeasure(name) && holds(figure(name, line, totalPlace), clause);
    }),
  );
  const sorts = orderOf(query).rows.map((sort) => ({ ...sort, of: sortValue(table, figure, sort) }));
  const keyed = kept.map((line) => ({ line, values: sorts.map(({ of }) => of(line)) }));
  const ties = compareBy(query.rows.map((name) => [name === 'title' ? titleKey : name, 'asc']));
  keyed.sort((a, b) => {
    for (const [index, { direction }] of sorts.entries()) {
      const order = compareValues(a.values[index] ?? null, b.values[index] ?? null, direction);
      if (order !== 0) return order;
    }
    return ties(a.line.first, b.line.first);
  });
  const sorted = keyed.map(({ line }) => line);
  return plan.limit === null ? sorted : sorted.slice(0, plan.limit);
};

type Writing = {
  readonly table: WholeTable;
  readonly figure: Figure;
  readonly hiding: Hiding;
  readonly certainty: Certainty | null;
};

const figuresAt = ({ figure, hiding, certainty }: Writing, query: CrosstabQuery, line: Line, place: string): Row => {
  const row: Row = {};
  const hidden = query.measures.filter((measure) => hiding.isHidden(measure, line, place));
  for (const measure of query.measures) {
    row[measure] = figure(measure, line, place);
    if (certainty === null) continue;
    const beside = hidden.includes(measure) ? {} : certainty(measure, line, place);
    for (const name of honestNames(query, measure)) row[honestField(measure, name)] = beside[name] ?? null;
  }
  return hidden.length === 0 ? row : { ...row, [suppressedField]: hidden.join(' ') };
};

function* cellsOfLine(writing: Writing, line: Line, isTotal: boolean): Generator<Row> {
  const { query, places, totals, totalPlace } = writing.table;
  const pivots = columnsOf(query.pivots);
  const dimensions = Object.fromEntries(columnsOf(query.rows).map((name) => [name, line.first[name] ?? null]));
  for (const place of query.pivots.length === 0 ? places : [...places, totalPlace]) {
    const across = query.pivots.length > 0 && place === totalPlace;
    const column = totals.cells.get(place);
    const values = Object.fromEntries(pivots.map((name) => [name, across ? null : (column?.[name] ?? null)]));
    const flags = { across: across ? 1 : 0, total: isTotal ? 1 : 0 };
    yield { ...dimensions, ...values, ...flags, ...figuresAt(writing, query, line, place) };
  }
}

/** See the module's header. Throws QueryError for a table that is too large to be looked at whole. */
export const settled = (query: CrosstabQuery, whole: WholeCrosstab, rows: readonly Row[]): Settled => {
  const table = tableOf(query, rows);
  const { panel, access } = whole.plan;
  const hiding = hidingOf(table, access.minimumBase);
  const figure = figureIn(table, hiding);
  const certainty = query.honest === true ? certaintyOf(table, panel, hiding.isHidden) : null;
  const writing = { table, figure, hiding, certainty };
  const lines = orderedLines(table, figure, whole);
  function* cells(): Generator<Row> {
    yield* cellsOfLine(writing, table.totals, true);
    for (const line of lines) yield* cellsOfLine(writing, line, false);
  }
  return { cells, isSuppressed: hiding.isAny, isSampleSuppressed: hiding.isTotalHidden };
};
