/**
 * A program of its own that fills the stores of a data folder: `fill-stores.ts DATA_DIR DATASET USERS`, users as JSON. The
 * engine takes hundreds of megabytes that only the end of a process gives back, and the tests run beside it.
 */
import path from 'node:path';
import { createUser, type NewUser, openAccounts } from '@cvm/accounts';
import { loadDataset, openEmbedded } from '@cvm/warehouse';

const loadInto = async (dataDir: string, dataset: string): Promise<void> => {
  const warehouse = await openEmbedded({ folder: path.join(dataDir, 'warehouse') });
  try {
    await loadDataset(warehouse, dataset, { mode: 'full' });
  } finally {
    await warehouse.close();
  }
};

const addUsers = async (dataDir: string, users: readonly NewUser[]): Promise<void> => {
  if (users.length === 0) return;
  const accounts = await openAccounts({
    dataDir: path.join(dataDir, 'accounts'),
    // It runs as a bundle, in the root of the workspace.
    workerPath: path.resolve('packages/accounts/src/pglite-worker.mjs'),
    migrationsFolder: path.resolve('packages/accounts/migrations'),
  });
  try {
    for (const user of users) await createUser(accounts.db, user);
  } finally {
    await accounts.close();
  }
};

const [dataDir = '', dataset = '', users = '[]'] = process.argv.slice(2);
await Promise.all([loadInto(dataDir, dataset), addUsers(dataDir, JSON.parse(users))]);
