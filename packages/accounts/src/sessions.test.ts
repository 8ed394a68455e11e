import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { authenticate, createSession, listSessions, revokeSession, revokeSessions } from './sessions.ts';
import { engines, useStore } from './testing/stores.ts';
import { createUser, disableUser, updateUser } from './users.ts';

const start = new Date('2030-03-01T09:00:00Z');
const after = (hours: number): Date => new Date(start.getTime() + hours * 3_600_000);

describe.each(engines)('sessions ($name)', (engine) => {
  const store = useStore(engine);
  let userId = '';
  beforeEach(async () => {
    userId = (await createUser(store.db, { email: 'ada@example.com' })).id;
  });

  const count = async (): Promise<number> => store.db.$count(sql`sessions`);
  const lastUsed = async (): Promise<unknown> => {
    const { rows } = await store.db.execute<{ used: string }>(
      sql`select to_char(last_used_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as used from sessions`,
    );
    return rows[0]?.used;
  };

  it('give the user for the token, with the rights of this very moment', async () => {
    const token = await createSession(store.db, userId, { address: '192.0.2.1', userAgent: 'test' }, start);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await authenticate(store.db, token, start)).toMatchObject({ id: userId, allowedPages: [] });
    await updateUser(store.db, userId, { allowedPages: ['/shows'] });
    expect(await authenticate(store.db, token, start)).toMatchObject({ id: userId, allowedPages: ['/shows'] });
  });

  it('never store the token itself', async () => {
    const token = await createSession(store.db, userId, {}, start);
    const { rows } = await store.db.execute(sql`select * from sessions`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).toMatch(/"[0-9a-f]{64}"/);
  });

  it('answer null for every other text', async () => {
    const token = await createSession(store.db, userId, {}, start);
    for (const text of ['', 'x', `${token}x`, token.slice(1), 'A'.repeat(43), "' or true --"]) {
      expect(await authenticate(store.db, text, start)).toBeNull();
    }
  });

  it('end after 12 hours without use, and not while they are used', async () => {
    const idle = await createSession(store.db, userId, {}, start);
    const busy = await createSession(store.db, userId, {}, start);
    for (let hours = 6; hours <= 48; hours += 6)
      expect(await authenticate(store.db, busy, after(hours))).not.toBeNull();
    expect(await authenticate(store.db, idle, after(12))).toBeNull();
  });

  it('are good until the last second of the 12 hours', async () => {
    const token = await createSession(store.db, userId, {}, start);
    expect(await authenticate(store.db, token, new Date(after(12).getTime() - 1000))).not.toBeNull();
  });

  it('end after 30 days however busy they are', async () => {
    const token = await createSession(store.db, userId, {}, start);
    for (let hours = 8; hours < 30 * 24; hours += 8)
      expect(await authenticate(store.db, token, after(hours))).not.toBeNull();
    expect(await authenticate(store.db, token, after(30 * 24))).toBeNull();
  });

  it('do not count where the clock was ahead when they were used, and a clock that is behind takes none away', async () => {
    const token = await createSession(store.db, userId, {}, after(365 * 24));
    const nearly = await createSession(store.db, userId, {}, after(0.9));
    expect(await authenticate(store.db, token, start)).toBeNull();
    expect(await authenticate(store.db, nearly, start), 'clocks differ a little').not.toBeNull();
    expect(await listSessions(store.db, userId, nearly, start)).toMatchObject([{ isThis: true }]);
    await createSession(store.db, userId, {}, after(-40 * 24));
    expect(await authenticate(store.db, nearly, start)).not.toBeNull();
  });

  it('write down their use at most once a minute', async () => {
    const token = await createSession(store.db, userId, {}, start);
    await authenticate(store.db, token, new Date(start.getTime() + 59_000));
    expect(await lastUsed()).toBe('2030-03-01 09:00:00');
    await authenticate(store.db, token, new Date(start.getTime() + 61_000));
    expect(await lastUsed()).toBe('2030-03-01 09:01:01');
    await authenticate(store.db, token, new Date(start.getTime() + 100_000));
    expect(await lastUsed()).toBe('2030-03-01 09:01:01');
  });

  it('end one at a time by token and all together by user', async () => {
    const tokens = [];
    for (let i = 0; i < 3; i += 1) tokens.push(await createSession(store.db, userId, {}, start));
    const [first = '', second = '', third = ''] = tokens;
    await revokeSession(store.db, first);
    await revokeSession(store.db, 'unknown');
    expect(await authenticate(store.db, first, start)).toBeNull();
    expect(await authenticate(store.db, second, start)).not.toBeNull();
    await revokeSessions(store.db, userId);
    expect(await authenticate(store.db, second, start)).toBeNull();
    expect(await authenticate(store.db, third, start)).toBeNull();
  });

  it('do not open a disabled user, even when one is left over', async () => {
    await disableUser(store.db, userId);
    const token = await createSession(store.db, userId, {}, start);
    expect(await authenticate(store.db, token, start)).toBeNull();
  });

  it('are cleared away when another one starts after their end', async () => {
    await createSession(store.db, userId, {}, start);
    await createSession(store.db, userId, {}, after(1));
    expect(await count()).toBe(2);
    await createSession(store.db, userId, {}, after(12.5));
    expect(await count()).toBe(2);
  });
});
