/** The answers of a view that are not one JSON text: rows as they come (ndjson), and files (csv, xlsx, parquet). */
import { Readable } from 'node:stream';
import {
  type Access,
  type CrosstabQuery,
  crosstabId,
  exportFileName,
  type FilterLabels,
  fieldsInWords,
  filterSentences,
  isTotalRow,
  type ResultFormat,
  type Row,
  type ViewDefinition,
  wholeLabelOf,
} from '@cvm/contract';
import type { FastifyReply } from 'fastify';
import { type Deed, record, recorder } from '../auth/record.ts';
import { answerOf } from '../errors.ts';
import { aboutOf } from '../exports/about.ts';
import { csvStream } from '../exports/csv.ts';
import { attachment, type FileFormat } from '../exports/file-name.ts';
import { parquetStream } from '../exports/parquet.ts';
import { isPartAsked, partSentences } from '../exports/part.ts';
import { sourceLine } from '../exports/source-line.ts';
import { xlsxStream } from '../exports/xlsx.ts';
import type { Portal } from '../portal.ts';
import { labelsOf, subjectOf } from '../views/labels.ts';
import { countWhole, metaOf, streamView, type ViewCall, type ViewStream } from '../views/run-view.ts';

/** Lines are gathered up to this size, because a write for each row would cost more than the rows. */
const chunkCharacters = 64 * 1024;

export const linesType = 'application/x-ndjson';

export const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  parquet: 'application/vnd.apache.parquet',
} as const satisfies Record<FileFormat, string>;

/** Which file a format asks for; the older name of Excel's files gets the newer ones. */
export const fileFormatOf = (format: Exclude<ResultFormat, 'json' | 'ndjson'>): FileFormat =>
  format === 'xls' ? 'xlsx' : format;

/** What leaves in place of a view's own rows: written as `view`, with `facts` beside the facts of the answer. */
export type Reshaped = {
  readonly view: ViewDefinition;
  readonly rows: AsyncIterable<Row>;
  readonly facts: Readonly<Record<string, unknown>>;
  /** A row as JSON, which may hold lists; absent = as it is. */
  readonly written?: (row: Row) => object;
  /** What a file is to say of its rows. */
  readonly notes?: readonly string[];
};

/** Called once the first rows are there; what it throws is still an answer with a status. */
export type Reshape = (view: ViewDefinition, stream: ViewStream) => Promise<Reshaped>;

const asTheyCome: Reshape = async (view, { rows }) => ({ view, rows, facts: {} });

/** Where the rows come from, and what is made of them. */
export type Leaving = { readonly open: () => Promise<ViewStream>; readonly reshape: Reshape };

const plainly = (portal: Portal, call: ViewCall): Leaving => ({
  open: () => streamView(portal, call),
  reshape: asTheyCome,
});

/** Likewise as a file, which says so where it holds a part of the answer. */
export const asFile = (portal: Portal, call: ViewCall): Leaving => ({
  open: () => streamView(portal, call),
  reshape: async (view, stream) => {
    const isPart = isPartAsked(call.compiled) && stream.isKeptBack !== true;
    const notes = isPart ? partSentences(call.compiled, stream.rowsAll ?? (await countWhole(portal, call))) : [];
    return { view, rows: stream.rows, facts: {}, notes };
  },
});

/**
 * Rows, then the facts of the answer. What goes wrong on the way is the last line instead: a reader of lines gets the reason,
 * which a cut connection would not give, and knows by the missing facts that there is less than all.
 */
async function* rowLines(
  call: ViewCall,
  { rows, facts, written = (row) => row }: Reshaped,
  { sample, elapsedMs, suppressed }: ViewStream,
): AsyncGenerator<string> {
  let text = '';
  let count = 0;
  try {
    for await (const row of rows) {
      count += 1;
      text += `${JSON.stringify(written(row))}\n`;
      if (text.length < chunkCharacters) continue;
      yield text;
      text = '';
    }
    const meta = metaOf(call, { rows: count, ...sample, elapsedMs: elapsedMs(), suppressed });
    yield `${text}${JSON.stringify({ meta: { ...meta, ...facts } })}\n`;
  } catch (error) {
    yield `${text}${JSON.stringify(answerOf(error).body)}\n`;
  }
}

/**
 * Rows that leave as a stream, or all at once, leave the portal like a file, so both stand in the audit log, each by its name; and a
 * cross-tab by the fields it is made of, as all of them are of one view.
 */
export const leavingDeed = (
  { view, crosstab }: ViewCall['compiled'] & { readonly crosstab?: CrosstabQuery },
  format: FileFormat | 'ndjson' | 'json',
  filters: string,
): Deed => ({
  action: format === 'ndjson' || format === 'json' ? 'export.rows' : 'export.view',
  target: view.title,
  details: { view: view.id, ...(crosstab === undefined ? {} : { fields: fieldsInWords(crosstab) }), format, filters },
});

