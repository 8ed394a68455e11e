/** Embedded stores for tests that begin without users: the first file of a run makes one, all get a copy of their own. */
import { copyFolder, madeOnce } from '../../../../scripts/testing/made-once.ts';
import { openAccounts } from '../open.ts';

const make = async (folder: string): Promise<void> => (await openAccounts({ dataDir: folder })).close();

/** Puts a store into a folder that is not there yet, as `openAccounts` with this `dataDir` would make it. */
export const placeNewStore = async (dataDir: string): Promise<void> =>
  copyFolder(await madeOnce('accounts', make), dataDir);
