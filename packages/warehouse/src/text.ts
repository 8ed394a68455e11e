// Rows from the engine to whoever asked, as the text they are sent as: the engine writes the objects, and nobody parses 12,000 of
// them to write them again. What proves an answer whole (rows.ts) proves this one, too: behind the rows the engine writes how
// many went in, and as many lines must stand there.
import type { ZodType } from 'zod';
import { type Page, type QueryText, type TextOf, WarehouseError } from './client.ts';
import { cancelled } from './engine-errors.ts';
import { rowsOnPage } from './page.ts';
import { readRow } from './rows.ts';

/** The engine's format for texts of a given form. */
export const textFormat = 'Template';

/** Rows parsed at the beginning and at the end of an answer: what is wrong with one is wrong with the column. */
const sampled = 5;

/**
 * The statement with the form of its text: one object a line, which cannot break elsewhere, as JSON escapes line breaks.
 * `counted`: it is a `countedSelect` or a page, so that the engine knows the rows before the limit. Names of columns are ours; in quotes they
 * are not taken for parameters.
 */
export const textSelect = (sql: string, { columns }: TextOf, counted: boolean): string => {
  const pairs = columns.map((name) => `"${name}":\${\`${name}\`:JSON}`).join(',');
  const put = counted ? 'rows_before_limit' : 'rows';
  const facts = ['rows', put, 'time', 'rows_read', 'bytes_read'].map((fact) => `\${\`${fact}\`:CSV}`).join(' ');
  return `${sql}
settings format_template_row_format = '{${pairs}}', format_template_rows_between_delimiter = ',\\n',
  format_template_resultset_format = '[\\n\${data}\\n]\\n${facts}\\n'`;
};

const lineBreak = 0x0a;
const ends = '\n]\n';

/** Where each row begins, with the place behind the last one; rows stand between `[` and `]`, each in a line. */
const rowStarts = (json: Buffer): number[] => {
  // Two breaks around nothing.
  if (json.length <= '[\n\n]'.length) return [];
  const starts: number[] = [];
  for (let at = json.indexOf(lineBreak); at >= 0; at = json.indexOf(lineBreak, at + 1)) starts.push(at + 1);
  return starts;
};

/**
 * One text of a `textSelect`. `page`: what the engine counted are the rows of all pages.
 * @throws WarehouseError `cancelled` when rows are missing; `failed` for a text that breaks off, or naming the column when a
 * row that was looked at is not what the schema says
 */
export const readText = (bytes: Buffer, { row }: Pick<TextOf, 'row'>, name: string, page?: Page): QueryText => {
  const end = bytes.lastIndexOf(ends);
  const found =
    end < 0 ? null : /^(\d+) (\d+) ([\d.e+-]+) (\d+) (\d+)\n/.exec(bytes.toString('latin1', end + ends.length));
  if (found === null) throw new WarehouseError('failed', `${name} failed: the answer was not understood.`);
  const [rows = 0, put = 0, elapsed = 0, rowsRead = 0, bytesRead = 0] = found.slice(1).map(Number);
  const json = bytes.subarray(0, end + 2);
  const starts = rowStarts(json);
  const count = Math.max(0, starts.length - 1);
  if (count !== rows || rows !== (page === undefined ? put : rowsOnPage(page, put))) throw cancelled(name);
  checkSamples(json, starts, row, name);
  return {
    json: rows === 0 ? Buffer.from('[]') : json,
    rows,
    rowsAll: put,
    stats: { elapsedMs: elapsed * 1000, rowsRead, bytesRead },
  };
};

const checkSamples = (json: Buffer, starts: readonly number[], row: ZodType, name: string): void => {
  const count = starts.length - 1;
  for (let index = 0; index < count; index += 1) {
    if (index === sampled && count > 2 * sampled) index = count - sampled;
    const line = json.toString('utf8', starts[index], (starts[index + 1] ?? 0) - 1);
    readRow(parsed(line.endsWith(',') ? line.slice(0, -1) : line, name), row, name);
  }
};

const parsed = (line: string, name: string): Record<string, unknown> => {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new WarehouseError('failed', `${name} failed: the answer was not understood.`, { cause });
  }
};
