/** The administration over HTTP: who may see, who may act, and what each call does. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findUserByUsername, isDemoUsername, searchAudit, type User } from '@cvm/accounts';
import { type AdminUser, userKindPages } from '@cvm/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, openTestPortal, type TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await openTestPortal({ data: false });
});
afterAll(() => test?.close());

type Who = 'admin' | 'auditor' | 'analyst' | null;

const call = async (method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object, as: Who = 'admin') => {
  const headers = as === null ? {} : { authorization: `Bearer ${await test.tokenOf(as)}` };
  return test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
};
const put = (...users: object[]): Promise<LightMyRequestResponse> => call('PUT', '/v1/admin/users', { users });
const users = async (): Promise<AdminUser[]> => (await call('GET', '/v1/admin/users')).json().users;
const userOf = async (email: string): Promise<AdminUser> => {
  const found = (await users()).find((user) => user.email === email);
  if (found === undefined) throw new Error(`There is no user ${email}.`);
  return found;
};
const stored = (email: string): Promise<User | null> => findUserByUsername(test.portal.accounts.db, email);
const created = async (email: string): Promise<AdminUser> => {
  const answer = await put({ email, username: 'New', lookerUserInfo: { allowedPages: ['/shows'] } });
  expect(answer.statusCode).toBe(200);
  return userOf(email);
};

const nobody = '00000000-0000-4000-8000-000000000000';
const reads = [
  '/v1/admin/users',
  '/v1/admin/organizations',
  '/v1/admin/downtime_message',
  '/v1/admin/audit',
  '/v1/options/adminOrgMap',
];
const acts: readonly (readonly ['PUT' | 'POST' | 'DELETE', string, object?])[] = [
  ['PUT', '/v1/admin/users', { users: [{ email: 'x@example.com', username: 'X' }] }],
  ['POST', '/v1/admin/user/access', { user: nobody, access: 'READ', revoke: false }],
  ['POST', '/v1/admin/user/welcome', { user: nobody, host: 'http://elsewhere.example' }],
  ['POST', '/v1/admin/user/generateApiKey', { user: nobody }],
  ['POST', '/v1/admin/user/revokeApiKey', { user: nobody }],
  ['PUT', `/v1/admin/organization/${nobody}`, { name: 'X' }],
  ['DELETE', `/v1/admin/organization/${nobody}`],
  ['POST', '/v1/admin/view-as', { user: nobody }],
  ['POST', '/v1/admin/downtime_message', { title: 'T', body: 'B', expires: Date.now() + 60_000 }],
  ['POST', `/v1/admin/downtime_message/${nobody}`, {}],
];

describe('the administration', () => {
  it('is seen by both roles and by nobody else', async () => {
    for (const url of reads) {
      expect([url, (await call('GET', url)).statusCode]).toEqual([url, 200]);
      expect([url, (await call('GET', url, undefined, 'auditor')).statusCode]).toEqual([url, 200]);
      expect([url, (await call('GET', url, undefined, 'analyst')).statusCode]).toEqual([url, 403]);
      expect([url, (await call('GET', url, undefined, null)).statusCode]).toEqual([url, 401]);
    }
  });

  it('is acted in by admin alone', async () => {
    for (const [method, url, payload] of acts)
      for (const as of ['auditor', 'analyst'] as const) {
        const answer = await call(method, url, payload, as);
        expect([url, as, answer.statusCode, answer.json().error.code]).toEqual([url, as, 403, 'forbidden']);
      }
    expect(await stored('x@example.com')).toBeNull();
  });
});

describe('users', () => {
  it('are listed with what the screen shows, and without anything secret', async () => {
    const analyst = await userOf('analyst@demo.example');
    expect(analyst).toMatchObject({
      username: 'Ada',
      lastname: 'Moreau',
      organizationName: 'Northlight Streaming',
      disabled: false,
      roles: [],
      hasApiKey: false,
    });
    expect(analyst.uuid).toBe(analyst.userId);
    expect(JSON.stringify(await users())).not.toMatch(/hash|secret|"apiKey"/i);
  });

  it('are created together, an organization on the way', async () => {
    const access = { allowedPages: [...userKindPages.shows], allowedDataCategories: ['country:US', 'date:12'] };
    const one = { email: ' One@Client.example', username: 'One', organizationName: 'Client', lookerUserInfo: access };
    const answer = await put(one, { ...one, email: 'two@client.example', username: 'Two' });
    expect(answer.json()).toMatchObject({ success: true, users: [{ email: 'one@client.example' }, {}] });
    expect(await userOf('two@client.example')).toMatchObject({ organizationName: 'Client', lookerUserInfo: access });
    const organizations = (await call('GET', '/v1/options/adminOrgMap')).json().data;
    expect(organizations.map(({ label }: { label: string }) => label)).toContain('Client');
  });

  it('are changed field by field, and may be sent back whole', async () => {
    const user = await created('whole@example.com');
    const answer = await put({ ...user, lastname: 'Whole', lookerUserInfo: { allowedPages: ['/movies'] } });
    expect(answer.statusCode).toBe(200);
    expect(await userOf(user.email)).toMatchObject({
      username: 'New',
      lastname: 'Whole',
      lookerUserInfo: { allowedPages: ['/movies'] },
    });
  });

  it.each([
    ['roles', { roles: ['admin'] }],
    ['uuid', { uuid: nobody }],
    ['hasApiKey', { hasApiKey: true }],
    ['passwordHash', { passwordHash: 'x' }],
    ['allowedPages', { lookerUserInfo: { allowedPages: ['shows'] } }],
    ['allowedDataCategories', { lookerUserInfo: { allowedDataCategories: ['colour:red'] } }],
    ['allowedDataCategories', { lookerUserInfo: { allowedDataCategories: ['date:soon'] } }],
    ['email', { email: 'no address' }],
    ['username', { username: ' ' }],
  ])('are not changed by a wrong %s: %j', async (field, change) => {
    const email = 'refused@example.com';
    const user = (await stored(email)) === null ? await created(email) : await userOf(email);
    const answer = await put({ userId: user.userId, lastname: 'changed', ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.details.field).toBe(field);
    expect(await userOf(email)).toEqual(user);
  });

  it('are not overwritten by an edit that was begun before the last change', async () => {
    const user = await created('stale@example.com');
    expect((await put({ userId: user.userId, modifiedAt: user.modifiedAt, username: 'First' })).statusCode).toBe(200);
    const late = await put({ userId: user.userId, modifiedAt: user.modifiedAt, username: 'Late' });
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict']);
    expect((await userOf(user.email)).username).toBe('First');
  });

  it('who is disabled is out at once', async () => {
    const token = await test.tokenOf('movies');
    const profile = () => test.app.inject({ url: '/v1/user/profile', headers: { authorization: `Bearer ${token}` } });
    expect((await profile()).statusCode).toBe(200);
    const { userId } = await userOf('movies@demo.example');
    await put({ userId, disabled: true });
    expect((await profile()).statusCode).toBe(401);
    expect((await test.signIn('movies@demo.example', demoPassword, '192.0.2.9')).statusCode).toBe(401);
    await put({ userId, disabled: false });
    expect((await profile()).statusCode).toBe(401);
  });

  it('do not disable themselves', async () => {
    const { userId } = await userOf('admin@demo.example');
    const answer = await put({ userId, disabled: true });
    expect([answer.statusCode, answer.json().error.message]).toEqual([403, 'You cannot disable yourself.']);
  });

  it('keep hostile names as they are', async () => {
    const username = `<script>alert(1)</script>'; drop table users; --`;
    await put({ email: 'hostile@example.com', username });
    expect((await userOf('hostile@example.com')).username).toBe(username);
  });
});

describe('organizations', () => {
  type Organization = { id: string; name: string; users: number };
  const organizations = async (): Promise<Organization[]> =>
    (await call('GET', '/v1/admin/organizations', undefined, 'auditor')).json().organizations;
  const organizationOf = async (name: string): Promise<Organization> => {
    const found = (await organizations()).find((one) => one.name === name);
    if (found === undefined) throw new Error(`There is no organization ${name}.`);
    return found;
  };

  it('come with their first user, are renamed, and go once they are empty', async () => {
    const user = await created('member@example.com');
    await put({ userId: user.userId, organizationName: 'Founded' });
    const founded = await organizationOf('Founded');
    expect(founded.users).toBe(1);
    const rename = (name: string) => call('PUT', `/v1/admin/organization/${founded.id}`, { name });
    expect((await rename(' Refounded ')).json()).toEqual({ success: true });
    expect((await userOf(user.email)).organizationName).toBe('Refounded');
    const remove = () => call('DELETE', `/v1/admin/organization/${founded.id}`);
    const inUse = await remove();
    expect([inUse.statusCode, inUse.json().error.message]).toEqual([
      409,
      'This organization has 1 user. Move them to another one first.',
    ]);
    await put({ userId: user.userId, organizationName: null });
    expect((await remove()).json()).toEqual({ success: true });
    expect((await remove()).statusCode).toBe(404);
    const deeds = (await searchAudit(test.portal.accounts.db)).filter(({ action }) =>
      action.startsWith('organization'),
    );
    expect(deeds.slice(0, 3).map(({ action, target, actor }) => [action, target, actor])).toEqual([
      ['organization.delete', 'Refounded', 'admin@demo.example'],
      ['organization.rename', 'Founded', 'admin@demo.example'],
      ['organization.create', 'Founded', 'admin@demo.example'],
    ]);
  });

  it.each([
    [400, { name: ' ' }, 'Organization name is required.'],
    [400, {}, 'Organization name is required.'],
    [400, { name: 'x'.repeat(201) }, 'Organization name takes up to 200 characters.'],
    [400, { name: 'X', avatar: 'http://elsewhere.example/x.png' }, 'There is no parameter "avatar".'],
    [409, { name: 'Silver Fern Pictures' }, 'There is already an organization of this name.'],
  ])('are not renamed (%i) by %j', async (status, body, message) => {
    const { id } = await organizationOf('Northlight Streaming');
    const answer = await call('PUT', `/v1/admin/organization/${id}`, body);
    expect([answer.statusCode, answer.json().error.message]).toEqual([status, message]);
    await organizationOf('Northlight Streaming');
  });

  it('are no border for administrators, who are staff of the portal, and none of a user sees another one', async () => {
    // The administrator belongs to one organization and this user to another (docs/decisions, administrators).
    const other = await userOf('restricted@demo.example');
    const own = await userOf('admin@demo.example');
    expect(other.organizationName).not.toBe(own.organizationName);
    expect((await put({ userId: other.userId, lastname: other.lastname })).statusCode).toBe(200);
    const profile = (await test.get('/v1/user/profile', 'restricted')).json();
    expect(profile.organizationName).toBe(other.organizationName);
    for (const url of ['/v1/admin/organizations', '/v1/options/adminOrgMap'])
      expect((await call('GET', url, undefined, 'analyst')).statusCode).toBe(403);
  });
});

describe('admin access', () => {
  const grant = (user: unknown, access: string, revoke: boolean) =>
    call('POST', '/v1/admin/user/access', { user, access, revoke });

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

describe('the welcome e-mail', () => {
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

describe('a downtime message', () => {
  const status = async () => (await test.get('/v1/status-check')).json();

  it('makes the portal not healthy until it is disabled', async () => {
    const expires = Date.now() + 3_600_000;
    const message = { title: 'System Downtime', body: 'We are sorry.', expires };
    const answer = (await call('POST', '/v1/admin/downtime_message', message)).json();
    expect(answer).toEqual({ success: true, uuid: expect.any(String), ...message });
    const { uuid, title, body } = answer;
    expect(await status()).toEqual({ success: true, healthy: false, messages: [{ uuid, title, body }], error: null });
    const listed = (await call('GET', '/v1/admin/downtime_message', undefined, 'auditor')).json();
    expect(listed).toEqual({ success: true, messages: [{ uuid, ...message }] });
    expect((await call('POST', `/v1/admin/downtime_message/${uuid}`, answer)).json()).toEqual({ success: true });
    expect(await status()).toMatchObject({ healthy: true, messages: [] });
    expect((await call('POST', `/v1/admin/downtime_message/${uuid}`)).statusCode).toBe(404);
  });

  it.each([
    ['title', { title: ' ' }],
    ['body', { body: '' }],
    ['expires', { expires: Date.now() - 1000 }],
    ['expires', { expires: 'soon' }],
  ])('needs a %s that makes sense: %j', async (field, wrong) => {
    const message = { title: 'T', body: 'B', expires: Date.now() + 60_000, ...wrong };
    const answer = await call('POST', '/v1/admin/downtime_message', message);
    expect([answer.statusCode, answer.json().error.details.field]).toEqual([400, field]);
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
    // Without data the question fails later than at the fence: it was let through.
    expect((await asUser(viewing.token, 'GET', '/v1/query/showSummary')).json().error.code).toBe('no_data');
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
    for (const url of reads) expect([url, (await asUser(token, 'GET', url)).statusCode]).toEqual([url, 403]);
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

describe('files', () => {
  it('of the users are titled with the date, hold no secret and no formula', async () => {
    await put({ email: 'formula@example.com', username: '=HYPERLINK("x")' });
    const answer = await call('GET', '/v1/admin/users?resultFormat=csv', undefined, 'auditor');
    expect(answer.headers['content-disposition']).toMatch(/filename="cvmi_users_\d{8}\.csv"/);
    const [title, header] = answer.body.split('\r\n');
    expect(title).toMatch(/^\ufeff"?Source: CVM Insights, Users, \w+ \d+, \d{4}\."?$/);
    expect(header).toMatch(/^Email,First Name,Last Name,Organization,Status,Role/);
    expect(answer.body).toContain("'=HYPERLINK");
    expect(answer.body).not.toContain('cvmi_'.concat('A'));
    expect((await call('GET', '/v1/admin/users?resultFormat=xlsx')).headers['content-type']).toContain('sheet');
    expect((await call('GET', '/v1/admin/users?resultFormat=csv', undefined, 'analyst')).statusCode).toBe(403);
  });

  it('of the audit log hold no formula either', async () => {
    await put({ email: '=1+1@example.com', username: 'X' });
    const answer = await call('GET', '/v1/admin/audit?resultFormat=csv&action=user.create');
    expect(answer.body).toContain(",'=1+1@example.com,");
    expect(answer.body).not.toMatch(/(^|,)[=+@-]/m);
  });

  it('of the audit log hold what was searched for, in words', async () => {
    const answer = await call('GET', '/v1/admin/audit?resultFormat=csv&action=role.grant');
    const lines = answer.body.trim().split('\r\n');
    expect(lines[1]).toBe('When (UTC),Who,What,To what,From where,Details');
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines.slice(2)) expect(line).toContain('admin@demo.example,Granted admin access,');
  });
});

describe('the audit log', () => {
  const log = async (query: string) => (await call('GET', `/v1/admin/audit?${query}`, undefined, 'auditor')).json();

  it('is read page by page, the latest first, without gaps', async () => {
    const whole = (await log('limit=1000')).data;
    const first = await log('limit=3');
    const second = await log(`limit=3&before=${first.data[2].id}`);
    const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);
    expect([first.more, ids([...first.data, ...second.data])]).toEqual([true, ids(whole.slice(0, 6))]);
  });

  it('is searched by words, person, action and day', async () => {
    const words = (await log('search=granted%20ADMIN')).data;
    expect(words.length).toBeGreaterThan(0);
    for (const { action } of words) expect(action).toBe('role.grant');
    const own = (await log('person=auditor@demo.example')).data;
    for (const { person } of own) expect(person).toBe('auditor@demo.example');
    const today = new Date().toISOString().slice(0, 10);
    expect((await log(`from=${today}&until=${today}`)).data.length).toBeGreaterThan(0);
    expect((await log('until=2020-01-01')).data).toEqual([]);
    expect((await log('from=yesterday')).error.code).toBe('bad_request');
  });

  it.each(['0000-01-01', '9999-12-31'])('has no day %s, which its store could not compare', async (day) => {
    for (const field of ['from', 'until']) {
      const answer = await call('GET', `/v1/admin/audit?${field}=${day}`, undefined, 'auditor');
      expect([field, answer.statusCode, answer.json().error]).toEqual([
        field,
        400,
        expect.objectContaining({ code: 'bad_request', details: expect.objectContaining({ field }) }),
      ]);
      const file = await call('GET', `/v1/admin/audit?${field}=${day}&resultFormat=csv`, undefined, 'auditor');
      expect(file.statusCode).toBe(400);
    }
  });
});

describe('what was done', () => {
  it('is written down with who, what and from where', async () => {
    const entries = await searchAudit(test.portal.accounts.db, { limit: 1000 });
    const deeds = new Set(entries.map(({ action }) => action));
    for (const action of ['user.create', 'user.update', 'user.access', 'user.disable', 'user.enable', 'role.grant'])
      expect(deeds).toContain(action);
    for (const action of ['role.revoke', 'downtime.create', 'downtime.disable']) expect(deeds).toContain(action);
    const acted = entries.filter(({ action }) => /^(user|role|downtime)\./.test(action));
    for (const { actor, address } of acted) expect([isDemoUsername(actor ?? ''), address]).toEqual([true, '127.0.0.1']);
  });
});