/** What is made of rows; where that fails, nobody reads them any more. */
const opened = async <Made>(open: Leaving['open'], make: (stream: ViewStream) => Promise<Made>): Promise<Made> => {
  const stream = await open();
  try {
    return await make(stream);
  } catch (error) {
    await stream.close();
    throw error;
  }
};

export const sendRows = async (
  portal: Portal,
  reply: FastifyReply,
  call: ViewCall,
  access: Access,
  { reshape, open }: Leaving = plainly(portal, call),
): Promise<FastifyReply> => {
  const { compiled, edition } = call;
  const labels = await labelsOf(portal.warehouse, compiled.clauses, access, edition);
  const { stream, shaped } = await opened(open, async (stream) => {
    const shaped = await reshape(compiled.view, stream);
    const filters = filterSentences(compiled.clauses, labels).join(' ');
    await record(portal.accounts, reply.request, leavingDeed(compiled, 'ndjson', filters));
    return { stream, shaped };
  });
  reply.type(`${linesType}; charset=utf-8`).header('cache-control', 'no-store');
  return reply.send(Readable.from(rowLines(call, shaped, stream), { objectMode: false }));
};

/** A question that was understood, and what its file is told of before the engine is asked. */
export type Download = {
  readonly call: ViewCall;
  readonly labels: FilterLabels;
  readonly format: FileFormat;
  /** As the server names it. */
  readonly fileName: string;
  readonly now: Date;
};

export const downloadOf = async (
  { warehouse }: Portal,
  call: ViewCall,
  access: Access,
  format: FileFormat,
): Promise<Download> => {
  const { view, clauses } = call.compiled;
  const labels = await labelsOf(warehouse, clauses, access, call.edition);
  const now = new Date();
  const withTime = view.id === crosstabId;
  const fileName = exportFileName(view.id, subjectOf(clauses, labels) ?? view.title, format, now, { withTime });
  return { call, labels, format, fileName, now };
};

/** That of the totals is none of them, as it is none on the screen. */
async function* counted(rows: AsyncIterable<Row>, onRow: () => void): AsyncGenerator<Row> {
  for await (const row of rows) {
    if (!isTotalRow(row)) onRow();
    yield row;
  }
}

/** For people, who are told what a row is about that names no part; programs find nothing there, as in an answer. */
async function* namingWhole(rows: AsyncIterable<Row>, column: string, label: string): AsyncGenerator<Row> {
  for await (const row of rows) yield row[column] === null ? { ...row, [column]: label } : row;
}

/** Who is told of a file as it is made. */
type Told = {
  /** Its line in the audit log, once the question has been found to have an answer. */
  readonly record: (deed: Deed) => Promise<void>;
  readonly onRow?: () => void;
};

const fileOf = async (
  { call, labels, format, now }: Download,
  stream: ViewStream,
  reshape: Reshape,
  { record: write, onRow }: Told,
): Promise<Readable> => {
  const { compiled } = call;
  const { view, rows: shaped, notes = [] } = await reshape(compiled.view, stream);
  const rows = onRow === undefined ? shaped : counted(shaped, onRow);
  const { sample, suppressed, isKeptBack } = stream;
  const facts = metaOf(call, { rows: 0, ...sample, elapsedMs: 0, suppressed });
  const known = { ...facts, isKeptBack };
  const answered = sourceLine(compiled.view, known, labels);
  await write(leavingDeed(compiled, format, answered.slice(answered.indexOf('.') + 2)));
  const source = [answered, ...notes].join(' ');
  const about = aboutOf({ ...compiled.view, columns: view.columns }, known, labels, notes, now);
  if (format === 'parquet') return parquetStream(view, rows, source, about);
  const { partColumn } = view;
  const named = partColumn === undefined ? rows : namingWhole(rows, partColumn, wholeLabelOf(compiled.clauses));
  return format === 'csv' ? csvStream(view, named, source) : xlsxStream(view, named, source, about);
};

/** The bytes of a file. Resolves when the first rows are there: what is wrong with the question is thrown, not a broken file. */
export const makeFile = (download: Download, { reshape, open }: Leaving, told: Told): Promise<Readable> =>
  opened(open, (stream) => fileOf(download, stream, reshape, told));

export const sendDownload = async (
  portal: Portal,
  reply: FastifyReply,
  call: ViewCall,
  access: Access,
  format: FileFormat,
  leaving: Leaving = asFile(portal, call),
): Promise<FastifyReply> => {
  const download = await downloadOf(portal, call, access, format);
  const bytes = await makeFile(download, leaving, { record: recorder(portal.accounts, reply.request) });
  reply
    .type(contentTypes[format])
    .headers({ 'content-disposition': attachment(download.fileName), 'cache-control': 'no-store' });
  return reply.send(bytes);
};
