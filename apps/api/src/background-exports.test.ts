/** Files in the background over HTTP, on the real embedded stores: the bytes, who may have them, and what ends with them. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findUserByUsername, searchAudit, updateUser } from '@cvm/accounts';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

type Who = Parameters<TestPortal['tokenOf']>[0];
type Method = 'GET' | 'POST' | 'DELETE';
const send = async (method: Method, path: string, payload?: object, as: Who = 'analyst') =>
  test.app.inject({
    method,
    url: `/v1/exports${path}`,
    headers: { authorization: `Bearer ${await test.tokenOf(as)}` },
    ...(payload === undefined ? {} : { payload }),
  });

const shows = { question: { of: 'view', view: 'showSummary', params: { filters: ['country:US'] } }, format: 'csv' };
const genres = {
  question: {
    of: 'crosstab',
    question: { view: 'crosstab', fields: ['crosstab.genre', 'crosstab.viewer_count'], honest: true },
  },
  format: 'xlsx',
  name: 'Genres: who/what',
};

const listed = async (as: Who = 'analyst') => (await send('GET', '', undefined, as)).json().data;
const ended = async (id: string, as: Who = 'analyst') => {
  const find = async () => (await listed(as)).find((one: { id: string }) => one.id === id);
  await expect.poll(async () => (await find()).state).not.toBe('running');
  return find();
};
const started = async (body: object, as: Who = 'analyst'): Promise<string> => {
  const answer = await send('POST', '', body, as);
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return answer.json().data.id;
};
const made = async (body: object, as: Who = 'analyst') => ended(await started(body, as), as);
const fetched = (id: string, headers: Record<string, string> = {}, as: Who = 'analyst') =>
  test.get(`/v1/exports/${id}/file`, as, headers);

describe('a file in the background', () => {
  it('has the bytes of the same file made at once, its name, its rows and its end', async () => {
    // A file names its day.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const file = await made(shows);
    const direct = await test.get(
      viewUrl('showSummary', ['country:US'], { resultFormat: 'csv' }).replace('/query/', '/query-view/'),
    );
    const answer = await fetched(file.id, { 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(direct.body);
    expect(answer.headers['content-disposition']).toBe(direct.headers['content-disposition']);
    const lines = direct.body.trim().split('\r\n');
    expect(file).toMatchObject({
      state: 'ready',
      format: 'csv',
      rows: lines.length - 2,
      bytes: answer.rawPayload.length,
    });
    expect(lines.length).toBeGreaterThan(3);
    expect(Date.parse(file.dateDeleted) - Date.parse(file.dateEnded)).toBe(24 * 3_600_000);
  });

  it('of the cross-tab carries the name it was given, without what file systems refuse', async () => {
    const file = await made(genres);
    expect(file).toMatchObject({ state: 'ready', fileName: 'Genres- who-what.xlsx' });
    const { sheets } = await readXlsx(new Uint8Array((await fetched(file.id)).rawPayload));
    expect(sheets.map(({ name }) => name)).toContain('About');
    // The source, the header, and a row for each genre.
    expect(sheets[0]?.rows.length).toBe(file.rows + 2);
  });

  it.each(['csv', 'xlsx', 'parquet'])('of the cross-tab counts no totals among its rows: %s', async (format) => {
    const { question } = genres;
    const whole = { ...question, question: { ...question.question, total: true } };
    const without = await made({ ...genres, format }, 'admin');
    const beside = await made({ ...genres, format, question: whole }, 'admin');
    expect(without.rows).toBeGreaterThan(3);
    expect(beside.rows).toBe(without.rows);
  });

  it('goes on where a download broke off, and begins anew where it is another file', async () => {
    const { id, bytes } = await made(shows);
    const whole = await fetched(id);
    const etag = String(whole.headers.etag);
    const head = await fetched(id, { range: 'bytes=0-99' });
    const rest = await fetched(id, { range: 'bytes=100-', 'if-range': etag });
    expect([head.statusCode, rest.statusCode]).toEqual([206, 206]);
    expect(rest.headers['content-range']).toBe(`bytes 100-${bytes - 1}/${bytes}`);
    expect(Buffer.concat([head.rawPayload, rest.rawPayload]).equals(whole.rawPayload)).toBe(true);
    const other = await fetched(id, { range: 'bytes=100-', 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, bytes]);
    const beyond = await fetched(id, { range: `bytes=${bytes}-` });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.json().error.code]).toEqual([
      ...[416, `bytes */${bytes}`, 'bad_range'],
    ]);
  });

  it('is not begun where the question is wrong', async () => {
    const before = (await listed()).length;
    const wrong = async (question: object) => (await send('POST', '', { question, format: 'csv' })).json().error.code;
    expect(await wrong({ of: 'view', view: 'nothing', params: {} })).toBe('unknown_view');
    expect(await wrong({ of: 'view', view: 'showSummary', params: { filters: ['colour:red'] } })).toBe(
      'unknown_filter',
    );
    expect(await wrong({ of: 'crosstab', question: { view: 'crosstab', fields: [] } })).toBe('bad_request');
    expect((await listed()).length).toBe(before);
  });

  it('stands in the audit log when it is made and when it is fetched', async () => {
    const { id, fileName } = await made(shows, 'shows');
    await fetched(id, {}, 'shows');
    const entries = await searchAudit(test.portal.accounts.db, { actor: 'shows@demo.example', limit: 10 });
    expect(entries.map(({ action, target }) => [action, target]).slice(0, 2)).toEqual([
      ['export.fetch', fileName],
      ['export.view', 'Show Ranker'],
    ]);
  });
});

describe('who may have it', () => {
  it('is its owner alone: for others there is no such file', async () => {
    const { id } = await made(shows);
    expect(await listed('movies')).toEqual([]);
    for (const [method, path] of [
      ['GET', `/${id}/file`],
      ['POST', `/${id}/cancel`],
      ['POST', `/${id}/repeat`],
      ['DELETE', `/${id}`],
    ] as const)
      expect((await send(method, path, undefined, 'admin')).statusCode).toBe(404);
    expect((await fetched(id)).statusCode).toBe(200);
  });

  it('is not the owner whose permissions are others by then', async () => {
    const { db } = test.portal.accounts;
    const user = await findUserByUsername(db, 'restricted@demo.example');
    if (user === null) throw new Error('There is no such user.');
    const allow = async (allowedDataCategories: readonly string[]) => {
      await updateUser(db, user.id, { allowedDataCategories: [...allowedDataCategories] });
      test.portal.known.forget();
    };
    const { id } = await made({ ...shows, question: { of: 'view', view: 'showSummary', params: {} } }, 'restricted');
    expect((await fetched(id, {}, 'restricted')).statusCode).toBe(200);
    await allow(['country:DE']);
    const refused = await fetched(id, {}, 'restricted');
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      ...[403, expect.stringContaining('your permissions have changed since it was made')],
    ]);
    // As before, it is theirs again.
    await allow(user.allowedDataCategories);
    expect((await fetched(id, {}, 'restricted')).statusCode).toBe(200);
  });
});

describe('cancelling', () => {
  const endlessNumbers = 1_000_000_000_001;

  it("stops the engine's statement and leaves no bytes", async () => {
    const { warehouse: store } = test.portal;
    const endless: typeof store.stream = ({ sql, ...rest }, schema, options) => {
      const never = `select sum(number) as endless from numbers(${endlessNumbers})`;
      return store.stream(
        { ...rest, sql: `select * from (\n${sql}\n) as answer cross join (${never}) as never` },
        schema,
        options,
      );
    };
    const running = async (): Promise<number> => {
      const sql = `select count() as n from system.processes where query like '%numbers(${endlessNumbers})%' and query not like '%system.processes%'`;
      const { rows } = await store.query({ sql }, z.object({ n: z.number() }), { name: 'test' });
      return rows[0]?.n ?? 0;
    };
    const query: typeof store.query = (statement, schema, options) => store.query(statement, schema, options);
    Object.assign(test.portal, { warehouse: { query, stream: endless, kind: store.kind } });
    try {
      const id = await started(shows);
      await expect.poll(running).toBe(1);
      expect((await fetched(id)).json().error.message).toBe(
        'This file is still being made. Fetch it when it is ready.',
      );
      const cancelled = await send('POST', `/${id}/cancel`);
      expect(cancelled.json().data).toMatchObject({ state: 'cancelled', bytes: 0 });
      await expect.poll(running).toBe(0);
      const folder = await readdir(join(test.portal.settings.dataDir, 'exports'));
      expect(folder.filter((name) => name.startsWith(id))).toEqual([`${id}.json`]);
      const gone = await fetched(id);
      expect([gone.statusCode, gone.json().error.message]).toEqual([
        409,
        'This file was not made: You cancelled it. Make it again.',
      ]);
    } finally {
      Object.assign(test.portal, { warehouse: store });
    }
  });
});
