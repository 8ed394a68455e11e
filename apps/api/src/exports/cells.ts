/**
 * A row of a view as typed cells, for every file format alike: what the screen shows, as values. Hidden columns stay
 * out; an index and points are written as on screen (1.25 is 125), a country by its name, a day as a date; unknown is empty.
 */
import {
  type CellValue,
  type Column,
  formatValue,
  isNumeric,
  percentages,
  type Row,
  spreadsheetFigure,
  type ViewDefinition,
} from '@cvm/contract';

/** A cell of a spreadsheet. Percentages are fractions here; each writer shows them as percentages. */
export type ExportCell = string | number | boolean | Date | null;

/** What a file needs to know of a view; tables that are no views (users, the audit log) are given as one. */
export type Sheet = Pick<ViewDefinition, 'title' | 'columns'>;

/** Points are plain numbers in a file: their heading names the unit. */
const withUnit = (column: Column): Column =>
  column.format === 'points' ? { ...column, label: `${column.label} (pp)` } : column;

export const exportColumns = (view: Pick<Sheet, 'columns'>): readonly Column[] =>
  view.columns.filter((c) => c.hidden !== true).map(withUnit);

export const isPercentColumn = (column: Column): boolean => percentages.includes(column.format);

/** Days and moments as UTC dates; a text that is none stays what it is. */
export const dateCell = (text: string): Date | string => {
  const date = new Date(text.length > 10 ? `${text.replace(' ', 'T')}Z` : `${text}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? text : date;
};

const cellOf = (column: Column, value: CellValue | undefined): ExportCell => {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return spreadsheetFigure(column.format, value);
  if (typeof value !== 'string') return value;
  // A word in place of a figure says why there is none.
  if (isNumeric(column)) return value;
  if (column.type === 'date' || column.type === 'time') return dateCell(value);
  return formatValue(column.format, value);
};

export const cellsOf = (columns: readonly Column[], row: Row): ExportCell[] =>
  columns.map((column) => cellOf(column, row[column.name]));
