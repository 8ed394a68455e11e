import {
  combines,
  crosstabAnswerSchema,
  type DimensionName,
  measureDefinition,
  measureNames,
  type Row,
} from '@cvm/contract';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { parquetReadObjects } from 'hyparquet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';
import { realRows } from './views/crosstab-table.ts';

let test: TestPortal;

beforeAll(async () => {
  test = await sharedPortal();
});
afterAll(() => test?.close());

type AsUser = Parameters<TestPortal['tokenOf']>[0];

const f = (...names: string[]): string[] => names.map((name) => `crosstab.${name}`);

const post = async (body: object, as: AsUser = 'analyst') =>
  test.app.inject({
    method: 'POST',
    url: '/v1/view/runStream',
    headers: { authorization: `Bearer ${await test.tokenOf(as)}` },
    payload: { view: 'crosstab', ...body },
  });

const run = async (body: object, as?: AsUser) => {
  const answer = await post(body, as);
  expect([answer.statusCode, answer.body.slice(0, 300)]).toEqual([200, expect.any(String)]);
  return crosstabAnswerSchema.parse(answer.json());
};

const number = (row: Row | undefined, column: string): number => z.number().parse(row?.[column]);

describe('a cross-tab', () => {
  it('carries its columns, the query as understood and its base beside the rows', async () => {
    const { data, meta } = await run({
      fields: f('genre', 'viewer_count', 'user_gender'),
      pivots: f('user_gender'),
      filters: ['country:US', 'date:last 90 days'],
      total: true,
      row_total: true,
      limit: 3,
    });
    expect(data).toHaveLength(4);
    expect(data[3]).toMatchObject({ 'crosstab.genre': null, _total: true });
    expect(meta.columns.map(({ name }) => name)).toEqual(Object.keys(data[0] ?? {}));
    expect(meta).toMatchObject({ view: 'crosstab', panel: 'Balanced', edition: 1, dataThrough: '2026-11-15' });
    // The engine counts cells, and these are no rows.
    expect([meta.rows, meta.rowsAll]).toEqual([4, undefined]);
    expect(meta.range).toEqual({ from: '2026-08-18', to: '2026-11-15' });
    expect(meta.sampleSize).toBeGreaterThan(0);
  });

  it('counts totals anew: views add up, distinct viewers do not, genres count a title more than once', async () => {
    const fields = (dimension: string) => f(dimension, 'view_count', 'viewer_count');
    const sum = (rows: readonly Row[], column: string) =>
      rows.filter((row) => row._total !== true).reduce((all, row) => all + number(row, column), 0);
    const byTitle = (await run({ fields: fields('title'), total: true })).data;
    const byGenre = (await run({ fields: fields('genre'), total: true })).data;
    const [views, viewers] = ['crosstab.view_count', 'crosstab.viewer_count'] as const;
    expect(sum(byTitle, views)).toBe(number(byTitle.at(-1), views));
    expect(sum(byTitle, viewers)).toBeGreaterThan(number(byTitle.at(-1), viewers));
    expect(sum(byGenre, views)).toBeGreaterThan(number(byGenre.at(-1), views));
    expect(byGenre.at(-1)).toMatchObject({ [views]: byTitle.at(-1)?.[views], [viewers]: byTitle.at(-1)?.[viewers] });
  });

  it('limits rows after sorting and leaves totals of all rows', async () => {
    const all = (await run({ fields: f('title', 'view_count'), total: true })).data;
    const three = (await run({ fields: f('title', 'view_count'), total: true, limit: 3 })).data;
    expect(three).toEqual([...all.slice(0, 3), all.at(-1)]);
    const none = (await run({ fields: f('title', 'view_count'), total: true, limit: 0 })).data;
    expect(none).toEqual([all.at(-1)]);
    const some = (await run({ fields: f('title', 'view_count'), filters: ['metric:view_count < 100'], total: true }))
      .data;
    expect(some.length).toBeLessThan(all.length);
    expect(some.at(-1)).toEqual(all.at(-1));
  });

  it('sorts by a named column, by the total of the row, and orders the columns themselves', async () => {
    const pivoted = { fields: f('genre', 'view_count', 'device_name'), pivots: f('device_name'), row_total: true };
    const falling = (rows: readonly Row[], column: string) => {
      const values = rows.map((row) => number(row, column));
      expect(values).toEqual([...values].sort((a, b) => b - a));
    };
    falling((await run({ ...pivoted, sorts: ['tv|crosstab.view_count desc'] })).data, 'tv|crosstab.view_count');
    falling((await run(pivoted)).data, 'Total|crosstab.view_count');
    const { meta } = await run({ ...pivoted, row_total: false, sorts: f('device_name desc') });
    expect(meta.columns.map(({ at }) => at)).toEqual([null, 'tv', 'tablet', 'phone', 'computer', 'None']);
  });

  describe('orders what counts by what it counts, whether its table is worked out whole or not', () => {
    const placeOf = (text: unknown): number => {
      const [, season, episode] = /^S(\d+) \| E(\d+)$/.exec(String(text)) ?? [];
      return season === undefined ? Number.POSITIVE_INFINITY : Number(season) * 100_000 + Number(episode);
    };
    const rising = (texts: readonly unknown[]): void => {
      const places = texts.map(placeOf);
      expect(new Set(places.filter(Number.isFinite).map((place) => place % 100_000)).has(10)).toBe(true);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    };
    const episodes = f('season_episode');
    const texts = (rows: readonly Row[]): unknown[] => rows.map((row) => row['crosstab.season_episode']);

    it.each([false, true])('episodes by season and number in rows and columns, honest: %s', async (honest) => {
      const fields = [...episodes, ...f('view_count')];
      const { data } = await run({ fields, honest, sorts: ['crosstab.season_episode asc'] });
      rising(texts(data));
      const falling = (await run({ fields, honest, sorts: ['crosstab.season_episode desc'] })).data;
      // What has no value is last in both directions.
      const named = texts(data).filter((text) => text !== null);
      expect(texts(falling).slice(0, named.length)).toEqual(named.toReversed());
      const across = [...fields, ...f('content_type')];
      const { meta } = await run({ fields: across, pivots: episodes, honest });
      const at = [...new Set(meta.columns.flatMap((column) => column.at ?? []))];
      rising(at.filter((place) => place !== 'None'));
      const back = (await run({ fields: across, pivots: episodes, honest, sorts: ['crosstab.season_episode desc'] }))
        .meta.columns;
      expect([...new Set(back.flatMap((column) => column.at ?? []))].slice(0, named.length)).toEqual(
        at.filter((place) => place !== 'None').toReversed(),
      );
    });

    it('episodes within what they tie in, in files too', async () => {
      const body = { fields: [...f('content_type'), ...episodes, ...f('view_count')], sorts: f('content_type desc') };
      const { data } = await run(body);
      rising(texts(data.filter((row) => row['crosstab.content_type'] === 'series')));
      const csv = (await post({ ...body, resultFormat: 'csv' })).body.trim().split('\n').slice(2);
      expect(csv.map((line) => line.split(',')[1])).toEqual(texts(data).map((text) => text ?? 'None'));
    });
  });

  it('tells no growth over days of which none has data', async () => {
    const fields = f('content_type', 'total_follow_count', 'follow_growth_rate');
    const { data } = await run({ fields, filters: ['date:2027-01-01 00:00:00 to 2027-01-31 23:59:59'] });
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map((row) => row['crosstab.follow_growth_rate']))).toEqual(new Set([null]));
  });

  it('hides members behind hashes that stay the same', async () => {
    const ids = async () =>
      (await run({ fields: f('user_id', 'view_count'), limit: 20 })).data.map((row) => String(row['crosstab.user_id']));
    const first = await ids();
    const { rows } = await test.portal.warehouse.query(
      { sql: 'select member_id from edition_1.members' },
      z.object({ member_id: z.string() }),
      { name: 'test' },
    );
    expect(first).toEqual(await ids());
    for (const id of first) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(rows.map(({ member_id }) => member_id)).not.toContain(first[0]);
  });
});

