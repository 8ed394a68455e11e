/** Where the demo users are open and where not, on a real store, and what comes through a proxy over HTTP. */
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Accounts,
  authenticate,
  demoUsers,
  findUserByUsername,
  login,
  openAccounts,
  setPassword,
} from '@cvm/accounts';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeNewStore } from '../../../packages/accounts/src/testing/new-store.ts';
import { banner } from './banner.ts';
import { demoPasswordsFile, openDemoUsers } from './demo-users.ts';
import type { CurrentEdition, Edition } from './edition.ts';
import { readSettings, SettingsError } from './env.ts';
import { demoPassword, openTestPortal, type TestPortal } from './testing/test-portal.ts';

const log = pino({ level: 'silent' });
const demoName = 'Demo: 400 members, 40 titles, seed 1';
const admin = 'admin@demo.example';

let dir: string;
let accounts: Accounts;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cvm-demo-users-'));
  await placeNewStore(join(dir, 'accounts'));
  accounts = await openAccounts({ dataDir: join(dir, 'accounts') });
});
afterAll(async () => {
  await accounts?.close();
  await rm(dir, { recursive: true, force: true });
});

/** What the portal answers from: data of this name, none without one. */
const editionNamed = (name: string | null): CurrentEdition & { name: string | null; before: readonly string[] } => {
  const edition = {
    name,
    /** What it was appended to. */
    before: [] as readonly string[],
    known: () => null,
    find: async () => {
      if (edition.name === null) return null;
      const found: Partial<Edition> = { name: edition.name, names: [...edition.before, edition.name] };
      return found as Edition;
    },
    get: async () => ({ name: edition.name }) as Edition,
    refresh: async () => undefined,
  };
  return edition;
};

const open = (variables: Record<string, string> = {}, edition: CurrentEdition = editionNamed(demoName)) =>
  openDemoUsers({ db: accounts.db, settings: readSettings({ DATA_DIR: dir, ...variables }), edition, log });

const signIn = async (password: string, username = admin): Promise<string | null> => {
  const result = await login(accounts.db, { username, password, address: '127.0.0.1' });
  return result.ok ? result.token : null;
};

const passwordOf = (demo: Awaited<ReturnType<typeof open>>, username = admin): string =>
  demo.logins().find((one) => one.username === username)?.password ?? '';

