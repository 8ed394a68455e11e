/**
 * Embedded stores for tests that begin without users: the first file of a run makes one, all get a copy of their own. To make
 * the server's own tables costs more than all that comes after them, so that it is done once for all stores.
 */
import { copyFolder, madeOnce } from '../../../../scripts/testing/made-once.ts';
import { openAccounts } from '../open.ts';

const makeBare = async (dataDir: string): Promise<void> => (await openAccounts({ dataDir, asFound: true })).close();

/** Puts a store that no migration was applied to into a folder that is not there yet. */
export const placeBareStore = async (dataDir: string): Promise<void> =>
  copyFolder(await madeOnce('bare-accounts', makeBare), dataDir);

const make = async (dataDir: string): Promise<void> => {
  await placeBareStore(dataDir);
  await (await openAccounts({ dataDir })).close();
};

/** Puts a store into a folder that is not there yet, as `openAccounts` with this `dataDir` would make it. */
export const placeNewStore = async (dataDir: string): Promise<void> =>
  copyFolder(await madeOnce('accounts', make), dataDir);
