/** What the administration tells over HTTP: messages to everybody, its files, and the log of what was done. */
import { generateApiKey, isDemoUsername, searchAudit } from '@cvm/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminCalls } from './testing/admin-calls.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

const today = (): string => new Date().toISOString().slice(0, 10);
const firstDay = today();

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

const { call, put, created, grant } = adminCalls(() => test);

/** Deeds of every kind, for the log to tell. */
beforeAll(async () => {
  const { userId } = await created('changed@example.com');
  await put({ userId, username: 'Changed' });
  await put({ userId, lookerUserInfo: { allowedPages: ['/movies'] } });
  await put({ userId, disabled: true });
  await put({ userId, disabled: false });
  await grant(userId, 'READ', false);
  await grant(userId, 'READWRITE', false);
  await grant(userId, '', true);
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

describe('files', () => {
  it('of the users are titled with the date, hold no secret and no formula', async () => {
    await put({ email: 'formula@example.com', username: '=HYPERLINK("x")' });
    const { userId } = await created('keyed@example.com');
    const { apiKey, apiSecret } = await generateApiKey(test.portal.accounts.db, userId);
    const answer = await call('GET', '/v1/admin/users?resultFormat=csv', undefined, 'auditor');
    expect(answer.headers['content-disposition']).toMatch(/filename="cvmi_users_\d{8}\.csv"/);
    const [title, header] = answer.body.split('\r\n');
    expect(title).toMatch(/^\ufeff"?Source: CVM Insights, Users, \w+ \d+, \d{4}\."?$/);
    expect(header).toMatch(/^Email,First Name,Last Name,Organization,Status,Role/);
    expect(answer.body).toContain("'=HYPERLINK");
    expect(answer.body).toContain('keyed@example.com');
    for (const secret of [apiKey, apiSecret]) expect(answer.body).not.toContain(secret);
    expect((await call('GET', '/v1/admin/users?resultFormat=xlsx')).headers['content-type']).toContain('sheet');
    expect((await call('GET', '/v1/admin/users?resultFormat=csv', undefined, 'analyst')).statusCode).toBe(403);
  });

  it('of the users hold those that were searched for, as the screen names them, and say so', async () => {
    await put({ email: 'sought@example.com', username: 'Sought', lastname: 'Person' });
    const answer = await call('GET', '/v1/admin/users?resultFormat=csv&search=person%20SOUGHT%20active');
    const [title, , ...rows] = answer.body.trim().split('\r\n');
    expect(title).toContain('. Search is ""person SOUGHT active"".');
    expect(rows.map((line) => line.split(',')[0])).toEqual(['sought@example.com']);
    const none = await call('GET', '/v1/admin/users?search=nobody-of-this-name');
    expect(none.json().users).toEqual([]);
    const readers = await call('GET', '/v1/admin/users?resultFormat=csv&search=read%20only');
    expect(readers.body).toContain('"Admin, read only"');
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

  it('of the audit log say what they were narrowed to, on top and in the log', async () => {
    const day = '2026-01-02';
    const asked = `search=zzz&person=a@x.example&action=user.welcome&from=${day}&until=${day}`;
    const said = `Person is a@x.example. Action is "Sent a welcome email". Days (UTC) are January 02, 2026 to January 02, 2026.`;
    const narrowed = await call('GET', `/v1/admin/audit?resultFormat=csv&${asked}`);
    expect(narrowed.body.split('\r\n')[0]?.replaceAll('""', '"')).toContain(`. Search is "zzz". ${said}"`);
    const [deed] = await searchAudit(test.portal.accounts.db, { action: 'export.audit', limit: 1 });
    const people = { search: 'zzz', person: 'a@x.example' };
    expect(deed?.details).toEqual({ format: 'csv', ...people, action: 'user.welcome', from: day, until: day });
    const whole = await call('GET', '/v1/admin/audit?resultFormat=csv');
    expect(whole.body.split('\r\n')[0]).toMatch(/^\ufeff"?Source: CVM Insights, Audit Log, \w+ \d+, \d{4}\."?$/);
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
    // It may be another day by now.
    expect((await log(`from=${firstDay}&until=${today()}`)).data.length).toBeGreaterThan(0);
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
