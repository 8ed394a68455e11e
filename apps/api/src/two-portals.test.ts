/** Two portals on one PostgreSQL and one ClickHouse server: what is done at one holds at the other within seconds. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createUser, findUserByUsername } from '@cvm/accounts';
import { dataStatusSchema } from '@cvm/contract';
import { generateDemo } from '@cvm/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../../../packages/accounts/src/testing/stores.ts';
import { type Front, startFront } from '../../../packages/warehouse/src/testing/stores.ts';
import { loadDemoData } from './demo-data.ts';
import { openTestPortal, type TestPortal, viewUrl } from './testing/test-portal.ts';

const admin = { email: 'boss@test.example', password: 'the right long sentence' };
const person = { email: 'pat@test.example', password: 'another long sentence' };

describe.skipIf(process.env.CVM_SKIP_POSTGRES === '1')('two portals on one store of accounts and one of data', () => {
  let front: Front;
  let database: Awaited<ReturnType<typeof newDatabase>>;
  let one: TestPortal;
  let other: TestPortal;
  let folder: string;

  beforeAll(async () => {
    [front, database] = await Promise.all([startFront(), newDatabase()]);
    const environment = { CLICKHOUSE_URL: front.url, DATABASE_URL: database.url };
    one = await openTestPortal({ data: false, environment });
    other = await openTestPortal({ data: false, environment });
    folder = join(one.dir, 'demo');
    await generateDemo({ members: 100, titles: 12, seed: 3, out: folder, dataThrough: '2026-11-20' });
    const { db } = one.portal.accounts;
    await createUser(db, { ...admin, roles: ['admin'] });
    await createUser(db, { ...person, allowedPages: ['/shows'], allowedDataCategories: ['country:*'] });
  });
  afterAll(async () => {
    await other?.close();
    await one?.close();
    await database?.drop();
    await front?.stop();
    if (front !== undefined) rmSync(front.folder, { recursive: true, force: true });
  });

  const signIn = async (at: TestPortal, { email, password }: typeof admin): Promise<string> =>
    (await at.signIn(email, password)).json().token;
  const send = (at: TestPortal, token: string, method: 'GET' | 'PUT', url: string, payload?: object) =>
    at.app.inject({
      ...{ method, url, headers: { authorization: `Bearer ${token}` } },
      ...(payload === undefined ? {} : { payload }),
    });
  const shows = (at: TestPortal, token: string) => send(at, token, 'GET', viewUrl('showSummary'));
  const statusAt = async (at: TestPortal): Promise<string> =>
    dataStatusSchema.parse((await at.app.inject({ url: '/v1/pdt-status-check' })).json()).data.status;

  it('answer both from what one of them loads, and refuse a load beside another', async () => {
    const token = await signIn(one, person);
    expect((await shows(other, token)).json().error.code).toBe('no_data');
    const loads = await Promise.allSettled(
      [one, other].map(({ portal }) => portal.loads.load(folder, { mode: 'full' })),
    );
    const refused = loads.flatMap((load) => (load.status === 'rejected' ? [String(load.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('Another load is running.')]);
    for (const at of [one, other]) {
      await expect.poll(async () => (await shows(at, token)).statusCode).toBe(200);
      await expect.poll(() => statusAt(at)).toBe('success');
    }
    const [here, there] = await Promise.all([one, other].map((at) => shows(at, token)));
    expect(here?.json().data.length).toBeGreaterThan(0);
    expect(there?.json().data).toEqual(here?.json().data);
    await one.portal.loads.load(folder, { mode: 'full' });
    const { edition } = (await shows(one, token)).json().meta;
    await expect.poll(async () => (await shows(other, token)).json().meta.edition).toBe(edition);
  });

  it('know a session of either, and that it was ended', async () => {
    const token = await signIn(one, person);
    expect((await send(other, token, 'GET', '/v1/user/profile')).statusCode).toBe(200);
    expect((await send(one, token, 'GET', '/v1/logout')).statusCode).toBe(200);
    expect((await send(one, token, 'GET', '/v1/user/profile')).statusCode).toBe(401);
    await expect.poll(async () => (await send(other, token, 'GET', '/v1/user/profile')).statusCode).toBe(401);
  });

  it('hold what an administrator changes at the other', async () => {
    const [token, boss] = [await signIn(other, person), await signIn(one, admin)];
    expect((await shows(other, token)).statusCode).toBe(200);
    const user = await findUserByUsername(one.portal.accounts.db, person.email);
    const set = (allowedPages: string[]) =>
      send(one, boss, 'PUT', '/v1/admin/users', { users: [{ userId: user?.id, lookerUserInfo: { allowedPages } }] });
    const changed = await set(['/movies']);
    expect([changed.statusCode, changed.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
    await expect.poll(async () => (await shows(other, token)).statusCode).toBe(403);
    expect((await set(['/shows'])).statusCode).toBe(200);
    await expect.poll(async () => (await shows(other, token)).statusCode).toBe(200);
  });

  it('show a load of the other that runs after one of their own has failed', async () => {
    const missing = other.portal.loads.load(join(folder, 'none'), { mode: 'full' });
    await expect(missing).rejects.toThrow();
    const broken = other.portal.loads.load(folder, { mode: 'full', rejects: join(folder, 'views.csv') });
    await expect(broken).rejects.toThrow();
    await one.portal.warehouse.command(
      `insert into cvm.loads (load, at, edition, mode, state, phase, tables_all) values ('x', now64(3), 99, 'full', 'running', 'reading', 9)`,
      { name: 'test' },
    );
    await expect.poll(() => statusAt(other)).toBe('building');
    // As a new one finds it, which has no data of its own to load then.
    const line = { show: () => {}, clear: () => {} };
    expect(await loadDemoData(other.portal.loads, line, { members: 100, titles: 12 })).toBe(false);
  });
});
