/** A table of the administration as a file, titled with the date. */
import { exportFileName, formatValue, type Row } from '@cvm/contract';
import type { FastifyReply } from 'fastify';
import type { Sheet } from '../../exports/cells.ts';
import { csvStream } from '../../exports/csv.ts';
import { attachment } from '../../exports/file-name.ts';
import { xlsxStream } from '../../exports/xlsx.ts';
import { contentTypes } from '../downloads.ts';

type SheetFile = {
  sheet: Sheet;
  /** For the file's name: `cvmi_{view}_{MMDDYYYY}`. */
  view: string;
  rows: AsyncIterable<Row>;
  format: 'csv' | 'xlsx';
  /** What it was narrowed to, as sentences; none = it holds all. */
  narrowed: readonly string[];
};

/** What was typed to be found, as a sentence; none where nothing was. */
export const searchSentences = (search: string): string[] =>
  search.trim() === '' ? [] : [`Search is "${search.trim()}".`];

export const sendSheet = (
  reply: FastifyReply,
  { sheet, view, rows, format, narrowed }: SheetFile,
  now = new Date(),
) => {
  const made = `Source: CVM Insights, ${sheet.title}, ${formatValue('longDate', now.toISOString())}.`;
  const source = [made, ...narrowed].join(' ');
  const disposition = attachment(exportFileName(view, null, format, now));
  reply.type(contentTypes[format]).headers({ 'content-disposition': disposition, 'cache-control': 'no-store' });
  return reply.send((format === 'csv' ? csvStream : xlsxStream)(sheet, rows, source));
};
