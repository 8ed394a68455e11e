/**
 * Limits small enough to be hit, over HTTP on the real embedded store: each is the documented error in words for a person,
 * streams that fail on the way say so, and the store and other questions live on.
 */
import { searchAudit } from '@cvm/accounts';
import {
  type BenchmarkLine,
  benchmarkLineSchema,
  crosstabAnswerSchema,
  errorAnswerSchema,
  queryAnswerSchema,
} from '@cvm/contract';
import { WarehouseError } from '@cvm/warehouse';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { sharedPortal } from './testing/shared-portal.ts';
import { type TestPortal, viewUrl } from './testing/test-portal.ts';
import { type Limit, viewLimits } from './views/limits.ts';

/** Changed by tests, and as usual again before each. */
const limits = { ...viewLimits, screen: { ...viewLimits.screen }, file: { ...viewLimits.file } };

let test: TestPortal;
let origin: string;
let showId: string;

beforeAll(async () => {
  test = await sharedPortal({ limits });
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  showId = (await test.get('/v1/options/show?limit=1')).json().data[0].value;
});
afterAll(() => test?.close());

const limitAsUsual = (): void => {
  limits.jsonRowsMax = viewLimits.jsonRowsMax;
  Object.assign(limits.screen, viewLimits.screen);
  Object.assign(limits.file, viewLimits.file);
};
beforeEach(limitAsUsual);

/** Of both kinds of answers. */
const limitTo = (limit: Partial<Limit>): void => {
  Object.assign(limits.screen, limit);
  Object.assign(limits.file, limit);
};

const authorization = async () => ({ authorization: `Bearer ${await test.tokenOf('analyst')}` });

const get = async (url: string): Promise<Response> => fetch(`${origin}${url}`, { headers: await authorization() });

