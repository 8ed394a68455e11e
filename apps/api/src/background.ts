/**
 * Work that goes on after the answer: what must not be waited for, and what would tell by its time what the answer does
 * not say. A task that fails is logged; stopping the portal waits for those that run.
 */
import type { Logger } from 'pino';

export type Background = {
  /** Starts the task after the answer of the call that asks for it. `name` is for the log. */
  readonly run: (name: string, task: () => Promise<unknown>) => void;
  /** Resolves when nothing is running. */
  readonly idle: () => Promise<void>;
};

export const openBackground = (log: Logger): Background => {
  const running = new Set<Promise<void>>();
  return {
    run: (name, task) => {
      const started = new Promise<void>((resolve) => setImmediate(resolve))
        .then(task)
        .then(
          () => undefined,
          (error: unknown) => log.error({ err: error, task: name }, 'A task in the background failed'),
        )
        .finally(() => running.delete(started));
      running.add(started);
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
};
