import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from './audit.ts';
import { login } from './login.ts';
import { authenticate } from './sessions.ts';
import { engines, useStore } from './testing/stores.ts';
import { recordFailure } from './throttle.ts';
import { createUser, disableUser, findUser, updateUser } from './users.ts';

const password = 'nine green bottles';
const start = new Date('2030-03-01T09:00:00Z');
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const from = (address: string, username = 'ada@example.com') => ({ username, password, address });
const good = from('192.0.2.1');
const bad = { ...good, password: 'ten green bottles' };

describe.each(engines)('login ($name)', (engine) => {
  const store = useStore(engine);
  let userId = '';
  beforeEach(async () => {
    userId = (await createUser(store.db, { email: 'ada@example.com', password, allowedPages: ['/shows'] })).id;
  });

  it('gives a working token and notes the moment', async () => {
    const result = await login(store.db, { ...good, username: ' Ada@Example.com ' }, start);
    if (!result.ok) throw new Error(result.reason);
    expect(result.user).toMatchObject({
      id: userId,
      email: 'ada@example.com',
      allowedPages: ['/shows'],
      lastLogin: start,
    });
    expect(await authenticate(store.db, result.token, start)).toEqual({ ...result.user, viewer: null });
    expect((await findUser(store.db, userId))?.lastLogin).toEqual(start);
  });

  it('answers alike for a wrong password, an unknown name, a disabled user and one without a password', async () => {
    await createUser(store.db, { email: 'new@example.com' });
    const gone = await createUser(store.db, { email: 'gone@example.com', password });
    await disableUser(store.db, gone.id);
    const attempts = [
      bad,
      from('192.0.2.2', 'x@example.com'),
      from('192.0.2.3', gone.email),
      from('192.0.2.4', 'new@example.com'),
    ];
    for (const attempt of attempts) {
      expect(await login(store.db, attempt, start)).toEqual({ ok: false, reason: 'incorrect' });
    }
  });

  it('does the same work whether or not the name exists', async () => {
    const took = { known: [] as number[], unknown: [] as number[] };
    for (let i = 0; i < 7; i += 1) {
      for (const [kind, username] of [
        ['known', 'ada@example.com'],
        ['unknown', `no${i}@example.com`],
      ] as const) {
        const begin = process.cpuUsage();
        // A new hour and address each time, so that nothing waits.
        await login(store.db, { ...bad, username, address: `192.0.2.${i}` }, at(i * 90_000));
        // Of the processor, all threads together: what else the machine does has no part in it.
        const { user, system } = process.cpuUsage(begin);
        took[kind].push(user + system);
      }
    }
    const median = (values: number[]): number => values.sort((a, b) => a - b)[3] ?? 0;
    // Without the hash an unknown name would take a tenth of the work.
    expect(median(took.unknown) / median(took.known)).toBeGreaterThan(0.5);
    expect(median(took.unknown) / median(took.known)).toBeLessThan(2);
  });

  it('makes the sixth attempt wait, the right password too, and lets it in afterwards', async () => {
    for (let i = 0; i < 5; i += 1) expect(await login(store.db, bad, start)).toMatchObject({ reason: 'incorrect' });
    expect(await login(store.db, good, at(5))).toEqual({ ok: false, reason: 'throttled', retryAfterSeconds: 10 });
    expect(await login(store.db, good, at(15))).toMatchObject({ ok: true });
    expect(await login(store.db, bad, at(15)), 'the count starts anew').toMatchObject({ reason: 'incorrect' });
    expect(await login(store.db, good, at(15))).toMatchObject({ ok: true });
  });

  it('makes a name without a user wait just the same', async () => {
    const nobody = { ...bad, username: 'nobody@example.com' };
    for (let i = 0; i < 5; i += 1) expect(await login(store.db, nobody, start)).toMatchObject({ reason: 'incorrect' });
    expect(await login(store.db, nobody, start)).toEqual({ ok: false, reason: 'throttled', retryAfterSeconds: 15 });
  });

  it('answers five guesses, not more, when forty are sent at once', async () => {
    const guesses = Array.from({ length: 40 }, () => bad);
    const results = await Promise.all(guesses.map((guess) => login(store.db, guess, start)));
    expect(results.filter((result) => !result.ok && result.reason === 'incorrect')).toHaveLength(5);
    expect(results.filter((result) => !result.ok && result.reason === 'throttled')).toHaveLength(35);
  });

  it('answers a hundred guesses, not more, when they are sent at once from many addresses, and lets the owner in', async () => {
    const home = { ...good, address: '203.0.113.20' };
    const before = await login(store.db, home, start);
    if (!before.ok) throw new Error(before.reason);
    await audit(store.db, { actor: before.user, action: 'session.login', address: home.address }, start);
    for (let i = 0; i < 90; i += 1) await recordFailure(store.db, { ...bad, address: `198.18.${i}.1` }, start);
    const guesses = Array.from({ length: 20 }, (_, i) => ({ ...bad, address: `192.0.2.${i}` }));
    const results = await Promise.all(guesses.map((guess) => login(store.db, guess, start)));
    expect(results.filter((result) => !result.ok && result.reason === 'incorrect')).toHaveLength(10);
    expect(await login(store.db, good, start)).toEqual({ ok: false, reason: 'throttled', retryAfterSeconds: 15 });
    expect(await login(store.db, home, start)).toMatchObject({ ok: true });
  });

  it('lets twenty people of one office in at the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => login(store.db, good, start)));
    const tokens = results.map((result) => (result.ok ? result.token : result.reason));
    expect(results.every((result) => result.ok)).toBe(true);
    expect(new Set(tokens).size).toBe(20);
  });

  it('never says yes to a user disabled in between', async () => {
    const [result] = await Promise.all([
      login(store.db, good, start),
      updateUser(store.db, userId, { disabled: true }),
    ]);
    if (result.ok) expect(await authenticate(store.db, result.token, start)).toBeNull();
    else expect(result.reason).toBe('incorrect');
  });
});
