/**
 * A load from the command line. In: the settings and the order. Out: the summary; throws LoadError in words for the
 * operator. A portal that runs on the data folder does the load itself and switches to the new edition; without one the
 * load runs here, under the folder's lock. Either way it is written into the audit log.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Accounts, audit, type NewAuditEntry, openAccounts } from '@cvm/accounts';
import { errorText } from '@cvm/contract';
import { checkDataset, LoadError, type LoadProgress, type LoadSummary, loadDataset } from '@cvm/warehouse';
import type { Settings } from '../env.ts';
import { lockDataFolder, openWarehouse } from '../stores.ts';
import { audited } from './audited-loads.ts';
import { type LoadBody, type LoadEvent, loadEventSchema, loadOptionsOf } from './events.ts';
import { orders } from './orders.ts';
import { orderPortal } from './portal-client.ts';

type Follow = { readonly onProgress: (progress: LoadProgress) => void; readonly signal: AbortSignal };

/** The line before may have been the last before the load was in place, so nothing is said of which data answer. */
const portalGone = (cause?: unknown): LoadError =>
  new LoadError(
    'The portal ended before it said that the load was done. Its data are whole, as they were before or as loaded: start it and load again.',
    { cause },
  );

/** A portal that is killed breaks off where it is, also in the middle of a line. */
const eventOf = (line: string): LoadEvent => {
  try {
    return loadEventSchema.parse(JSON.parse(line));
  } catch (error) {
    throw portalGone(error);
  }
};

const followPortal = async (lines: AsyncIterable<string>, { onProgress, signal }: Follow): Promise<LoadSummary> => {
  try {
    for await (const line of lines) {
      const event = eventOf(line);
      if ('summary' in event) return event.summary;
      if ('error' in event) throw new LoadError(event.error);
      onProgress(event.progress);
    }
  } catch (error) {
    throw error instanceof LoadError || signal.aborted ? error : portalGone(error);
  }
  throw portalGone();
};

/** The accounts store as it is found; null where no portal has made one yet. */
const openFound = async ({ databaseUrl, dataDir }: Settings): Promise<Accounts | null> => {
  if (databaseUrl !== undefined) return openAccounts({ databaseUrl, asFound: true });
  const folder = join(dataDir, 'accounts');
  return existsSync(join(folder, 'pglite')) ? openAccounts({ dataDir: folder, asFound: true }) : null;
};

const writeDown = async (settings: Settings, entry: NewAuditEntry): Promise<void> => {
  const accounts = await openFound(settings);
  await (accounts && audit(accounts.db, entry).finally(accounts.close));
};

const loadHere = async (settings: Settings, body: LoadBody, follow: Follow): Promise<LoadSummary> => {
  // Of an order that is refused neither a folder is left nor a store.
  if (!existsSync(settings.dataDir)) await checkDataset(body.folder);
  const unlock = await lockDataFolder(settings.dataDir);
  const unwritten: string[] = [];
  const load = async (): Promise<LoadSummary> => {
    await checkDataset(body.folder);
    const warehouse = await openWarehouse(settings);
    try {
      return await loadDataset(warehouse, body.folder, { ...loadOptionsOf(body), ...follow });
    } finally {
      await warehouse.close();
    }
  };
  try {
    const { notes, ...summary } = await audited(body, load, (entry) =>
      writeDown(settings, entry).catch((error: unknown) => {
        unwritten.push(notWritten(error));
      }),
    );
    return { ...summary, notes: [...notes, ...firstData(settings, summary), ...unwritten] };
  } finally {
    await unlock();
  }
};

/** A folder that is named wrongly is made, and takes data that no portal answers from. */
const firstData = ({ clickhouse, dataDir }: Settings, { edition }: Pick<LoadSummary, 'edition'>): string[] =>
  clickhouse === undefined && edition === 1
    ? [
        `These are the first data of the data folder ${dataDir}. If the portal had some before, its DATA_DIR is another.`,
      ]
    : [];

const notWritten = (error: unknown): string => `The load could not be written into the audit log: ${errorText(error)}`;

/** Rejected rows are always written down: in the data folder where the order names no other place. */
const withRejects = (settings: Settings, body: LoadBody): LoadBody => ({
  ...body,
  rejects: body.rejects ?? join(settings.dataDir, 'rejects.ndjson'),
});

export const runLoad = async (settings: Settings, order: LoadBody, follow: Follow): Promise<LoadSummary> => {
  const body = withRejects(settings, order);
  const lines = await orderPortal(settings.dataDir, orders.load, body, follow.signal);
  return lines === null ? loadHere(settings, body, follow) : followPortal(lines, follow);
};