describe('every field', () => {
  const filters = ['date:last 60 days'];
  const measuresOf = (dimension: DimensionName) =>
    measureNames.filter((name) => {
      const { needs } = measureDefinition(name);
      return combines(name, dimension) && (needs === undefined || needs.includes(dimension));
    });

  it.each(['title', 'genre', 'date', 'content_id', 'device_name'] as const)(
    'has the same figures for %s beside a pivot as without one',
    async (dimension) => {
      const measures = measuresOf(dimension).filter((name) => measureDefinition(name).totals === undefined);
      const asked = { sorts: f(dimension), filters, total: true, row_total: true };
      const flat = await run({ ...asked, fields: f(dimension, ...measures) });
      const pivoted = await run({
        ...asked,
        fields: f(dimension, ...measures, 'user_gender'),
        pivots: f('user_gender'),
      });
      const alike = measures.filter((name) => measureDefinition(name).share === undefined);
      const figures = (rows: readonly Row[], prefix: string) =>
        rows.map((row) => [row[`crosstab.${dimension}`], ...alike.map((name) => row[`${prefix}crosstab.${name}`])]);
      expect(figures(pivoted.data, 'Total|')).toEqual(figures(flat.data, ''));
    },
  );
});

describe('the other formats', () => {
  const asked = {
    fields: f('genre', 'viewer_count', 'binge_rate', 'user_gender'),
    pivots: f('user_gender'),
    total: true,
    row_total: true,
    limit: 2,
  };

  it('stream the rows of the JSON answer, one a line, the facts last', async () => {
    const { data, meta } = await run(asked);
    const lines = (await post({ ...asked, resultFormat: 'ndjson' })).body.trimEnd().split('\n');
    const parsed = lines.map((line) => JSON.parse(line));
    expect(parsed.slice(0, -1)).toEqual(data);
    expect(parsed.at(-1).meta).toMatchObject({ columns: meta.columns, rows: data.length });
  });

  it('write the same table as files, with a name for the totals', async () => {
    const { data, meta } = await run(asked);
    const csv = await post({ ...asked, resultFormat: 'csv' });
    expect(csv.headers['content-disposition']).toMatch(/filename="cvmi_crosstab_Report-Builder_\d{8}_\d{6}\.csv"/);
    const [source, header, ...rows] = parseCsv(csv.body);
    expect(source?.[0]).toMatch(/^Source: CVM Insights, Report Builder\./);
    expect(header).toEqual(meta.columns.map(({ label }) => label));
    expect(rows.map(([genre]) => genre)).toEqual([...data.slice(0, 2).map((row) => row['crosstab.genre']), 'Total']);
    const workbook = await readXlsx(new Uint8Array((await post({ ...asked, resultFormat: 'xlsx' })).rawPayload));
    expect(workbook.sheets[0]?.rows[2]?.[1]).toBe(data[0]?.[meta.columns[1]?.name ?? '']);
  });

  it('say Female and None where the JSON answer has a word of the data and nothing', async () => {
    const byGender = { fields: f('user_gender', 'view_count'), sorts: f('user_gender') };
    const { data } = await run(byGender);
    expect(data.map((row) => row['crosstab.user_gender'])).toEqual(['female', 'male', null]);
    const lines = parseCsv((await post({ ...byGender, resultFormat: 'csv' })).body);
    expect(lines.slice(2).map(([gender]) => gender)).toEqual(['Female', 'Male', 'None']);
    const workbook = await readXlsx(new Uint8Array((await post({ ...byGender, resultFormat: 'xlsx' })).rawPayload));
    expect(workbook.sheets[0]?.rows.slice(2).map(([gender]) => gender)).toEqual(['Female', 'Male', 'None']);
  });

  it('write the rows of the JSON answer into a Parquet file, the row of the totals marked', async () => {
    const { data, meta } = await run(asked);
    const answer = await post({ ...asked, resultFormat: 'parquet' });
    expect(answer.headers['content-disposition']).toMatch(/_\d{6}\.parquet"/);
    const read = await parquetReadObjects({ file: new Uint8Array(answer.rawPayload).buffer });
    const shown = meta.columns.filter(({ hidden }) => hidden !== true).map(({ name }) => [name, null]);
    const marks = { _total: null, suppressed: null };
    expect(read).toEqual(data.map((row) => ({ ...Object.fromEntries(shown), ...marks, ...row })));
  });

  it('show values as the screen does when formatting is asked for', async () => {
    const { data } = await run({
      fields: f('user_age_bucket', 'binge_rate'),
      sorts: f('user_age_bucket'),
      applyFormatting: true,
    });
    expect(data[0]?.['crosstab.binge_rate']).toMatch(/^\d+\.\d\d%$/);
    expect(data.at(-1)?.['crosstab.user_age_bucket']).toBe('None');
  });
});

describe('access', () => {
  it('is granted by the pages of the report builder', async () => {
    const refused = await post({ fields: f('title', 'view_count') }, 'gem');
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'forbidden']);
  });

  it.each([
    ['shows', 'series'],
    ['movies', 'movie'],
  ] as const)('keeps a user for %s to its kind of title', async (user, kind) => {
    const { data } = await run({ fields: f('content_type', 'view_count', 'follow_count', 'emotion_count') }, user);
    expect(data.map((row) => row['crosstab.content_type'])).toEqual([kind]);
  });

  it('keeps a restricted user to its countries and days, in rows and totals', async () => {
    const asked = { fields: f('user_country', 'view_count'), total: true };
    const { data, meta } = await run(asked, 'restricted');
    const countries = data.slice(0, -1).map((row) => row['crosstab.user_country']);
    expect(new Set(countries)).toEqual(new Set(['US', 'GB', 'CA']));
    expect(meta.range).toEqual({ from: '2024-11-26', to: '2026-11-15' });
    const all = (await run(asked)).data;
    expect(number(data.at(-1), 'crosstab.view_count')).toBeLessThan(number(all.at(-1), 'crosstab.view_count'));
    const refused = await post({ ...asked, filters: ['country:FR'] }, 'restricted');
    expect(refused.statusCode).toBe(403);
  });
});

