/** What an attacker tries at the doors: guessing names and passwords, foreign hosts, and secrets that leak. */

import { connect } from 'node:net';
import { createUser, disableUser, generateApiKey, recordFailure, searchAudit } from '@cvm/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from './server.ts';
import { linkIn, readOutbox } from './testing/outbox.ts';
import { openTestPortal, type TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await openTestPortal({ data: false, environment: { PUBLIC_URL: 'https://insights.example' } });
});
afterAll(() => test?.close());

const password = 'the right long sentence';
let addresses = 0;
/** An address that nobody has used before. */
const newAddress = (): string => {
  addresses += 1;
  return `198.51.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};
const newUser = (email: string) =>
  createUser(test.portal.accounts.db, { email, firstName: 'Pat', password, allowedPages: ['/shows'] });

const median = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await call();
  return performance.now() - started;
};

/** Two kinds of call, turn by turn, so that whatever else the machine does falls on both alike: their median times. */
const compare = async (
  one: (n: number) => Promise<unknown>,
  other: (n: number) => Promise<unknown>,
  rounds: number,
) => {
  const [ones, others]: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n += 1) {
    ones.push(await timed(() => one(n)));
    await test.portal.background.idle();
    others.push(await timed(() => other(n)));
    await test.portal.background.idle();
  }
  return median(ones) / median(others);
};

describe('who exists', () => {
  const rounds = 24;
  beforeAll(async () => {
    for (let n = 0; n < rounds / 4; n += 1) await newUser(`known${n}@client.example`);
  });
  const known = (n: number): string => `known${n % (rounds / 4)}@client.example`;
  const unknown = (n: number): string => `unknown${n % (rounds / 4)}@client.example`;

  it('cannot be told from the answers or their headers', async () => {
    const shape = (answer: { statusCode: number; body: string; headers: object }) => {
      const {
        date: _,
        'x-request-id': __,
        'x-ratelimit-reset': ___,
        ...headers
      } = answer.headers as Record<string, unknown>;
      return { status: answer.statusCode, body: answer.body, headers: Object.keys(headers).sort() };
    };
    const signIn = (name: string) => test.signIn(name, 'a wrong password', newAddress());
    const forgot = (username: string) => test.postForm('/v1/forgot-password', { username }, { address: newAddress() });
    await newUser('asked@client.example');
    await disableUser(test.portal.accounts.db, (await newUser('asleep@client.example')).id);
    await createUser(test.portal.accounts.db, { email: 'unset@client.example' });
    for (const name of ['asleep@client.example', 'unset@client.example']) {
      expect(shape(await signIn(name))).toEqual(shape(await signIn('not-there@client.example')));
      expect(shape(await forgot(name))).toEqual(shape(await forgot('not-there@client.example')));
      // The right password of a disabled user is no more right than any other.
      const right = await test.signIn(name, password, newAddress());
      expect(shape(right)).toEqual(shape(await signIn('not-there@client.example')));
    }
    expect(shape(await signIn('asked@client.example'))).toEqual(shape(await signIn('not-there@client.example')));
    expect(shape(await forgot('asked@client.example'))).toEqual(shape(await forgot('not-there@client.example')));
  });

  it('cannot be told from how long signing in takes', async () => {
    const signIn = (name: string) => test.signIn(name, 'a wrong password', newAddress());
    const ratio = await compare(
      (n) => signIn(known(n)),
      (n) => signIn(unknown(n)),
      rounds,
    );
    // Without the same work for both, one takes some ten times the other.
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('and is disabled cannot be told from how long signing in takes, with the right password neither', async () => {
    for (let n = 0; n < rounds / 4; n += 1)
      await disableUser(test.portal.accounts.db, (await newUser(`disabled${n}@client.example`)).id);
    const ratio = await compare(
      (n) => test.signIn(`disabled${n % (rounds / 4)}@client.example`, password, newAddress()),
      (n) => test.signIn(`nobody${n % (rounds / 4)}@client.example`, password, newAddress()),
      rounds,
    );
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });

  it('cannot be told from how long asking for a link takes', async () => {
    const forgot = (username: string) => test.postForm('/v1/forgot-password', { username }, { address: newAddress() });
    const ratio = await compare(
      (n) => forgot(known(n)),
      (n) => forgot(unknown(n)),
      rounds,
    );
    expect(ratio).toBeGreaterThan(0.4);
    expect(ratio).toBeLessThan(2.5);
  });
});

describe('spraying passwords', () => {
  it('from one address over many users is made to wait, the right password included', async () => {
    await newUser('sprayed@client.example');
    const address = newAddress();
    for (let n = 0; n < 30; n += 1)
      expect((await test.signIn(`user${n}@client.example`, 'Summer2026!!', address)).statusCode).toBe(401);
    expect((await test.signIn('account31@client.example', 'Summer2026!!', address)).statusCode).toBe(429);
    expect((await test.signIn('sprayed@client.example', password, address)).statusCode).toBe(429);
  });

  it('from many addresses over one user keeps its owner out nowhere', async () => {
    await newUser('hunted@client.example');
    const home = newAddress();
    expect((await test.signIn('hunted@client.example', password, home)).statusCode).toBe(200);
    const attempt = { username: 'hunted@client.example', address: '' };
    for (let n = 0; n < 100; n += 1)
      await recordFailure(test.portal.accounts.db, { ...attempt, address: newAddress() });
    const stranger = await test.signIn('hunted@client.example', password, newAddress());
    expect([stranger.statusCode, Number(stranger.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await test.signIn('hunted@client.example', password, home)).statusCode).toBe(200);
  });

  it('sent all at once is worth no more guesses', async () => {
    await newUser('flooded@client.example');
    const address = newAddress();
    const guesses = Array.from({ length: 20 }, (_, n) =>
      test.signIn('flooded@client.example', `guess number ${n}`, address),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });
});

describe('an address that is written in another way', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  /** The request line as it stands; clients and tools would put it in order. */
  const send = (line: string, headers: readonly string[] = []) =>
    new Promise<{ status: number; head: string; body: string }>((resolve, reject) => {
      let text = '';
      const socket = connect({ port, host: '127.0.0.1' }, () =>
        socket.write([`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n')),
      );
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => {
        const [head = '', body = ''] = text.split('\r\n\r\n');
        resolve({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body });
      });
      socket.on('error', reject);
    });

  it.each(['/v1/login', '/%76%31/login', '/v1/%6cogin', 'http://x/v1/login', 'HTTP://x/%761/login'])(
    'is limited like the call it is: %s',
    async (address) => {
      const { status, head } = await send(`POST ${address}`, ['Content-Length: 0']);
      expect([status, /x-ratelimit-limit: (\d+)/.exec(head)?.[1]]).toEqual([400, '60']);
      expect(head).toContain('cache-control: no-store');
    },
  );

  it.each(['/%76%31/user/profile', 'http://x/v1/user/profile', '/v1/user/%70rofile', '/v1/user/profile?a=/login'])(
    'asks for a token like the call it is: %s',
    async (address) => {
      expect((await send(`GET ${address}`)).status).toBe(401);
    },
  );

  it.each([
    '//v1/login',
    '/V1/login',
    '/v1/login/',
    '/v1/login;x',
    '/v1//login',
    '/v1/./login',
    '/x/../v1/login',
    '/%2576%2531/login',
    '/v1%2flogin',
    '/\\v1/login',
    '/%76%31/nothing',
    'http://x/v1/nothing',
  ])('is no call and no page, and counts like one: %s', async (address) => {
    for (const method of ['POST', 'GET']) {
      const { status, head, body } = await send(`${method} ${address}`, ['Content-Length: 0', 'Accept: text/html']);
      expect([status, head.includes('x-ratelimit-limit: 2000')]).toEqual([404, true]);
      expect(JSON.parse(body).error.code).toBe('not_found');
    }
  });

  it('hides the secret of a link in the log', async () => {
    for (const start of ['/reset-password', '/%72eset-password', '//reset-password', 'http://x/reset-password'])
      await send(`GET ${start}/one-time-secret-of-a-link`);
    expect(test.logged.join('')).toContain('/reset-password/[hidden]');
    expect(test.logged.join('')).not.toContain('one-time-secret-of-a-link');
  });
});

