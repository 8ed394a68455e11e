import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { engines, useStore } from './testing/stores.ts';
import { addressKey, checkThrottle, clearFailures, recordFailure, waitMs } from './throttle.ts';
import { createUser } from './users.ts';

const start = new Date('2030-03-01T09:00:00Z');
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const ada = { username: 'ada@example.com', address: '192.0.2.1' };

describe('the wait', () => {
  it('doubles from 15 seconds at the fifth failure to one hour', () => {
    const waits = [0, 1, 4, 5, 6, 7, 8, 12, 13, 50].map((failures) => waitMs(failures) / 1000);
    expect(waits).toEqual([0, 0, 0, 15, 30, 60, 120, 1920, 3600, 3600]);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

describe.each(engines)('throttle ($name)', (engine) => {
  const store = useStore(engine);
  const fail = async (times: number, attempt = ada, now = start): Promise<void> => {
    for (let i = 0; i < times; i += 1) await recordFailure(store.db, attempt, now);
  };

  const elsewhere = { username: ' ADA@example.com ', address: '198.51.100.7' };

  it('lets four failures pass and makes the user wait where the fifth came from', async () => {
    await fail(4);
    expect(await checkThrottle(store.db, ada, start)).toBe(0);
    await fail(1);
    const same = { username: ' ADA@example.com ', address: '::ffff:192.0.2.1' };
    expect(await checkThrottle(store.db, same, start)).toBe(15);
    expect(await checkThrottle(store.db, same, at(14.2))).toBe(1);
    expect(await checkThrottle(store.db, same, at(15))).toBe(0);
    await fail(1, ada, at(15));
    expect(await checkThrottle(store.db, same, at(15))).toBe(30);
    expect(await checkThrottle(store.db, elsewhere, at(15)), 'nobody is locked out by strangers').toBe(0);
    expect(await checkThrottle(store.db, { ...ada, username: 'bob@example.com' }, at(15))).toBe(0);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    for (let i = 0; i < 5; i += 1) await fail(1, { ...ada, address: `2001:db8:1:2::${i}` });
    expect(await checkThrottle(store.db, { ...ada, address: '2001:db8:1:2:ffff::1' }, start)).toBe(15);
    expect(await checkThrottle(store.db, { ...ada, address: '2001:db8:1:3::1' }, start)).toBe(0);
  });

  it('makes the address wait after thirty failures on thirty users', async () => {
    for (let i = 0; i < 30; i += 1) await fail(1, { ...ada, username: `user${i}@example.com` });
    expect(await checkThrottle(store.db, { ...ada, username: 'fresh@example.com' }, start)).toBe(15);
    expect(await checkThrottle(store.db, { username: 'user0@example.com', address: '198.51.100.7' }, start)).toBe(0);
  });

  it('makes a user that a hundred failures from everywhere hit wait, but not where its owner signs in', async () => {
    const { id } = await createUser(store.db, { email: 'ada@example.com' });
    const home = '203.0.113.20';
    const signedIn = { actor: { id, email: 'ada@example.com' }, action: 'session.login', address: home };
    await audit(store.db, signedIn, at(-29 * 24 * 3600));
    for (let i = 0; i < 100; i += 1) await fail(1, { ...ada, address: `198.18.${i}.1` });
    expect(await checkThrottle(store.db, elsewhere, start)).toBe(15);
    expect(await checkThrottle(store.db, { ...ada, address: home }, start)).toBe(0);
    await fail(5, { ...ada, address: home });
    expect(await checkThrottle(store.db, { ...ada, address: home }, start), 'which has its own count').toBe(15);
    expect(await checkThrottle(store.db, elsewhere, at(2 * 24 * 3600))).toBe(0);
  });

  it('forgets failures after a day, and drops them at the next one', async () => {
    await fail(5);
    expect(await checkThrottle(store.db, ada, at(24 * 3600))).toBe(0);
    await fail(1, ada, at(24 * 3600));
    expect(await store.db.$count(sql`login_failures`)).toBe(1);
  });

  it('counts no failure of a clock that was ahead, and drops it at the next one', async () => {
    await fail(50, ada, at(365 * 24 * 3600));
    expect(await checkThrottle(store.db, ada, start)).toBe(0);
    await fail(5);
    expect(await checkThrottle(store.db, ada, start)).toBe(15);
    expect(await store.db.$count(sql`login_failures`)).toBe(5);
  });

  it('gives an address back only the failures of the user that succeeded', async () => {
    await fail(4);
    await fail(5, { ...ada, address: '198.51.100.7' });
    for (let i = 0; i < 29; i += 1) await fail(1, { ...ada, username: `user${i}@example.com` });
    await clearFailures(store.db, { ...ada, username: 'Ada@example.com' });
    expect(await checkThrottle(store.db, ada, start)).toBe(0);
    await fail(1, { ...ada, username: 'user99@example.com' });
    expect(await checkThrottle(store.db, ada, start), 'guesses at others still count').toBe(15);
    expect(await checkThrottle(store.db, elsewhere, start), 'and so do those of strangers').toBe(15);
    await clearFailures(store.db, { username: 'ada@example.com' });
    expect(await checkThrottle(store.db, elsewhere, start), 'until a link proves who it is').toBe(0);
  });

  it('keeps no readable name, since people type passwords into that field', async () => {
    await fail(1, { username: 'hunter2-my-password', address: '192.0.2.1' });
    const { rows } = await store.db.execute(sql`select * from login_failures`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('hunter2');
  });
});
