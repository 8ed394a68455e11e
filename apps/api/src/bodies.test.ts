/** What is not of the form that a call takes. Mass assignment: no call takes a field that it does not name, whoever sends it. */
import { searchAudit } from '@cvm/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, viewCalls } from './testing/access-table.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import { demoPassword, type TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

const extras = { roles: ['admin'], disabled: false, passwordHash: 'x', userId: 'x', organizationId: 'x' };

/** The message to disable, which the path names: it is not read (3-reports-and-admin section 7). */
const unread = new Set(['POST /v1/admin/downtime_message/:uuid']);

const bodies = Object.entries({ ...calls, ...viewCalls }).filter(
  ([route, { body }]) => body !== undefined && !unread.has(route),
);

const send = async (route: string, url: string | undefined, payload: object) => {
  const [method = '', pattern = ''] = route.split(' ');
  return test.app.inject({
    method: method as 'POST',
    url: url ?? pattern,
    headers: { authorization: `Bearer ${await test.tokenOf('admin')}` },
    payload,
  });
};

describe('a body with a field that the call does not name', () => {
  it('is there for every call that takes a body as JSON', () => {
    expect(bodies.length).toBeGreaterThan(15);
  });

  it.each(bodies)('is refused by %s', async (route, { url, body = {} }) => {
    for (const [field, value] of Object.entries(extras)) {
      if (field in body || (field === 'userId' && /custom-report|access-preview/.test(route))) continue;
      const answer = await send(route, url, { ...body, [field]: value });
      expect([route, field, answer.statusCode, answer.json().error?.code]).toEqual([route, field, 400, 'bad_request']);
    }
  });

  it('is refused inside the users that are saved', async () => {
    const user = { email: 'mass@client.example', username: 'Mass' };
    for (const extra of [
      { passwordHash: 'x' },
      { apiKey: 'x' },
      { isAdmin: true },
      { lookerUserInfo: { roles: [] } },
    ]) {
      const answer = await send('PUT /v1/admin/users', undefined, { users: [{ ...user, ...extra }] });
      expect([extra, answer.statusCode]).toEqual([extra, 400]);
    }
  });

  it.each([
    ['/v1/login', { username: 'admin@demo.example', password: demoPassword }],
    ['/v1/forgot-password', { username: 'admin@demo.example' }],
    ['/v1/reset-password', { hash: 'x', username: 'admin@demo.example', password: 'x' }],
  ])('is refused by %s', async (url, fields) => {
    const answer = await test.postForm(url, { ...fields, token: 'x' }, { address: '192.0.2.40' });
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, 'The body takes no "token".']);
  });

  it('has changed nothing', async () => {
    const entries = await searchAudit(test.portal.accounts.db, {});
    expect(entries.filter(({ action }) => action !== 'session.login')).toEqual([]);
  });
});

/** No records: documents. And a call that misses another parameter first. */
const otherwise = new Set(['GET /v1/openapi.json', 'GET /metric_glossary.pdf', 'GET /v1/embed/:look/view']);

const readings = Object.entries({ ...calls, ...viewCalls }).filter(
  ([route]) => route.startsWith('GET') && !otherwise.has(route),
);

describe('a parameter that the call does not name', () => {
  it.each(readings)('is refused by %s', async (route, { url = route.slice(4) }) => {
    const answer = await test.get(`${url}${url.includes('?') ? '&' : '?'}colour=red`, 'admin');
    expect([route, answer.statusCode, answer.json().error?.message]).toEqual([
      route,
      400,
      'There is no parameter "colour".',
    ]);
  });
});

/** The notions of the schema library, and of the language it is written in. */
const jargon = /invalid|expected|received|undefined|NaN|null|>=|<=|too (small|big)/i;