describe('hostile input', () => {
  const drop = "'); drop table titles; --";
  const some = f('title', 'view_count');

  it.each([
    [{ fields: [drop, ...some] }, 'unknown_field'],
    [{ fields: [`crosstab.${drop}`, ...some] }, 'unknown_field'],
    [{ fields: ['crosstab.constructor', ...some] }, 'unknown_field'],
    [{ fields: some, pivots: [drop] }, 'unknown_field'],
    [{ fields: some, sorts: [drop] }, 'bad_sort'],
    [{ fields: some, sorts: ['crosstab.view_count desc nulls first'] }, 'bad_sort'],
    [{ fields: some, sorts: [`${drop}|crosstab.view_count`] }, 'bad_sort'],
    [{ fields: some, limit: -7 }, 'bad_limit'],
    [{ fields: some, limit: 0.5 }, 'bad_limit'],
    [{ fields: some, limit: '1; drop table titles' }, 'bad_request'],
    [{ fields: some, filters: [`metric:${drop} > 1`] }, 'bad_filter'],
    [{ fields: some, filters: ['metric:view_count > 1 or 1'] }, 'bad_filter'],
    [{ fields: some, filters: [`${drop}:1`] }, 'unknown_filter'],
    [{ fields: some, filters: ['days_from_release:[0,drop]'] }, 'bad_filter'],
    [{ fields: some, total: 'yes' }, 'bad_request'],
    [{ fields: some, pivots: some[0] }, 'bad_request'],
    [{ fields: some, extra: drop }, 'bad_request'],
    [{ fields: f(...Array.from({ length: 61 }, () => 't')) }, 'bad_request'],
  ])('%j is refused', async (body, code) => {
    const answer = await post(body);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, code]);
  });

  it('is only text where values may be any text', async () => {
    const { data } = await run({
      fields: f('title', 'view_count', 'genre'),
      pivots: f('genre'),
      sorts: [`${drop}|crosstab.view_count desc`],
      filters: [`network:not ${encodeURIComponent(drop)}`],
    });
    expect(data.length).toBeGreaterThan(0);
  });

  it('is refused when it would make more columns than a table can have', async () => {
    const answer = await post({
      fields: f('user_id', 'date', 'view_count', 'viewer_count'),
      pivots: f('user_id', 'date'),
      filters: ['date:last 365 days'],
    });
    expect([answer.statusCode, answer.json().error.details]).toEqual([400, { field: 'pivots' }]);
  });

  it('leaves the tables whole', async () => {
    const { rows } = await test.portal.warehouse.query(
      {
        sql: 'select (select count() from edition_1.titles) as titles, (select count() from edition_1.views) as views',
      },
      z.object({ titles: z.number(), views: z.number() }),
      { name: 'test' },
    );
    expect(rows[0]?.titles).toBe(40);
    expect(rows[0]?.views).toBeGreaterThan(1_000);
  });
});

