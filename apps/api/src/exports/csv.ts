/**
 * CSV for spreadsheets (RFC 4180, UTF-8 with a byte order mark): the source line, the header, the rows. In: rows as they
 * come from the engine; out: bytes as they are asked for. A text that a spreadsheet would run as a formula gets a
 * leading apostrophe.
 */
import { Readable } from 'node:stream';
import type { Column, Row } from '@cvm/contract';
import { writeCsvStream } from 'hucre/csv';
import { cellsOf, type ExportCell, exportColumns, isPercentColumn, type Sheet } from './cells.ts';

/** `0.01234` as `1.234%`, which a spreadsheet reads as the percentage it is; no grouping, no exponent. */
const percentText = (fraction: number): string => {
  // No minus before what is written as zero.
  const text = (fraction * 100).toFixed(7).replace(/^-(?=[0.]+$)/, '');
  return `${text.replace(/\.?0+$/, '')}%`;
};

/** Dates in ISO form, which every spreadsheet reads as a date; the time of day where the column has one. */
const dateText = (column: Column, date: Date): string => {
  const iso = date.toISOString();
  return column.type === 'time' ? iso.slice(0, 19).replace('T', ' ') : iso.slice(0, 10);
};

/**
 * What spreadsheets take for the beginning of a formula (OWASP, CSV injection), after spaces and in full width, too. The
 * library's own list knows neither.
 */
const formula = /^(?:[\t\r\n\0]|\s*[=+\-@|\uff1d\uff0b\uff0d\uff20])/;

const asText = (text: string): string => (formula.test(text) ? `'${text}` : text);

const csvCell = (column: Column | undefined, cell: ExportCell): ExportCell => {
  if (typeof cell === 'string') return asText(cell);
  if (column === undefined) return cell;
  if (typeof cell === 'number' && isPercentColumn(column)) return percentText(cell);
  return cell instanceof Date ? dateText(column, cell) : cell;
};

async function* lines(view: Sheet, rows: AsyncIterable<Row>, source: string): AsyncGenerator<ExportCell[]> {
  const columns = exportColumns(view);
  yield [asText(source)];
  yield columns.map((column) => asText(column.label));
  for await (const row of rows) yield cellsOf(columns, row).map((cell, index) => csvCell(columns[index], cell));
}

export const csvStream = (view: Sheet, rows: AsyncIterable<Row>, source: string): Readable =>
  // The library's chunks are ready-made Uint8Arrays; the stream ends the rows' iteration when it is destroyed.
  Readable.fromWeb(writeCsvStream(lines(view, rows, source), { bom: true }) as never);
