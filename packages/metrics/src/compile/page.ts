/**
 * The page of an answer: how many rows it has, how many of the whole answer stand before it, and the statement that counts them all.
 * The engine counts them on its way to the page; the statement is for where that count proves nothing (warehouse, `page.ts`).
 */
import type { Plan } from '../plan.ts';
import type { Statement } from './sql.ts';

/** The parameters of a statement that say which page it answers, each named once in it. */
export const pageParams = { limit: 'limit', offset: 'offset' } as const;

export type Page = {
  readonly limit: number;
  readonly offset: number;
  /** One row, column `n`: the rows of the whole answer. */
  readonly count: Statement;
  /** The statement picks the page before it makes the rows, so that on its way to them only those of the page are counted. */
  readonly isPickedFirst: boolean;
};

const everyRow = { [`${pageParams.limit}_0`]: Number.MAX_SAFE_INTEGER, [`${pageParams.offset}_0`]: 0 };

/** The same statement with all rows for its page, counted. */
const counting = ({ sql, params, wholes, reads }: Statement): Statement => {
  const all = Object.entries(everyRow).filter(([name]) => Object.hasOwn(params, name));
  return {
    sql: `select count() as n from (\n${sql}\n)`,
    params: { ...params, ...Object.fromEntries(all) },
    wholes,
    reads,
  };
};

/**
 * Null for an answer of all rows, and for one that begins after a row: what stands behind that is not the whole.
 * @param count of a statement that picks the rows of the page before it makes them
 */
export const pageOf = ({ limit, offset, query }: Plan, rows: Statement, count: Statement | undefined): Page | null =>
  limit === null || query.after !== undefined
    ? null
    : { limit, offset: offset ?? 0, count: count ?? counting(rows), isPickedFirst: count !== undefined };
