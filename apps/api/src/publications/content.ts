/**
 * The content of a publication: made from an answer, packed for the store, read back in today's shape. In: the question of a
 * saved report, answered under the access rules of whoever publishes. What is too large to be kept whole is refused by size.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Publication } from '@cvm/accounts';
import {
  type Access,
  answeredRow,
  type CrosstabBody,
  type CrosstabColumn,
  definitionToday,
  formatCount,
  formatSize,
  formatValue,
  isMeasure,
  type KeptDefinition,
  type MeasureName,
  measuresAsked,
  type PublishedContent,
  publishedBytesMax,
  publishedContentSchema,
  publishedRowsMax,
  type ReportDefinition,
  type Row,
  readPublication,
  readReport,
  rowsBesideTotals,
  scopeOf,
} from '@cvm/contract';
import { loadedAt } from '@cvm/warehouse';
import { ApiError } from '../errors.ts';
import { type CrosstabCall, runCrosstab } from '../views/crosstab-run.ts';
import { keptBackTable, wholeTable } from '../views/crosstab-table.ts';
import { doneInTurns } from '../views/in-turns.ts';
import { metaOf, type ViewRunner } from '../views/run-view.ts';

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

const unreadableWords = 'What was published cannot be read as it was kept. Take it back, and publish the report again.';

/** A measure as it is defined today. */
export const keptDefinition = (name: MeasureName): KeptDefinition => {
  const { made, ...told } = definitionToday(name);
  return { ...told, fingerprint: createHash('sha256').update(made).digest('hex') };
};

/** The columns with what their figures mean in words, which may mean something else one day. */
const explained = (columns: readonly CrosstabColumn[], definitions: readonly KeptDefinition[]): CrosstabColumn[] =>
  columns.map((column) => {
    const words = definitions.find(({ measure }) => measure === column.field)?.words;
    return words === undefined ? column : { ...column, calculated: words };
  });

const tooLarge = (what: string): ApiError =>
  new ApiError('too_large', `${what} Narrow the filters or take fewer fields to publish it whole.`);

/** Throws `too_large` for more rows than are kept; their totals are none. */
export const checkRows = (rows: readonly Row[]): void => {
  const found = rowsBesideTotals(rows);
  if (found > publishedRowsMax)
    throw tooLarge(
      `The report has ${formatCount(found, 'row')}; up to ${formatValue('count', publishedRowsMax)} are published.`,
    );
};

const answerOf = async (
  runner: ViewRunner,
  call: CrosstabCall,
  definitions: readonly KeptDefinition[],
): Promise<object> => {
  const { crosstab } = call.compiled;
  return runCrosstab(runner, call, async ({ cells, facts, isKeptBack }) => {
    const { columns, rows } = isKeptBack
      ? keptBackTable(crosstab)
      : await doneInTurns(wholeTable(crosstab, cells), call.signal);
    checkRows(rows);
    const meta = { ...metaOf(call, { ...facts, rows: rows.length }), columns: explained(columns, definitions) };
    return { success: true, data: rows.map(answeredRow), meta };
  });
};

/** As it is stored. */
export const packedContent = async (content: PublishedContent): Promise<Buffer> => {
  const text = JSON.stringify(content);
  const bytes = Buffer.byteLength(text);
  if (bytes > publishedBytesMax)
    throw tooLarge(`The answer takes ${formatSize(bytes)}; up to ${formatSize(publishedBytesMax)} are published.`);
  return packed(text);
};

/** @param call the question, compiled with `access` */
export const makeContent = async (
  runner: ViewRunner,
  call: CrosstabCall,
  { question, access }: { readonly question: CrosstabBody; readonly access: Access },
): Promise<Buffer> => {
  const { edition, dataThrough, hasPopulation } = call.edition;
  const loaded = await loadedAt(runner.warehouse, call.edition);
  const definitions = measuresAsked(question).map(keptDefinition);
  const content = {
    question,
    scope: scopeOf(access),
    edition: { edition, dataThrough, hasPopulation, loadedAt: loaded?.toISOString() ?? null },
    definitions,
    answer: await answerOf(runner, call, definitions),
  };
  return packedContent(publishedContentSchema.parse(content));
};

type Kept = Pick<Publication, 'content' | 'contentVersion' | 'definition' | 'version'>;

/** What was published and what the report asked then. Throws `damaged` where either cannot be read: the one means nothing without the other. */
export const readKept = async (
  kept: Kept,
): Promise<{ readonly content: PublishedContent; readonly asked: ReportDefinition }> => {
  try {
    const text = (await unpacked(kept.content)).toString();
    return {
      content: readPublication(JSON.parse(text), kept.contentVersion),
      asked: readReport(kept.definition, kept.version),
    };
  } catch {
    throw new ApiError('damaged', unreadableWords);
  }
};

/** The measures of a publication that do not mean what they did. */
export const changedDefinitions = ({ definitions }: Pick<PublishedContent, 'definitions'>) =>
  definitions.flatMap(({ measure, label, words, fingerprint }) => {
    const today = isMeasure(measure) ? keptDefinition(measure) : null;
    return today?.fingerprint === fingerprint ? [] : [{ label, before: words, now: today?.words ?? null }];
  });

/** Does a report ask what it asked? Its name is no part of that. */
export const asksAlike = (left: ReportDefinition, right: ReportDefinition): boolean => {
  const text = ({ fields, pivots, calculated, sorts, filters }: ReportDefinition): string =>
    JSON.stringify([fields, pivots, calculated, sorts, filters]);
  return text(left) === text(right);
};