const post = async (url: string, body: object): Promise<Response> =>
  fetch(`${origin}${url}`, {
    method: 'POST',
    headers: { ...(await authorization()), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** No two calls ask the same, so that none is answered from memory. */
let asked = 0;
const newDays = (): string => {
  asked += 1;
  return `date:last ${300 + asked} days`;
};

const file = (resultFormat: string) => (): Promise<Response> =>
  get(viewUrl('showSummary', [newDays()], { resultFormat }).replace('/query/', '/query-view/'));

const f = (...names: string[]): string[] => names.map((name) => `crosstab.${name}`);

const crosstab = (resultFormat: string, more: object = {}): Promise<Response> =>
  post('/v1/view/runStream', {
    view: 'crosstab',
    fields: f('title', 'user_age_bucket', 'viewer_count'),
    filters: [newDays()],
    resultFormat,
    ...more,
  });

const calls: Record<string, () => Promise<Response>> = {
  'a view': () => get(viewUrl('showSummary', [newDays()])),
  'a streamed view': file('ndjson'),
  'a CSV file': file('csv'),
  'an Excel file': file('xlsx'),
  'a cross-tab': () => crosstab('json'),
  'a streamed cross-tab': () => crosstab('ndjson'),
  'a cross-tab as a file': () => crosstab('xlsx'),
};
const names = Object.keys(calls);

const call = (name: string): Promise<Response> => calls[name]?.() ?? Promise.reject(new Error(`No call ${name}.`));

const refusalOf = async (answer: Response) => {
  const { error } = errorAnswerSchema.parse(await answer.json());
  return { status: answer.status, code: error.code, message: error.message };
};

const expectOthersToLive = async (): Promise<void> => {
  limitAsUsual();
  const answer = await get(viewUrl('moviesSummary', [newDays()]));
  expect(answer.status).toBe(200);
  expect(queryAnswerSchema.parse(await answer.json()).data.length).toBeGreaterThan(0);
};

const tooSlow = {
  status: 504,
  code: 'time_limit',
  message: 'The query took longer than allowed. Narrow the filters or the dates and try again.',
};
const tooLarge = {
  status: 503,
  code: 'unavailable',
  message: 'The query needs more memory than allowed. Narrow the filters or the dates and try again.',
};
const tooLong = {
  status: 400,
  code: 'bad_limit',
  message: 'The answer has more rows than allowed. Narrow the filters, name a limit, or ask for ndjson or a file.',
};

describe.each([
  { limit: 'time', small: { timeoutMs: 1 }, refusal: tooSlow },
  { limit: 'memory', small: { memoryBytesMax: 100_000 }, refusal: tooLarge },
  { limit: 'rows', small: { rowsMax: 3 }, refusal: tooLong },
])('the limit of $limit', ({ small, refusal }) => {
  it('refuses every kind of call in words, one after another and all at once, and keeps no other question from its answer', async () => {
    limitTo(small);
    for (const name of names) expect([name, await refusalOf(await call(name))]).toEqual([name, refusal]);
    const refused = await Promise.all(names.map(async (name) => refusalOf(await call(name))));
    expect(refused).toEqual(names.map(() => refusal));
    await expectOthersToLive();
    expect((await call('a view')).status).toBe(200);
  });
});

describe('a sample size that waited for the place of its own rows', () => {
  const refuseFirst = () => {
    const busy = new WarehouseError('busy', 'The sample waited too long for its turn.');
    return vi.spyOn(test.portal.warehouse, 'query').mockImplementationOnce(() => Promise.reject(busy));
  };

  it('is not what the answer says when the rows took too long', async () => {
    limitTo({ timeoutMs: 1 });
    const asked = refuseFirst();
    expect(await refusalOf(await call('a view'))).toEqual(tooSlow);
    asked.mockRestore();
  });

  it('is asked for again when the rows are there', async () => {
    const asked = refuseFirst();
    const answer = await call('a view');
    asked.mockRestore();
    expect(answer.status).toBe(200);
    expect(queryAnswerSchema.parse(await answer.json()).meta.sampleSize).toBeGreaterThan(0);
  });
});

describe('the rows of one JSON text', () => {
  it('are no more than the thread that makes it has time for; streams, files and cross-tabs go on', async () => {
    limits.jsonRowsMax = 3;
    expect(await refusalOf(await call('a view'))).toEqual(tooLong);
    for (const name of names.filter((other) => other !== 'a view')) {
      const answer = await call(name);
      expect([name, answer.status]).toEqual([name, 200]);
      await answer.arrayBuffer();
    }
    limits.jsonRowsMax = 1_000;
    expect((await call('a view')).status).toBe(200);
  });
});

describe('what is written of a failed query', () => {
  it('holds nothing that anybody typed', async () => {
    const typed = 'Typed4711';
    const name = `a'b\\'${typed}`;
    const { warehouse, accounts, log } = test.portal;
    const fail = async (task: Promise<unknown>): Promise<void> => {
      const error: unknown = await task.then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      log.error({ err: error }, 'A call failed');
    };
    const row = z.object({ x: z.string() });
    const asked = { name: 'test' };
    for (const sql of ['select toDate({x:String}) as x', 'select throwIf(1, {x:String}) as x'])
      await fail(warehouse.query({ sql, params: { x: name } }, row, asked));
    await fail(searchAudit(accounts.db, { text: name, beforeId: 1.5, limit: 1 }));
    const lines = test.logged.filter((line) => line.includes('A call failed'));
    expect(lines).toHaveLength(3);
    expect(lines.filter((line) => line.includes(typed))).toEqual([]);
  });
});

describe('a benchmark', () => {
  const linesOf = async (answer: Response): Promise<BenchmarkLine[]> =>
    (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => benchmarkLineSchema.parse(JSON.parse(line)));

  const benchmark = () => post('/v1/view/benchmark', { showId, topData: true, filters: [newDays()] });

  it('is refused when not even its title can be found in time', async () => {
    limitTo({ timeoutMs: 1 });
    expect(await refusalOf(await benchmark())).toEqual(tooSlow);
    await expectOthersToLive();
  });

  it('says of each figure that hits a limit that it did, and gives the others', async () => {
    // The shares by age and by gender have eleven rows together, all other figures one.
    limitTo({ rowsMax: 2 });
    const answer = await benchmark();
    expect(answer.status).toBe(200);
    const lines = await linesOf(answer);
    const block = Object.assign({}, ...lines.map(({ top }) => top));
    for (const field of ['age', 'gender'])
      expect([field, block[field]]).toEqual([field, { error: { code: tooLong.code, message: tooLong.message } }]);
    expect(block.viewers).toBeGreaterThan(0);
    expect(lines.at(-1)?.meta).toMatchObject({ view: 'benchmark' });
    expect(test.logged.join('')).not.toContain('A figure failed');
  });
});

describe('an answer that fails on its way', () => {
  /** So many rows that the first have left when one too many is found. */
  const many = {
    fields: f('user_id', 'title', 'date', 'device_name', 'episode_id', 'network_name', 'tv_show_name', 'view_count'),
    filters: [],
  };
  const linesOf = async (answer: Response): Promise<string[]> => (await answer.text()).trimEnd().split('\n');

  let count = 0;
  beforeAll(async () => {
    limitAsUsual();
    // The last line holds the facts.
    count = (await linesOf(await crosstab('ndjson', many))).length - 1;
  });

  it('says so in the last line of a stream', async () => {
    limitTo({ rowsMax: count - 1 });
    const answer = await crosstab('ndjson', many);
    expect(answer.status).toBe(200);
    const lines = await linesOf(answer);
    expect(lines.length).toBeGreaterThan(1_000);
    expect(lines.length).toBeLessThan(count);
    const last = errorAnswerSchema.parse(JSON.parse(lines.at(-1) ?? ''));
    expect(last.error).toMatchObject({ code: tooLong.code, message: tooLong.message });
    await expectOthersToLive();
  });

  it.each(['csv', 'xlsx', 'parquet'])(
    'breaks off a %s file, which is then not taken for a whole one',
    async (resultFormat) => {
      limitTo({ rowsMax: count - 1 });
      const answer = await crosstab(resultFormat, many);
      expect(answer.status).toBe(200);
      await expect(answer.arrayBuffer()).rejects.toThrow();
      await expectOthersToLive();
    },
  );

  it('comes whole again when the limit is as usual', async () => {
    const answer = await crosstab('json');
    const { data } = crosstabAnswerSchema.parse(await answer.json());
    expect(data.length).toBeGreaterThan(3);
  });
});
