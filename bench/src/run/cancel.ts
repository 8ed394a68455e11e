/**
 * How long the engine goes on with a cross-tab that nobody waits for any more: a heavy one is begun, given up while it runs, and the
 * engine's own list of running statements is read until it is gone from it. A run whose cross-tab ended by itself says nothing.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { rowSchema } from '@cvm/contract';
import { randomOf } from '@cvm/contract/testing/chance';
import type { Edition, Warehouse } from '@cvm/warehouse';
import { z } from 'zod';
import type { CancelResult } from '../results.ts';
import { spreadOf } from '../stats.ts';
import { compiledOf, optionsOf } from './ask.ts';

/** Six dimensions over all days. */
const heavy = {
  crosstab: [
    ...['user_age_bucket', 'user_gender', 'user_country', 'genre', 'device_name', 'platform_name', 'viewer_count'],
  ],
  filters: [],
};

const runs = 20;
/** Somewhere in the work, not always at its beginning. */
const latestMs = 60;

/** Is the statement of this name in the engine? Its text is no sign of it: the engine writes it anew. */
const isRunning = async (warehouse: Warehouse, name: string): Promise<boolean> => {
  const sql = `select count() as n from system.processes where Settings['log_comment'] like '%${name}%'`;
  const { rows } = await warehouse.query({ sql }, z.object({ n: z.number() }), { name: 'bench watch' });
  return (rows[0]?.n ?? 0) > 0;
};

/** Milliseconds from giving up to the end in the engine; null where it had ended by itself. */
const once = async (warehouse: Warehouse, edition: Edition, name: string, afterMs: number): Promise<number | null> => {
  const compiled = compiledOf(heavy, edition);
  const caller = new AbortController();
  const options = { ...optionsOf(compiled, edition), name, lane: 'heavy' as const, signal: caller.signal };
  let isOver = false;
  const asking = warehouse
    .query(compiled.rows, rowSchema(compiled.view), options)
    .catch(() => null)
    .finally(() => {
      isOver = true;
    });
  while (!isOver && !(await isRunning(warehouse, name)));
  await wait(afterMs);
  if (isOver) return null;
  const began = performance.now();
  caller.abort();
  while (await isRunning(warehouse, name));
  const ms = performance.now() - began;
  await asking;
  return ms;
};

export const measureCancel = async (warehouse: Warehouse, edition: Edition): Promise<CancelResult> => {
  const random = randomOf(9);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const ms = await once(warehouse, edition, `bench given up ${run}.`, random() * latestMs);
    if (ms !== null) times.push(ms);
  }
  return { asked: runs, freed: times.length === 0 ? null : { ...spreadOf(times), maxMs: Math.max(...times) } };
};