describe('the demo users', () => {
  it('have passwords made at random, kept for their owner alone, the same after every start', async () => {
    const first = await open();
    const passwords = first.logins().map(({ password }) => password);
    expect(new Set(passwords).size).toBe(demoUsers.length);
    for (const password of passwords) expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    const file = join(dir, demoPasswordsFile);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await chmod(file, 0o644);
    expect((await open()).logins()).toEqual(first.logins());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await signIn(passwordOf(first))).not.toBeNull();
  });

  it('lose the password they had before, and its sessions with it', async () => {
    const user = await findUserByUsername(accounts.db, admin);
    await setPassword(accounts.db, user?.id ?? '', 'popcorn-admin-night');
    const token = await signIn('popcorn-admin-night');
    const demo = await open();
    expect(await signIn('popcorn-admin-night')).toBeNull();
    expect(await authenticate(accounts.db, token ?? '')).toBeNull();
    expect(await signIn(passwordOf(demo))).not.toBeNull();
  });

  it.each([
    ['an administrator of the settings', { ADMIN_USERNAME: 'boss@x.example', ADMIN_PASSWORD: 'a long secret 1' }],
    ['an address that strangers reach', { PUBLIC_URL: 'https://insights.example' }],
    ['a host that strangers reach', { HOST: '0.0.0.0' }],
    ['no demo wanted', { DEMO: '0' }],
  ])('are shut, sessions included, with %s', async (_what, variables) => {
    const before = await open();
    const password = passwordOf(before);
    const token = await signIn(password);
    expect(token).not.toBeNull();
    expect((await open(variables)).logins()).toEqual([]);
    expect(await signIn(password)).toBeNull();
    expect(await authenticate(accounts.db, token ?? '')).toBeNull();
  });

  it('are shut the moment other data than the demo data answer', async () => {
    const edition = editionNamed(demoName);
    const demo = await open({}, edition);
    const password = passwordOf(demo);
    const token = await signIn(password);
    edition.name = 'Views of the year';
    await demo.settle();
    expect(demo.logins()).toEqual([]);
    expect(await signIn(password)).toBeNull();
    expect(await authenticate(accounts.db, token ?? '')).toBeNull();
    expect((await open({}, edition)).logins()).toEqual([]);
    edition.name = demoName;
    edition.before = ['Views of the year'];
    await demo.settle();
    expect(demo.logins()).toEqual([]);
    edition.before = [];
    await demo.settle();
    expect(await signIn(passwordOf(demo))).not.toBeNull();
  });

  it('take one password for all from the settings, if it is a good one', async () => {
    const demo = await open({ DEMO_PASSWORD: demoPassword });
    expect(new Set(demo.logins().map(({ password }) => password))).toEqual(new Set([demoPassword]));
    expect(await signIn(demoPassword)).not.toBeNull();
    await expect(open({ DEMO_PASSWORD: 'password123' })).rejects.toThrow(/^DEMO_PASSWORD: Password is one of/);
    expect(() => readSettings({ DEMO_PASSWORD: 'short' })).toThrow('DEMO_PASSWORD must have at least 10 characters');
  });

  it('say which file is broken, and leave it', async () => {
    const other = join(dir, 'broken');
    await mkdir(other);
    await writeFile(join(other, demoPasswordsFile), 'not json');
    const broken = open({ DATA_DIR: other });
    await expect(broken).rejects.toThrow(SettingsError);
    await expect(broken).rejects.toThrow(join(other, demoPasswordsFile));
    expect(await readFile(join(other, demoPasswordsFile), 'utf8')).toBe('not json');
    await writeFile(join(other, demoPasswordsFile), JSON.stringify({ [admin]: 'short' }));
    const refused = open({ DATA_DIR: other });
    await expect(refused).rejects.toThrow(SettingsError);
    await expect(refused).rejects.toThrow(`${join(other, demoPasswordsFile)}: Password`);
    await expect(refused).rejects.toThrow('Delete it to have others made.');
  });

  it('that the file does not name get passwords that it keeps, beside those it has', async () => {
    const file = join(dir, demoPasswordsFile);
    const before: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    const { [admin]: _, ...others } = before;
    await writeFile(file, JSON.stringify(others));
    const demo = await open();
    const kept: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
    expect(kept).toEqual({ ...others, [admin]: passwordOf(demo) });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await open()).logins()).toEqual(demo.logins());
  });

  it('are printed with their passwords for whoever starts the portal, beside the file that keeps them', async () => {
    const logins = (await open()).logins();
    const shown = banner('http://x', null, { anybody: true, logins, passwordsFile: '/srv/data/demo-passwords' });
    for (const { username, password } of logins) expect(shown).toMatch(new RegExp(`${username} +${password}`));
    expect(shown).toContain('/srv/data/demo-passwords');
    const none = { logins: [], passwordsFile: null };
    expect(banner('http://x', null, { ...none, anybody: true })).not.toMatch(/Password|Nobody/);
    expect(banner('http://x', null, { ...none, anybody: false })).toContain('Nobody can sign in yet.');
  });
});

describe('a call that came through a proxy', () => {
  let test: TestPortal;
  beforeAll(async () => {
    test = await openTestPortal({ data: false });
  });
  afterAll(() => test?.close());

  const forwarded: Record<string, string>[] = [
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
    { 'x-real-ip': '203.0.113.9' },
    { host: 'insights.example' },
    { host: 'insights.example:8080' },
  ];
  it.each(forwarded)('opens no demo user: %j', async (headers) => {
    const fields = { username: admin, password: demoPassword };
    const refused = await test.postForm('/v1/login', fields, {
      headers,
      address: `192.0.2.${forwarded.indexOf(headers)}`,
    });
    expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'login_failed']);
    expect((await test.get('/v1/user/profile', 'admin')).statusCode).toBe(200);
    expect((await test.get('/v1/user/profile', 'admin', headers)).statusCode).toBe(401);
  });
});