describe('a calculated field', () => {
  const perViewer = {
    name: 'crosstab.calc_per_viewer',
    label: 'Views per viewer',
    op: 'divide',
    left: 'crosstab.view_count',
    right: 'crosstab.viewer_count',
  };

  it('is calculated from the cells, a total from totals, without what it is made of among the fields', async () => {
    const asked = {
      fields: f('genre', 'user_gender', 'view_count', 'viewer_count'),
      pivots: f('user_gender'),
      total: true,
      row_total: true,
    };
    const { data, meta } = await run({ ...asked, calculated: [perViewer] });
    const at = ['female', 'male', 'Total'];
    const expected = data.map((row) =>
      at.map((place) => number(row, `${place}|crosstab.view_count`) / number(row, `${place}|crosstab.viewer_count`)),
    );
    const got = data.map((row) => at.map((place) => number(row, `${place}|crosstab.calc_per_viewer`)));
    for (const [place, value] of got.flat().entries())
      expect(value).toBeCloseTo(expected.flat()[place] ?? Number.NaN, 8);
    const column = meta.columns.find(({ name }) => name === 'Total|crosstab.calc_per_viewer');
    expect(column).toMatchObject({
      label: 'Total | Views per viewer',
      format: 'score',
      calculated: expect.stringContaining('View Count / Viewer Count'),
    });
    const alone = await run({
      fields: f('genre'),
      calculated: [perViewer],
      sorts: ['crosstab.calc_per_viewer desc'],
      limit: 3,
      honest: true,
    });
    expect(Object.keys(alone.data[0] ?? {})).toEqual([
      'crosstab.genre',
      'crosstab.calc_per_viewer',
      'crosstab.calc_per_viewer|n',
      'crosstab.calc_per_viewer|effective',
    ]);
    const values = alone.data.map((row) => number(row as Row, 'crosstab.calc_per_viewer'));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });

  it('compares with the days before and with the year before, as two questions of those days would', async () => {
    const fields = f('device_name', 'view_count');
    const [now, before] = await Promise.all(
      ['2026-10-16 00:00:00 to 2026-11-14 23:59:59', '2026-09-16 00:00:00 to 2026-10-15 23:59:59'].map((days) =>
        run({ fields, filters: [`date:${days}`], total: true }),
      ),
    );
    const keyOf = (row: object) =>
      JSON.stringify(
        ['crosstab.device_name', '_total'].map(
          (name) => Object.entries(row).find(([own]) => own === name)?.[1] ?? null,
        ),
      );
    const change = {
      name: 'crosstab.calc_change',
      label: 'Change',
      op: 'change',
      of: 'crosstab.view_count',
      period: 'previous',
    };
    const asked = { fields, calculated: [change], filters: ['date:2026-10-16 00:00:00 to 2026-11-14 23:59:59'] };
    const { data, meta } = await run({ ...asked, total: true });
    // A limit is one of what is shown, not of what it is compared with.
    const first = await run({ ...asked, limit: 1 });
    expect(first.data).toEqual(data.slice(0, 1));
    const old = new Map(before?.data.map((row) => [keyOf(row), number(row as Row, 'crosstab.view_count')]));
    expect(data.map((row) => row['crosstab.calc_change'])).toEqual(
      now?.data.map((row) => number(row as Row, 'crosstab.view_count') - (old.get(keyOf(row)) ?? 0)),
    );
    expect(meta.columns.at(-1)?.calculated).toContain('(09/16/2026 to 10/15/2026)');
  });

  it('is refused by name, with the part that is wrong', async () => {
    const people = { ...perViewer, op: 'add', left: 'crosstab.viewer_count', right: 'crosstab.follow_count' };
    const answer = await post({ fields: f('genre'), calculated: [people] });
    expect([answer.statusCode, answer.json().error]).toEqual([
      400,
      {
        code: 'incompatible_fields',
        message: expect.stringContaining('whoever is in both would be counted twice'),
        details: { calculated: 'crosstab.calc_per_viewer', part: 'right', fault: 'sum_of_people' },
      },
    ]);
    const change = {
      name: 'crosstab.calc_x',
      label: 'Change',
      op: 'change',
      of: 'crosstab.view_count',
      period: 'previous',
    };
    const allTime = await post({ fields: f('genre'), calculated: [change] });
    expect(allTime.json().error.details).toMatchObject({ fault: 'no_days' });
  });

  it('stands in files with what it is', async () => {
    const asked = {
      fields: f('genre', 'user_country', 'view_count'),
      pivots: f('user_country'),
      calculated: [perViewer],
    };
    const { sheets } = await readXlsx(new Uint8Array((await post({ ...asked, resultFormat: 'xlsx' })).rawPayload));
    expect(JSON.stringify(sheets[1]?.rows)).toContain('View Count / Viewer Count; empty where');
  });
});

