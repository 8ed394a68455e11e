/**
 * Rows that are there and that nobody comes to read, because something failed or their caller has left: what they come from is ended,
 * and nothing of them stays on the disk.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Warehouse } from '@cvm/warehouse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
let origin: string;
let store: Warehouse;

beforeAll(async () => {
  test = await sharedPortal();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  store = test.portal.warehouse;
});
afterAll(() => test?.close());

/** Rows of files and streams that lie on the disk. */
const onDisk = (): Promise<string[]> =>
  readdir(join(test.portal.settings.dataDir, 'warehouse', `spill-${process.pid}`));

const authorization = async () => ({ authorization: `Bearer ${await test.tokenOf('analyst')}` });

const send = async (url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, payload, headers: await authorization() });

const ended = async (id: string) => {
  const find = async () => {
    const { data } = (await test.get('/v1/exports')).json();
    return data.find((one: { id: string }) => one.id === id);
  };
  await expect.poll(async () => (await find()).state).not.toBe('running');
  return find();
};

/** No figure of it is compared with others, which is known with its columns. */
const untold = { view: 'crosstab', fields: ['crosstab.genre', 'crosstab.viewer_count'], real_only: true };

describe('a question that is found wrong by its first rows', () => {
  it.each(['ndjson', 'csv', 'xlsx', 'parquet'])('leaves nothing as %s', async (resultFormat) => {
    const answer = await send('/v1/view/runStream', { ...untold, resultFormat });
    expect([answer.statusCode, answer.json().error.details]).toEqual([400, { field: 'real_only' }]);
    expect(await onDisk()).toEqual([]);
  });

  it('leaves nothing in the background', async () => {
    const answer = await send('/v1/exports', { question: { of: 'crosstab', question: untold }, format: 'csv' });
    const file = await ended(answer.json().data.id);
    expect(file).toMatchObject({ state: 'failed', reason: expect.stringContaining('"real_only" needs') });
    expect(await onDisk()).toEqual([]);
  });
});

describe('a caller who leaves between the first rows and the others', () => {
  const endlessNumbers = 1_000_000_000_002;

  /** Statements that never end, which the rows wait for. */
  const running = async (): Promise<number> => {
    const sql = `select count() as n from system.processes where query like '%numbers(${endlessNumbers})%' and query not like '%system.processes%'`;
    const { rows } = await store.query({ sql }, z.object({ n: z.number() }), { name: 'test' });
    return rows[0]?.n ?? 0;
  };

  /** What is asked once the first rows are there: how many there are in all, of which some are wanted. */
  const waiting = async (work: () => Promise<void>): Promise<void> => {
    let isStreamed = false;
    const never = `(select sum(number) from numbers(${endlessNumbers}))`;
    const query: Warehouse['query'] = ({ sql, ...rest }, schema, options) =>
      store.query(
        { ...rest, sql: isStreamed ? `select * from (\n${sql}\n) where ${never} > 0` : sql },
        schema,
        options,
      );
    const stream: Warehouse['stream'] = async function* (statement, schema, options) {
      for await (const rows of store.stream(statement, schema, options)) {
        isStreamed = true;
        yield rows;
      }
    };
    Object.assign(test.portal, { warehouse: { query, stream, kind: store.kind } });
    try {
      await work();
    } finally {
      Object.assign(test.portal, { warehouse: store });
    }
    await expect.poll(running).toBe(0);
    await expect.poll(onDisk).toEqual([]);
  };

  it.each(['csv', 'xlsx', 'parquet'])('leaves nothing as %s', (resultFormat) =>
    waiting(async () => {
      const url = viewUrl('showSummary', [], { resultFormat, limit: '1' }).replace('/query/', '/query-view/');
      const caller = new AbortController();
      const answer = fetch(`${origin}${url}`, { headers: await authorization(), signal: caller.signal }).then(
        () => 'answered',
        () => 'left',
      );
      await expect.poll(running).toBe(1);
      expect(await onDisk()).toHaveLength(1);
      caller.abort();
      expect(await answer).toBe('left');
    }),
  );

  it('leaves nothing in the background', () =>
    waiting(async () => {
      const question = { of: 'view', view: 'showSummary', params: { limit: 1 } };
      const { id } = (await send('/v1/exports', { question, format: 'csv' })).json().data;
      await expect.poll(running).toBe(1);
      const cancelled = await test.app.inject({
        ...{ method: 'POST', url: `/v1/exports/${id}/cancel`, headers: await authorization() },
      });
      expect(cancelled.json().data).toMatchObject({ state: 'cancelled' });
    }));
});
