/** What an administrator does for one user over HTTP: roles, API keys, letters, access, looking as the user looks. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { searchAudit } from '@cvm/accounts';
import { userKindPages } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls, adminReads, nobody, type Who } from './testing/admin-calls.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

const { call, put, users, userOf, stored, created, grant } = adminCalls(() => test);

describe('admin access', () => {
  it('is granted to read or to act, and revoked', async () => {
    const user = await created('helper@example.com');
    expect((await grant(user.userId, 'READ', false)).json()).toEqual({ success: true });
    expect((await userOf(user.email)).roles).toEqual(['admin-read']);
    await grant(await userOf(user.email), 'READWRITE', false);
    expect((await userOf(user.email)).roles).toEqual(['admin']);
    await grant(user.userId, '', true);
    expect((await userOf(user.email)).roles).toEqual([]);
  });

  it('is nothing one gives to oneself or takes from oneself', async () => {
    const { userId } = await userOf('admin@demo.example');
    for (const [access, revoke] of [
      ['READ', false],
      ['', true],
    ] as const) {
      const answer = await grant(userId, access, revoke);
      expect([answer.statusCode, answer.json().error.message]).toEqual([403, 'You cannot change your own role.']);
    }
  });

  it('takes the specified forms and no other', async () => {
    const { userId } = await userOf('analyst@demo.example');
    for (const [access, revoke] of [
      ['', false],
      ['READ', true],
      ['ROOT', false],
    ] as const)
      expect((await grant(userId, access, revoke)).statusCode).toBe(400);
    expect((await grant(nobody, 'READ', false)).statusCode).toBe(404);
    expect((await userOf('analyst@demo.example')).roles).toEqual([]);
  });
});

describe('an API key', () => {
  it('is answered once, with its secret, and is nowhere else', async () => {
    const { userId } = await userOf('analyst@demo.example');
    const key = (await call('POST', '/v1/admin/user/generateApiKey', { user: userId })).json();
    expect(key).toMatchObject({ success: true, apiKey: expect.any(String), apiSecret: expect.any(String) });
    const listed = JSON.stringify(await users());
    expect(listed).not.toContain(key.apiKey);
    expect((await userOf('analyst@demo.example')).hasApiKey).toBe(true);
    const own = (await test.get('/v1/user/profile')).json();
    expect([own.apiKey, own.apiSecret]).toEqual([key.apiKey, null]);
    const [entry] = await searchAudit(test.portal.accounts.db, { action: 'apiKey.generate' });
    expect(entry).toMatchObject({ actor: 'admin@demo.example', target: 'analyst@demo.example' });
    for (const text of [JSON.stringify(entry), test.logged.join('')]) expect(text).not.toContain(key.apiSecret);
  });

  it('stops working at once when it is taken away', async () => {
    const { userId, email } = await created('program@example.com');
    const key = (await call('POST', '/v1/admin/user/generateApiKey', { user: userId })).json();
    const authorization = `Basic ${Buffer.from(`${key.apiKey}:${key.apiSecret}`).toString('base64')}`;
    const profile = () => test.app.inject({ url: '/v1/user/profile', headers: { authorization } });
    expect((await profile()).statusCode).toBe(200);
    const revoke = () => call('POST', '/v1/admin/user/revokeApiKey', { user: userId });
    expect((await revoke()).json()).toEqual({ success: true });
    expect((await profile()).statusCode).toBe(401);
    expect((await userOf(email)).hasApiKey).toBe(false);
    expect((await revoke()).json()).toEqual({ success: true });
    const entries = await searchAudit(test.portal.accounts.db, { action: 'apiKey.revoke', target: email });
    expect(entries).toMatchObject([{ actor: 'admin@demo.example' }]);
    expect((await call('POST', '/v1/admin/user/revokeApiKey', { user: nobody })).statusCode).toBe(404);
  });
});

describe('the welcome email', () => {
  const welcome = (user: object) => call('POST', '/v1/admin/user/welcome', { user, host: 'http://elsewhere.example' });
  const outbox = () => readdir(join(test.portal.settings.dataDir, 'outbox')).catch(() => []);

  it('carries a link of the portal itself, never of the host that the call names', async () => {
    const user = await created('welcome@example.com');
    const answer = await welcome({ ...user, lookerUserInfo: JSON.stringify(user.lookerUserInfo) });
    expect(answer.json()).toEqual({ success: true });
    const [name = ''] = (await outbox()).filter((file) => file.includes('welcome'));
    const letter = await readFile(join(test.portal.settings.dataDir, 'outbox', name), 'utf8');
    expect(letter).toContain('welcome@example.com');
    expect(letter).toContain('/reset-password/');
    expect(letter).not.toContain('elsewhere.example');
    const [entry] = await searchAudit(test.portal.accounts.db, { action: 'user.welcome' });
    expect(entry).toMatchObject({ actor: 'admin@demo.example', target: 'welcome@example.com' });
  });

  it('is not sent to a disabled user', async () => {
    const user = await created('unwelcome@example.com');
    await put({ userId: user.userId, disabled: true });
    expect((await welcome(user)).statusCode).toBe(409);
  });
});

describe('viewing as a user', () => {
  const asUser = (token: string, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
  const begin = async (email: string) => {
    const { userId } = await userOf(email);
    return call('POST', '/v1/admin/view-as', { user: userId });
  };

  it("gives the user's profile without the API key, reads and never writes", async () => {
    const { userId } = await userOf('shows@demo.example');
    await call('POST', '/v1/admin/user/generateApiKey', { user: userId });
    const viewing = (await begin('shows@demo.example')).json();
    expect(viewing).toMatchObject({ success: true, userId, username: 'Sam', apiKey: null, apiSecret: null });
    expect((await asUser(viewing.token, 'GET', '/v1/user/profile')).json()).toMatchObject({ userId, apiKey: null });
    expect((await asUser(viewing.token, 'GET', '/v1/user/filters_permissible')).statusCode).toBe(200);
    expect((await asUser(viewing.token, 'GET', '/v1/query/showSummary')).statusCode).toBe(200);
    expect((await asUser(viewing.token, 'GET', '/v1/audience-segment')).statusCode).toBe(200);
    for (const [method, url] of [
      ['PUT', '/v1/audience-segment/'],
      ['DELETE', `/v1/audience-segment/${nobody}`],
      ['PUT', '/v1/admin/users'],
      ['POST', '/v1/admin/view-as'],
    ] as const) {
      const answer = await asUser(viewing.token, method, url, {});
      expect([url, answer.statusCode, answer.json().error.code]).toEqual([url, 403, 'forbidden']);
    }
  });

  it('does not reach the administration, even as an administrator', async () => {
    const { token } = (await begin('auditor@demo.example')).json();
    for (const url of adminReads) expect([url, (await asUser(token, 'GET', url)).statusCode]).toEqual([url, 403]);
  });

  it('is written down, from its beginning to its end, as what the administrator did', async () => {
    const { token } = (await begin('shows@demo.example')).json();
    expect((await asUser(token, 'GET', '/v1/logout')).json()).toEqual({ success: true });
    expect((await asUser(token, 'GET', '/v1/user/profile')).statusCode).toBe(401);
    const [end, start] = await searchAudit(test.portal.accounts.db, { target: 'shows@demo.example' });
    expect([start?.action, start?.actor]).toEqual(['viewAs.start', 'admin@demo.example']);
    expect([end?.action, end?.actor]).toEqual(['viewAs.end', 'admin@demo.example']);
    expect(await test.get('/v1/user/profile', 'admin')).toMatchObject({ statusCode: 200 });
    expect((await stored('shows@demo.example'))?.lastLogin).toBeNull();
  });

  it('is of somebody else, who is not disabled', async () => {
    expect((await begin('admin@demo.example')).statusCode).toBe(400);
    const user = await created('asleep@example.com');
    await put({ userId: user.userId, disabled: true });
    expect((await begin(user.email)).statusCode).toBe(409);
  });
});

describe('the preview of an access change', () => {
  const preview = async (payload: object, as: Who = 'auditor') =>
    call('POST', '/v1/admin/user/access-preview', payload, as);
  const nothing = { allowedDataCategories: [], blockedReports: [], blockedLooks: [] };

  it('names what a user gets and loses, and changes nothing', async () => {
    const user = await userOf('restricted@demo.example');
    const answer = await preview({
      userId: user.userId,
      allowedPages: [...userKindPages.shows],
      allowedDataCategories: ['country:US,FR', 'date:12', 'genre:Drama'],
      blockedReports: ['/show/*'],
      blockedLooks: ['show-viewership'],
    });
    const { pages, views, data, months, blockedReports, blockedLooks } = answer.json().data;
    expect(pages.added).toEqual([]);
    expect(pages.removed).toEqual(expect.arrayContaining(['Rankings: Movies', 'Movie reports', 'Affinity']));
    expect(views.added).toEqual([]);
    expect(views.removed).toContain('Movie Ranker');
    expect(data).toEqual([
      { category: 'country', added: ['FR'], removed: ['GB', 'CA'] },
      { category: 'genre', added: ['Drama'], removed: ['*'] },
    ]);
    expect(months).toEqual({ before: 24, after: 12 });
    expect([blockedReports.added, blockedLooks.added]).toEqual([['Show reports'], ['Show viewership']]);
    expect(await userOf(user.email)).toEqual(user);
  });

  it('of a new user counts from nothing', async () => {
    const { pages, views } = (await preview({ ...nothing, allowedPages: ['/gem-report'] })).json().data;
    expect(pages).toEqual({ added: ['Gem report'], removed: [] });
    expect(views.added.length).toBeGreaterThan(0);
  });

  it('says what cannot be understood, and is for administrators', async () => {
    const wrong = await preview({ ...nothing, allowedPages: ['shows'] });
    expect([wrong.statusCode, wrong.json().error.details.field]).toEqual([400, 'allowedPages']);
    expect((await preview({ ...nothing, allowedPages: [] }, 'analyst')).statusCode).toBe(403);
  });

  it('refuses pages of many asterisks, and lists without end, which would keep everybody waiting', async () => {
    const stars = await preview({ ...nothing, allowedPages: ['/**********!'] });
    expect([stars.statusCode, stars.json().error.message]).toEqual([
      400,
      '"/**********!" has too many asterisks: a page has 2 at most.',
    ]);
    const blocked = await preview({ ...nothing, allowedPages: ['/shows'], blockedReports: ['/*a*a*a'] });
    expect([blocked.statusCode, blocked.json().error.details.field]).toEqual([400, 'blockedReports']);
    const many = await preview({ ...nothing, allowedPages: Array.from({ length: 1_001 }, (_, i) => `/page-${i}`) });
    expect([many.statusCode, many.json().error.details.field]).toEqual([400, 'allowedPages']);
  });
});
