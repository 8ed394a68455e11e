/**
 * Identical work that is wanted by several callers at once runs once. Each caller may leave at any time; the work is
 * cancelled when the last one has left.
 */

type Run<Result> = { readonly promise: Promise<Result>; readonly controller: AbortController; waiting: number };

const reasonOf = (signal: AbortSignal): unknown => signal.reason ?? new DOMException('Aborted', 'AbortError');

/** Rejects when the signal is raised; `leave` is called then. The listener is taken away once `promise` is settled. */
const untilAborted = <Result>(promise: Promise<Result>, signal: AbortSignal, leave: () => void): Promise<Result> =>
  new Promise((resolve, reject) => {
    const onAbort = (): void => {
      leave();
      reject(reasonOf(signal));
    };
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });

export type SharedRuns<Result> = (
  key: string,
  start: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

export const sharedRuns = <Result>(): SharedRuns<Result> => {
  const runs = new Map<string, Run<Result>>();
  const begin = (key: string, start: (signal: AbortSignal) => Promise<Result>): Run<Result> => {
    const controller = new AbortController();
    const promise = start(controller.signal).finally(() => {
      if (runs.get(key)?.controller === controller) runs.delete(key);
    });
    const run = { promise, controller, waiting: 0 };
    runs.set(key, run);
    return run;
  };
  return async (key, start, signal) => {
    signal.throwIfAborted();
    const run = runs.get(key) ?? begin(key, start);
    run.waiting += 1;
    return untilAborted(run.promise, signal, () => {
      run.waiting -= 1;
      if (run.waiting > 0) return;
      // Taken off the list first: who comes now must not join work that is being cancelled.
      if (runs.get(key) === run) runs.delete(key);
      run.controller.abort(reasonOf(signal));
    });
  };
};
