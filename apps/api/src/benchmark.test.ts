import { type BenchmarkBlock, benchmarkLineSchema } from '@cvm/contract';
import type { CompiledBenchmark } from '@cvm/metrics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from './errors.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';
import { benchmarkLines } from './views/benchmark-lines.ts';

let test: TestPortal;
let showId: string;
let movieId: string;

beforeAll(async () => {
  test = await sharedPortal();
  showId = (await test.get('/v1/options/show?limit=1')).json().data[0].value;
  movieId = (await test.get('/v1/options/movie?limit=1')).json().data[0].value;
});
afterAll(() => test?.close());

const post = async (address: string, payload: object, as: Parameters<TestPortal['tokenOf']>[0] = 'analyst') =>
  test.app.inject({
    method: 'POST',
    url: `/v1/view/${address}`,
    headers: { authorization: `Bearer ${await test.tokenOf(as)}` },
    payload,
  });

const linesOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => benchmarkLineSchema.parse(JSON.parse(line)));

const merged = async (address: string, payload: object): Promise<{ top: BenchmarkBlock; bottom: BenchmarkBlock }> => {
  const answer = await post(address, payload);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('application/x-ndjson');
  const whole = { top: {}, bottom: {} };
  for (const line of linesOf(answer.body)) {
    Object.assign(whole.top, line.top);
    Object.assign(whole.bottom, line.bottom);
  }
  return whole;
};

const everyFigure = [
  ...['followers', 'followerMovingAvg', 'followerConversion', 'viewers', 'age', 'gender', 'completion', 'binge'],
  ...['engagement', 'engagementScore', 'averageRating', 'rating', 'tier'],
];

describe('a benchmark', () => {
  it("gives the title's own figures, the same as its reports", async () => {
    const { top, bottom } = await merged('benchmark', { showId, topData: true, page: 'show' });
    expect(Object.keys(top).sort()).toEqual([...everyFigure].sort());
    expect(bottom).toEqual({});
    const row = (await test.get(`/v1/query/showSummary?filters=show:${showId}`)).json().data[0];
    expect(top).toMatchObject({
      followers: row.followers,
      viewers: row.viewers,
      completion: row.completion,
      engagementScore: row.engagement,
    });
  });

  it('gives the mean of a segment: of one title, its own figures', async () => {
    const other = (await test.get('/v1/options/show?limit=2')).json().data[1].value;
    const segment = { filters: [`show:${other}|${showId}`], isCustomBenchmark: true, topData: false };
    const { bottom } = await merged('benchmark', { ...segment, showId });
    const { top } = await merged('benchmark', { showId: other, topData: true });
    const { tier: _, ...figures } = top;
    expect(bottom).toEqual({ ...figures, tier: null, showCount: 1, counts: expect.any(Object), median: figures });
  });

  it('gives the titles of a segment with the figures of each, where they are asked for', async () => {
    const segment = { isCustomBenchmark: true, topData: false, titles: true };
    const { bottom } = await merged('benchmark', { ...segment, showId });
    const titles = Array.isArray(bottom.titles) ? bottom.titles : [];
    expect(titles).toHaveLength(Number(bottom.showCount));
    expect(titles.map(({ id }) => id)).not.toContain(showId);
    const one = titles.find(({ viewers }) => Number(viewers) > 0);
    const { top } = await merged('benchmark', { showId: one?.id, topData: true });
    const { tier: _, ...figures } = top;
    expect(one).toEqual({ id: one?.id, name: one?.name, ...figures });
  });

  it('says how many titles have each figure: its mean is over these', async () => {
    const { bottom } = await merged('benchmark', { showId, topData: false, isCustomBenchmark: true, titles: true });
    const titles = Array.isArray(bottom.titles) ? bottom.titles : [];
    const having = (field: 'followers' | 'followerConversion' | 'averageRating' | 'age') =>
      titles.filter((title) => title[field] !== null).length;
    const [followers, averageRating, age] = [having('followers'), having('averageRating'), having('age')];
    expect(averageRating).toBeLessThan(followers);
    expect(bottom.counts).toMatchObject({
      ...{ followers, averageRating, age, followerConversion: having('followerConversion') },
    });
  });

  it('knows no binge and no completion of movies, and counts them by their own name', async () => {
    const { bottom } = await merged('movie-benchmark', { movieId, topData: false, isCustomBenchmark: true });
    expect(bottom).toMatchObject({ completion: null, binge: null });
    expect(bottom.movieCount).toBeGreaterThan(1);
    expect(Object.keys(bottom).sort()).toEqual([...everyFigure, 'movieCount', 'counts', 'median'].sort());
    expect(bottom.counts).toMatchObject({ completion: 0, binge: 0, followers: bottom.movieCount });
    expect(bottom.median).toMatchObject({ completion: null, binge: null });
  });

  it('ends with the facts of the answer', async () => {
    const lines = linesOf((await post('benchmark', { showId, topData: true, filters: ['country:US'] })).body);
    expect(lines.at(-1)?.meta).toMatchObject({ view: 'benchmark', panel: 'Balanced', dataThrough: '2026-11-15' });
  });

  it.each([
    ['benchmark', { topData: true }, 400, 'bad_request'],
    ['benchmark', { showId: '1' }, 400, 'bad_request'],
    ['benchmark', { showId: "'); drop table titles; --", topData: true }, 404, 'unknown_title'],
    ['benchmark', { showId: 'SHOW', topData: true, tier: 'huge' }, 400, 'bad_request'],
    ['benchmark', { showId: 'SHOW', topData: false, filters: ['genre:Action'] }, 400, 'bad_filter'],
    ['benchmark', { showId: 'SHOW', topData: true, filters: ['season:1'] }, 400, 'unknown_filter'],
    ['benchmark', { movieId: 'MOVIE', topData: true }, 400, 'bad_request'],
    ['benchmark', { showId: 'MOVIE', topData: true }, 404, 'unknown_title'],
    ['movie-benchmark', { movieId: 'SHOW', topData: true }, 404, 'unknown_title'],
  ] as const)('%s refuses %j', async (address, body, status, code) => {
    const named = JSON.parse(JSON.stringify(body).replace('SHOW', showId).replace('MOVIE', movieId));
    const answer = await post(address, named);
    expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
    if (code === 'unknown_title')
      expect(answer.json().error.message).toMatch(/^No (shows|movies) with id \S.* found in index$/);
  });

  it('is granted by the page of the title', async () => {
    const statuses = [
      (await post('benchmark', { showId, topData: true }, 'movies')).statusCode,
      (await post('movie-benchmark', { movieId, topData: true }, 'shows')).statusCode,
      (await post('benchmark', { showId, topData: true }, 'gem')).statusCode,
    ];
    expect(statuses).toEqual([403, 403, 403]);
  });
});

