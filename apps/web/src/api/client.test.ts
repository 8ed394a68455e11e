/** The API client against a real HTTP server that answers as the portal does in each case. */

import { createServer } from 'node:http';
import {
  defaultErrorMessage,
  type Endpoint,
  segmentEndpoints,
  sessionExpiredMessage,
  userEndpoints,
} from '@cvm/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endSession, startSession } from '../session/session.ts';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { ApiError, ask, call, callLines, download, downloadReady, onSessionExpired } from './client.ts';

const refusal = (code: string, message: string) => JSON.stringify({ success: false, error: { code, message } });

const replies: Record<string, Reply> = {
  '/v1/fine': { status: 200, body: '{"answer":42}' },
  '/v1/page': { status: 200, body: '<html>A portal of the hotel</html>' },
  '/v1/bad': { status: 400, body: refusal('bad_filter', 'Filter "age" takes one of 16-17.') },
  '/v1/broken': { status: 502, body: '<html>Bad gateway</html>' },
  '/v1/blocked': { status: 403, body: refusal('blocked', 'Blocked.') },
  '/v1/expired': { status: 401, body: refusal('unauthorized', 'No valid token.') },
  '/v1/login': { status: 401, body: refusal('login_failed', 'Incorrect username or password.') },
  '/v1/lines': { status: 200, body: '{"n":1}\n{"n":2}\n\n{"n":3}\n{"meta":{}}' },
  '/v1/short': { status: 200, body: '{"n":1}\n{"n":2}\n' },
  '/v1/broken-off': { status: 200, body: `{"n":1}\n${refusal('time_limit', 'This took too long.')}\n` },
  '/v1/file': { status: 200, body: 'a,b\n', headers: { 'content-disposition': 'attachment; filename="cvmi_a.csv"' } },
  '/v1/file-of-a-title': {
    status: 200,
    body: '',
    headers: {
      'content-disposition': `attachment; filename="cvmi_-2.csv"; filename*=UTF-8''${encodeURIComponent('cvmi_星屑の図書館-2.csv')}`,
    },
  },
};

let server: TestServer;
/** What happens while a call is on its way. */
let meanwhile: () => void = () => undefined;

beforeAll(async () => {
  server = await startServer((path) => {
    meanwhile();
    return replies[path] ?? { status: 404, body: '' };
  });
});

afterAll(() => server.close());

