// What the latest load came to, whoever ran it: the system status page of any process over the same store reads this.
import { z } from 'zod';
import type { Warehouse } from '../client.ts';
import { manifestDatabase } from '../schema/index.ts';
import { silenceSecondsMax, untilNow } from './progress.ts';

export type LatestLoad = {
  readonly state: 'running' | 'done' | 'failed';
  readonly tablesDone: number;
  /** 0 while a load is still looking at its folder. */
  readonly tablesAll: number;
};

const row = z.object({ state: z.enum(['running', 'done', 'failed']), tablesDone: z.number(), tablesAll: z.number() });

/**
 * The latest load on record, null when there was none. The manifest must exist; one that fell silent counts as failed. A page waits
 * for it, unless `timeoutMs` says otherwise.
 */
export const latestLoad = async (warehouse: Warehouse, timeoutMs = 5_000): Promise<LatestLoad | null> => {
  const silent = `at < now64(3) - interval ${silenceSecondsMax} second`;
  const sql = `select if(state = 'running' and ${silent}, 'failed', toString(state)) as state,
  tables_done as tablesDone, tables_all as tablesAll
from ${manifestDatabase}.loads
where ${untilNow}
order by at desc
limit 1`;
  const { rows } = await warehouse.query({ sql }, row, { name: 'latest load', lane: 'watch', timeoutMs });
  return rows[0] ?? null;
};
