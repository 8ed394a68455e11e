/** Sessions while the store is slow: held up on purpose, on the real embedded store, over HTTP. */
import { join } from 'node:path';
import { type Accounts, createPasswordToken, createSession, createUser, openAccounts, type User } from '@cvm/accounts';
import { errorAnswerSchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeNewStore } from '../../../../packages/accounts/src/testing/new-store.ts';
import { buildServer } from '../server.ts';
import { sharedPortal } from '../testing/shared-portal.ts';
import type { TestPortal } from '../testing/test-portal.ts';
import { openKnownCallers } from './known-callers.ts';

let test: TestPortal;
/** A store whose statements wait a moment for their turn, and not half a minute. */
let accounts: Accounts;
let app: FastifyInstance;
let origin: string;
let user: User;
let admin: User;
let number = 0;

beforeAll(async () => {
  test = await sharedPortal();
  const dataDir = join(test.dir, 'held-up');
  await placeNewStore(dataDir);
  accounts = await openAccounts({ dataDir, waitMs: 2_000 });
  app = await buildServer({ ...test.portal, accounts });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  admin = await createUser(accounts.db, { email: 'admin@client.example', roles: ['admin'], allowedPages: ['/shows'] });
});
afterAll(async () => {
  await app?.close();
  await accounts?.close();
  await test?.close();
});
beforeEach(async () => {
  number += 1;
  const email = `user${number}@client.example`;
  user = await createUser(accounts.db, {
    email,
    firstName: 'Pat',
    password: 'the long way home',
    allowedPages: ['/shows'],
  });
});

const profile = (token: string) =>
  app.inject({ url: '/v1/user/profile', headers: { authorization: `Bearer ${token}` } });

/** Keeps every other statement waiting until the work is done. */
const whileHeld = async <T>(work: () => Promise<T>): Promise<T> => accounts.db.transaction(work);

describe('a store that is slow', () => {
  it('keeps nobody waiting who was looked up a moment ago', async () => {
    const token = await createSession(accounts.db, user.id);
    expect((await profile(token)).statusCode).toBe(200);
    const answers = await whileHeld(() => Promise.all(Array.from({ length: 50 }, () => profile(token))));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it('tells those who wait in vain when to come back, and lets them in then', async () => {
    const token = await createSession(accounts.db, user.id);
    const answers = await whileHeld(() => Promise.all(Array.from({ length: 20 }, () => profile(token))));
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(errorAnswerSchema.parse(answer.json()).error.code).toBe('unavailable');
    }
    expect((await profile(token)).statusCode).toBe(200);
  });

  it('is no fault of callers who left, and is not logged as one', async () => {
    const token = await createSession(accounts.db, user.id);
    const before = test.logged.length;
    await whileHeld(async () => {
      const leaving = new AbortController();
      const arrived = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
      const calls = Array.from({ length: 10 }, () =>
        fetch(`${origin}/v1/user/profile`, { headers: { authorization: `Bearer ${token}` }, signal: leaving.signal }),
      );
      await arrived;
      leaving.abort();
      expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
      // One that stays until the store has given up on all of them.
      expect((await profile('b'.repeat(43))).statusCode).toBe(503);
    });
    const lines = test.logged.slice(before).map((line) => JSON.parse(line));
    expect(lines.filter(({ msg }) => msg === 'A call failed')).toHaveLength(1);
  });
});

describe('who was looked up a moment ago', () => {
  const asAdmin = async (method: 'PUT' | 'POST', url: string, payload: object) =>
    app.inject({
      method,
      url,
      payload,
      headers: { authorization: `Bearer ${await createSession(accounts.db, admin.id)}` },
    });

  it('is out at once after signing out', async () => {
    const token = await createSession(accounts.db, user.id);
    expect((await profile(token)).statusCode).toBe(200);
    await app.inject({ url: '/v1/logout', headers: { authorization: `Bearer ${token}` } });
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('is out at once when an administrator disables the user', async () => {
    const token = await createSession(accounts.db, user.id);
    expect((await profile(token)).statusCode).toBe(200);
    await asAdmin('PUT', '/v1/admin/users', { users: [{ userId: user.id, disabled: true }] });
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('has at once the access that an administrator gives', async () => {
    const token = await createSession(accounts.db, user.id);
    expect((await profile(token)).json().lookerUserInfo.allowedPages).toEqual(['/shows']);
    const lookerUserInfo = { allowedPages: ['/movies'], allowedDataCategories: ['country:*'] };
    await asAdmin('PUT', '/v1/admin/users', { users: [{ userId: user.id, lookerUserInfo }] });
    expect((await profile(token)).json().lookerUserInfo.allowedPages).toEqual(['/movies']);
  });

  it('is out at once when the password is set anew', async () => {
    const token = await createSession(accounts.db, user.id);
    expect((await profile(token)).statusCode).toBe(200);
    const hash = await createPasswordToken(accounts.db, user.id, 'reset');
    const fields = { hash, username: user.email, password: 'another long way home' };
    await app.inject({
      method: 'POST',
      url: '/v1/reset-password',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
    expect((await profile(token)).statusCode).toBe(401);
  });

  it('is not remembered by a look-up that began before the change', async () => {
    const known = openKnownCallers();
    let answer = (_found: object | null): void => undefined;
    const slow = known.find('a', () => new Promise<object | null>((resolve) => (answer = resolve)));
    known.forget();
    answer({ before: true });
    expect(await slow).toEqual({ before: true });
    expect(await known.find('a', async () => ({ after: true }))).toEqual({ after: true });
    expect(await known.find('a', async () => null)).toEqual({ after: true });
  });

  it('is asked for once, however many ask at the same moment, and again when nobody was found', async () => {
    const known = openKnownCallers();
    let times = 0;
    const lookUp = async () => {
      times += 1;
      return null;
    };
    expect(await Promise.all([1, 2, 3].map(() => known.find('a', lookUp)))).toEqual([null, null, null]);
    expect(times).toBe(1);
    await known.find('a', lookUp);
    expect(times).toBe(2);
  });
});