const about = { who: 'user', tag: 'views', summary: 'A call of this test' } as const;
/** A call of this test that is asked something and may answer anything. */
const get = <const Path extends Endpoint['path']>(path: Path) => ({
  ...about,
  method: 'GET' as const,
  path,
  answer: z.unknown(),
});
const fine = get('/v1/fine');
const blocked = get('/v1/blocked');
const expires = get('/v1/expired');
const thrown = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError but ${String(error)}`);
  return error;
};

describe('an answer in lines', () => {
  const inLines = <const Path extends Endpoint['path']>(path: Path) => ({
    ...about,
    method: 'POST' as const,
    path,
    line: z.object({ n: z.number().optional() }),
  });
  const numbers = async (path: Endpoint['path'], stopAt = Number.POSITIVE_INFINITY): Promise<number[]> => {
    const answer = await callLines(inLines(path), {});
    const found: number[] = [];
    if (answer.blocked) return found;
    for await (const { n } of answer.data) {
      if (n !== undefined) found.push(n);
      if (n === stopAt) break;
    }
    return found;
  };

  it('is handed out line by line, and can be left early', async () => {
    expect(await numbers('/v1/lines')).toEqual([1, 2, 3]);
    expect(await numbers('/v1/lines', 2)).toEqual([1, 2]);
  });

  it('fails where it ends before its facts, instead of being taken for a short one', async () => {
    expect((await thrown(numbers('/v1/short'))).message).toBe(
      'The answer broke off before it was complete. Please try again.',
    );
  });

  it('fails with what its last line tells, and is blocked like any other', async () => {
    expect((await thrown(numbers('/v1/broken-off'))).message).toBe('This took too long.');
    expect(await callLines(inLines('/v1/blocked'), {})).toEqual({ blocked: true, message: 'Blocked.' });
  });
});

describe('calling the API', () => {
  it('sends parameters, repeated for lists, and parses the answer', async () => {
    const asking = {
      ...fine,
      query: z.object({ filters: z.array(z.string()), sorts: z.string().optional(), limit: z.number() }),
      answer: z.object({ answer: z.number() }),
    };
    const query = { filters: ['country:US', 'age:55+'], sorts: undefined, limit: 3 };
    expect(await call(asking, { query })).toEqual({ blocked: false, data: { answer: 42 } });
    expect(server.asked('/v1/fine').url).toBe('/v1/fine?filters=country%3AUS&filters=age%3A55%2B&limit=3');
  });

  it('writes what a path names so that it stays one part of it', async () => {
    await thrown(ask(segmentEndpoints.deleteSegment, { params: { uuid: 'a/b?c#d e' } }));
    expect(server.asked('/v1/audience-segment/a%2Fb%3Fc%23d%20e').method).toBe('DELETE');
  });

  it('reads an answer by a schema of the caller, which knows more of it than its record says', async () => {
    const doubled = await call(
      fine,
      {},
      z.object({ answer: z.number() }).transform(({ answer }) => answer * 2),
    );
    expect(doubled).toEqual({ blocked: false, data: 84 });
  });

  it('refuses an answer that is not of the agreed shape in plain words, and tells developers why', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // Each is heard from the beginning: they fail in any order.
    const unread = await Promise.all(
      [
        call({ ...fine, answer: z.object({ answer: z.string() }) }, {}),
        call(get('/v1/page'), {}),
        call(fine, {}, z.string()),
      ].map(thrown),
    );
    for (const { message, status } of unread) {
      expect(message).toBe(
        'The answer of the server could not be read. Try again; if it happens again, contact support.',
      );
      expect(status).toBe(200);
    }
    expect(said.mock.calls.map(([words]) => words).sort()).toEqual([
      'The answer of /v1/fine is not of the agreed shape:',
      'The answer of /v1/fine is not of the agreed shape:',
      'The answer of /v1/page is not of the agreed shape:',
    ]);
    said.mockRestore();
  });

  it('sends JSON and forms', async () => {
    await call({ ...fine, method: 'PUT', body: z.object({ name: z.string() }) }, { body: { name: 'x' } });
    const { method, headers, body } = server.asked('/v1/fine');
    expect([method, headers['content-type'], body]).toEqual(['PUT', 'application/json', '{"name":"x"}']);
    await thrown(ask(userEndpoints.logIn, { body: { username: 'a b', password: '&=' } }));
    const form = server.asked('/v1/login');
    expect(form.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(form.body).toBe('username=a+b&password=%26%3D');
  });

  it('knows four verbs and no other', async () => {
    for (const method of ['PATCH', 'toString'])
      await expect(call({ ...fine, method: method as 'GET' }, {})).rejects.toThrow('Unknown Method');
  });

  it("carries the server's message, or the general one where it has none", async () => {
    expect(await thrown(call(get('/v1/bad'), {}))).toMatchObject({
      status: 400,
      code: 'bad_filter',
      message: 'Filter "age" takes one of 16-17.',
    });
    expect(await thrown(call(get('/v1/broken'), {}))).toMatchObject({ status: 502, message: defaultErrorMessage });
  });

  it('gives a blocked answer for 403, which is no error', async () => {
    expect(await call(blocked, {})).toEqual({ blocked: true, message: 'Blocked.' });
  });

  it('ends the session on 401, but not for a failed sign-in', async () => {
    const expired = vi.fn();
    onSessionExpired(expired);
    expect((await thrown(call(expires, {}))).message).toBe(sessionExpiredMessage);
    expect(expired).toHaveBeenCalledTimes(1);
    const failed = await thrown(call(userEndpoints.logIn, { body: { username: 'x', password: 'x' } }));
    expect(failed.message).toBe('Incorrect username or password.');
    expect(expired).toHaveBeenCalledTimes(1);
  });

  it('ends no other session than the one that asked', async () => {
    const profile = profileOf([]);
    const expired = vi.fn();
    onSessionExpired(expired);
    startSession({ token: 'before', profile });
    for (const next of [() => startSession({ token: 'after', profile }), endSession]) {
      meanwhile = next;
      await thrown(call(expires, {}));
      meanwhile = () => undefined;
    }
    expect(expired).not.toHaveBeenCalled();
  });

  it('downloads a file under the name the server gives', async () => {
    const answer = await download({ ...get('/v1/file'), files: ['csv'] }, {});
    if (answer.blocked) throw new Error('blocked');
    expect(answer.data.fileName).toBe('cvmi_a.csv');
    expect(await answer.data.blob.text()).toBe('a,b\n');
  });

  it('downloads it under that name in letters of any script', async () => {
    const answer = await download({ ...get('/v1/file-of-a-title'), files: ['csv'] }, {});
    expect(answer).toMatchObject({ data: { fileName: 'cvmi_星屑の図書館-2.csv' } });
  });
});

describe('a download of a file that lies ready', () => {
  const whole = 'abcdefghij';
  let asked: (string | undefined)[] = [];
  /** The version of the file at each call. */
  let versions: string[] = [];
  let port = 0;
  const flaky = createServer((request, response) => {
    const version = versions[asked.length] ?? '';
    const { range, 'if-range': ifRange } = request.headers;
    asked.push(range);
    const start = ifRange === `"${version}"` ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0;
    response.writeHead(start === 0 ? 200 : 206, { etag: `"${version}"`, 'content-length': whole.length - start });
    if (asked.length === versions.length) return response.end(whole.slice(start));
    // Some of it, then the line is dead.
    return response.write(whole.slice(start, start + 4), () => setImmediate(() => request.socket.destroy()));
  });
  const origin = window.location.href;
  const at = (url: string) =>
    (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(url);
  beforeAll(async () => {
    await new Promise<void>((resolve) => flaky.listen(0, '127.0.0.1', resolve));
    const address = flaky.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(async () => {
    at(origin);
    flaky.closeAllConnections();
    await new Promise((resolve) => flaky.close(resolve));
  });

  const ready = { ...get('/v1/ready'), files: ['csv'] as const, line: z.unknown() };
  /** Of a file that has these versions, one a call; the last alone comes whole. */
  const serve = (...of: string[]): void => {
    asked = [];
    versions = of;
    at(`http://127.0.0.1:${port}/`);
  };
  const fetched = async (...of: string[]): Promise<string> => {
    serve(...of);
    const answer = await downloadReady(ready, {}, () => undefined);
    if (answer.blocked) throw new Error('blocked');
    return answer.data.text();
  };

  it('goes on where the connection broke', async () => {
    expect(await fetched('a', 'a', 'a')).toBe(whole);
    expect(asked).toEqual([undefined, 'bytes=4-', 'bytes=8-']);
  });

  it('begins anew where it is another file meanwhile', async () => {
    expect(await fetched('a', 'b')).toBe(whole);
    expect(asked).toEqual([undefined, 'bytes=4-']);
  });

  it('is told in plain words to have broken off where it does not go on, as any answer is', async () => {
    const lines = async (): Promise<void> => {
      const answer = await callLines(ready, {});
      if (!answer.blocked) for await (const _ of answer.data);
    };
    const calls = [() => call(ready, {}), lines, () => download(ready, {}), () => downloadReady(ready, {}, () => {})];
    for (const made of calls) {
      serve('a', 'b', 'c', 'd', 'e', 'f', 'never');
      expect(await thrown(made())).toMatchObject({
        status: 0,
        message: 'The answer broke off before it was complete. Please try again.',
      });
    }
  });

  it('that is left is told as nothing else', async () => {
    serve('a', 'never');
    const leaving = new AbortController();
    const made = downloadReady(ready, { signal: leaving.signal }, () => leaving.abort());
    await expect(made).rejects.not.toBeInstanceOf(ApiError);
  });
});
