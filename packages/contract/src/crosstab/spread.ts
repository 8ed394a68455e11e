/**
 * Flat cells -> the table of the cross-tab, once for screen, CSV and XLSX. In: the rows of `crosstabView` in the order of
 * the compiled statement (totals first, then row by row). Out: one row per value of the row dimensions, its columns named
 * as in `columns`; the totals of the columns last, with `_total`.
 */
import type { CellValue, Row } from '../views/view.ts';
import {
  type CrosstabColumn,
  columnName,
  crosstabColumns,
  type Place,
  placeKey,
  placesOf,
  totalOfRow,
} from './columns.ts';
import { besideOf, honestField, honestNames } from './honest.ts';
import { isMeasure, type MeasureName, measureDefinition, onlyDayOf } from './measures.ts';
import { fieldPrefix } from './names.ts';
import { type CrosstabQuery, type FigureName, shownFigures, titleKey } from './query.ts';

/** Cells of one row by the key of their place. */
type Cells = Map<string, Row>;

export const rowKey = ({ rows }: CrosstabQuery, cell: Row): string =>
  JSON.stringify([...rows.map((row) => cell[row]), rows.includes('title') ? cell[titleKey] : null]);

/** The dimensions of a row; of the totals all null. A title carries its id, as two may have one name. */
const dimensionCells = ({ rows }: CrosstabQuery, cell: Row | null): Row => {
  const row: Row = Object.fromEntries(rows.map((name) => [`${fieldPrefix}${name}`, cell?.[name] ?? null]));
  return rows.includes('title') ? { ...row, [`${fieldPrefix}parent_content_id`]: cell?.[titleKey] ?? null } : row;
};

/** The cells that tell of another: the total of its row, any cell of it (`line`), and the total of its column. */
type Around = Record<'row' | 'line' | 'column', Row | undefined>;

/** Does the figure of a cell mean nothing: of several days together, or of a day that is not known? */
export const meansNothing = (
  { rows, pivots }: CrosstabQuery,
  measure: MeasureName,
  isTotal: boolean,
  { line, column }: Pick<Around, 'line' | 'column'>,
): boolean => {
  if (measureDefinition(measure).totals !== false) return false;
  const day = onlyDayOf(measure, [...rows, ...pivots]);
  return isTotal || (day !== null && (rows.includes(day) ? line : column)?.[day] === null);
};

/**
 * What a cell without any row shows: nobody is no share of somebody, and no share of nobody is known. A total is the
 * whole of its own share, so it says whether there is something to divide by.
 */
export const emptyCell = (query: CrosstabQuery, measure: MeasureName, isTotal: boolean, around: Around): CellValue => {
  const { empty, share } = measureDefinition(measure);
  if (share !== undefined) return typeof around[share]?.[measure] === 'number' ? 0 : null;
  return meansNothing(query, measure, isTotal, around) ? null : empty;
};

/** The field of a flat cell with the figures that are not shown in it, and of a row with the columns: a list as text. */
export const suppressedField = 'suppressed';

const figuresSuppressedIn = (cell: Row | undefined): readonly string[] =>
  typeof cell?.[suppressedField] === 'string' ? cell[suppressedField].split(' ') : [];

const suppressedColumns = (query: CrosstabQuery, places: readonly Place[], cells: Cells): Row => {
  const names = shownFigures(query).flatMap((figure) =>
    places
      .filter(({ key }) => figuresSuppressedIn(cells.get(key)).includes(figure))
      .map(({ at }) => columnName(figure, at)),
  );
  return names.length === 0 ? {} : { [suppressedField]: JSON.stringify(names) };
};

const figureCells = (
  query: CrosstabQuery,
  places: readonly Place[],
  { cells, totals }: { readonly cells: Cells; readonly totals: Cells },
): Row => {
  const row = cells.get(totalOfRow);
  const line = cells.values().next().value;
  const valueAt = (figure: FigureName, key: string): CellValue => {
    const cell = cells.get(key);
    if (cell !== undefined) return cell[figure] ?? null;
    if (!isMeasure(figure)) return null;
    return emptyCell(query, figure, cells === totals || key === totalOfRow, { row, line, column: totals.get(key) });
  };
  const fields = (figure: FigureName, { key, at }: Place): [string, CellValue][] => [
    [columnName(figure, at), valueAt(figure, key)],
    ...honestNames(query, figure)
      .filter((name) => name !== 'differs' || (key !== totalOfRow && cells !== totals))
      .map((name): [string, CellValue] => {
        const field = honestField(figure, name);
        return [columnName(field, at), cells.get(key)?.[field] ?? null];
      }),
  ];
  const figures = shownFigures(query).flatMap((figure) => places.flatMap((place) => fields(figure, place)));
  return { ...Object.fromEntries(figures), ...suppressedColumns(query, places, cells) };
};

export type Spreading = {
  /** Takes the next cell; gives the row that is finished by it, if any. */
  readonly take: (cell: Row) => Row | null;
  /** What is left when there are no more cells: the last row, and the totals where they are asked for. */
  readonly end: () => Row[];
  /** Every column; complete once `take` has given a row, or after `end`. */
  readonly columns: () => readonly CrosstabColumn[];
};

/** The columns of a row that are not shown. */
export const suppressedIn = (row: Row): string[] =>
  typeof row[suppressedField] === 'string' ? (JSON.parse(row[suppressedField]) as string[]) : [];

/** Those and what stands beside them. */
export const suppressedBeside = (row: Row): string[] => {
  const suppressed = new Set(suppressedIn(row));
  return Object.keys(row).filter((name) => suppressed.has(name) || suppressed.has(besideOf(name)));
};

/** A row as it is answered: with the columns that are not shown as a list. */
export const answeredRow = (row: Row): Record<string, CellValue | readonly string[]> =>
  row[suppressedField] === undefined ? row : { ...row, [suppressedField]: suppressedIn(row) };

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
    const row = { ...dimensionCells(query, first), ...figureCells(query, knownPlaces(), { cells, totals }) };
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
      const figures = figureCells(query, knownPlaces(), { cells: totals, totals });
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
