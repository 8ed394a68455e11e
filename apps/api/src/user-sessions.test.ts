/** What people do with their own doors: see where they are signed in, end that, and change the password. */
import { createUser, createViewAsSession, searchAudit, type User } from '@cvm/accounts';
import { type Session, sessionsAnswerSchema } from '@cvm/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceOf } from './device-words.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

const password = 'the right long sentence';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let user: User;
let number = 0;
beforeEach(async () => {
  number += 1;
  const organization = { firstName: 'Pat', allowedPages: ['/shows'] };
  user = await createUser(test.portal.accounts.db, { email: `own${number}@client.example`, password, ...organization });
});

const signIn = async (userAgent: string, address: string, word = password): Promise<string> => {
  const fields = { username: user.email, password: word };
  const answer = await test.postForm('/v1/login', fields, { address, headers: { 'user-agent': userAgent } });
  return answer.json().token;
};
const call = (token: string, method: 'GET' | 'DELETE' | 'POST', url: string, payload?: object) =>
  test.app.inject({
    ...{ method, url, remoteAddress: `203.0.113.${number}` },
    headers: { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload }),
  });
const sessionsOf = async (token: string): Promise<Session[]> =>
  sessionsAnswerSchema.parse((await call(token, 'GET', '/v1/user/sessions')).json()).sessions;
const isIn = async (token: string): Promise<boolean> =>
  (await call(token, 'GET', '/v1/user/profile')).statusCode === 200;
const actions = async () =>
  (await searchAudit(test.portal.accounts.db, { actorId: user.id })).map(({ action }) => action).reverse();

describe('the sessions of a person', () => {
  it('are listed with device, address and moment, this one marked, and nobody else’s among them', async () => {
    const [desk, phone] = [await signIn(firefox, '192.0.2.1'), await signIn(safari, '2001:db8::5')];
    await createViewAsSession(
      test.portal.accounts.db,
      user.id,
      (await test.get('/v1/user/profile', 'admin')).json().userId,
    );
    const listed = await sessionsOf(phone);
    expect(listed.map(({ device, address, isThis }) => [device, address, isThis]).sort()).toEqual([
      ['Firefox on Windows', '192.0.2.1', false],
      ['Safari on iPhone', '2001:db8::5', true],
    ]);
    for (const { signedIn, lastSeen } of listed)
      expect(Date.parse(lastSeen)).toBeGreaterThanOrEqual(Date.parse(signedIn));
    expect((await sessionsOf(desk)).find(({ isThis }) => isThis)?.device).toBe('Firefox on Windows');
    expect(JSON.stringify(listed)).not.toContain(desk);
  });

  it('end one by one, at once, and only one’s own', async () => {
    const [desk, phone] = [await signIn(firefox, '192.0.2.1'), await signIn(safari, '192.0.2.2')];
    const other = await test.tokenOf('movies');
    const lost = (await sessionsOf(desk)).find(({ isThis }) => !isThis)?.id ?? '';
    expect(await isIn(phone)).toBe(true);
    expect((await call(other, 'DELETE', `/v1/user/sessions/${lost}`)).statusCode).toBe(404);
    expect(await isIn(phone)).toBe(true);
    expect((await call(desk, 'DELETE', `/v1/user/sessions/${lost}`)).json()).toEqual({ success: true, ended: 1 });
    expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
    for (const id of [lost, 'nothing', "' or true"])
      expect((await call(desk, 'DELETE', `/v1/user/sessions/${encodeURIComponent(id)}`)).statusCode).toBe(404);
    expect((await actions()).slice(-1)).toEqual(['session.end']);
  });

  it('end together, but this one', async () => {
    const [desk, ...others] = [
      await signIn(firefox, '192.0.2.1'),
      await signIn(safari, '192.0.2.2'),
      await signIn('', ''),
    ];
    expect((await call(desk, 'DELETE', '/v1/user/sessions')).json()).toEqual({ success: true, ended: 2 });
    expect(await Promise.all(others.map(isIn))).toEqual([false, false]);
    expect((await sessionsOf(desk)).map(({ isThis }) => isThis)).toEqual([true]);
  });

  it('are ended by an administrator, for somebody who lost a device', async () => {
    const [desk, admin] = [await signIn(firefox, '192.0.2.1'), await test.tokenOf('admin')];
    expect(await isIn(desk)).toBe(true);
    expect((await call(admin, 'POST', '/v1/admin/user/endSessions', { user: user.id })).statusCode).toBe(200);
    expect(await isIn(desk)).toBe(false);
    const [entry] = await searchAudit(test.portal.accounts.db, { action: 'user.signOut' });
    expect(entry).toMatchObject({ actor: 'admin@demo.example', target: user.email });
  });
});

describe('changing the password', () => {
  const next = 'another right long sentence';
  const change = (token: string, currentPassword: string, word = next) =>
    call(token, 'POST', '/v1/user/password', { currentPassword, password: word });

  it('asks for the one until now, ends every other session, and is written down', async () => {
    const [desk, phone] = [await signIn(firefox, '192.0.2.1'), await signIn(safari, '192.0.2.2')];
    const wrong = await change(desk, 'not the right sentence');
    expect([wrong.statusCode, wrong.json().error]).toEqual([
      400,
      { code: 'bad_request', message: 'Current password is not right.', details: { field: 'currentPassword' } },
    ]);
    expect(await isIn(phone)).toBe(true);
    expect((await change(desk, password)).json()).toEqual({ success: true, ended: 1 });
    expect([await isIn(desk), await isIn(phone)]).toEqual([true, false]);
    expect(await signIn(firefox, '192.0.2.1')).toBeUndefined();
    expect(await signIn(firefox, '192.0.2.1', next)).toBeDefined();
    expect(await actions()).toContain('password.change');
    expect(test.logged.join('')).not.toContain(next);
  });

  it('refuses what is common, the person’s own, or the same', async () => {
    const desk = await signIn(firefox, '192.0.2.1');
    const cases = [
      ['password2026!!', /most common/],
      [`${user.email}!`, /made of your name/],
      ['CVM-Insights-1', /made of your name/],
      [password, /have already/],
      ['short', /at least 10/],
    ] as const;
    for (const [word, why] of cases) {
      const { statusCode, body } = await change(desk, password, word);
      expect([statusCode, JSON.parse(body).error.details]).toEqual([400, { field: 'password' }]);
      expect(JSON.parse(body).error.message).toMatch(why);
    }
    expect(await signIn(firefox, '192.0.2.1')).toBeDefined();
  });

  it('makes whoever guesses the old one in a session wait, and leaves the door to sign in alone', async () => {
    const desk = await signIn(firefox, '192.0.2.1');
    for (let n = 0; n < 5; n += 1) expect((await change(desk, `guess number ${n}`)).statusCode).toBe(400);
    const waiting = await change(desk, password);
    expect([waiting.statusCode, Number(waiting.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await signIn(safari, `203.0.113.${number}`)).toBeDefined();
  });
});

describe('a device in words', () => {
  it.each([
    [firefox, 'Firefox on Windows'],
    [safari, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    ['curl/8.0', 'curl'],
    ['Mozilla/5.0 (Windows NT 10.0) Something/1', 'Browser on Windows'],
    ['<script>', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%s is %s', (userAgent, words) => {
    expect(deviceOf(userAgent)).toBe(words);
  });
});
