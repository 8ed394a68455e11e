/** The administration over HTTP: who may see and act, users and organizations. */
import { searchAudit } from '@cvm/accounts';
import { type AdminUser, userKindPages } from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls, adminReads, nobody } from './testing/admin-calls.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import { demoPassword, type TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

const { call, put, users, userOf, stored, created } = adminCalls(() => test);

const acts: readonly (readonly ['PUT' | 'POST' | 'DELETE', string, object?])[] = [
  ['PUT', '/v1/admin/users', { users: [{ email: 'x@example.com', username: 'X' }] }],
  ['POST', '/v1/admin/user/access', { user: nobody, access: 'READ', revoke: false }],
  ['POST', '/v1/admin/user/welcome', { user: nobody, host: 'http://elsewhere.example' }],
  ['POST', '/v1/admin/user/generateApiKey', { user: nobody }],
  ['POST', '/v1/admin/user/revokeApiKey', { user: nobody }],
  ['PUT', `/v1/admin/organization/${nobody}`, { name: 'X' }],
  ['DELETE', `/v1/admin/organization/${nobody}`],
  ['POST', '/v1/admin/view-as', { user: nobody }],
  ['POST', '/v1/admin/downtime_message', { title: 'T', body: 'B', expires: Date.now() + 3_600_000 }],
  ['POST', `/v1/admin/downtime_message/${nobody}`, {}],
];

describe('the administration', () => {
  it('is seen by both roles and by nobody else', async () => {
    for (const url of adminReads) {
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

  it('are answered a page at a time, in the order that is asked for, with how many there are', async () => {
    const list = async (query: string) => (await call('GET', `/v1/admin/users?${query}`)).json();
    const all = await list('');
    expect(all.usersAll).toBe(all.users.length);
    const emails = async (query: string) => (await list(query)).users.map(({ email }: { email: string }) => email);
    const whole = await emails('sorts=email%20desc');
    expect(whole).toEqual(all.users.map(({ email }: { email: string }) => email).reverse());
    const pages = [await emails('sorts=email%20desc&limit=2'), await emails('sorts=email%20desc&limit=2&offset=2')];
    expect(pages.flat()).toEqual(whole.slice(0, 4));
    expect(await list('limit=1&search=northlight')).toMatchObject({ users: [{}], usersAll: expect.any(Number) });
    expect((await list('limit=1')).usersAll).toBe(all.usersAll);
    const administrators = all.users.filter(({ roles }: { roles: string[] }) => roles.length > 0);
    expect((await list('administrators=true')).users).toEqual(administrators);
    const access = (await list('sorts=access')).users.map(
      ({ lookerUserInfo }: AdminUser) => lookerUserInfo.allowedPages,
    );
    expect(access.at(0)).toEqual(expect.arrayContaining(['/gem-report', '/shows', '/movies']));
    const [first, second] = all.users;
    expect((await list(`ids=${second.userId},${nobody},${first.userId}`)).users).toEqual([first, second]);
    for (const [query, field] of [
      ['limit=0', 'limit'],
      ['limit=1001', 'limit'],
      ['offset=-1', 'offset'],
    ])
      expect([query, (await list(`${query}`)).error.details.field]).toEqual([query, field]);
    expect((await list('sorts=nosuch')).error.message).toMatch(
      /"sorts" is not valid: it takes a column and its direction/,
    );
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
    ['email', { email: 'unseen\u200b@client.example' }],
    ['username', { username: ' ' }],
    ['organizationName', { organizationName: 'Two\nlines' }],
    ['blockedLooks', { blockedLooks: ['show-viewershop'] }],
    ['blockedReports', { blockedReports: ['/Shows'] }],
    ['blockedReports', { blockedReports: ['/shows', '/shows/'] }],
  ])('are not changed by a wrong %s: %j', async (field, change) => {
    const email = 'refused@example.com';
    const user = (await stored(email)) === null ? await created(email) : await userOf(email);
    const answer = await put({ userId: user.userId, lastname: 'changed', ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.details.field).toBe(field);
    expect(await userOf(email)).toEqual(user);
  });

  it('have one name and one address however their letters are put together', async () => {
    const one = { email: 'Jose\u0301@client.example', username: 'Jose\u0301', organizationName: 'Cafe\u0301' };
    expect((await put(one)).statusCode).toBe(200);
    const stored = await userOf('jos\u00e9@client.example');
    expect(stored).toMatchObject({ username: 'Jos\u00e9', organizationName: 'Caf\u00e9' });
    const again = await put({ email: 'JOS\u00c9@client.example', username: 'Other' });
    expect([again.statusCode, again.json().error.details.field]).toEqual([409, 'email']);
    await put({ userId: (await created('colleague@client.example')).userId, organizationName: 'Caf\u00e9' });
    const { organizations } = (await call('GET', '/v1/admin/organizations')).json();
    const named = organizations.filter(({ name }: { name: string }) => name.normalize('NFC') === 'Caf\u00e9');
    expect(named).toMatchObject([{ users: 2 }]);
    const search = encodeURIComponent('jose\u0301');
    expect((await call('GET', `/v1/admin/users?search=${search}`)).json().users).toEqual([stored]);
  });

  it('have names of one line', async () => {
    const answer = await put({ email: 'lines@client.example', username: 'Ada\r\nBcc: all@client.example' });
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, 'First name takes one line of text.']);
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
    [400, { name: 'X', avatar: 'http://elsewhere.example/x.png' }, 'The body takes no "avatar".'],
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
