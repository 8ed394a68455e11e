/** Files of a publication: the figures that are kept, with the day of publishing and the edition that they came from. */
import {
  type CrosstabColumn,
  crosstabId,
  exportFileName,
  type FilterLabels,
  isTotalRow,
  type Meta,
  type PublishedContent,
  type PublishedFormat,
  type Row,
  suppressedField,
  totalsOfAll,
  type ViewDefinition,
} from '@cvm/contract';
import type { FastifyReply } from 'fastify';
import { aboutOf } from '../exports/about.ts';
import { csvStream } from '../exports/csv.ts';
import { attachment } from '../exports/file-name.ts';
import { parquetStream } from '../exports/parquet.ts';
import { longDay, sourceLine } from '../exports/source-line.ts';
import { xlsxStream } from '../exports/xlsx.ts';
import { fileRows, realRows } from '../views/crosstab-table.ts';
import { markColumns, realOnlyNote } from './crosstab.ts';
import { contentTypes } from './downloads.ts';

export type Kept = {
  readonly name: string;
  readonly publishedAt: Date;
  /** As the reader may know them. */
  readonly publishedBy: string | null;
  readonly answer: PublishedContent['answer'];
};

/** `Published November 12, 2026 by Ada Moreau, from edition 7.` */
const publishedSentence = ({ publishedAt, publishedBy, answer }: Kept): string => {
  const by = publishedBy === null ? '' : ` by ${publishedBy}`;
  return `Published ${longDay(publishedAt.toISOString().slice(0, 10))}${by}, from edition ${answer.meta.edition}.`;
};

/** Rows as writers take them: what is kept back is a text. */
async function* keptRows(answer: PublishedContent['answer']): AsyncGenerator<Row> {
  for (const { suppressed, ...cells } of answer.data)
    yield suppressed === undefined ? cells : { ...cells, [suppressedField]: JSON.stringify(suppressed) };
}

const isKeptBack = ({ data, meta }: PublishedContent['answer']): true | undefined =>
  data.length === 0 && meta.suppressed !== undefined ? true : undefined;

type Around = {
  readonly view: ViewDefinition;
  readonly labels: FilterLabels;
  /** Those rows alone in which some figure differs, and the totals, as of a live report. */
  readonly realOnly: boolean;
};

type KeptAnswer = PublishedContent['answer'];

/** Of how many rows they are is not told, as it is not of the live report. */
const differing = ({ data, meta: { rowsAll: _, ...meta }, ...rest }: KeptAnswer): KeptAnswer => {
  const rows = data.filter(realRows(meta.columns));
  return { ...rest, data: rows, meta: { ...meta, rows: rows.length } };
};

export const sendPublished = (
  reply: FastifyReply,
  kept: Kept,
  format: PublishedFormat,
  { view, labels, realOnly }: Around,
): FastifyReply => {
  const { name, publishedAt } = kept;
  const isNarrowed = realOnly && isKeptBack(kept.answer) === undefined;
  const answer = isNarrowed ? differing(kept.answer) : kept.answer;
  const ofAll = answer.data.some(isTotalRow) ? totalsOfAll(answer.meta.filters) : null;
  const notes = [...(ofAll === null ? [] : [ofAll]), ...(isNarrowed ? [realOnlyNote] : [])];
  reply.header('cache-control', 'no-store');
  if (format === 'json') return reply.type('application/json').send(JSON.stringify(answer));
  const facts: Meta & { isKeptBack: true | undefined } = { ...answer.meta, isKeptBack: isKeptBack(answer) };
  const columns: readonly CrosstabColumn[] = answer.meta.columns;
  const titled = { ...view, title: name, columns };
  const sentence = publishedSentence(kept);
  const source = [sourceLine(titled, facts, labels), sentence, ...notes].join(' ');
  const fileName = exportFileName(crosstabId, name, format, publishedAt);
  reply.type(contentTypes[format]).header('content-disposition', attachment(fileName));
  const rows = keptRows(answer);
  if (format === 'csv') return reply.send(csvStream({ title: name, columns }, fileRows({ columns, rows }), source));
  const about = aboutOf(titled, facts, labels, [sentence, ...notes], new Date());
  if (format === 'xlsx')
    return reply.send(xlsxStream({ title: name, columns }, fileRows({ columns, rows }), source, about));
  return reply.send(parquetStream({ title: name, columns: [...columns, ...markColumns] }, rows, source, about));
};