describe('a body of a wrong form', () => {
  it.each(bodies)('is refused by %s in words for a person that name the field', async (route, { url, body = {} }) => {
    // Some of these are of the right form by chance and are answered.
    const fields = [...Object.keys(body), 'user', 'names', 'fields', 'users', 'options'];
    const values = [undefined, 5, 'x', true, null, {}, []];
    /** The message it is refused with; null where it is not. */
    const refusalOf = async (payload: object): Promise<string | null> => {
      const answer = await send(route, url, payload);
      if (answer.statusCode !== 400) return null;
      const { message, details } = answer.json().error;
      expect(message).not.toMatch(jargon);
      expect(message, JSON.stringify(payload)).toMatch(/^[A-Z].*\.$/);
      expect(details?.field ?? details?.filter, JSON.stringify(payload)).toBeTypeOf('string');
      return message;
    };
    // What the call does not take at all, it takes in no form.
    for (const field of fields)
      for (const value of values)
        if ((await refusalOf({ ...body, [field]: value })) === `The body takes no "${field}".`) break;
    await refusalOf([]);
  });

  it.each([
    ['PUT /v1/admin/users', {}, 'Field "users" is required.'],
    ['PUT /v1/admin/users', { users: [] }, 'Field "users" must not be empty.'],
    ['PUT /v1/admin/users', { users: [{ email: 5 }] }, 'Field "users.0.email" must be a text.'],
    ['PUT /v1/admin/users', { users: [{ email: 'a@client.example', role: 'x' }] }, 'Field "users.0" takes no "role".'],
    ['PUT /v1/admin/users', [], 'The body must be an object.'],
    [
      'POST /v1/exports',
      { question: { of: 'view', view: 'showSummary', params: { sorts: 'a-b' } }, format: 'csv' },
      '"sorts" takes "field desc,field asc", not "a-b".',
    ],
    [
      'PUT /v1/admin/users',
      { users: [{ email: 'a@client.example', username: 'x'.repeat(201) }] },
      'First name takes up to 200 characters.',
    ],
    ['POST /v1/admin/user/access', {}, 'Field "revoke" must be true or false.'],
    [
      'POST /v1/admin/user/access',
      { user: 'x', access: 'ROOT', revoke: false },
      'Field "access" must be one of READWRITE, READ.',
    ],
    [
      'POST /v1/admin/user/access',
      { user: 'x', access: 'READ', revoke: true },
      'Field "access" is empty when access is revoked.',
    ],
    ['POST /v1/admin/user/welcome', {}, 'Field "user" takes the id of a user, or the user.'],
    ['POST /v1/admin/downtime_message', { title: 'T', body: 'B' }, 'The time it expires is required.'],
    ['POST /v1/custom-report', { name: 'R' }, 'Field "fields" is required.'],
  ])('says what %s takes, sent %j', async (route, payload, message) => {
    const answer = await send(route, undefined, payload);
    expect([answer.statusCode, answer.json().error.message]).toEqual([400, message]);
  });

  it.each([
    [
      '{"users":[{"email":"a\\u0000@client.example"}]}',
      'users',
      '"users.0.email" holds a character that no text can have.',
    ],
    ['{"us\\u0000ers":[]}', 'body', 'The name of a field holds a character that no text can have.'],
    ['{"users":["a\0"]}', 'body', 'The body is not JSON that can be read.'],
    ['{"users":', 'body', 'The body is not JSON that can be read.'],
    ['', 'body', 'The body is empty, where its content type says JSON.'],
    // Of Latin-1: read as UTF-8 it would be another text, and kept.
    [Buffer.from('{"users":[{"email":"ren\xe9@client.example"}]}', 'latin1'), 'body', 'The body is not UTF-8.'],
    ['{"users":[],"users":[]}', 'users', 'Field "users" is given twice.'],
    [
      '{"users":[{"email":"a@client.example","email":"b@client.example"}]}',
      'users',
      'Field "users.0.email" is given twice.',
    ],
  ])('says what is wrong with the text %j', async (payload, field, message) => {
    const answer = await test.app.inject({
      method: 'PUT',
      url: '/v1/admin/users',
      headers: { authorization: `Bearer ${await test.tokenOf('admin')}`, 'content-type': 'application/json' },
      payload,
    });
    const { error } = answer.json();
    expect([answer.statusCode, error.message, error.details.field]).toEqual([400, message, field]);
  });
});
