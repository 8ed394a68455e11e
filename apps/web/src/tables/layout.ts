/** The measures of a table (1-foundation section 9) and how its columns share the width. */
import { type Column, isNumeric, type Sort } from '@cvm/contract';

export const tableHeight = 600;
const rowHeight = 50;
const compactRowHeight = 36;

/** Of every row, whatever stands in it. */
export const rowHeightOf = (compact: boolean): number => (compact ? compactRowHeight : rowHeight);
export const headerHeight = 46;
/** What a table with so many rows takes inside its frame. */
export const heightOf = (rows: number, compact = false): number => headerHeight + rows * rowHeightOf(compact) + 2;
/** Around it. */
export const frameHeight = 2;
/** Rows of a table on paper: some twenty pages, and of one that shares its page what is read. The files of the page have all. */
export const printedRowsMaxOf = (dense: boolean): number => (dense ? 100 : 500);
export const overscanRows = 3;
/** Titles longer than this are cut to it plus `...`, in the columns below. */
export const titleLengthMax = 100;
/** Other texts likewise; hovering tells the whole. */
export const textLengthMax = 40;
export const titleColumns: readonly string[] = [
  'movie',
  'movieName',
  'show',
  'showName',
  'tv_show_name',
  'title',
  'name',
  'titleName',
  'contentName',
];

export const rankWidth = 48;
/** Of the boxes that rows are ticked in. */
export const tickWidth = 44;
/** The first column takes what the others leave, but never less than this. */
const firstWidthMin = 180;

/** The columns of a table where some were taken from the screen: the first says what a row is, and what rows are sorted by stays. */
export const shownColumns = (
  columns: readonly Column[],
  without: readonly string[],
  sorts: readonly Sort[],
): readonly Column[] =>
  columns.filter(
    ({ name, sortBy }, position) =>
      position === 0 || !without.includes(name) || sorts.some(({ column }) => column === (sortBy ?? name)),
  );

/** How wide columns are: `dense` where a table shares the page with something else. */
type Spread = { readonly rank: number; readonly first: number; readonly figure: number } & {
  readonly [Kind in 'kind' | 'date' | 'text']: number;
};
const spreads: Record<'wide' | 'dense', Spread> = {
  wide: { rank: rankWidth, first: firstWidthMin, figure: 112, kind: 88, date: 124, text: 176 },
  dense: { rank: 36, first: 150, figure: 92, kind: 62, date: 96, text: 102 },
};
const spreadOf = (dense: boolean): Spread => spreads[dense ? 'dense' : 'wide'];

/** Pixels of a column, null for the one that takes the rest. */
export const columnWidth = (column: Column, position: number, dense = false): number | null => {
  const { figure, kind, date, text } = spreadOf(dense);
  if (position === 0) return null;
  if (isNumeric(column)) return figure;
  if (column.format === 'kind') return kind;
  return column.type === 'date' ? date : text;
};

/** What the first column grows to before the others get their part of a wide place. */
const firstWidthMax = { wide: 460, dense: 320 } as const;

/**
 * Pixels of the columns in a place: what is left over goes to the first one until it has room for a long name, then to the others in
 * proportion, so that no figure stands a window away from its name. Null = the one that takes the rest.
 * @param place what the table has for these columns; 0 = not known yet
 */
export const columnWidths = (columns: readonly Column[], place: number, dense = false): (number | null)[] => {
  const own = columns.map((column, position) => columnWidth(column, position, dense));
  const others = own.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  const room = place - firstWidthMax[dense ? 'dense' : 'wide'];
  const factor = others === 0 ? 1 : Math.max(1, room / others);
  return own.map((width) => (width === null ? null : Math.floor(width * factor)));
};

type Shape = { readonly ranked: boolean; readonly ticked: boolean; readonly dense: boolean };

/** The width below which the table scrolls sideways. */
const widthMin = (columns: readonly Column[], { ranked, ticked, dense }: Shape): number => {
  const { rank, first } = spreadOf(dense);
  return columns.reduce(
    (sum, column, position) => sum + (columnWidth(column, position, dense) ?? first),
    (ranked ? rank : 0) + (ticked ? tickWidth : 0),
  );
};

/** Of a table that scrolls sideways in the place of a phone: columns stand close, and two of them beside a name. */
const narrow = { place: 480, first: 132, figure: 96 } as const;

/** How a table shares its place. */
export type Shares = {
  /** Columns stand close. */
  readonly dense: boolean;
  readonly rank: number;
  /** Null = it takes the rest. */
  readonly columns: readonly (number | null)[];
  /** The table is never narrower. */
  readonly least: number;
  /** Of the boxes and the first column, which stay where the table scrolls sideways; null = it does not. */
  readonly stays: number | null;
};

/**
 * The columns of a table that is wider than its place. They are equally wide, and as many of them as fit are whole beside the
 * first one wherever the table stops: at its beginning, at each of them, and at its end. Boxes stay, as a row is ticked by its name;
 * the rank goes out of sight: what shows of another column in its place is less than its figure, and the last one makes up for it.
 */
const scrolled = (columns: readonly Column[], place: number, shape: Shape): Shares => {
  const dense = shape.dense || place < narrow.place;
  const { rank, figure } = spreadOf(dense);
  const ticks = shape.ticked ? tickWidth : 0;
  const beside = shape.ranked ? rank : 0;
  const firstMin = place < narrow.place ? narrow.first : firstWidthMin;
  const others = columns.length - 1;
  const room = place - beside - ticks - firstMin;
  const whole = Math.max(1, Math.min(others, Math.floor(room / Math.max(figure, narrow.figure))));
  const width = Math.max(figure, Math.min(Math.floor(room / whole), spreads.wide.figure));
  const first = Math.max(firstMin, place - beside - ticks - whole * width);
  const scrolls = whole < others;
  return {
    dense,
    rank,
    columns: columns.map((_, position) =>
      position === 0 ? first : position === others && scrolls ? width + beside : width,
    ),
    least: beside + ticks + first + others * width + (scrolls ? beside : 0),
    stays: scrolls ? ticks + first : null,
  };
};

/** @param place what the table has from side to side; 0 = not known yet */
export const sharesOf = (columns: readonly Column[], place: number, shape: Shape): Shares => {
  const least = widthMin(columns, shape);
  if (place > 0 && place < least && columns.length > 1) return scrolled(columns, place, shape);
  const { ranked, ticked, dense } = shape;
  const { rank } = spreadOf(dense);
  const beside = (ranked ? rank : 0) + (ticked ? tickWidth : 0);
  return { dense, rank, columns: columnWidths(columns, place - beside, dense), least, stays: null };
};
