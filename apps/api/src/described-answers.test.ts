/** What calls really answer against what the API document says of it: cross-tabs, benchmarks, their lines, lists (views: `every-view.test.ts`). */
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linesType, openDocument } from './testing/described.ts';
import { idsOf } from './testing/needed-filters.ts';
import { sharedPortal } from './testing/shared-portal.ts';
import type { TestPortal } from './testing/test-portal.ts';

let test: TestPortal;
let document: Awaited<ReturnType<typeof openDocument>>;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  test = await sharedPortal();
  document = await openDocument(test);
  ids = await idsOf(test);
});
afterAll(() => test?.close());

const post = async (url: string, payload: object): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
  });

describe('an answer is what the API document says of it:', () => {
  const crosstabs = {
    plain: { fields: ['crosstab.title', 'crosstab.average_rating'], limit: 3 },
    'with all that a figure is told of': {
      fields: ['crosstab.genre', 'crosstab.user_gender', 'crosstab.viewer_count', 'crosstab.binge_rate'],
      pivots: ['crosstab.user_gender'],
      ...{ honest: true, total: true, row_total: true },
    },
    'with a calculated field, as the screen writes it': {
      fields: ['crosstab.genre', 'crosstab.viewer_count'],
      calculated: [{ name: 'crosstab.calc_x', label: 'X', op: 'index', of: 'crosstab.binge_rate', against: 'total' }],
      applyFormatting: true,
    },
  };
  it.each(Object.entries(crosstabs))('of a cross-tab %s', async (what, body) => {
    for (const resultFormat of ['json', 'ndjson']) {
      const answer = await post('/v1/view/runStream', { view: 'crosstab', ...body, resultFormat });
      document.keepsPromise('/v1/view/runStream', 'post', answer, what);
    }
  });

  it('of benchmarks', async () => {
    for (const topData of [true, false]) {
      const show = await post('/v1/view/benchmark', { showId: ids.show, topData });
      document.keepsPromise('/v1/view/benchmark', 'post', show, `show ${topData}`);
      const movie = await post('/v1/view/movie-benchmark', { movieId: ids.movie, topData });
      document.keepsPromise('/v1/view/movie-benchmark', 'post', movie, `movie ${topData}`);
    }
  });

  it('of lists and facts', async () => {
    const paths = ['status-check', 'pdt-status-check', 'user/sessions', 'user/profile', 'user/filters_permissible'];
    const others = ['user/filters_members', 'view/fields', 'audience-segment', 'exports', 'shared-reports'];
    for (const path of [...paths, ...others])
      document.keepsPromise(`/v1/${path}`, 'get', await test.get(`/v1/${path}`), path);
    document.keepsPromise('/v1/options/{kind}', 'get', await test.get('/v1/options/title?limit=3'), 'options');
    for (const path of ['users', 'organizations', 'downtime_message', 'audit'])
      document.keepsPromise(`/v1/admin/${path}`, 'get', await test.get(`/v1/admin/${path}`, 'admin'), path);
  });

  it('of a line that says why an answer broke', () => {
    const line = document.promised('/v1/query-view/{view}', 'get', 200, linesType);
    const broken = { success: false, error: { code: 'time_limit', message: 'The query took longer than allowed.' } };
    expect(line.safeParse(broken).success).toBe(true);
    expect(line.safeParse({ ...broken, error: {} }).success).toBe(false);
  });
});
