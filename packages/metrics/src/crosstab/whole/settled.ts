/**
 * The answer of a cross-tab from its whole table. In: every cell and every total as counted. Out: flat cells in the order
 * and with the fields that `spread` takes, small groups left out before anything is sorted, picked or limited, so that the
 * order of the rows says nothing of what is not shown.
 */
import {
  type CellValue,
  type ComparedPeriod,
  type CrosstabQuery,
  type CrosstabSort,
  emptyCell,
  type FigureName,
  honestField,
  honestNames,
  isCalculated,
  isFigureName,
  isMeasure,
  type MeasureName,
  placesOf,
  type Row,
  shownFigures,
  sortedAs,
  suppressedField,
  titleKey,
} from '@cvm/contract';
import { compareValues, holds } from '../../compile/row-order.ts';
import { clausesOf } from '../../plan.ts';
import type { WholeCrosstab } from '../compile.ts';
import { orderOf } from '../crosstab.ts';
import { columnsOf } from '../dimensions.ts';
import { type Calculation, type ComparedTables, calculationOf, type Known } from './calculate.ts';
import { type Certainty, certaintyOf } from './certainty.ts';
import { type Hiding, hidingOf } from './hidden.ts';
import { type Steps, sorted, withEach } from './steps.ts';
import { compareBy, type Line, tableOf, type WholeTable } from './table.ts';

export type Settled = {
  readonly cells: () => Iterable<Row>;
  /** Lines beside the totals, before the limit. */
  readonly linesAll: number;
  /** Is anything left out? */
  readonly isSuppressed: boolean;
  /** Is the number of all people among it? */
  readonly isSampleSuppressed: boolean;
};

/** The figure of a measure in a cell, null where it is not shown. */
type MeasureFigure = (measure: MeasureName, line: Line, place: string) => CellValue;
/** The same of whatever is shown. */
type Figure = (name: FigureName, line: Line, place: string) => CellValue;

const figureIn =
  ({ totals, totalPlace, query }: WholeTable, { isHidden }: Hiding): MeasureFigure =>
  (measure, line, place) => {
    if (isHidden(measure, line, place)) return null;
    const cell = line.cells.get(place);
    if (cell !== undefined) return cell[measure] ?? null;
    const isTotal = line === totals || (query.pivots.length > 0 && place === totalPlace);
    return emptyCell(query, measure, isTotal, {
      row: line.cells.get(totalPlace),
      line: line.first,
      column: totals.cells.get(place),
    });
  };

/** What a line is sorted by. */
const sortValue = (table: WholeTable, figure: Figure, { column, at }: CrosstabSort): ((line: Line) => CellValue) => {
  if (!isFigureName(column)) return ({ first }) => sortedAs(column, first[column] ?? null);
  const columns = new Map(table.places.map((place) => [place, table.totals.cells.get(place) ?? {}]));
  const named = placesOf(table.query, columns).find((place) => place.at === at)?.key;
  const place = at === undefined ? table.totalPlace : named;
  return (line) => (place === undefined ? null : figure(column, line, place));
};

/** The lines that metric filters leave, in order; ties by the dimensions, a title by its id. */
function* orderedLines(table: WholeTable, figure: Figure, { plan }: WholeCrosstab): Steps<readonly Line[]> {
  const { query, lines, totalPlace } = table;
  const metrics = clausesOf(plan, 'metric');
  const isKept = (line: Line): boolean =>
    metrics.every((clause) => {
      const name = clause.values[0] ?? '';
      return isMeasure(name) && holds(figure(name, line, totalPlace), clause);
    });
  const sorts = orderOf(query).rows.map((sort) => ({ ...sort, of: sortValue(table, figure, sort) }));
  const keyed: { line: Line; values: CellValue[] }[] = [];
  yield* withEach(lines, (line) => {
    if (isKept(line)) keyed.push({ line, values: sorts.map(({ of }) => of(line)) });
  });
  const ties = compareBy(query.rows.map((name) => [name === 'title' ? titleKey : name, 'asc']));
  const inOrder = yield* sorted(keyed, (a, b) => {
    for (const [index, { direction }] of sorts.entries()) {
      const order = compareValues(a.values[index] ?? null, b.values[index] ?? null, direction);
      if (order !== 0) return order;
    }
    return ties(a.line.first, b.line.first);
  });
  return inOrder.map(({ line }) => line);
}

