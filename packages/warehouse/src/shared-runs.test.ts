import { describe, expect, it } from 'vitest';
import { sharedRuns } from './shared-runs.ts';

const deferred = () => {
  let settle: (value: string) => void = () => {};
  const promise = new Promise<string>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
};

describe('shared runs', () => {
  it('run identical concurrent work once and give every caller its result', async () => {
    const shared = sharedRuns<string>();
    const { promise, settle } = deferred();
    let starts = 0;
    const start = () => {
      starts += 1;
      return promise;
    };
    const both = [new AbortController(), new AbortController()].map(({ signal }) => shared('a', start, signal));
    settle('done');
    expect(await Promise.all(both)).toEqual(['done', 'done']);
    expect(starts).toBe(1);
    expect(await shared('a', async () => 'again', new AbortController().signal)).toBe('again');
  });

  it('go on while one caller is left, and are cancelled when the last one leaves', async () => {
    const shared = sharedRuns<string>();
    const [first, second] = [new AbortController(), new AbortController()];
    let cancelled = false;
    const start = (signal: AbortSignal) =>
      new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          cancelled = true;
          reject(signal.reason);
        });
      });
    const runs = [shared('a', start, first.signal), shared('a', start, second.signal)];
    const settled = Promise.allSettled(runs);
    first.abort();
    expect(cancelled).toBe(false);
    second.abort();
    expect(cancelled).toBe(true);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('do not let a newcomer join work that is being cancelled', async () => {
    const shared = sharedRuns<string>();
    const first = new AbortController();
    const never = shared('a', () => new Promise<string>(() => {}), first.signal);
    first.abort();
    await expect(never).rejects.toThrow();
    expect(await shared('a', async () => 'fresh', new AbortController().signal)).toBe('fresh');
  });
});
