// What the loader asks of the warehouse, with the load's own options filled in: statements without an answer, and answers of a
// few rows.
import { type ZodType, z } from 'zod';
import type { Insert, Progress, Warehouse } from '../client.ts';
import { blockRowsUsual, diskBytesMin, mergedPartsMin } from '../settings.ts';

export type Engine = {
  readonly warehouse: Warehouse;
  /** Runs one statement; `onProgress` is told the rows read so far. */
  readonly run: (sql: string, onProgress?: (progress: Progress) => void) => Promise<void>;
  readonly insert: (insert: Insert, onProgress?: (progress: Progress) => void) => Promise<void>;
  readonly rows: <Row>(sql: string, schema: ZodType<Row>) => Promise<Row[]>;
  /** `from` is a table or a subquery, with what follows it. */
  readonly count: (from: string) => Promise<number>;
  /** The same for tables that get about so many rows. */
  readonly writing: (rows: number) => Engine;
};

/** Rejected rows of one file at most; what the limit of a load allows is far below. */
const rowsMax = 20_000_000;
/** Comparing rows takes as much as building tables. */
const memoryBytesMax = 4e9;

/**
 * A load writes about so many parts of a large table. Of more the engine puts them together while the load goes on, and does so once more
 * afterwards: a fifth of what a load of 100 million views took (decision 69). Of a small table blocks of the usual size make fewer.
 */
const partsWanted = mergedPartsMin - 4;
/** What two threads hold of the widest rows while they sort them stays below a gigabyte and a half. */
const blockRowsMax = 12_000_000;

/** How many rows are sorted and written as one part of a table that gets so many. */
export const blockRowsOf = (rows: number): number =>
  Math.min(Math.max(Math.ceil(rows / partsWanted), blockRowsUsual), blockRowsMax);

const counted = z.object({ n: z.number() });

export const loadEngine = (warehouse: Warehouse, signal?: AbortSignal, rowsWritten = 0): Engine => {
  const options = { name: 'load', diskBytesMin, blockRows: blockRowsOf(rowsWritten), ...(signal ? { signal } : {}) };
  // Its statements work side by side, and of much data some take minutes: a question waits for them as the next statement does.
  const asked = { ...options, lane: 'heavy', isPatient: true, timeoutMs: 0, rowsMax, memoryBytesMax } as const;
  const rows = async <Row>(sql: string, schema: ZodType<Row>) => (await warehouse.query({ sql }, schema, asked)).rows;
  return {
    warehouse,
    run: (sql, onProgress) => warehouse.command(sql, { ...options, ...(onProgress ? { onProgress } : {}) }),
    insert: (insert, onProgress) => warehouse.insert(insert, { ...options, ...(onProgress ? { onProgress } : {}) }),
    rows,
    count: async (from) => (await rows(`select count() as n from ${from}`, counted))[0]?.n ?? 0,
    writing: (rows) => loadEngine(warehouse, signal, rows),
  };
};