type Writing = {
  readonly table: WholeTable;
  readonly figure: Figure;
  readonly hiding: Hiding;
  readonly certainty: Certainty | null;
  readonly calculation: Calculation;
};

const figuresAt = (writing: Writing, query: CrosstabQuery, line: Line, place: string): Row => {
  const { figure, hiding, certainty, calculation } = writing;
  const row: Row = {};
  const isHidden = (name: FigureName): boolean =>
    isMeasure(name) ? hiding.isHidden(name, line, place) : calculation(name, line, place).isHidden;
  const shown = shownFigures(query);
  const hidden = shown.filter(isHidden);
  for (const name of shown) {
    row[name] = figure(name, line, place);
    if (certainty === null) continue;
    const told: Row = isMeasure(name) ? certainty(name, line, place) : { ...calculation(name, line, place) };
    const beside = hidden.includes(name) ? {} : told;
    for (const part of honestNames(query, name)) row[honestField(name, part)] = beside[part] ?? null;
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

/** A table with its figures, what of it is not shown, and how sure the rest is. */
function* openedTable(query: CrosstabQuery, { plan: { panel, access } }: WholeCrosstab, rows: readonly Row[]) {
  const table = yield* tableOf(query, rows);
  yield;
  const hiding = yield* hidingOf(table, access.minimumBase);
  yield;
  const certainty = query.honest === true ? yield* certaintyOf(table, panel, hiding.isHidden) : null;
  const known: Known = { table, figure: figureIn(table, hiding), isHidden: hiding.isHidden, people: certainty };
  return { table, hiding, certainty, known };
}

type OpenedTable = ReturnType<typeof openedTable> extends Generator<unknown, infer Opened> ? Opened : never;

/** The table of another period as it was counted; null where it is kept back. */
export type ComparedRows = ReadonlyMap<
  ComparedPeriod,
  { readonly whole: WholeCrosstab; readonly rows: readonly Row[] } | null
>;

function* openedTables(query: CrosstabQuery, compared: ComparedRows) {
  const opened = new Map<ComparedPeriod, OpenedTable | null>();
  for (const [period, of] of compared) opened.set(period, of && (yield* openedTable(query, of.whole, of.rows)));
  return opened;
}

/** See the module's header. Throws QueryError for a table that is too large to be looked at whole. */
export function* settled(
  query: CrosstabQuery,
  whole: WholeCrosstab,
  rows: readonly Row[],
  compared: ComparedRows = new Map(),
): Steps<Settled> {
  const { table, hiding, certainty, known } = yield* openedTable(query, whole, rows);
  const others = yield* openedTables(query, compared);
  const tables: ComparedTables = new Map([...others].map(([period, other]) => [period, other?.known ?? null]));
  const calculation = calculationOf(known, tables);
  const figure: Figure = (name, line, place) =>
    isCalculated(name) ? calculation(name, line, place).value : known.figure(name, line, place);
  const writing = { table, figure, hiding, certainty, calculation };
  yield;
  const lines = yield* orderedLines(table, figure, whole);
  const limit = whole.plan.limit ?? lines.length;
  function* cells(): Generator<Row> {
    yield* cellsOfLine(writing, table.totals, true);
    for (const line of lines.slice(0, limit)) yield* cellsOfLine(writing, line, false);
  }
  return {
    cells,
    linesAll: lines.length,
    isSuppressed: hiding.isAny || [...others.values()].some((other) => other === null || other.hiding.isAny),
    isSampleSuppressed: hiding.isTotalHidden,
  };
}
