/** Calls over HTTP, by the clock and by the processor time of the portal. */
import { repeat } from '../run/timing.ts';
import { type Spread, spreadOf } from '../stats.ts';
import type { RunningPortal } from './start.ts';

/** `ask` tells how many milliseconds it took; as many runs as `repeat` makes. */
export const timedRuns = async (
  { probe }: Pick<RunningPortal, 'probe'>,
  runs: number,
  ask: () => Promise<number>,
): Promise<Spread> => {
  const [ms, cpuMs]: [number[], number[]] = [[], []];
  await repeat(runs, async () => {
    await probe();
    ms.push(await ask());
    cpuMs.push((await probe()).cpuMs);
  });
  return spreadOf(ms, cpuMs);
};