describe('the lines of a benchmark', () => {
  const compiled = { rows: { sql: '', params: {}, reads: [] as const } } as unknown as CompiledBenchmark['about'];
  const part = (field: 'viewers' | 'followers' | 'rating') => ({
    fields: [field],
    isByBucket: false,
    compiled: { ...compiled, rows: { sql: field, params: {}, wholes: [], reads: [] } },
    ofTitles: { ...compiled, rows: { sql: `${field} of each`, params: {}, wholes: [], reads: [] } },
  });
  const benchmark: CompiledBenchmark = {
    subject: { kind: 'show', titleId: '1' },
    side: 'bottom',
    about: compiled,
    parts: [part('viewers'), part('followers'), part('rating')],
    countField: null,
    missing: [],
  };
  const answers = async (run: (sql: string) => Promise<Record<string, number>[]>) => {
    const faults: unknown[] = [];
    const lines = await benchmarkLines(benchmark, {
      run: (statement) => run(statement.rows.sql),
      onFault: (failure) => faults.push(failure),
      onFew: () => {},
    });
    const found = [];
    for await (const line of lines) found.push(line);
    return { found, faults };
  };

  it('come as they are ready', async () => {
    let first = (): void => {};
    const waiting = new Promise<void>((resolve) => {
      first = resolve;
    });
    const { found } = await answers(async (sql) => {
      if (sql === '') return [{ found: 1, tier: 0, titles: 3 }];
      if (sql === 'viewers') await waiting;
      if (sql === 'rating') setImmediate(first);
      return [{ [sql]: 1 }];
    });
    const keys = found.map((line) => Object.keys(line.bottom ?? {})[0]);
    expect(keys).toEqual(['tier', 'followers', 'rating', 'viewers', 'median', 'titles']);
  });

  it('say of a figure that fails that it failed, and go on with the others', async () => {
    const { found, faults } = await answers(async (sql) => {
      if (sql === 'followers') throw new ApiError('time_limit', 'Too slow.');
      if (sql === 'rating') throw new Error('broken');
      return sql === '' ? [{ found: 1, tier: 0, titles: 3 }] : [{ [sql]: 7, [`${sql}_titles`]: 2 }];
    });
    const whole = Object.assign({}, ...found.map((line) => line.bottom));
    expect(whole).toMatchObject({
      viewers: 7,
      followers: { error: { code: 'time_limit', message: 'Too slow.' } },
      rating: { error: { code: 'internal' } },
      median: { viewers: null, followers: { error: { code: 'time_limit' } } },
    });
    expect(whole.counts).toEqual({ viewers: 2 });
    // What was refused is no fault of ours; what broke is told to the log and to nobody else.
    expect(faults).toHaveLength(1);
    expect(JSON.stringify(whole)).not.toContain('broken');
  });
});