describe('an address that a header names', () => {
  const callers = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
  const statuses = async (trustProxy: number | readonly string[], remoteAddress = '127.0.0.1') => {
    const settings = { ...test.portal.settings, trustProxy };
    const app = await buildServer({ ...test.portal, settings }, { callsMax: 2 });
    const found: number[] = [];
    for (const caller of callers) {
      const headers = { 'x-forwarded-for': caller };
      found.push((await app.inject({ url: '/v1/pdt-status-check', remoteAddress, headers })).statusCode);
    }
    await app.close();
    return found;
  };

  it('counts only where a proxy is trusted, and from that proxy', async () => {
    expect(await statuses(0)).toEqual([200, 200, 429]);
    expect(await statuses(1)).toEqual([200, 200, 200]);
    expect(await statuses(['10.0.0.0/8'], '10.1.2.3')).toEqual([200, 200, 200]);
    expect(await statuses(['10.0.0.0/8'], '192.0.2.1')).toEqual([200, 200, 429]);
  });
});

describe('a session', () => {
  it('is always a new one: signing in takes over nothing that was sent along', async () => {
    const email = 'fixed@client.example';
    await newUser(email);
    const planted = 'A'.repeat(43);
    const other = (await test.signIn(email, password, newAddress())).json().token;
    for (const token of [planted, other]) {
      const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}; cvm.token=${token}` };
      const answer = await test.postForm(
        '/v1/login',
        { username: email, password },
        { address: newAddress(), headers },
      );
      expect(answer.json().token).toMatch(/^[\w-]{43}$/);
      expect([planted, other]).not.toContain(answer.json().token);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    const profile = (headers: Record<string, string>) => test.get('/v1/user/profile', null, headers);
    expect((await profile({ authorization: `Bearer ${planted}` })).statusCode).toBe(401);
    // A token counts in the header alone: not in a cookie, not in an address, which logs and histories keep.
    expect((await profile({ cookie: `token=${other}` })).statusCode).toBe(401);
    expect((await test.get(`/v1/user/profile?token=${other}`, null)).statusCode).toBe(401);
    expect((await profile({ authorization: `Bearer ${other}` })).statusCode).toBe(200);
  });
});

describe('headers', () => {
  it('say what a browser may do with an answer, whatever the host that was asked for', async () => {
    const { headers } = await test.get('/v1/pdt-status-check', null, { host: 'evil.example' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/^(\S+=\(\)(, |$))+$/),
      // PUBLIC_URL is https here.
      'strict-transport-security': 'max-age=31536000',
    });
    expect(JSON.stringify(headers)).not.toContain('evil.example');
    expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*(unsafe|https?:|\*)/);
  });

  it('keep what a user was told out of every cache', async () => {
    await newUser('cached@client.example');
    const signedIn = await test.signIn('cached@client.example', password, newAddress());
    const headers = { authorization: `Bearer ${signedIn.json().token}` };
    const asked = ['/v1/user/profile', '/v1/user/filters_permissible', '/v1/audience-segment', '/v1/status-check'];
    const answers = [signedIn, ...(await Promise.all(asked.map((url) => test.get(url, null, headers))))];
    for (const answer of answers)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  it('let no other origin read an answer', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await test.app.inject({ method: 'OPTIONS', url: '/v1/login', headers });
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined();
    const answer = await test.get('/v1/pdt-status-check', null, headers);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a name that is a script', () => {
  it('is text: in answers that are JSON and nothing else, and escaped in messages', async () => {
    const email = 'script@client.example';
    const firstName = '<script>alert(1)</script>';
    await createUser(test.portal.accounts.db, { email, firstName, password, allowedPages: ['/shows'] });
    const answer = await test.signIn(email, password, newAddress());
    expect(answer.json().username).toBe(firstName);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    await test.postForm('/v1/forgot-password', { username: email }, { address: newAddress() });
    await test.portal.background.idle();
    const message =
      (await readOutbox(test.portal.settings.dataDir)).find((text) => text.includes(`To: ${email}`)) ?? '';
    expect(message).toContain('Hello &lt;script&gt;');
    expect(message.slice(message.indexOf('<!doctype html>'))).not.toContain('<script');
  });
});

describe('secrets', () => {
  it('stand in no log line, error or audit entry, from the first sign-in to the last', async () => {
    const email = 'secretive@client.example';
    const user = await newUser(email);
    const { apiKey, apiSecret } = await generateApiKey(test.portal.accounts.db, user.id);
    const basic = Buffer.from(`${apiKey}:${apiSecret}`).toString('base64');
    const { token } = (await test.signIn(email, password, newAddress())).json();
    await test.postForm('/v1/forgot-password', { username: email }, { address: newAddress() });
    await test.portal.background.idle();
    const message =
      (await readOutbox(test.portal.settings.dataDir)).find((text) => text.includes(`To: ${email}`)) ?? '';
    const link = linkIn(message);
    const hash = link.slice(link.lastIndexOf('/') + 1);
    const bearer = { authorization: `Bearer ${token}` };
    const answers = [
      await test.get('/v1/user/profile', null, bearer),
      await test.get('/v1/user/profile', null, { authorization: `Basic ${basic}` }),
      await test.get('/v1/user/profile', null, { authorization: `Basic ${basic.slice(4)}` }),
      await test.get(`/reset-password/${hash}`, null, { accept: 'text/html' }),
      await test.postForm(
        '/v1/reset-password',
        { hash, username: email, password: 'short' },
        { address: newAddress() },
      ),
      await test.postForm(
        '/v1/reset-password',
        { hash, username: email, password: 'another long sentence' },
        { address: newAddress() },
      ),
      await test.get('/v1/user/profile', null, bearer),
    ];
    expect(answers.map(({ statusCode }) => statusCode).slice(-2)).toEqual([200, 401]);
    await test.portal.background.idle();
    const audit = JSON.stringify(await searchAudit(test.portal.accounts.db, { limit: 1000 }));
    const written = [test.logged.join(''), audit, ...answers.map(({ body }) => body)].join('\n');
    const secrets = { password, token, apiSecret, basic, hash, another: 'another long sentence' };
    for (const [name, secret] of Object.entries(secrets))
      expect([name, written.includes(secret)]).toEqual([name, false]);
    expect(written).not.toContain('argon2');
  });
});
