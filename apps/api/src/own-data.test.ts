/** Which portals without data may have demo data invented: those that nobody has used. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Accounts,
  audit,
  createUser,
  demoUsers,
  ensureDemoUsers,
  findUserByUsername,
  openAccounts,
} from '@cvm/accounts';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeNewStore } from '../../../packages/accounts/src/testing/new-store.ts';
import { openDemoUsers } from './demo-users.ts';
import type { CurrentEdition } from './edition.ts';
import { readSettings } from './env.ts';
import { isOwn } from './own-data.ts';
import { demoPassword } from './testing/test-portal.ts';

let dir: string;
let accounts: Accounts;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cvm-own-'));
  await placeNewStore(join(dir, 'accounts'));
  accounts = await openAccounts({ dataDir: join(dir, 'accounts') });
  await ensureDemoUsers(
    accounts.db,
    demoUsers.map((user) => ({ ...user, password: demoPassword })),
  );
});
afterEach(async () => {
  await accounts?.close();
  await rm(dir, { recursive: true, force: true });
});

const loaded = (target: string) =>
  audit(accounts.db, { actor: null, action: 'load.done', target, details: { edition: 1 } });

it("one with the demo and the administrator of the settings alone is nobody's yet", async () => {
  await loaded('/tmp/cvm-demo-x1');
  await createUser(accounts.db, { email: 'boss@x.example', roles: ['admin'] });
  const admin = { username: ' Boss@x.example', password: 'a long secret 1' };
  expect(await isOwn(accounts.db, { admin })).toBe(false);
  expect(await isOwn(accounts.db, { admin: undefined })).toBe(true);
});

it("one with a load of other data is somebody's, and its demo users stay shut when these are gone", async () => {
  const settings = readSettings({ DATA_DIR: dir, DEMO_PASSWORD: demoPassword });
  const none = { find: async () => null } as Partial<CurrentEdition> as CurrentEdition;
  const parts = { db: accounts.db, settings, edition: none, log: pino({ level: 'silent' }) };
  expect((await openDemoUsers(parts)).logins()).not.toEqual([]);
  await loaded('/srv/views');
  expect(await isOwn(accounts.db, settings)).toBe(true);
  expect((await openDemoUsers(parts)).logins()).toEqual([]);
  const first = demoUsers[0]?.username ?? '';
  expect(await findUserByUsername(accounts.db, first)).toMatchObject({ disabled: true });
});

it("one with a load of other data stays somebody's, however often the demo was loaded since", async () => {
  await loaded('/srv/views');
  for (let n = 0; n < 101; n += 1) await loaded(`/tmp/cvm-demo-${n}`);
  expect(await isOwn(accounts.db, { admin: undefined })).toBe(true);
});
