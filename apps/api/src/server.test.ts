import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchAudit } from '@cvm/accounts';
import { type Endpoint, endpoints, errorAnswerSchema } from '@cvm/contract';
import { WarehouseError } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from './errors.ts';
import { buildServer } from './server.ts';
import { demoPassword, openTestPortal, type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await openTestPortal({ data: false });
});
afterAll(() => test?.close());

describe('signing in', () => {
  it('answers the profile and a token that opens the other calls', async () => {
    const answer = await test.signIn('shows@demo.example', demoPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      email: 'shows@demo.example',
      organizationName: 'Harbour Lane Television',
    });
    const profile = await test.get('/v1/user/profile', 'shows');
    expect(profile.json().lookerUserInfo.allowedPages).toContain('/shows');
    expect(JSON.stringify(profile.json())).not.toMatch(/hash/i);
  });

  it('refuses a wrong password and an unknown name with the same words', async () => {
    const answers = [
      await test.signIn('auditor@demo.example', 'not-the-password', '192.0.2.1'),
      await test.signIn('nobody@demo.example', 'not-the-password', '192.0.2.1'),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json().error).toEqual({ code: 'login_failed', message: 'Incorrect username or password.' });
    }
  });

  it('answers everybody who signs in at the same moment, wrong passwords among them', async () => {
    const rightOnes = Array.from({ length: 16 }, (_, i) => i % 4 !== 3);
    const answers = await Promise.all(
      rightOnes.map((right, i) =>
        test.signIn(
          right ? 'shows@demo.example' : `nobody-${i}@demo.example`,
          right ? demoPassword : 'not-the-password',
          `198.51.100.${i + 1}`,
        ),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(rightOnes.map((right) => (right ? 200 : 401)));
    const tokens = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json().token);
    expect(new Set(tokens).size).toBe(rightOnes.filter(Boolean).length);
    const calls = tokens.map((token) =>
      test.app.inject({ url: '/v1/user/profile', headers: { authorization: `Bearer ${token}` } }),
    );
    expect((await Promise.all(calls)).map((answer) => answer.json().email)).toEqual(
      tokens.map(() => 'shows@demo.example'),
    );
  });

  it('names the fields that are missing', async () => {
    const answer = await test.signIn('', '');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.details.fields).toEqual({
      username: 'Username is required.',
      password: 'Password is required.',
    });
  });

  it('takes a form and nothing else', async () => {
    const payload = { username: 'analyst@demo.example', password: demoPassword };
    const answer = await test.app.inject({ method: 'POST', url: '/v1/login', payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.code).toBe('bad_request');
  });

  it('makes a user wait after five failures, the right password included, and says for how long', async () => {
    for (let n = 0; n < 5; n += 1) await test.signIn('gem@demo.example', `wrong-${n}`, '192.0.2.10');
    const answer = await test.signIn('gem@demo.example', demoPassword, '192.0.2.10');
    expect(answer.statusCode).toBe(429);
    expect(answer.json().error.code).toBe('too_many_requests');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // Its owner, elsewhere, does not wait for what a stranger did.
    expect((await test.signIn('gem@demo.example', demoPassword)).statusCode).toBe(200);
  });

  it('ends with signing out: the token is worth nothing afterwards', async () => {
    const { token } = (await test.signIn('admin@demo.example', demoPassword)).json();
    const call = (url: string) => test.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect((await call('/v1/user/profile')).statusCode).toBe(200);
    expect((await call('/v1/logout')).json()).toEqual({ success: true });
    expect((await call('/v1/user/profile')).statusCode).toBe(401);
    const entries = await searchAudit(test.portal.accounts.db, {});
    const [last, before] = entries.filter(({ actor }) => actor === 'admin@demo.example');
    expect([before?.action, last?.action]).toEqual(['session.login', 'session.logout']);
  });
});

