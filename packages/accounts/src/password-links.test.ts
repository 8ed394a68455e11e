import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { login } from './login.ts';
import { createPasswordToken, resetPassword } from './password-links.ts';
import { authenticate, createSession } from './sessions.ts';
import { engines, useStore } from './testing/stores.ts';
import { createUser, disableUser, setPassword, updateUser } from './users.ts';

const start = new Date('2030-03-01T09:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const username = 'ada@example.com';
const password = 'a brand new sentence';

describe.each(engines)('links to set a password ($name)', (engine) => {
  const store = useStore(engine);
  let userId = '';
  beforeEach(async () => {
    userId = (await createUser(store.db, { email: username, password: 'the sentence before' })).id;
  });

  const signsIn = async (word: string): Promise<boolean> =>
    (await login(store.db, { username, password: word, address: '192.0.2.1' })).ok;

  it('set the password of their user once', async () => {
    const token = await createPasswordToken(store.db, userId, 'reset', start);
    const reset = { token, username: ' Ada@Example.com ', password };
    expect(await resetPassword(store.db, reset, after(59))).toMatchObject({ id: userId });
    expect(await signsIn(password)).toBe(true);
    expect(await signsIn('the sentence before')).toBe(false);
    expect(await resetPassword(store.db, { ...reset, password: 'another sentence' }, after(59))).toBeNull();
    expect(await signsIn(password)).toBe(true);
  });

  it('work once even when they are used twice at the same moment', async () => {
    const token = await createPasswordToken(store.db, userId, 'reset', start);
    const uses = ['first new sentence', 'second new sentence'].map((word) =>
      resetPassword(store.db, { token, username, password: word }, after(1)),
    );
    const answers = await Promise.all(uses);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
  });

  it('set one password when several links of a user are used at the same moment', async () => {
    const words = ['first new sentence', 'second new sentence', 'third new sentence', 'fourth new sentence'];
    const tokens: string[] = [];
    for (const _ of words) tokens.push(await createPasswordToken(store.db, userId, 'reset', start));
    const uses = words.map((word, n) =>
      resetPassword(store.db, { token: tokens[n] ?? '', username, password: word }, after(1)),
    );
    const answers = await Promise.all(uses);
    const done = answers.findIndex((answer) => answer !== null);
    expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
    for (const [n, word] of words.entries()) expect([word, await signsIn(word)]).toEqual([word, n === done]);
  });

  it('are over where the clock was ahead when they were made', async () => {
    const token = await createPasswordToken(store.db, userId, 'reset', after(365 * 24 * 60));
    expect(await resetPassword(store.db, { token, username, password }, start)).toBeNull();
  });

  it('are over after an hour, those of a welcome after three days', async () => {
    const token = await createPasswordToken(store.db, userId, 'reset', start);
    expect(await resetPassword(store.db, { token, username, password }, after(60))).toBeNull();
    const welcome = await createPasswordToken(store.db, userId, 'welcome', start);
    expect(await resetPassword(store.db, { token: welcome, username, password }, after(72 * 60))).toBeNull();
    expect(await resetPassword(store.db, { token: welcome, username, password }, after(72 * 60 - 1))).not.toBeNull();
  });

  it('are for their user alone, and for nobody while the user is disabled', async () => {
    await createUser(store.db, { email: 'bob@example.com' });
    const token = await createPasswordToken(store.db, userId, 'reset', start);
    expect(await resetPassword(store.db, { token, username: 'bob@example.com', password }, after(1))).toBeNull();
    await disableUser(store.db, userId);
    expect(await resetPassword(store.db, { token, username, password }, after(1))).toBeNull();
    await updateUser(store.db, userId, { disabled: false });
    expect(await resetPassword(store.db, { token, username, password }, after(1)), 'as sessions, it ended').toBeNull();
  });

  it('end when their user gets another address, since they lie in the mailbox of the one before', async () => {
    const token = await createPasswordToken(store.db, userId, 'welcome', start);
    await updateUser(store.db, userId, { email: 'ada.moreau@example.com' });
    for (const name of [username, 'ada.moreau@example.com'])
      expect(await resetPassword(store.db, { token, username: name, password }, after(1))).toBeNull();
    await updateUser(store.db, userId, { email: username });
    expect(await resetPassword(store.db, { token, username, password }, after(1))).toBeNull();
    const kept = await createPasswordToken(store.db, userId, 'welcome', start);
    await updateUser(store.db, userId, { email: ' Ada@Example.com', firstName: 'Bea' });
    expect(await resetPassword(store.db, { token: kept, username, password }, after(1))).not.toBeNull();
  });

  it('are no other text', async () => {
    await createPasswordToken(store.db, userId, 'reset', start);
    for (const token of ['', 'x', 'A'.repeat(43), "' or true --"])
      expect(await resetPassword(store.db, { token, username, password }, after(1))).toBeNull();
  });

  it('stay good when the password is refused', async () => {
    const token = await createPasswordToken(store.db, userId, 'reset', start);
    const refused = resetPassword(store.db, { token, username, password: 'short' }, after(1));
    await expect(refused).rejects.toMatchObject({ code: 'invalid', field: 'password' });
    expect(await resetPassword(store.db, { token, username, password }, after(1))).not.toBeNull();
  });

  it('end sessions and the other links when a password is set, by whatever way', async () => {
    const session = await createSession(store.db, userId, {}, start);
    const first = await createPasswordToken(store.db, userId, 'reset', start);
    const second = await createPasswordToken(store.db, userId, 'reset', start);
    await resetPassword(store.db, { token: first, username, password }, after(1));
    expect(await authenticate(store.db, session, after(1))).toBeNull();
    expect(await resetPassword(store.db, { token: second, username, password }, after(1))).toBeNull();
    const third = await createPasswordToken(store.db, userId, 'reset', after(2));
    await setPassword(store.db, userId, 'a third new sentence');
    expect(await resetPassword(store.db, { token: third, username, password }, after(3))).toBeNull();
  });

  it('never store the token itself, and leave with the next one when they are over', async () => {
    const token = await createPasswordToken(store.db, userId, 'reset', start);
    const { rows } = await store.db.execute(sql`select * from password_resets`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await createPasswordToken(store.db, userId, 'reset', after(61));
    expect(await store.db.$count(sql`password_resets`)).toBe(1);
  });

  it('let a locked-out user sign in again with the new password', async () => {
    for (let i = 0; i < 6; i += 1) await signsIn('a guess that is wrong');
    expect(await signsIn('the sentence before')).toBe(false);
    const token = await createPasswordToken(store.db, userId, 'reset', start);
    await resetPassword(store.db, { token, username, password }, after(1));
    expect(await signsIn(password)).toBe(true);
  });
});
