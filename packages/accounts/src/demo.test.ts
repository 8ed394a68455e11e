import { accessOf, pageAllowed } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { ensureAdmin } from './admin.ts';
import { demoUsers, disableDemoUsers, ensureDemoUsers, isDemoUsername } from './demo.ts';
import { login } from './login.ts';
import { listOrganizations } from './organizations.ts';
import { authenticate } from './sessions.ts';
import { engines, useStore } from './testing/stores.ts';
import type { User } from './user.ts';
import { createUser, findUserByUsername, listUsers, setPassword, updateUser } from './users.ts';

const address = '127.0.0.1';

const logins = demoUsers.map((login) => ({
  ...login,
  password: `popcorn at night, ${login.firstName.length}`,
}));

describe.each(engines)('demo users ($name)', (engine) => {
  const store = useStore(engine);
  const find = async (name: string): Promise<User> => {
    const user = await findUserByUsername(store.db, `${name}@demo.example`);
    if (user === null) throw new Error(`There is no demo user "${name}".`);
    return user;
  };

  it('all sign in with the password of the installation, whatever they had before', async () => {
    await ensureDemoUsers(store.db, logins);
    const again = logins.map((one) => ({ ...one, password: `${one.password} and another` }));
    await ensureDemoUsers(store.db, again);
    for (const { username, password } of again) {
      expect(isDemoUsername(` ${username.toUpperCase()}`)).toBe(true);
      expect(await login(store.db, { username, password, address })).toMatchObject({ ok: true });
    }
    const [{ username, password } = { username: '', password: '' }] = logins;
    expect(await login(store.db, { username, password, address })).toMatchObject({ reason: 'incorrect' });
  });

  it('show what their labels say', async () => {
    await ensureDemoUsers(store.db, logins);
    const access = async (name: string) => accessOf(await find(name), 0);
    expect(await access('analyst')).toMatchObject({ kinds: ['show', 'movie'], limits: {}, months: null });
    expect((await access('shows')).kinds).toEqual(['show']);
    expect((await access('movies')).kinds).toEqual(['movie']);
    expect((await access('gem')).pages).toEqual(['/gem-report']);
    expect(await access('restricted')).toMatchObject({ limits: { country: ['US', 'GB', 'CA'] }, months: 24 });
    expect((await find('restricted')).allowedDataCategories).toEqual(['country:US,GB,CA', 'date:24']);
    expect((await find('admin')).roles).toEqual(['admin']);
    expect((await find('auditor')).roles).toEqual(['admin-read']);
    expect(pageAllowed((await find('analyst')).allowedPages, '/gem-report')).toBe(true);
    expect(pageAllowed((await find('shows')).allowedPages, '/movies')).toBe(false);
  });

  it('are created once, keep what was changed, and are opened again', async () => {
    await ensureDemoUsers(store.db, logins);
    const analyst = await find('analyst');
    await updateUser(store.db, analyst.id, { firstName: 'Grace', disabled: true });
    await ensureDemoUsers(store.db, logins);
    expect(await listUsers(store.db)).toHaveLength(demoUsers.length);
    expect(await listOrganizations(store.db)).toHaveLength(3);
    expect(await find('analyst')).toMatchObject({ id: analyst.id, firstName: 'Grace', disabled: false });
  });

  it('can be created by two instances at once', async () => {
    await Promise.all([ensureDemoUsers(store.db, logins), ensureDemoUsers(store.db, logins)]);
    expect(await listUsers(store.db)).toHaveLength(demoUsers.length);
  });

  it('are shut, sessions included, and nobody else is', async () => {
    await ensureDemoUsers(store.db, logins);
    await createUser(store.db, { email: 'ada@example.com', password: 'nine green bottles' });
    const [{ username, password } = { username: '', password: '' }] = logins;
    const before = await login(store.db, { username, password, address });
    await disableDemoUsers(store.db);
    expect(before.ok && (await authenticate(store.db, before.token))).toBeNull();
    expect(await login(store.db, { username, password, address })).toMatchObject({ reason: 'incorrect' });
    const ada = { username: 'ada@example.com', password: 'nine green bottles', address };
    expect(await login(store.db, ada)).toMatchObject({ ok: true });
  });
});

describe.each(engines)('the first administrator ($name)', (engine) => {
  const store = useStore(engine);
  const password = 'nine green bottles';
  const attempt = (username: string, text = password) => login(store.db, { username, password: text, address });

  it('is created with all pages, also beside the demo administrator', async () => {
    await ensureDemoUsers(store.db, logins);
    expect(await ensureAdmin(store.db, 'Chief@example.com', password)).toBe('created');
    const result = await attempt('chief@example.com');
    expect(result).toMatchObject({ ok: true, user: { roles: ['admin'], disabled: false } });
    expect(result.ok && accessOf(result.user, 0)).toMatchObject({
      kinds: ['show', 'movie'],
      limits: {},
      months: null,
    });
  });

  it('is not created and not touched when there is one', async () => {
    await ensureAdmin(store.db, 'chief@example.com', password);
    expect(await ensureAdmin(store.db, 'chief@example.com', 'another fine secret')).toBe('exists');
    expect(await ensureAdmin(store.db, 'other@example.com', password)).toBe('exists');
    expect(await attempt('chief@example.com')).toMatchObject({ ok: true });
    expect(await listUsers(store.db)).toHaveLength(1);
  });

  it('is made of a user who has the name already, when there is none', async () => {
    const user = await createUser(store.db, { email: 'chief@example.com', roles: ['admin-read'], disabled: true });
    await setPassword(store.db, user.id, 'the password before');
    expect(await ensureAdmin(store.db, 'chief@example.com', password)).toBe('promoted');
    expect(await attempt('chief@example.com')).toMatchObject({ ok: true, user: { id: user.id, roles: ['admin'] } });
  });

  it('is refused with a weak password, which is not repeated', async () => {
    const refused = ensureAdmin(store.db, 'chief@example.com', 'letmein');
    await expect(refused).rejects.toMatchObject({ code: 'invalid', field: 'password' });
    await expect(refused).rejects.not.toThrow('letmein');
    expect(await listUsers(store.db)).toEqual([]);
  });
});
