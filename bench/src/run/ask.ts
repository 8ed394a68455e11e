/**
 * Asks the compiler and the warehouse directly, without the portal's result cache. In: a view with filters or the fields of a
 * cross-tab. Out: rows, what was read.
 */
import {
  type Access,
  accessOf,
  type CrosstabBody,
  crosstabBodySchema,
  crosstabId,
  fieldPrefix,
  isViewId,
  parseFilters,
  type Row,
  rowSchema,
} from '@cvm/contract';
import { type Compiled, compile, compileCrosstab, readAnswer } from '@cvm/metrics';
import { type Edition, type QueryOptions, type QueryStats, readerOf, type Warehouse } from '@cvm/warehouse';
import { z } from 'zod';
import type { Asked } from '../cases/questions.ts';

const access: Access = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 10);
/** No question names members, so any key does. */
const memberKey = ['0', '0'] as const;
const timeoutMs = 300_000;

/** The body of a call for a cross-tab of these fields; all rows where no limit is named. */
export const bodyOf = (fields: readonly string[], filters: readonly string[], limit?: number): CrosstabBody =>
  crosstabBodySchema.parse({ view: crosstabId, fields: fields.map((name) => fieldPrefix + name), filters, limit });

export const compiledOf = (asked: Asked, edition: Edition, limit?: number): Compiled => {
  if ('crosstab' in asked) return compileCrosstab(bodyOf(asked.crosstab, asked.filters), access, edition, memberKey);
  if (!isViewId(asked.view)) throw new Error(`There is no view "${asked.view}".`);
  const clauses = parseFilters(asked.filters);
  return compile({ view: asked.view, clauses, sorts: [], ...(limit === undefined ? {} : { limit }) }, access, edition);
};

export type Answer = { readonly rows: number; readonly rowsRead: number; readonly bytesRead: number };

const sampleSchema = z.object({ n: z.number() });

export const optionsOf = (compiled: Compiled, { database }: Edition) => ({
  name: `bench ${compiled.view.id}`,
  database,
  timeoutMs,
});

const textOf = ({ view, page }: Compiled) => ({
  columns: view.columns.map(({ name }) => name),
  row: rowSchema(view),
  ...(page === null ? {} : { page }),
});

type Answered = { readonly rows: number; readonly stats: QueryStats };

const answered = async (warehouse: Warehouse, compiled: Compiled, options: QueryOptions): Promise<Answered> => {
  if (compiled.settled === null) return warehouse.queryText(compiled.rows, textOf(compiled), options);
  let stats: QueryStats = { elapsedMs: 0, rowsRead: 0, bytesRead: 0 };
  const { count, json } = await readAnswer(compiled, {
    ...readerOf(warehouse, options),
    columns: async (statement, schema, isKept) => {
      const answer = await warehouse.queryColumns(statement, schema, { ...options, isKept });
      if (statement === compiled.rows) stats = answer.stats;
      return answer;
    },
  });
  // The text is part of the answer, as it is where the engine writes it.
  json();
  return { rows: count, stats };
};

/** The statement of the rows alone, as many as `limit` says. */
export const askEngine = async (
  warehouse: Warehouse,
  edition: Edition,
  asked: Asked,
  limit?: number,
): Promise<void> => {
  const compiled = compiledOf(asked, edition, limit);
  await answered(warehouse, compiled, optionsOf(compiled, edition));
};

/** As the portal answers a call: the statement of the rows and that of the sample size at the same time. */
export const ask = async (warehouse: Warehouse, edition: Edition, asked: Asked, limit?: number): Promise<Answer> => {
  const compiled = compiledOf(asked, edition, limit);
  const options = optionsOf(compiled, edition);
  const [main, sample] = await Promise.all([
    answered(warehouse, compiled, options),
    compiled.sample === null ? null : warehouse.query(compiled.sample, sampleSchema, { ...options, isKept: true }),
  ]);
  return {
    rows: main.rows,
    rowsRead: main.stats.rowsRead + (sample?.stats.rowsRead ?? 0),
    bytesRead: main.stats.bytesRead + (sample?.stats.bytesRead ?? 0),
  };
};

/** Every row of the answer, whatever the view's own limit, without the sample size. */
export const askRows = async (warehouse: Warehouse, edition: Edition, asked: Asked): Promise<Row[]> => {
  const compiled = compiledOf(asked, edition, -1);
  const options = optionsOf(compiled, edition);
  const { rows } = await readAnswer(compiled, readerOf(warehouse, options));
  return [...rows()];
};

const anyRow = z.record(z.string(), z.unknown());

/** A statement written by hand. */
export const askByHand = async (
  warehouse: Warehouse,
  { database }: Edition,
  sql: string,
): Promise<Record<string, unknown>[]> => {
  const options = { name: 'bench by hand', database, timeoutMs };
  return (await warehouse.query({ sql }, anyRow, options)).rows;
};
