/** A store of an earlier release is opened by this one with everything that was in it. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NewerStoreError } from './migrations.ts';
import { type Accounts, openAccounts } from './open.ts';
import { listOrganizations } from './organizations.ts';
import { auditEntries } from './schema/operations.ts';
import { users } from './schema/people.ts';
import { placeBareStore, placeNewStore } from './testing/new-store.ts';
import { findUserByUsername } from './users.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cvm-migrations-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** The migrations as they stood when `last` was the newest. */
const migrationsUpTo = async (last: string): Promise<string> => {
  const folder = join(dir, 'migrations');
  await cp(fileURLToPath(new URL('../migrations', import.meta.url)), folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(await readFile(path, 'utf8'));
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === last) + 1);
  await writeFile(path, JSON.stringify({ ...journal, entries }));
  return folder;
};

/** A store as it was when `last` was the newest migration. */
const openEarlier = async (last: string) => {
  const dataDir = join(dir, 'store');
  await placeBareStore(dataDir);
  return { dataDir, before: await openAccounts({ dataDir, migrationsFolder: await migrationsUpTo(last) }) };
};

it('organizations, their users and what was written down of them outlive the change of their name', async () => {
  const { dataDir, before } = await openEarlier('0003_search');
  await before.db.execute(sql`
    with client as (insert into organisations (name) values ('Northlight') returning id)
    insert into users (email, organisation_id) select 'ada@example.com', id from client`);
  const details = { before: { organisationName: null }, after: { organisationName: 'says "organisationName": so' } };
  await before.db.insert(auditEntries).values({ at: new Date(), action: 'user.update', details });
  await before.close();

  const after = await openAccounts({ dataDir });
  expect((await listOrganizations(after.db)).map(({ name }) => name)).toEqual(['Northlight']);
  expect((await findUserByUsername(after.db, 'ada@example.com'))?.organization?.name).toBe('Northlight');
  const [entry] = await after.db.select({ details: auditEntries.details }).from(auditEntries);
  expect(entry?.details).toEqual({
    before: { organizationName: null },
    after: { organizationName: 'says "organisationName": so' },
  });
  await after.close();
});

it('names whose letters were put together of parts are found as they are typed, but for one that another has', async () => {
  const { dataDir, before } = await openEarlier('0009_publications');
  await before.db.execute(sql`
    with client as (insert into organizations (name) values (${'Cafe\u0301'}) returning id)
    insert into users (email, organization_id) select ${'jose\u0301@example.com'}, id from client`);
  await before.db.execute(
    sql`insert into users (email, first_name) values (${'zoe\u0308@example.com'}, 'First'), (${'zo\u00eb@example.com'}, 'Second')`,
  );
  await before.close();

  const after = await openAccounts({ dataDir });
  expect(await findUserByUsername(after.db, 'Jos\u00e9@example.com')).toMatchObject({
    email: 'jos\u00e9@example.com',
    organization: { name: 'Caf\u00e9' },
  });
  expect((await findUserByUsername(after.db, 'zo\u00eb@example.com'))?.firstName).toBe('Second');
  const stored = await after.db.select({ email: users.email }).from(users).where(eq(users.firstName, 'First'));
  expect(stored).toEqual([{ email: 'zoe\u0308@example.com' }]);
  await after.close();
});

it('a store that is only looked at stays of its version', async () => {
  const { dataDir, before } = await openEarlier('0007_report-shares');
  await before.close();

  for (let look = 0; look < 2; look += 1) {
    const seen = await openAccounts({ dataDir, asFound: true });
    expect(seen.missing).toBeGreaterThanOrEqual(2);
    await seen.close();
  }
  const after = await openAccounts({ dataDir });
  expect(after.missing).toBe(0);
  await after.close();
});

it('a store of a newer version is refused by name, and nothing is written to it', async () => {
  const dataDir = join(dir, 'store');
  await placeNewStore(dataDir);
  const newer = await openAccounts({ dataDir });
  const applied = async ({ db }: Accounts) =>
    (await db.execute(sql`select hash, created_at from drizzle.__drizzle_migrations order by id`)).rows;
  const all = await applied(newer);
  await newer.close();

  const migrationsFolder = await migrationsUpTo('0008_report-tags');
  await expect(openAccounts({ dataDir, migrationsFolder })).rejects.toThrow(NewerStoreError);
  await expect(openAccounts({ dataDir, migrationsFolder, asFound: true })).rejects.toThrow(
    'The accounts store was written by a newer version of the portal. Start that version',
  );
  const again = await openAccounts({ dataDir });
  expect(await applied(again)).toEqual(all);
  await again.close();
});
