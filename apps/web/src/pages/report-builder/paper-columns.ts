/**
 * A table on paper: a sheet has no bar to scroll by, so that columns it has no room for go on in further tables below, each with
 * the dimensions that say what a row is. Pure; in pixels.
 */
import type { AnswerColumn } from './answer.ts';
import { isFigure } from './cells.ts';

/** What a column takes in the letters of paper; longer texts break into lines. */
const width = (column: AnswerColumn): number => {
  if (isFigure(column)) return 84;
  return column.field === 'title' ? 150 : column.type === 'date' ? 84 : 104;
};

const widthOf = (columns: readonly AnswerColumn[]): number => columns.reduce((sum, column) => sum + width(column), 0);

/** The dimensions that every table begins with: of the first, as many as leave figures half of the sheet; one at least. */
const repeatedOf = (columns: readonly AnswerColumn[], sheet: number): readonly AnswerColumn[] => {
  const dimensions = columns.filter((column) => !isFigure(column));
  return dimensions.filter((_, place) => place === 0 || widthOf(dimensions.slice(0, place + 1)) <= sheet / 2);
};

/** In their order, as many columns to a table as it has room for. */
const split = (columns: readonly AnswerColumn[], room: number): AnswerColumn[][] => {
  const tables: AnswerColumn[][] = [];
  for (const column of columns) {
    const last = tables.at(-1);
    if (last === undefined || widthOf([...last, column]) > room) tables.push([column]);
    else last.push(column);
  }
  return tables;
};

/** A table on paper. */
export type PaperTable = {
  readonly columns: readonly AnswerColumn[];
  /** The number of a row stands before it: the dimensions that are repeated do not tell rows apart. */
  readonly isNumbered: boolean;
};

/** The number of a row, and its heading. */
const numberWidth = 40;

/** The tables on paper, with their columns in their order; a table that fits is one. */
export const paperColumns = (columns: readonly AnswerColumn[], sheet: number): readonly PaperTable[] => {
  if (widthOf(columns) <= sheet) return [{ columns, isNumbered: false }];
  const repeated = repeatedOf(columns, sheet);
  const others = columns.filter((column) => !repeated.includes(column));
  const isNumbered = others.some((column) => !isFigure(column));
  const room = sheet - widthOf(repeated) - (isNumbered ? numberWidth : 0);
  return split(others, room).map((own) => ({ columns: [...repeated, ...own], isNumbered }));
};
