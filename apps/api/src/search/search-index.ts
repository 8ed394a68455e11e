/**
 * The search index over the data the portal answers from: filled at start and after every load when it is another
 * edition's. A search never waits for that; it gives what the index before it knows.
 */
import { type Accounts, fillSearchIndex, type SearchEntry, searchSource } from '@cvm/accounts';
import { searchEntries, searchEntrySchema } from '@cvm/metrics';
import { loadedAt, type Warehouse } from '@cvm/warehouse';
import type { Logger } from 'pino';
import type { CurrentEdition, Edition } from '../edition.ts';

export type SearchIndex = {
  /** Fills the index when it is not the current edition's; resolves when that is done. A failure is logged, not thrown. */
  readonly refresh: () => Promise<void>;
  /** Stops a fill that is on its way. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly warehouse: Warehouse;
  readonly accounts: Accounts;
  readonly edition: CurrentEdition;
  readonly log: Logger;
};

/** Small enough for one statement to be quick on the embedded store, which serves everybody else in between. */
const batchRows = 500;
/** Raised when the shape of the entries changes, so that older indexes are filled anew. */
const shape = 2;

/** Tells the editions of one store apart. */
const editionWords = ({ edition, name, dataThrough }: Edition): string => `edition ${edition}, ${name}, ${dataThrough}`;

async function* inBatches(rows: AsyncIterable<SearchEntry[]>): AsyncGenerator<SearchEntry[]> {
  for await (const batch of rows)
    for (let from = 0; from < batch.length; from += batchRows) yield batch.slice(from, from + batchRows);
}

export const openSearchIndex = ({ warehouse, accounts, edition, log }: Parts): SearchIndex => {
  const stop = new AbortController();
  /** What is known to answer, so that the store is asked once per edition. */
  let filled: string | null = null;
  let running: Promise<void> | null = null;

  const fill = async (current: Edition): Promise<void> => {
    // Another store may have taken the place of the one that the index was filled from, with the same numbers.
    const loaded = await loadedAt(warehouse, current);
    const source = `shape ${shape}, ${editionWords(current)}, loaded ${loaded?.toISOString()}`;
    if ((await searchSource(accounts.db)) !== source) {
      const rows = warehouse.stream(searchEntries(), searchEntrySchema, {
        name: 'search entries',
        database: current.database,
        signal: stop.signal,
      });
      await fillSearchIndex(accounts.db, source, inBatches(rows));
      log.info({ source }, 'The search index is filled');
    }
    filled = editionWords(current);
  };

  const refreshOnce = async (): Promise<void> => {
    try {
      // A load may be done meanwhile.
      for (;;) {
        const current = await edition.find();
        if (current === null || editionWords(current) === filled || stop.signal.aborted) return;
        await fill(current);
      }
    } catch (error) {
      if (!stop.signal.aborted) log.error({ err: error }, 'The search index could not be filled');
    }
  };

  const refresh = (): Promise<void> => {
    running ??= refreshOnce().finally(() => {
      running = null;
    });
    return running;
  };
  const close = async (): Promise<void> => {
    stop.abort();
    await running;
  };
  return { refresh, close };
};
