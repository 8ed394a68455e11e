/** What a cross-tab leaves out is left out wherever it leaves: as JSON, as rows, as a file; honest or not. */
import { type CellValue, crosstabAnswerSchema } from '@cvm/contract';
import { parseCsv } from 'hucre/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestPortal, type TestPortal, viewUrl } from './testing/test-portal.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await openTestPortal({ environment: { MINIMUM_BASE: '10' } });
});
afterAll(() => test?.close());

const f = (...names: string[]): string[] => names.map((name) => `crosstab.${name}`);

const post = async (body: object) =>
  test.app.inject({
    method: 'POST',
    url: '/v1/view/runStream',
    headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
    payload: { view: 'crosstab', ...body },
  });

const run = async (body: object) => {
  const answer = await post(body);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return crosstabAnswerSchema.parse(answer.json());
};

const asked = {
  fields: f('user_age_bucket', 'viewer_count', 'view_count', 'viewer_share_by_column', 'user_gender'),
  pivots: f('user_gender'),
  filters: ['date:last 60 days'],
  total: true,
  row_total: true,
};

const isSmall = (value: unknown): boolean => typeof value === 'number' && value > 0 && value < 10;

type Answered = Awaited<ReturnType<typeof run>>;

const viewerColumns = ({ meta }: Answered): string[] =>
  meta.columns.filter(({ field }) => field === 'viewer_count').map(({ name }) => name);

describe('groups of fewer than ten', () => {
  it('are not shown, are named, and are joined by others that would tell of them', async () => {
    const { data, meta } = await run(asked);
    expect(meta.suppressed).toEqual({ minimumBase: 10 });
    const cells = data.flatMap((row) =>
      viewerColumns({ data, meta, success: true }).map((name) => [row, name] as const),
    );
    expect(cells.filter(([row, name]) => isSmall(row[name]))).toEqual([]);
    const left = cells.filter(([row, name]) => row.suppressed?.includes(name) === true);
    expect(left.length).toBeGreaterThan(0);
    for (const [row, name] of left) expect(row[name]).toBeNull();
    // Everything that is counted of them goes with them.
    for (const [row, name] of left)
      for (const other of ['view_count', 'viewer_share_by_column'])
        expect(row.suppressed).toContain(name.replace('viewer_count', other));
    // In no line is one alone: it would be what is missing from the total.
    for (const name of viewerColumns({ data, meta, success: true }))
      expect(data.filter((row) => row.suppressed?.includes(name) === true).length).not.toBe(1);
  });

  it('are the same whichever totals, rows and fields are asked for', async () => {
    const all = await run(asked);
    const plain = await run({ ...asked, total: false, row_total: false });
    const honest = await run({ ...asked, honest: true });
    const some = await run({ ...asked, limit: 2, sorts: f('user_age_bucket') });
    const left = ({ data }: Answered): Map<CellValue, string[]> =>
      new Map(
        data.map((row) => [
          String(row['crosstab.user_age_bucket']) + String(row._total ?? ''),
          (row.suppressed ?? []).filter((name) => !name.startsWith('Total|')),
        ]),
      );
    const expected = left(all);
    for (const other of [plain, honest, some])
      for (const [key, names] of left(other)) expect(names).toEqual(expected.get(key));
  });

  it('say nothing by the order of rows or by the rows a metric picks', async () => {
    const sorted = await run({ ...asked, sorts: ['female|crosstab.viewer_count asc'] });
    const rows = sorted.data.filter((row) => row._total !== true);
    const known = rows.map((row) => row['female|crosstab.viewer_count'] !== null);
    expect(known).toEqual([...known].sort((a, b) => Number(b) - Number(a)));
    const picked = await run({ ...asked, filters: [...asked.filters, 'metric:viewer_count < 10'] });
    expect(picked.data.filter((row) => row._total !== true && row['Total|crosstab.viewer_count'] === null)).toEqual([]);
  });

  it('are left out of streams and files as well', async () => {
    const { data, meta } = await run(asked);
    const lines = (await post({ ...asked, resultFormat: 'ndjson' })).body.trim().split('\n');
    expect(lines.slice(0, -1).map((line) => JSON.parse(line))).toEqual(data);
    expect(JSON.parse(lines.at(-1) ?? '').meta.suppressed).toEqual({ minimumBase: 10 });
    const [, header = [], ...rows] = parseCsv((await post({ ...asked, resultFormat: 'csv' })).body);
    const words = rows.flat().filter((cell) => cell === 'Suppressed');
    expect(header.length).toBe(meta.columns.length);
    expect(words).toHaveLength(data.flatMap((row) => row.suppressed ?? []).length);
  });

  it('are never single people', async () => {
    const answer = await post({ fields: f('user_id', 'view_count') });
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      '"crosstab.user_id" shows people one by one, and groups of fewer than 10 are not shown.',
    ]);
  });
});

