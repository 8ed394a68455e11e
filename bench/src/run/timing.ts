/** Repeated runs of one piece of work, by the clock and by the processor time of this process. */
import { type Spread, spreadOf } from '../stats.ts';

/** A question that takes seconds is not asked five times. */
const budgetMs = 3_000;

/** Runs of one piece of work so far; to be added to with `time`. */
export type Watch = { readonly ms: number[]; readonly cpuMs: number[] };

export const newWatch = (): Watch => ({ ms: [], cpuMs: [] });

/** Runs once and notes how long it took. */
export const time = async <Result>(watch: Watch, work: () => Promise<Result>): Promise<Result> => {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const result = await work();
  watch.ms.push(performance.now() - began);
  const { user, system } = process.cpuUsage(cpu);
  watch.cpuMs.push((user + system) / 1000);
  return result;
};

export const spreadOfWatch = ({ ms, cpuMs }: Watch): Spread => spreadOf(ms, cpuMs);

/** Works `runs` times, fewer when that takes too long altogether, once at least. */
export const repeat = async (runs: number, work: () => Promise<void>): Promise<void> => {
  const began = performance.now();
  for (let run = 0; run < runs; run += 1) {
    if (run > 0 && performance.now() - began > budgetMs) return;
    await work();
  }
};
