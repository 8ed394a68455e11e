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

/** What `work` answers while nobody ends it, and how long it takes, in milliseconds: the least of three. */
export const undisturbed = async <Answer>(work: () => Promise<Answer>): Promise<{ truth: Answer; length: number }> => {
  const began = performance.now();
  const truth = await work();
  let length = performance.now() - began;
  for (let round = 1; round < 3; round += 1) {
    const next = performance.now();
    await work();
    length = Math.min(length, performance.now() - next);
  }
  return { truth, length };
};

/** A signal that is raised at a random moment of the next `length` milliseconds and a little later. */
export const raisedWithin = (length: number, random: () => number): AbortSignal => {
  const controller = new AbortController();
  void wait(random() * length * 1.3).then(() => controller.abort());
  return controller.signal;
};