it('leaves a table of large groups as it is', async () => {
  const { data, meta } = await run({ fields: f('content_type', 'viewer_count'), total: true });
  expect(data.length).toBeGreaterThan(1);
  expect(data.flatMap((row) => row.suppressed ?? [])).toEqual([]);
  expect(meta.suppressed).toBeUndefined();
});

describe('views', () => {
  /** Countries and their viewers of shows. */
  const viewersByCountry = async () => {
    const { rows } = await test.portal.warehouse.query(
      {
        sql: `select country, uniqExact(member) as n from edition_1.views as views
inner join edition_1.cells as cells on cells.cell = views.cell
where title in (select title from edition_1.titles where kind = 'series') and country != '' group by country order by n`,
        params: {},
      },
      z.object({ country: z.string(), n: z.number() }),
      { name: 'test' },
    );
    return rows;
  };
  const ask = async (view: string, filters: readonly string[]) => (await test.get(viewUrl(view, filters))).json();
  const keptBack = { data: [], meta: { rows: 0, sampleSize: null, suppressed: { minimumBase: 10 } } };

  it('break down no audience of fewer than ten', async () => {
    const filters = ['date:last 7 days'];
    const { data } = await ask('showSummary', filters);
    const small = data.find(({ viewers }: { viewers: number }) => viewers > 0 && viewers < 10);
    const large = data.find(({ viewers }: { viewers: number }) => viewers > 30);
    expect(await ask('showGenderIndex', [...filters, `show:${small.showId}`])).toMatchObject(keptBack);
    const shown = await ask('showGenderIndex', [...filters, `show:${large.showId}`]);
    expect(shown.data.length).toBeGreaterThan(0);
    expect(shown.meta.suppressed).toBeUndefined();
    const lines = (
      await test.get(
        viewUrl('showGenderIndex', [...filters, `show:${small.showId}`], { resultFormat: 'ndjson' }).replace(
          '/query/',
          '/query-view/',
        ),
      )
    ).body;
    expect(JSON.parse(lines).meta).toMatchObject(keptBack.meta);
  });

  it('answer neither about few people nor about all but a few', async () => {
    const [few] = await viewersByCountry();
    expect(few?.n).toBeLessThan(10);
    expect(await ask('showSummary', [`country:${few?.country}`])).toMatchObject(keptBack);
    expect(await ask('showSummary', [`country:not ${few?.country}`])).toMatchObject(keptBack);
    expect((await ask('showSummary', [])).meta.suppressed).toBeUndefined();
  });

  it('leave the ages and genders of small titles out of benchmarks, of what they are compared with, too', async () => {
    const filters = ['date:last 7 days'];
    const { data } = await ask('showSummary', filters);
    const { showId } = data.find(({ viewers }: { viewers: number }) => viewers > 0 && viewers < 10);
    const benchmark = async (topData: boolean, more: object = {}) => {
      const { body } = await test.app.inject({
        method: 'POST',
        url: '/v1/view/benchmark',
        headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
        payload: { filters, page: 'show', showId, topData, isCustomBenchmark: !topData, ...more },
      });
      const blocks = body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)[topData ? 'top' : 'bottom'] ?? {});
      return Object.assign({}, ...blocks);
    };
    const top = await benchmark(true);
    expect(top.viewers).toBeGreaterThan(0);
    expect([top.age, top.gender]).toEqual([null, null]);
    const { titles, age } = await benchmark(false, { titles: true });
    expect(Object.values(age).reduce((sum: number, share) => sum + Number(share), 0)).toBeCloseTo(1, 6);
    const broken = titles.filter((title: { age: object | null }) => title.age !== null);
    expect(broken.length).toBeGreaterThan(0);
    for (const { viewers } of broken) expect(viewers).toBeGreaterThanOrEqual(10);
  });
});
