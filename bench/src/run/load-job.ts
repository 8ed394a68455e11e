/** A load by the real loader, with the time each table took. In: a warehouse, a folder, a mode; out: the figures. */
import { loadDataset, type Warehouse } from '@cvm/warehouse';
import type { LoadResult } from '../results.ts';

export const runLoad = async (warehouse: Warehouse, folder: string, mode: 'full' | 'append'): Promise<LoadResult> => {
  const secondsOf = new Map<string, number>();
  let running = { table: 'reading files', since: performance.now() };
  const turnTo = (table: string): void => {
    const now = performance.now();
    secondsOf.set(running.table, (secondsOf.get(running.table) ?? 0) + (now - running.since) / 1000);
    running = { table, since: now };
  };
  const [cpu, began] = [process.cpuUsage(), performance.now()];
  let answeringSeconds: number | null = null;
  const summary = await loadDataset(warehouse, folder, {
    mode,
    onProgress: ({ phase, table }) => turnTo(phase === 'finishing' ? 'finishing' : table || running.table),
    onAnswering: async () => {
      answeringSeconds = (performance.now() - began) / 1000;
      turnTo('when it answers');
    },
  });
  turnTo('');
  const { user, system } = process.cpuUsage(cpu);
  const counts = new Map<string, number>(Object.entries(summary.tables).map(([table, { read }]) => [table, read]));
  const sum = (values: Iterable<number>): number => [...values].reduce((all, value) => all + value, 0);
  return {
    seconds: summary.seconds,
    answeringSeconds,
    cpuSeconds: (user + system) / 1e6,
    rows: sum(counts.values()),
    rejected: sum(Object.values(summary.tables).map(({ rejected }) => rejected)),
    views: counts.get('views') ?? 0,
    // Kilobytes on every system Node runs on.
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
    tables: [...secondsOf].map(([table, seconds]) => ({ table, rows: counts.get(table) ?? 0, seconds })),
  };
};
