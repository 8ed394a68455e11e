// Pages of an answer. The engine counts the rows that reach the sort of a statement, all of them, and answers those of the page: how
// many these must be follows from the count, which proves the page whole and says how many rows there are without being asked.
//
// TRICKY: a statement that somebody stops may end as a success without rows and with the count of what it had seen by then. A page
// that has rows was not stopped, because the sort gives none out before it has seen all. One without rows may be the page of
// a smaller answer, so that its count is asked for as a row, which is whole or an error.
import { z } from 'zod';
import type { Page, QueryOptions, QueryText, Warehouse } from './client.ts';
import { cancelled } from './engine-errors.ts';

export const rowsOnPage = ({ limit, offset }: Page, rowsAll: number): number =>
  Math.min(limit, Math.max(0, rowsAll - offset));

const counts = z.object({ n: z.number() });

/** The count of all rows as a row of its own, kept while the data answer. */
const countOf = async (warehouse: Warehouse, { count }: Page, options: QueryOptions): Promise<number> =>
  (await warehouse.query(count, counts, { ...options, isKept: true })).rows[0]?.n ?? 0;

/**
 * A page whose rows are `asked` for, with the count of all.
 * @param isCounted the engine's own count is of all rows, and holds for a page that has any
 * @throws WarehouseError `cancelled` when rows of the page are missing
 */
export const countedPage = async (
  warehouse: Warehouse,
  page: Page,
  options: QueryOptions,
  isCounted: boolean,
  ask: () => Promise<QueryText>,
): Promise<QueryText> => {
  if (isCounted) {
    const text = await ask();
    if (text.rows > 0 || (text.rowsAll === 0 && page.limit > 0 && page.offset === 0)) return text;
    return checked(text, page, await countOf(warehouse, page, options), options);
  }
  const [text, rowsAll] = await Promise.all([ask(), countOf(warehouse, page, options)]);
  return checked(text, page, rowsAll, options);
};

const checked = (text: QueryText, page: Page, rowsAll: number, { name }: QueryOptions): QueryText => {
  if (text.rows !== rowsOnPage(page, rowsAll)) throw cancelled(name);
  return { ...text, rowsAll };
};
