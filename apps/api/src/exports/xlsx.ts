/**
 * Excel workbooks, written while the rows are read: the source line, the header, then typed cells with number formats.
 * Memory does not grow with the number of rows; beyond Excel's 1,048,576 rows a further sheet begins.
 */
import { Readable } from 'node:stream';
import type { Column, Format, Row } from '@cvm/contract';
import { writeXlsxStream } from 'hucre/xlsx';
import { cellsOf, type ExportCell, exportColumns, type Sheet } from './cells.ts';

/** The number formats of the screen, in Excel's notation. */
const numberFormats: Partial<Record<Format, string>> = {
  count: '#,##0',
  compact: '#,##0',
  share: '0.00%',
  rate: '0.0%',
  percent: '0.00%',
  score: '0.00',
  rating: '0.0',
  index: '0.0',
  date: 'mm-dd-yyyy',
  longDate: 'mmmm d, yyyy',
  release: 'mm/dd/yyyy',
  time: 'mm-dd-yyyy hh:mm',
};

const SHEET_NAME_MAX = 31;
const WIDTHS = { text: 32, other: 16 };
/** Excel's limit for the text of one cell. */
const CELL_MAX = 32_767;

/** A sheet's name must not hold these characters. */
const sheetName = (title: string): string =>
  title
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, SHEET_NAME_MAX) || 'Data';

const sheetColumn = (column: Column) => {
  const numFmt = numberFormats[column.format];
  return { width: column.type === 'text' ? WIDTHS.text : WIDTHS.other, ...(numFmt === undefined ? {} : { numFmt }) };
};

const fitting = (cell: ExportCell): ExportCell =>
  typeof cell === 'string' && cell.length > CELL_MAX ? `${cell.slice(0, CELL_MAX - 3)}...` : cell;

async function* lines(
  columns: readonly Column[],
  rows: AsyncIterable<Row>,
  source: string,
): AsyncGenerator<ExportCell[]> {
  yield [fitting(source)];
  yield columns.map((column) => column.label);
  for await (const row of rows) yield cellsOf(columns, row).map(fitting);
}

export const xlsxStream = (view: Sheet, rows: AsyncIterable<Row>, source: string): Readable => {
  const columns = exportColumns(view);
  const sheet = { name: sheetName(view.title), columns: columns.map(sheetColumn), freezePane: { rows: 2 } };
  return Readable.fromWeb(writeXlsxStream(lines(columns, rows, source), sheet) as never);
};
