/**
 * Stores that are busy, frozen or gone, the real ones: nobody waits for longer than a moment to learn of it, and what needs
 * neither of them is answered as ever.
 */
import { type Accounts, createSession, createUser, openAccounts } from '@cvm/accounts';
import { errorAnswerSchema } from '@cvm/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Front, startFront } from '../../../packages/warehouse/src/testing/stores.ts';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { buildServer } from './server.ts';
import { openTestPortal, type TestPortal } from './testing/test-portal.ts';

/** Whatever is asked for anew after a while is asked for anew. */
const later = () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
};
afterEach(() => void vi.restoreAllMocks());

const statusOf = async (test: TestPortal) => {
  const answer = await test.get('/v1/pdt-status-check', null);
  return [answer.statusCode, answer.json().success];
};

describe('a data store with more to do than it can', () => {
  let test: TestPortal;

  beforeAll(async () => {
    test = await openTestPortal({ data: false });
  });
  afterAll(() => test?.close());

  it('is well, and says how far the data reach, while everybody else waits', async () => {
    const { warehouse } = test.portal;
    const admin = await test.tokenOf('admin');
    const stops: AbortController[] = [];
    const endless = { sql: 'select sum(sleepEachRow(0.1)) as n from numbers(1000000) settings max_block_size = 1' };
    const ended: string[] = [];
    const flood = Array.from({ length: 24 }, (_, place) => {
      const stop = new AbortController();
      stops.push(stop);
      return warehouse
        .query(endless, z.unknown(), {
          name: 'flood',
          user: `user ${place % 8}`,
          lane: place % 3 === 0 ? 'heavy' : 'light',
          timeoutMs: 0,
          signal: stop.signal,
        })
        .then(
          () => ended.push('whole'),
          (error: unknown) => ended.push(String(error)),
        );
    });
    later();
    expect(await statusOf(test)).toEqual([200, true]);
    const health = await test.app.inject({ url: '/v1/status-check', headers: { authorization: `Bearer ${admin}` } });
    expect(health.json()).toMatchObject({ healthy: true, error: null });
    expect((await test.signIn('admin@demo.example', 'popcorn-for-all-tests')).statusCode).toBe(200);
    expect(ended).toEqual([]);
    for (const stop of stops) stop.abort();
    await Promise.all(flood);
  });
});

describe.skipIf(process.env.CVM_SKIP_POSTGRES === '1')('stores that are servers', () => {
  let front: Front;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let test: TestPortal;
  /** The portal's own, which waits for a moment and not for 22 seconds. */
  let accounts: Accounts;
  /** As patient as any, for what is made and looked at beside the portal on a busy machine. */
  let patient: Accounts;
  let app: FastifyInstance;
  let userId: string;

  beforeAll(async () => {
    [front, postgres] = await Promise.all([startFront(), startPostgres()]);
    test = await openTestPortal({ data: false, environment: { CLICKHOUSE_URL: front.url } });
    patient = await openAccounts({ databaseUrl: postgres.url });
    accounts = await openAccounts({ databaseUrl: postgres.url, waitMs: 500, answerMs: 500 });
    app = await buildServer({ ...test.portal, accounts });
    const user = await createUser(patient.db, { email: 'pat@client.example', allowedPages: ['/shows'] });
    userId = user.id;
  });
  afterAll(async () => {
    await app?.close();
    await accounts?.close();
    await patient?.close();
    await postgres?.stop();
    if (front?.pid !== undefined) process.kill(front.pid, 'SIGCONT');
    await test?.close();
    await front?.stop();
  });

  const profile = (token: string) =>
    app.inject({ url: '/v1/user/profile', headers: { authorization: `Bearer ${token}` } });

  const expectUnavailable = async (token: string) => {
    const answer = await profile(token);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(errorAnswerSchema.parse(answer.json()).error.code).toBe('unavailable');
  };

  /** The server's processes, the one that takes connections first. */
  const processes = async (): Promise<number[]> => {
    const { rows } = await patient.db.execute<{ pid: number }>(
      sql`select split_part(pg_read_file('postmaster.pid'), ${'\n'}, 1)::int as pid
      union all select pid from pg_stat_activity where backend_type = 'client backend'`,
    );
    return rows.map(({ pid }) => pid);
  };

  it('answers 503 while the users are frozen, and as ever when they are not', async () => {
    const [known, fresh] = [await createSession(patient.db, userId), await createSession(patient.db, userId)];
    await expect.poll(async () => (await profile(known)).statusCode).toBe(200);
    const frozen = await processes();
    for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    try {
      await expectUnavailable(fresh);
      const headers = { authorization: `Bearer ${known}` };
      const health = (await app.inject({ url: '/v1/status-check', headers })).json();
      expect(health).toMatchObject({ healthy: false, error: 'The accounts store does not answer.' });
      expect(health.works).toBeUndefined();
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT');
    }
    await expect.poll(async () => (await profile(fresh)).statusCode).toBe(200);
  });

  it('says what is known of the data while their store is frozen', async () => {
    const before = await statusOf(test);
    expect(before).toEqual([200, true]);
    if (front.pid === undefined) throw new Error('There is no process.');
    process.kill(front.pid, 'SIGSTOP');
    later();
    expect(await statusOf(test)).toEqual(before);
    process.kill(front.pid, 'SIGCONT');
  });

  it('answers 503 when the users have gone', async () => {
    const token = await createSession(patient.db, userId);
    await postgres.stop();
    await expectUnavailable(token);
    expect(await statusOf(test)).toEqual([200, true]);
  });
});