describe('calls without a valid token', () => {
  it('are refused on every route that is not on the public list', async () => {
    const { paths } = test.app.swagger() as { paths: Record<string, Record<string, unknown>> };
    const routes = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((m) => [m.toUpperCase(), path] as const),
    );
    // Opening a call to everybody is a decision, not a slip: this list is written by hand.
    const open = [
      'GET /v1/embed/:look/view',
      'GET /v1/pdt-status-check',
      'POST /v1/forgot-password',
      'POST /v1/login',
      'POST /v1/reset-password',
    ];
    const opened = Object.values(endpoints).filter(({ who }: Endpoint) => who === 'everybody' || who === 'link');
    expect(opened.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(open);
    const guarded = routes.filter(
      ([method, path]) =>
        path.startsWith('/v1/') && !open.includes(`${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(guarded.length).toBeGreaterThan(5);
    for (const [method, path] of guarded) {
      const url = path.replace('{view}', 'showSummary').replace('{kind}', 'show');
      for (const authorization of [undefined, 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi']) {
        const headers = authorization === undefined ? {} : { authorization };
        const answer = await test.app.inject({ method: method as 'GET', url, headers });
        expect([path, answer.statusCode]).toEqual([path, 401]);
        expect(answer.json().error.code).toBe('unauthorized');
      }
    }
  });

  it('may ask how far the data reaches', async () => {
    const answer = await test.get('/v1/pdt-status-check', null);
    expect(answer.json()).toEqual({ success: true, data: { date: null, status: 'success', success: 0, total: 0 } });
  });
});

describe('a portal without data', () => {
  it('says so to every view', async () => {
    const answer = await test.get(viewUrl('showSummary'));
    expect(answer.statusCode).toBe(503);
    expect(answer.json().error).toEqual({ code: 'no_data', message: 'No data has been loaded yet.' });
  });

  it('is healthy', async () => {
    const answer = await test.get('/v1/status-check');
    expect(answer.json()).toEqual({ success: true, healthy: true, messages: [], error: null });
  });
});

describe('a portal whose data folder went away', () => {
  it('is not well, saves nothing more, and answers what it can', async () => {
    const dataDir = join(test.dir, 'gone');
    await mkdir(dataDir);
    const app = await buildServer({ ...test.portal, settings: { ...test.portal.settings, dataDir } });
    const headers = { authorization: `Bearer ${await test.tokenOf('admin')}` };
    const health = async () => (await app.inject({ url: '/v1/status-check', headers })).json();
    expect(await health()).toMatchObject({ healthy: true });
    await rm(dataDir, { recursive: true });
    expect(await health()).toMatchObject({
      ...{ healthy: false, error: 'The data folder is not there any more, or cannot be written.' },
    });
    const saving = await app.inject({ method: 'POST', url: '/v1/permalink', payload: { path: '/shows' }, headers });
    expect([saving.statusCode, saving.json().error]).toEqual([
      503,
      { code: 'unavailable', message: expect.stringMatching(/^The portal cannot write to its data folder/) },
    ]);
    expect((await app.inject({ url: '/v1/user/profile', headers })).statusCode).toBe(200);
    await app.close();
  });

  it.each<[string, Error]>([
    ['a file', Object.assign(new Error('EROFS: read-only file system, open'), { code: 'EROFS', syscall: 'open' })],
    ['the data store', new WarehouseError('unwritable', 'load failed: the data folder cannot be written.')],
    [
      'the accounts store',
      new Error('Failed query', {
        cause: Object.assign(new Error('could not write to log file "1": Read-only file system'), { code: '42501' }),
      }),
    ],
  ])('says so where %s finds it out', (_, error) => {
    expect(answerOf(error)).toMatchObject({
      ...{
        status: 503,
        fault: true,
        body: { error: { message: expect.stringContaining('cannot write to its data') } },
      },
    });
  });
});

describe('the API document', () => {
  it('lists every route under /v1 with its answers', async () => {
    const answer = await test.get('/v1/openapi.json');
    const { openapi, paths } = answer.json();
    expect(openapi).toBe('3.1.0');
    const listed = Object.keys(paths).filter((path) => path.startsWith('/v1/'));
    for (const path of listed) {
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      expect(test.app.hasRoute({ method: Object.keys(paths[path])[0]?.toUpperCase() as 'GET', url })).toBe(true);
      for (const operation of Object.values<{ responses: object }>(paths[path]))
        expect(operation.responses).toHaveProperty('200');
    }
    expect(listed).toEqual(
      expect.arrayContaining([
        '/v1/login',
        '/v1/logout',
        '/v1/user/profile',
        '/v1/status-check',
        '/v1/pdt-status-check',
        '/v1/query/{view}',
        '/v1/query-view/{view}',
        '/v1/options/{kind}',
        '/v1/user/filters_permissible',
      ]),
    );
  });

  it('can be read at /docs, by who is signed in', async () => {
    const answer = await test.get('/docs/', null);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain('text/html');
    expect((await test.get('/docs/static/swagger-initializer.js', null)).body).toContain('cvm.token');
    for (const url of ['/v1/openapi.json', '/docs/json', '/docs/yaml']) {
      expect([url, (await test.get(url, null)).statusCode]).toEqual([url, 401]);
      expect([url, (await test.get(url)).statusCode]).toEqual([url, 200]);
    }
  });

  it('is open to everybody where the settings say so', async () => {
    const app = await buildServer({ ...test.portal, settings: { ...test.portal.settings, publicDocs: true } });
    for (const url of ['/v1/openapi.json', '/docs/json', '/docs/yaml'])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
    await app.close();
  });
});

describe('whatever is asked for', () => {
  it('no file outside the web app is answered', async () => {
    for (const url of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/assets/..%5c..%5cpackage.json',
      '//etc/passwd',
    ]) {
      const answer = await test.get(url, null);
      expect([url, answer.statusCode]).toEqual([url, answer.statusCode === 400 ? 400 : 404]);
      expect(answer.body).not.toMatch(/workspaces|root:/);
    }
  });

  it('a page is shown whatever its address holds, and one whose path cannot be read is the page that says so', async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'cvm-pages-'));
    await writeFile(join(webRoot, 'index.html'), '<title>A page</title>');
    const app = await buildServer({ ...test.portal, webRoot });
    const asked = (url: string, accept = 'text/html') => app.inject({ url, headers: { accept } });
    for (const url of [
      '/shows?filters=country%3',
      '/?x=%00',
      '/reports?fields=a&fields=b',
      '/show/%00',
      '/embed/x?y=%',
    ])
      expect([url, (await asked(url)).statusCode, (await asked(url)).body]).toEqual([
        url,
        200,
        '<title>A page</title>',
      ]);
    const cut = await asked('/show/7%2');
    expect([cut.statusCode, cut.headers.location]).toEqual([302, '/404']);
    expect(errorAnswerSchema.parse((await asked('/show/7%2', 'application/json')).json()).error.code).toBe(
      'bad_request',
    );
    expect(errorAnswerSchema.parse((await asked('/v1/query/%2')).json()).error.code).toBe('bad_request');
    await app.close();
    await rm(webRoot, { recursive: true });
  });

  it('an unknown address under /v1 is a 404 in JSON, to a browser, too', async () => {
    const answer = await test.get('/v1/nothing-here', 'analyst', { accept: 'text/html' });
    expect(answer.statusCode).toBe(404);
    expect(errorAnswerSchema.parse(answer.json()).error.code).toBe('not_found');
  });

  it('scripts come from this origin alone and nothing may frame the portal elsewhere', async () => {
    const { headers } = await test.get('/v1/pdt-status-check', null);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('a body or a query that is too large is refused', async () => {
    const payload = `username=${'a'.repeat(20_000)}`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await test.app.inject({ method: 'POST', url: '/v1/login', headers, payload });
    expect(answer.statusCode).toBe(413);
    expect(answer.json().error.code).toBe('too_large');
    const long = await test.get(viewUrl('showSummary', [`genre:${'a'.repeat(20_001)}`]));
    expect(long.json().error.code).toBe('bad_filter');
  });

  it('a field of a form that is given twice is refused as such', async () => {
    const payload = 'username=ann&username=bob&password=x';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await test.app.inject({ method: 'POST', url: '/v1/login', headers, payload });
    expect(answer.statusCode).toBe(400);
    const message = 'Field "username" is given twice.';
    expect(answer.json().error).toEqual({ code: 'bad_request', message, details: { field: 'username' } });
  });
});

describe('whatever is wrong with a request', () => {
  const json = { 'content-type': 'application/json' };
  const post = async (headers: Record<string, string>, payload: string) => {
    const authorization = `Bearer ${await test.tokenOf('analyst')}`;
    return test.app.inject({
      ...{ method: 'POST', url: '/v1/view/runStream', payload },
      headers: { ...headers, authorization },
    });
  };

  it('is an error of the closed list', async () => {
    const answers: [string, Awaited<ReturnType<typeof test.get>>, number, string][] = [
      ['a name that is too long', await test.get(`/v1/query/${'x'.repeat(301)}`), 404, 'not_found'],
      ['a long list', await test.get(`/v1/options/${'x'.repeat(5000)}`), 404, 'not_found'],
      ['an address that cannot be read', await test.get('/v1/query/%ZZ'), 400, 'bad_request'],
      ['no route', await test.get('/v1/nothing/here'), 404, 'not_found'],
      ['another verb', await test.app.inject({ method: 'DELETE', url: '/v1/query/showSummary' }), 404, 'not_found'],
      ['broken JSON', await post(json, '{"view":'), 400, 'bad_request'],
      ['no body', await post(json, ''), 400, 'bad_request'],
      ['another type of body', await post({ 'content-type': 'text/xml' }, '<a/>'), 400, 'bad_request'],
      ['a poisoned body', await post(json, '{"__proto__":{"view":"crosstab"}}'), 400, 'bad_request'],
      ['a body that is too large', await post(json, `"${'x'.repeat(1_100_000)}"`), 413, 'too_large'],
      ['a parameter of no call', await test.get('/v1/query/showSummary?colour=red'), 400, 'bad_request'],
    ];
    for (const [what, answer, status, code] of answers) {
      expect([what, answer.statusCode], answer.body).toEqual([what, status]);
      expect([what, errorAnswerSchema.parse(answer.json()).error.code]).toEqual([what, code]);
      expect(answer.body).not.toMatch(/FST_|fastify|statusCode/i);
    }
  });

  it('is one also before it is a call', async () => {
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    // A request that never comes to an end does not keep its connection for ever.
    expect(test.app.server.requestTimeout).toBe(120_000);
    expect(test.app.server.headersTimeout).toBeGreaterThan(0);
    const send = (text: string) =>
      new Promise<string>((resolve, reject) => {
        let answer = '';
        const socket = connect({ port: Number(new URL(address).port), host: '127.0.0.1' }, () => socket.write(text));
        socket.on('data', (chunk) => {
          answer += chunk;
        });
        socket.on('close', () => resolve(answer));
        socket.on('error', reject);
      });
    const cases = [
      ['this is no HTTP\r\n\r\n', 400, 'bad_request'],
      ['BREW /v1/status-check HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'bad_request'],
      [
        'GET /v1/status-check HTTP/1.1\r\nHost: x\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n',
        401,
        'unauthorized',
      ],
      ['TRACE /v1/status-check HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404, 'not_found'],
      ['PROPFIND /v1/status-check HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404, 'not_found'],
      [
        'POST /v1/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        400,
        'bad_request',
      ],
      [`GET /v1/status-check HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(300_000)}\r\n\r\n`, 413, 'too_large'],
    ] as const;
    for (const [text, status, code] of cases) {
      const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(head).toContain('application/json');
      expect(errorAnswerSchema.parse(JSON.parse(body)).error.code).toBe(code);
    }
  });
});

describe('too many calls', () => {
  it('from one address wait, whatever they ask for, and leave pages and other addresses alone', async () => {
    const app = await buildServer(test.portal, { callsMax: 3 });
    const call = (url: string, remoteAddress = '203.0.113.7') => app.inject({ url, remoteAddress });
    for (const url of ['/v1/pdt-status-check', '/v1/user/profile', '/v1/nothing'])
      expect([url, (await call(url)).statusCode]).not.toEqual([url, 429]);
    for (const url of ['/v1/pdt-status-check', '/v1/user/profile']) {
      const answer = await call(url);
      expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
        url,
        429,
        expect.stringContaining('application/json'),
      ]);
      const { error } = errorAnswerSchema.parse(answer.json());
      expect(error.code).toBe('too_many_requests');
      const seconds = Number(answer.headers['retry-after']);
      expect(error.message).toBe(`Too many requests. Try again in ${seconds} seconds.`);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
    }
    // The addresses of one customer are one address; another customer's are not.
    expect((await call('/v1/pdt-status-check', '::ffff:203.0.113.7')).statusCode).toBe(429);
    expect((await call('/v1/pdt-status-check', '203.0.113.8')).statusCode).toBe(200);
    expect((await call('/metric_glossary.pdf')).statusCode).toBe(200);
    await app.close();
  });
});

describe('a server that stops', () => {
  it('refuses new calls in the form of every other error, and says when to come back', async () => {
    const app = await buildServer(test.portal);
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app.addHook('preClose', () => held);
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await fetch(`${address}/v1/pdt-status-check`)).status).toBe(200);
    const closed = app.close();
    for (const path of ['/v1/pdt-status-check', '/v1/user/profile', '/v1/nothing']) {
      const answer = await fetch(`${address}${path}`);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(errorAnswerSchema.parse(await answer.json()).error).toEqual({
        code: 'unavailable',
        message: 'The portal is restarting. Please try again in a moment.',
      });
    }
    finish();
    await closed;
  });
});

describe('pictures of the demo data', () => {
  it('are drawn safely whatever the name is', async () => {
    const answer = await test.get(`/art/poster/1.svg?name=${encodeURIComponent('<script>alert(1)</script>')}`, null);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.body).not.toContain('<script');
  });

  it('are refused for an unknown kind and for a name that is too long', async () => {
    expect((await test.get('/art/photo/1.svg', null)).statusCode).toBe(400);
    expect((await test.get(`/art/poster/1.svg?name=${'a'.repeat(201)}`, null)).statusCode).toBe(400);
  });
});

describe('the log', () => {
  it('never holds a password, a token or a one-time link', async () => {
    const token = await test.tokenOf('analyst');
    await test.signIn('analyst@demo.example', 'a-password-that-is-wrong', '192.0.2.2');
    await test.get('/reset-password/one-time-secret', null);
    const text = test.logged.join('');
    expect(text).toContain('/v1/login');
    expect(text).toContain('/reset-password/[hidden]');
    for (const secret of [token, demoPassword, 'a-password-that-is-wrong', 'one-time-secret'])
      expect(text).not.toContain(secret);
  });

  it('says why a call failed, also one that came with a body', async () => {
    const { accounts } = test.portal;
    const lost = (): never => {
      throw new Error('The table is lost.');
    };
    const db = { ...accounts.db, select: lost, insert: lost, update: lost, delete: lost, transaction: lost };
    const app = await buildServer({ ...test.portal, accounts: { ...accounts, db } });
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const before = test.logged.length;
    const body = new URLSearchParams({ username: 'shows@demo.example', password: demoPassword });
    expect((await fetch(`${address}/v1/login`, { method: 'POST', body })).status).toBe(500);
    await app.close();
    const lines = test.logged.slice(before).map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        msg: 'A call failed',
        level: 50,
        err: expect.objectContaining({ message: 'The table is lost.' }),
      }),
    );
  });
});
