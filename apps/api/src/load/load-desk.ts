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
  loadDataset,
  OrderError,
  type Warehouse,
} from '@cvm/warehouse';
import type { Logger } from 'pino';
import type { CurrentEdition } from '../edition.ts';
import { ApiError } from '../errors.ts';
import { openLatestLoads } from './latest-loads.ts';

export type LoadDesk = {
  /** Throws `conflict` while another load is running, LoadError when the data cannot be loaded. */
  readonly load: (folder: string, options: LoadOptions) => Promise<LoadSummary>;
  /**
   * What the latest load has come to, of this process or of another one on the same store; null before the first. A store that
   * is slow or gone keeps nobody waiting: what was known before is said again.
   */
  readonly latest: () => Promise<LatestLoad | null>;
};

/** How often the portal tries to turn to what was loaded, and how long it waits in between. */
const turnsMax = 10;
const turnPauseMs = 1_000;

type Parts = {
  readonly warehouse: Warehouse;
  readonly edition: CurrentEdition;
  readonly log: Logger;
  /** What is made from an edition beside it; nobody waits for it. */
  readonly onLoaded: () => Promise<void>;
};

const notYet = 'The data that were loaded do not answer yet';

/** A store that is busy for a moment does not make a load that is done one that failed. */
const turnTo = async (edition: CurrentEdition, log: Logger): Promise<void> => {
  for (let turns = 1; ; turns += 1) {
    try {
      return await edition.refresh();
    } catch (error) {
      log.error({ err: error }, notYet);
      if (turns === turnsMax)
        throw new LoadError('The data are loaded, but the portal answers from those before: start it again.', {
          cause: error,
        });
      await pause(turnPauseMs);
    }
  }
};

/** A LoadError is about the data or the disk and says it in one sentence; anything else is a fault of ours. */
const logFailure = (log: Logger, folder: string, error: unknown): void =>
  error instanceof LoadError
    ? log.warn({ folder, reason: error.message }, 'A load failed')
    : log.error({ folder, err: error }, 'A load failed');

/** Beside everything else: nobody waits for it. */
const fillWhatIsLeft = (warehouse: Warehouse, edition: CurrentEdition, log: Logger): void => {
  fillLeft(warehouse, edition.known())
    .then((isFilled) => (isFilled ? edition.refresh() : undefined))
    .catch((error: unknown) => log.warn({ err: error }, 'What a load had left to fill is not filled'));
};

export const openLoadDesk = async ({ warehouse, edition, log, onLoaded }: Parts): Promise<LoadDesk> => {
  let progress: LoadProgress | null = null;
  let isRunning = false;
  /** Of this process, until a newer edition answers or another process loads; what failed before its first step stands in no record. */
  let failed: { load: LatestLoad; edition: number | null } | null = null;
  const latestLoads = await openLatestLoads(warehouse, log);
  const editionNow = (): number | null => edition.known()?.edition ?? null;
  const reached = (state: LatestLoad['state']): LatestLoad => {
    const { tablesDone = 0, tablesAll = 0 } = progress ?? {};
    return { state, tablesDone, tablesAll };
  };
  const latest = async (): Promise<LatestLoad | null> => {
    if (isRunning) return reached('running');
    const own = failed !== null && failed.edition === editionNow() ? failed.load : null;
    if (own !== null && warehouse.kind === 'embedded') return own;
    const known = await latestLoads.known();
    return known?.state === 'running' ? known : (own ?? known);
  };
  const load = async (folder: string, options: LoadOptions): Promise<LoadSummary> => {
    if (isRunning) throw new ApiError('conflict', 'A load is running already. Wait until it is done.');
    isRunning = true;
    const onProgress = (now: LoadProgress): void => {
      progress = now;
      options.onProgress?.(now);
    };
    // The new data answer as soon as they may, and once more when all of their rollups are filled.
    const onAnswering = (): Promise<void> =>
      edition.refresh().catch((error: unknown) => log.error({ err: error }, notYet));
    try {
      const summary = await loadDataset(warehouse, folder, { ...options, onProgress, onAnswering });
      const tables = Object.keys(summary.tables).length;
      latestLoads.keep({ state: 'done', tablesDone: tables, tablesAll: tables });
      await turnTo(edition, log);
      log.info({ folder, edition: summary.edition, seconds: summary.seconds }, 'A load is done');
      void onLoaded();
      return summary;
    } catch (error) {
      // The page that shows it is everybody's: a folder that was mistyped is told to whoever ordered the load, and to the audit log.
      if (!(error instanceof OrderError)) failed = { load: reached('failed'), edition: editionNow() };
      logFailure(log, folder, error);
      // It was stopped for a load that has not taken the place of the data.
      fillWhatIsLeft(warehouse, edition, log);
      throw error;
    } finally {
      isRunning = false;
      progress = null;
    }
  };
  fillWhatIsLeft(warehouse, edition, log);
  return { load, latest };
};
