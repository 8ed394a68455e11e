/**
 * Loads of data into the running portal, one at a time. In: a folder in dataset format 1. Out: progress as it goes and
 * the summary; the portal answers from the new edition the moment the load is done, from the one before until then.
 */
import {
  type LatestLoad,
  LoadError,
  type LoadOptions,
  type LoadProgress,
  type LoadSummary,
  latestLoad,
  loadDataset,
  type Warehouse,
} from '@cvm/warehouse';
import type { Logger } from 'pino';
import type { CurrentEdition } from '../edition.ts';
import { ApiError } from '../errors.ts';

export type LoadDesk = {
  /** Throws `conflict` while another load is running, LoadError when the data cannot be loaded. */
  readonly load: (folder: string, options: LoadOptions) => Promise<LoadSummary>;
  /** What the latest load has come to, of this process or of another one on the same store; null before the first. */
  readonly latest: () => Promise<LatestLoad | null>;
};

/** Loads of other processes are noticed within this time; asking is free in between. */
const LATEST_AGE_MAX_MS = 5_000;

type Parts = {
  readonly warehouse: Warehouse;
  readonly edition: CurrentEdition;
  readonly log: Logger;
  /** What is made from an edition beside it; nobody waits for it. */
  readonly onLoaded: () => Promise<void>;
};

export const openLoadDesk = ({ warehouse, edition, log, onLoaded }: Parts): LoadDesk => {
  let progress: LoadProgress | null = null;
  let isRunning = false;
  /** Of this process, until a newer edition answers; a load that failed before its first step stands in no record. */
  let failed: { load: LatestLoad; edition: number | null } | null = null;
  let known: { load: Promise<LatestLoad | null>; at: number } | null = null;
  /** A store with too much to do keeps nobody from the status page: what was known before is said again. */
  const ask = (before: Promise<LatestLoad | null> | undefined): Promise<LatestLoad | null> =>
    latestLoad(warehouse).catch((error: unknown) => {
      if (before === undefined) throw error;
      return before;
    });
  const editionNow = async (): Promise<number | null> => (await edition.find())?.edition ?? null;
  const latest = async (): Promise<LatestLoad | null> => {
    if (isRunning)
      return { state: 'running', tablesDone: progress?.tablesDone ?? 0, tablesAll: progress?.tablesAll ?? 0 };
    if (failed !== null && failed.edition === (await editionNow())) return failed.load;
    const before = known?.load;
    if (known === null || Date.now() - known.at > LATEST_AGE_MAX_MS) known = { load: ask(before), at: Date.now() };
    return known.load;
  };
  const load = async (folder: string, options: LoadOptions): Promise<LoadSummary> => {
    if (isRunning) throw new ApiError('conflict', 'A load is running already. Wait until it is done.');
    isRunning = true;
    const onProgress = (reached: LoadProgress): void => {
      progress = reached;
      options.onProgress?.(reached);
    };
    try {
      const summary = await loadDataset(warehouse, folder, { ...options, onProgress });
      await edition.refresh();
      log.info({ folder, edition: summary.edition, seconds: summary.seconds }, 'A load is done');
      void onLoaded();
      return summary;
    } catch (error) {
      const { tablesDone = 0, tablesAll = 0 } = progress ?? {};
      failed = { load: { state: 'failed', tablesDone, tablesAll }, edition: await editionNow() };
      // A LoadError is about the data or the disk and says it in one sentence; anything else is a fault of ours.
      if (error instanceof LoadError) log.warn({ folder, reason: error.message }, 'A load failed');
      else log.error({ folder, err: error }, 'A load failed');
      throw error;
    } finally {
      isRunning = false;
      progress = null;
      known = null;
    }
  };
  return { load, latest };
};
