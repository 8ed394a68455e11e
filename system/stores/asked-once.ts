/**
 * A warehouse that asks its engine each statement once: rows of an edition stay as they are, so the same words with the same
 * values have the same answer. Planning costs tens of milliseconds whatever a statement finds, and a walk over all views asks
 * many again: how many people are behind a title is one statement for all views about it.
 */
import type { QueryOptions, QueryText, Statement, TextOf, Warehouse } from '@cvm/warehouse';
import { type ZodType, z } from 'zod';

type Answers<T> = Map<string, Promise<T>>;

/** The answer known by its key, else that of `ask`. What failed is asked again: it may have been stopped with another beside it. */
export const askOnce = <Key, T>(answers: Map<Key, Promise<T>>, key: Key, ask: () => Promise<T>): Promise<T> => {
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = ask();
  answers.set(key, answer);
  answer.catch(() => answers.delete(key));
  return answer;
};

const keyOf = (
  { sql, params, wholes }: Statement,
  { database, rowsMax }: QueryOptions,
  columns: readonly string[] = [],
): string => JSON.stringify([database, sql, params, wholes, rowsMax, columns]);

export const askedOnce = (warehouse: Warehouse): Warehouse => {
  const answers: Answers<Awaited<ReturnType<typeof warehouse.query<unknown>>>> = new Map();
  const inColumns: Answers<Awaited<ReturnType<typeof warehouse.queryColumns<unknown>>>> = new Map();
  const texts: Answers<QueryText> = new Map();
  return {
    kind: warehouse.kind,
    cluster: warehouse.cluster,
    query: async <Row>(statement: Statement, schema: ZodType<Row>, options: QueryOptions) => {
      const ask = () => warehouse.query(statement, z.unknown(), options);
      const { rows, stats } = await askOnce(answers, keyOf(statement, options), ask);
      return { rows: rows.map((row) => schema.parse(row)), stats };
    },
    queryColumns: async <Columns>(statement: Statement, schema: ZodType<Columns>, options: QueryOptions) => {
      const ask = () => warehouse.queryColumns(statement, z.unknown(), options);
      const { columns, ...facts } = await askOnce(inColumns, keyOf(statement, options), ask);
      return { columns: schema.parse(columns), ...facts };
    },
    queryText: (statement: Statement, of: TextOf, options: QueryOptions) =>
      askOnce(texts, keyOf(statement, options, of.columns), () => warehouse.queryText(statement, of, options)),
    stream: (statement, schema, options) => warehouse.stream(statement, schema, options),
    command: (statement, options) => warehouse.command(statement, options),
    insert: (insert, options) => warehouse.insert(insert, options),
    close: () => warehouse.close(),
  };
};
