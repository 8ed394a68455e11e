/**
 * Loads of data into the running portal, one at a time. In: a folder in dataset format 1. Out: progress as it goes and
 * the summary; the portal answers from the new edition the moment the load is done, from the one before until then.
 */
import {
  LoadError,
  type LoadOptions,
  type LoadProgress,
  type LoadSummary,
  loadDataset,
  type Warehouse,
} from '@cvm/warehouse';
import type { Logger } from 'pino';
import type { CurrentEdition } from '../edition.ts';
import { ApiError } from '../errors.ts';

export type LoadDesk = {
  /** Throws `conflict` while another load is running, LoadError when the data cannot be loaded. */
  readonly load: (folder: string, options: LoadOptions) => Promise<LoadSummary>;
  /** What a running load has reached, null while none runs. */
  readonly progress: () => LoadProgress | null;
  /** True when the latest load since the portal was started did not succeed. */
  readonly lastFailed: () => boolean;
};

type Parts = { readonly warehouse: Warehouse; readonly edition: CurrentEdition; readonly log: Logger };

export const openLoadDesk = ({ warehouse, edition, log }: Parts): LoadDesk => {
  let progress: LoadProgress | null = null;
  let isRunning = false;
  let hasFailed = false;
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
      hasFailed = false;
      log.info({ folder, edition: summary.edition, seconds: summary.seconds }, 'A load is done');
      return summary;
    } catch (error) {
      hasFailed = true;
      // A LoadError is about the data or the disk and says it in one sentence; anything else is a fault of ours.
      if (error instanceof LoadError) log.warn({ folder, reason: error.message }, 'A load failed');
      else log.error({ folder, err: error }, 'A load failed');
      throw error;
    } finally {
      isRunning = false;
      progress = null;
    }
  };
  return { load, progress: () => progress, lastFailed: () => hasFailed };
};
