/**
 * A caller who leaves takes the work along, in the engine, too: every kind of call over HTTP on the real embedded store, with
 * statements that would never end.
 */
import type { Statement, Warehouse } from '@cvm/warehouse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;
let store: Warehouse;
let origin: string;
let showId: string;
/** Statements that go on as they are before the endless ones begin. */
let spared = 0;

const endlessNumbers = 1_000_000_000_000;

/** The statement, whose rows come after all numbers are added up. */
const endless = ({ sql, ...rest }: Statement): Statement => {
  spared -= 1;
  if (spared >= 0) return { sql, ...rest };
  return {
    ...rest,
    sql: `select * from (\n${sql}\n) as answer cross join (select sum(number) as endless from numbers(${endlessNumbers})) as never`,
  };
};

const withEndlessStatements = (warehouse: Warehouse): Pick<Warehouse, 'query' | 'queryText' | 'stream'> => ({
  query: (statement, schema, options) => warehouse.query(endless(statement), schema, options),
  queryText: (statement, of, options) => warehouse.queryText(endless(statement), of, options),
  stream: (statement, schema, options) => warehouse.stream(endless(statement), schema, options),
});

beforeAll(async () => {
  test = await sharedPortal();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  showId = (await test.get('/v1/options/show?limit=1')).json().data[0].value;
  store = test.portal.warehouse;
  Object.assign(test.portal, { warehouse: { ...withEndlessStatements(store), kind: store.kind } });
});
afterAll(() => test?.close());
beforeEach(() => {
  spared = 0;
});

/** Endless statements that run in the engine. */
const running = async (): Promise<number> => {
  const { rows } = await store.query(
    {
      sql: `select count() as n from system.processes where query like '%numbers(${endlessNumbers})%' and query not like '%system.processes%'`,
    },
    z.object({ n: z.number() }),
    { name: 'test' },
  );
  return rows[0]?.n ?? 0;
};

type Call = (signal: AbortSignal) => Promise<Response>;

const authorization = async () => ({ authorization: `Bearer ${await test.tokenOf('analyst')}` });

const get =
  (url: string): Call =>
  async (signal) =>
    fetch(`${origin}${url}`, { headers: await authorization(), signal });

const post =
  (url: string, body: () => object): Call =>
  async (signal) =>
    fetch(`${origin}${url}`, {
      method: 'POST',
      headers: { ...(await authorization()), 'content-type': 'application/json' },
      body: JSON.stringify(body()),
      signal,
    });

const file = (resultFormat: string): Call =>
  get(viewUrl('networkSummary', [], { resultFormat }).replace('/query/', '/query-view/'));

const crosstab = (resultFormat: string): Call =>
  post('/v1/view/runStream', () => ({
    view: 'crosstab',
    fields: ['crosstab.genre', 'crosstab.viewer_count'],
    resultFormat,
  }));

const benchmark = post('/v1/view/benchmark', () => ({ showId, topData: true }));

const calls: Record<string, Call> = {
  'a view': get(viewUrl('networkSummary')),
  'a streamed view': file('ndjson'),
  'a CSV file': file('csv'),
  'an Excel file': file('xlsx'),
  'a cross-tab': crosstab('json'),
  'a streamed cross-tab': crosstab('ndjson'),
  'a cross-tab as a file': crosstab('csv'),
  'a benchmark': benchmark,
};

describe('a caller who leaves', () => {
  it.each(Object.entries(calls))('%s takes its statements along', async (_, call) => {
    const caller = new AbortController();
    const answer = call(caller.signal).then(
      () => 'answered',
      () => 'left',
    );
    await expect.poll(running).toBeGreaterThan(0);
    caller.abort();
    expect(await answer).toBe('left');
    await expect.poll(running).toBe(0);
  });

  it('a benchmark of which some figures are there takes the others along', async () => {
    // The title is found, and the first of its figures.
    spared = 2;
    const caller = new AbortController();
    const answer = await benchmark(caller.signal);
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('"top"');
    await expect.poll(running).toBeGreaterThan(0);
    caller.abort();
    await expect.poll(running).toBe(0);
  });

  it('leaves the store to others', async () => {
    spared = Number.POSITIVE_INFINITY;
    const { signal } = new AbortController();
    const answers = await Promise.all(Object.values(calls).map((call) => call(signal)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    for (const answer of answers) expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(test.logged.join('')).not.toContain('A figure failed');
  });
});
