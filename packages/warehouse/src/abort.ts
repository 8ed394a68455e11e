// Several reasons to stop, one signal.

export type Linked = { readonly signal: AbortSignal; readonly unlink: () => void };

/**
 * A signal that aborts with the first of `signals`. Unlike `AbortSignal.any`, `unlink` leaves nothing behind on a signal that
 * lives as long as the process.
 */
export const linkSignals = (...signals: readonly (AbortSignal | undefined)[]): Linked => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  }
  const unlink = () => {
    for (const signal of signals) signal?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, unlink };
};
