/**
 * Long work of the portal's own thread, a few milliseconds at a time: others have their turn in between, and it ends when its caller
 * leaves.
 */
import { setImmediate } from 'node:timers/promises';

/** Others wait so long at most, beside what one item or step takes. */
const turnMs = 10;

/** Resolves behind the turn of others once this one has lasted; throws the reason of a signal that is aborted. */
const turnsOf = (signal: AbortSignal, ms: number): (() => Promise<void> | undefined) => {
  let began = performance.now();
  const next = async (): Promise<void> => {
    await setImmediate();
    signal.throwIfAborted();
    began = performance.now();
  };
  return () => (performance.now() - began >= ms ? next() : undefined);
};

/** Items as they are made. */
export async function* inTurns<Item>(items: Iterable<Item>, signal: AbortSignal, ms = turnMs): AsyncGenerator<Item> {
  const turn = turnsOf(signal, ms);
  for (const item of items) {
    const others = turn();
    if (others !== undefined) await others;
    yield item;
  }
}

/** The result of work that pauses (`yield`) where others may have their turn. */
export const doneInTurns = async <Result>(
  steps: Generator<void, Result>,
  signal: AbortSignal,
  ms = turnMs,
): Promise<Result> => {
  const turn = turnsOf(signal, ms);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    const others = turn();
    if (others !== undefined) await others;
  }
};
