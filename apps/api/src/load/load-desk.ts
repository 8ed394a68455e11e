/**
 * Loads of data into the running portal, one at a time. In: a folder in dataset format 1. Out: progress as it goes and
 * the summary; the portal answers from the new edition the moment the load is done, from the one before until then.
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  fillLeft,
  type LatestLoad,
  LoadError,
  type LoadOptions,
  type LoadProgress,
  type LoadSummary,
  latestLoad,
  loadDataset,
  OrderError,
  type Warehouse,
} from '@cvm/warehouse';
import type { Logger } from 'pino';
import type { CurrentEdition } from '../edition.ts';
import { ApiError } from '../errors.ts';
import { patienceMs, within } from '../within.ts';

export type LoadDesk = {
  /** Throws `conflict` while another load is running, LoadError when the data cannot be loaded. */
  readonly load: (folder: string, options: LoadOptions) => Promise<LoadSummary>;
  /**
   * What the latest load has come to, of this process or of another one on the same store; null before the first. A store that
   * is slow or gone keeps nobody waiting: what was known before is said again.
   */
  readonly latest: () => Promise<LatestLoad | null>;
};

/** Loads of other processes are noticed within this time; asking is free in between. */
const LATEST_AGE_MAX_MS = 5_000;

/** A portal that starts has nobody waiting yet, and does not start without: on a slow disk the first look takes long. */
const FIRST_LOOK_MS = 60_000;

/** How often the portal tries to turn to what was loaded, and how long it waits in between. */
const TURNS_MAX = 10;
const TURN_PAUSE_MS = 1_000;

type Parts = {
  readonly warehouse: Warehouse;
  readonly edition: CurrentEdition;
  readonly log: Logger;
  /** What is made from an edition beside it; nobody waits for it. */
  readonly onLoaded: () => Promise<void>;
};

export const openLoadDesk = async ({ warehouse, edition, log, onLoaded }: Parts): Promise<LoadDesk> => {
  let progress: LoadProgress | null = null;
  let isRunning = false;
  /** Of this process, until a newer edition answers or another process loads; what failed before its first step stands in no record. */
  let failed: { load: LatestLoad; edition: number | null } | null = null;
  let known = { load: await latestLoad(warehouse, FIRST_LOOK_MS), at: performance.now() };
  let asking: Promise<void> | null = null;
  const askOnce = (): Promise<void> => {
    asking ??= latestLoad(warehouse)
      .then((found) => {
        known = { load: found, at: performance.now() };
      })
      .catch((error: unknown) => log.warn({ err: error }, 'The latest load is not known'))
      .finally(() => {
        asking = null;
      });
    return asking;
  };
  const editionNow = (): number | null => edition.known()?.edition ?? null;
  const latest = async (): Promise<LatestLoad | null> => {
    if (isRunning)
      return { state: 'running', tablesDone: progress?.tablesDone ?? 0, tablesAll: progress?.tablesAll ?? 0 };
    const own = failed !== null && failed.edition === editionNow() ? failed.load : null;
    if (own !== null && warehouse.kind === 'embedded') return own;
    if (performance.now() - known.at > LATEST_AGE_MAX_MS) await within(patienceMs, askOnce());
    return known.load?.state === 'running' ? known.load : (own ?? known.load);
  };
  /** A store that is busy for a moment does not make a load that is done one that failed. */
  const turn = async (): Promise<void> => {
    for (let turns = 1; ; turns += 1) {
      try {
        return await edition.refresh();
      } catch (error) {
        log.error({ err: error }, 'The data that were loaded do not answer yet');
        if (turns === TURNS_MAX)
          throw new LoadError('The data are loaded, but the portal answers from those before: start it again.', {
            cause: error,
          });
        await pause(TURN_PAUSE_MS);
      }
    }
  };
  const load = async (folder: string, options: LoadOptions): Promise<LoadSummary> => {
    if (isRunning) throw new ApiError('conflict', 'A load is running already. Wait until it is done.');
    isRunning = true;
    const onProgress = (reached: LoadProgress): void => {
      progress = reached;
      options.onProgress?.(reached);
    };
    // The new data answer as soon as they may, and once more when all of their rollups are filled.
    const onAnswering = (): Promise<void> =>
      edition
        .refresh()
        .catch((error: unknown) => log.error({ err: error }, 'The data that were loaded do not answer yet'));
    try {
      const summary = await loadDataset(warehouse, folder, { ...options, onProgress, onAnswering });
      const tables = Object.keys(summary.tables).length;
      known = { load: { state: 'done', tablesDone: tables, tablesAll: tables }, at: performance.now() };
      await turn();
      log.info({ folder, edition: summary.edition, seconds: summary.seconds }, 'A load is done');
      void onLoaded();
      return summary;
    } catch (error) {
      const { tablesDone = 0, tablesAll = 0 } = progress ?? {};
      // The page that shows it is everybody's: a folder that was mistyped is told to whoever ordered the load, and to the audit log.
      if (!(error instanceof OrderError))
        failed = { load: { state: 'failed', tablesDone, tablesAll }, edition: editionNow() };
      // A LoadError is about the data or the disk and says it in one sentence; anything else is a fault of ours.
      if (error instanceof LoadError) log.warn({ folder, reason: error.message }, 'A load failed');
      else log.error({ folder, err: error }, 'A load failed');
      throw error;
    } finally {
      isRunning = false;
      progress = null;
    }
  };
  fillLeft(warehouse, edition.known())
    .then((isFilled) => (isFilled ? edition.refresh() : undefined))
    .catch((error: unknown) => log.warn({ err: error }, 'What a load had left to fill is not filled'));
  return { load, latest };
};
