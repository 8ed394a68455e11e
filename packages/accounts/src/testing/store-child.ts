/**
 * A program of its own around the store, for tests that end it, start it twice or run it from a bundle.
 * Arguments: data folder, `once` or `forever`, and for a bundle the worker and the migrations folder. Prints one line
 * for each user it has committed. `once` closes the store and ends by itself, provided that nothing is left running.
 */
import { openAccounts } from '../open.ts';
import { createUser, listUsers } from '../users.ts';

const [dataDir, mode, workerPath, migrationsFolder] = process.argv.slice(2);
const accounts = await openAccounts({ dataDir, workerPath, migrationsFolder });
const present = (await listUsers(accounts.db)).length;
for (let i = 0; mode === 'forever' || i < 1; i += 1) {
  const { email } = await createUser(accounts.db, { email: `user${present + i}@example.com` });
  process.stdout.write(`${email}\n`);
}
await accounts.close();
