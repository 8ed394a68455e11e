/**
 * Flat cells -> the table of the cross-tab, once for screen, CSV and XLSX. In: the rows of `crosstabView` in the order of
 * the compiled statement (totals first, then row by row). Out: one row per value of the row dimensions, its columns named
 * as in `columns`; the totals of the columns last, with `_total`.
 */
import type { Row } from '../views/view.ts';
import {
  type CrosstabColumn,
  columnName,
  crosstabColumns,
  type Place,
  placeKey,
  placesOf,
  totalOfRow,
} from './columns.ts';
import { type MeasureName, measureDefinition } from './measures.ts';
import { type CrosstabQuery, fieldPrefix, titleKey } from './query.ts';

/** Cells of one row by the key of their place. */
type Cells = Map<string, Row>;

const rowKey = ({ rows }: CrosstabQuery, cell: Row): string =>
  JSON.stringify([...rows.map((row) => cell[row]), rows.includes('title') ? cell[titleKey] : null]);

/** The dimensions of a row; of the totals all null. A title carries its id, as two may have one name. */
const dimensionCells = ({ rows }: CrosstabQuery, cell: Row | null): Row => {
  const row: Row = Object.fromEntries(rows.map((name) => [`${fieldPrefix}${name}`, cell?.[name] ?? null]));
  return rows.includes('title') ? { ...row, [`${fieldPrefix}parent_content_id`]: cell?.[titleKey] ?? null } : row;
};

/** What a cell without any row shows; nothing in a total of what has none. */
const emptyCell = (measure: MeasureName, isTotal: boolean): 0 | null => {
  const { empty, totals } = measureDefinition(measure);
  return isTotal && totals === false ? null : empty;
};

const measureCells = (
  { measures }: CrosstabQuery,
  places: readonly Place[],
  { cells, isTotal }: { readonly cells: Cells; readonly isTotal: boolean },
): Row =>
  Object.fromEntries(
    measures.flatMap((measure) =>
      places.map(({ key, at }) => {
        const cell = cells.get(key);
        const value = cell === undefined ? emptyCell(measure, isTotal || key === totalOfRow) : (cell[measure] ?? null);
        return [columnName(measure, at), value];
      }),
    ),
  );

export type Spreading = {
  /** Takes the next cell; gives the row that is finished by it, if any. */
  readonly take: (cell: Row) => Row | null;
  /** What is left when there are no more cells: the last row, and the totals where they are asked for. */
  readonly end: () => Row[];
  /** Every column; complete once `take` has given a row, or after `end`. */
  readonly columns: () => readonly CrosstabColumn[];
};

/** Takes cells one by one, so that an export needs no more memory than a row. */
export const openSpread = (query: CrosstabQuery): Spreading => {
  const totals: Cells = new Map();
  let cells: Cells = new Map();
  let places: Place[] | null = null;

  const knownPlaces = (): Place[] => {
    places ??= placesOf(query, totals);
    return places;
  };
  const finish = (): Row | null => {
    const first = cells.values().next().value;
    if (first === undefined) return null;
    const row = { ...dimensionCells(query, first), ...measureCells(query, knownPlaces(), { cells, isTotal: false }) };
    cells = new Map();
    return row;
  };
  return {
    take: (cell) => {
      if (cell.total === 1) {
        totals.set(placeKey(query, cell), cell);
        return null;
      }
      const last = cells.values().next().value;
      const done = last !== undefined && rowKey(query, last) !== rowKey(query, cell) ? finish() : null;
      cells.set(placeKey(query, cell), cell);
      return done;
    },
    end: () => {
      const last = finish();
      const figures = measureCells(query, knownPlaces(), { cells: totals, isTotal: true });
      const total = { ...dimensionCells(query, null), ...figures, _total: true };
      return [...(last === null ? [] : [last]), ...(query.total ? [total] : [])];
    },
    columns: () => crosstabColumns(query, knownPlaces()),
  };
};

/** The whole table at once. */
export const spread = (
  query: CrosstabQuery,
  cells: readonly Row[],
): { columns: readonly CrosstabColumn[]; rows: Row[] } => {
  const spreading = openSpread(query);
  const finished = cells.map(spreading.take).filter((row) => row !== null);
  return { rows: [...finished, ...spreading.end()], columns: spreading.columns() };
};
