/** What the latest load of the store has come to, asked of it at most every few seconds; it may be that of another process. */
import { type LatestLoad, latestLoad, type Warehouse } from '@cvm/warehouse';
import type { Logger } from 'pino';
import { patienceMs, within } from '../within.ts';

export type LatestLoads = {
  /** A store that is slow or gone keeps nobody waiting: what was known before is said again. */
  readonly known: () => Promise<LatestLoad | null>;
  /** Nobody need ask the store what this process knows. */
  readonly keep: (load: LatestLoad) => void;
};

/** Loads of other processes are noticed within this time; asking is free in between. */
const ageMaxMs = 5_000;

/** A portal that starts has nobody waiting yet, and does not start without: on a slow disk the first look takes long. */
const firstLookMs = 60_000;

export const openLatestLoads = async (warehouse: Warehouse, log: Logger): Promise<LatestLoads> => {
  let known = { load: await latestLoad(warehouse, firstLookMs), at: performance.now() };
  let asking: Promise<void> | null = null;
  const keep = (load: LatestLoad | null): void => {
    known = { load, at: performance.now() };
  };
  const askOnce = (): Promise<void> => {
    asking ??= latestLoad(warehouse)
      .then(keep)
      .catch((error: unknown) => log.warn({ err: error }, 'The latest load is not known'))
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  return {
    keep,
    known: async () => {
      if (performance.now() - known.at > ageMaxMs) await within(patienceMs, askOnce());
      return known.load;
    },
  };
};
