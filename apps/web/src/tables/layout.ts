/** The measures of a table (1-foundation section 9) and how its columns share the width. */
import { type Column, isNumeric } from '@cvm/contract';

export const tableHeight = 600;
export const rowHeight = 50;
export const headerHeight = 46;
export const overscanRows = 3;
/** Titles longer than this are cut to it plus `...`, in the columns below. */
export const titleLengthMax = 100;
/** Other texts likewise; hovering tells the whole. */
export const textLengthMax = 40;
export const titleColumns: readonly string[] = [
  'movie',
  'movieName',
  'show',
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

/** Pixels of a column, null for the one that takes the rest. */
export const columnWidth = (column: Column, position: number): number | null => {
  if (position === 0) return null;
  if (isNumeric(column)) return 112;
  if (column.format === 'kind') return 88;
  return column.type === 'date' ? 124 : 176;
};

/** The width below which the table scrolls sideways. */
export const widthMin = (columns: readonly Column[], ranked: boolean): number =>
  columns.reduce(
    (sum, column, position) => sum + (columnWidth(column, position) ?? firstWidthMin),
    ranked ? rankWidth : 0,
  );