it('a file says that its totals are of all rows where metrics pick some', async () => {
  const asked = { fields: f('genre', 'viewer_count'), resultFormat: 'csv', filters: ['metric:viewer_count >= 2'] };
  const words = 'Totals are of all rows, those too that the metrics leave out.';
  const source = async (change: object) => (await post({ ...asked, ...change })).body.split('\n')[0];
  expect(await source({ total: true })).toContain(words);
  expect(await source({})).not.toContain(words);
  expect(await source({ total: true, filters: [] })).not.toContain(words);
});

it('a file says that it has the first rows alone where a limit is one', async () => {
  const asked = { fields: f('genre', 'viewer_count'), resultFormat: 'csv' };
  const source = async (limit: number, more: object = {}) =>
    (await post({ ...asked, ...more, limit })).body.split('\n')[0];
  expect(await source(2)).toContain('The first 2 rows at most.');
  expect(await source(1)).toContain('The first 1 row at most.');
  expect(await source(-1)).not.toContain('at most');
  // Where all rows are worked out, it is known how many there are.
  const { rowsAll } = (await run({ ...asked, resultFormat: 'json', honest: true })).meta;
  const honest = { honest: true, total: true };
  expect(await source(2, honest)).toContain(`The first 2 of ${rowsAll} rows; totals are of all rows.`);
  expect(await source(Number(rowsAll), honest)).not.toContain('The first');
});

