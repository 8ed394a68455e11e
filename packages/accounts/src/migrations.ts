/**
 * Brings a store up to date. In: a connection and the folder of migrations. A store that a newer version of the program
 * has written to is refused: this one would not know what its tables hold.
 */

import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

export class NewerStoreError extends Error {}

/** Any number will do, as long as every instance of the program uses the same one and nothing else does. */
const migrationLock = 761_904_211;

/** When the newest migration of the store was written, in milliseconds; 0 where there is none. */
const newestOf = async (client: pg.Client): Promise<number> => {
  const table = 'drizzle.__drizzle_migrations';
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  if (rows[0]?.there !== true) return 0;
  const found = await client.query<{ newest: string | null }>(`select max(created_at)::text as newest from ${table}`);
  return Number(found.rows[0]?.newest ?? 0);
};

/** How many migrations the store lacks; with `asFound` they are left out. Throws NewerStoreError. */
export const applyMissing = async (client: pg.Client, migrationsFolder: string, asFound: boolean): Promise<number> => {
  // One instance at a time: Drizzle itself takes no lock, and several may start at once. Ending the session gives it back.
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis);
  const newest = await newestOf(client);
  if (newest > Math.max(0, ...known))
    throw new NewerStoreError(
      'The accounts store was written by a newer version of the portal. Start that version, or bring back a backup of the store from before it.',
    );
  if (!asFound) await migrate(drizzle(client), { migrationsFolder });
  return asFound ? known.filter((at) => at > newest).length : 0;
};
