// How answers that are settled behind the engine ask it. Enters: the warehouse and the options of a call. Leaves: a `Read` for the compiler.
import type { Read } from '@cvm/metrics';
import type { QueryOptions, Warehouse } from './client.ts';

export const readerOf = (warehouse: Pick<Warehouse, 'query' | 'queryColumns'>, options: QueryOptions): Read => ({
  rows: async (statement, schema) => (await warehouse.query(statement, schema, options)).rows,
  columns: (statement, schema, isKept) => warehouse.queryColumns(statement, schema, { ...options, isKept }),
});
