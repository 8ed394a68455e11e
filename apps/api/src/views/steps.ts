/**
 * What each step of an answer costs. In: a statement of a compiled question. Out: milliseconds by the clock and of the processor,
 * medians of several runs that read what is in memory. A step is what a run takes longer than the same run without it.
 */
import type { QueryOptions, Statement, Warehouse } from '@cvm/warehouse';
import { z } from 'zod';

/** Milliseconds; of the processor those of the whole process, so that other questions must not run beside it. */
export type Cost = { readonly ms: number; readonly cpuMs: number };
export type Step = Cost & { readonly name: string };

const runs = 5;

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of several runs after one that is not counted. */
export const costOf = async (work: () => unknown): Promise<Cost> => {
  await work();
  const costs: Cost[] = [];
  for (let run = 0; run < runs; run += 1) {
    const cpu = process.cpuUsage();
    const began = performance.now();
    await work();
    const ms = performance.now() - began;
    const { user, system } = process.cpuUsage(cpu);
    costs.push({ ms, cpuMs: (user + system) / 1000 });
  }
  return { ms: medianOf(costs.map(({ ms }) => ms)), cpuMs: medianOf(costs.map(({ cpuMs }) => cpuMs)) };
};

/** Asks a statement as its answer is read. */
export type Asking = () => Promise<unknown>;

/** The engine takes a statement apart, counts, orders and writes rows; this process reads them. */
export const stepsOf = async (
  warehouse: Warehouse,
  statement: Statement,
  read: Asking,
  options: QueryOptions,
): Promise<Step[]> => {
  const ask = (sql: string) => () => warehouse.queryColumns({ ...statement, sql }, z.unknown(), options);
  const totals = [
    { name: 'plan', cost: await costOf(ask(`explain ${statement.sql}`)) },
    { name: 'count', cost: await costOf(ask(`select sum(ignore(*)) as n from (\n${statement.sql}\n)`)) },
    { name: 'order and write', cost: await costOf(ask(statement.sql)) },
    { name: 'check rows', cost: await costOf(read) },
  ];
  return totals.map(({ name, cost: { ms, cpuMs } }, index) => {
    const before = totals[index - 1]?.cost ?? { ms: 0, cpuMs: 0 };
    return { name, ms: Math.max(0, ms - before.ms), cpuMs: Math.max(0, cpuMs - before.cpuMs) };
  });
};
