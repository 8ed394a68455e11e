// Random moments to end a statement at, the same ones for the same seed.
import { setTimeout as wait } from 'node:timers/promises';

/** How many statements a test of kills ends: `CVM_KILLS` in all, or as many as an everyday run has time for. */
export const killsOf = (everyday: number): number => Number(process.env.CVM_KILLS ?? everyday);

/** Numbers from 0 to 1 (mulberry32). */
export const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** How long `work` takes, in milliseconds: the least of three. */
export const lengthOf = async (work: () => Promise<unknown>): Promise<number> => {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3; round += 1) {
    const began = performance.now();
    await work();
    least = Math.min(least, performance.now() - began);
  }
  return least;
};

/** A signal that is raised at a random moment of the next `length` milliseconds and a little later. */
export const raisedWithin = (length: number, random: () => number): AbortSignal => {
  const controller = new AbortController();
  void wait(random() * length * 1.3).then(() => controller.abort());
  return controller.signal;
};