describe('only real differences', () => {
  const asked = {
    fields: f('user_age_bucket', 'genre', 'viewer_share_by_row'),
    pivots: f('genre'),
    total: true,
    honest: true,
  };
  const isReal = (row: object): boolean =>
    Object.entries(row).some(([name, value]) => name.endsWith('|differs') && value !== null);

  it('leave the rows that have one, and the totals, in answers, lines and files alike', async () => {
    const { data, meta } = await run(asked);
    // Rows beside the totals, whatever the limit; how many of them are real is not known behind it.
    const counts = [meta, (await run({ ...asked, limit: 2 })).meta, (await run({ ...asked, real_only: true })).meta];
    expect(counts.map(({ rowsAll }) => rowsAll)).toEqual([data.length - 1, data.length - 1, undefined]);
    const wanted = data
      .filter((row) => row._total === true || isReal(row))
      .map((row) => row['crosstab.user_age_bucket']);
    expect(data.length).toBeGreaterThan(wanted.length);
    const real = await run({ ...asked, real_only: true });
    expect(real.data.map((row) => row['crosstab.user_age_bucket'])).toEqual(wanted);
    const streamed = async (more: object) => {
      const lines = (await post({ ...asked, ...more, resultFormat: 'ndjson' })).body.trim().split('\n');
      return lines.map((line): Row & { meta?: { rowsAll?: number } } => JSON.parse(line));
    };
    expect((await streamed({ limit: 2 })).at(-1)?.meta?.rowsAll).toBe(data.length - 1);
    const lines = await streamed({ real_only: true });
    expect(lines.at(-1)?.meta?.rowsAll).toBeUndefined();
    expect(lines.slice(0, -1).map((line) => line['crosstab.user_age_bucket'])).toEqual(wanted);
    const csv = (await post({ ...asked, real_only: true, resultFormat: 'csv' })).body.trim().split('\n');
    expect([csv.length - 2, csv[0]]).toEqual([
      wanted.length,
      expect.stringContaining('Only real differences: rows in'),
    ]);
  });

  it('are rows with a mark above or below', () => {
    const column = { label: 'Differs', type: 'text', format: 'text', field: 'x|differs', at: 'tv' } as const;
    const stays = realRows([{ ...column, name: 'tv|crosstab.x|differs' }]);
    expect([
      stays({ 'tv|crosstab.x|differs': 'above' }),
      stays({ 'tv|crosstab.x|differs': null }),
      stays({ 'tv|crosstab.x|differs': null, _total: true }),
    ]).toEqual([true, false, true]);
  });

  it('are refused where no figure is compared', async () => {
    const plain = { fields: f('genre', 'view_count'), real_only: true };
    for (const resultFormat of ['json', 'csv'])
      expect((await post({ ...plain, resultFormat })).json().error).toMatchObject({
        code: 'bad_request',
        details: { field: 'real_only' },
      });
  });
});
