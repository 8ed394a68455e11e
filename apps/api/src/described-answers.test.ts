/** What calls really answer against what the API document says of it: every view, cross-tabs, benchmarks and their lines. */
import { viewDefinition, viewIds } from '@cvm/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idsOf, neededBy } from './testing/needed-filters.ts';
import { openTestPortal, type TestPortal, viewUrl } from './testing/test-portal.ts';

const contentSchema = z.record(z.string(), z.object({ schema: z.looseObject({}) }));
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ responses: z.record(z.string(), z.object({ content: contentSchema.optional() })) }),
    ),
  ),
});

const linesType = 'application/x-ndjson';

let test: TestPortal;
let document: z.infer<typeof documentSchema>;
let ids: Readonly<Record<string, string>>;
beforeAll(async () => {
  test = await openTestPortal();
  document = documentSchema.parse((await test.get('/v1/openapi.json')).json());
  ids = await idsOf(test);
});
afterAll(() => test?.close());

const kindOf = ({ headers }: LightMyRequestResponse): string => String(headers['content-type']).split(';')[0] ?? '';

/** What the document promises of an answer: of its status, in its kind. */
const promised = (path: string, method: string, answer: LightMyRequestResponse): z.ZodType => {
  const content = document.paths[path]?.[method]?.responses[answer.statusCode]?.content ?? {};
  expect([path, answer.statusCode, Object.keys(content)]).toEqual([
    path,
    answer.statusCode,
    expect.arrayContaining([kindOf(answer)]),
  ]);
  return z.fromJSONSchema(content[kindOf(answer)]?.schema as Parameters<typeof z.fromJSONSchema>[0]);
};

const keepsPromise = (path: string, method: string, answer: LightMyRequestResponse, what: string): void => {
  expect([what, answer.statusCode, answer.body.slice(0, 300)]).toEqual([what, 200, expect.any(String)]);
  const schema = promised(path, method, answer);
  const texts = kindOf(answer) === linesType ? answer.body.trim().split('\n') : [answer.body];
  for (const text of texts) {
    const { error } = schema.safeParse(JSON.parse(text));
    expect([what, text.slice(0, 300), error?.message]).toEqual([what, text.slice(0, 300), undefined]);
  }
};

const post = async (url: string, payload: object): Promise<LightMyRequestResponse> =>
  test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${await test.tokenOf('analyst')}` },
  });

describe('an answer is what the API document says of it:', () => {
  it.each(['json', 'ndjson'])('of every view, as %s', async (resultFormat) => {
    for (const id of viewIds) {
      const filters = neededBy(viewDefinition(id), ids);
      const url = viewUrl(id, filters, { resultFormat, limit: '5' }).replace('/query/', '/query-view/');
      const answer = await test.get(url, id === 'gemReport' ? 'gem' : 'analyst');
      keepsPromise('/v1/query-view/{view}', 'get', answer, id);
    }
  });

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
      keepsPromise('/v1/view/runStream', 'post', answer, what);
    }
  });

  it('of benchmarks', async () => {
    for (const topData of [true, false]) {
      const show = await post('/v1/view/benchmark', { showId: ids.show, topData });
      keepsPromise('/v1/view/benchmark', 'post', show, `show ${topData}`);
      const movie = await post('/v1/view/movie-benchmark', { movieId: ids.movie, topData });
      keepsPromise('/v1/view/movie-benchmark', 'post', movie, `movie ${topData}`);
    }
  });

  it('of lists and facts', async () => {
    const paths = ['status-check', 'pdt-status-check', 'user/sessions', 'user/profile', 'user/filters_permissible'];
    const others = ['user/filters_members', 'view/fields', 'audience-segment', 'exports', 'shared-reports'];
    for (const path of [...paths, ...others]) keepsPromise(`/v1/${path}`, 'get', await test.get(`/v1/${path}`), path);
    keepsPromise('/v1/options/{kind}', 'get', await test.get('/v1/options/title?limit=3'), 'options');
    for (const path of ['users', 'organizations', 'downtime_message', 'audit'])
      keepsPromise(`/v1/admin/${path}`, 'get', await test.get(`/v1/admin/${path}`, 'admin'), path);
  });

  it('of a line that says why an answer broke', () => {
    const { content } = document.paths['/v1/query-view/{view}']?.get?.responses['200'] ?? {};
    const line = z.fromJSONSchema(content?.[linesType]?.schema as Parameters<typeof z.fromJSONSchema>[0]);
    const broken = { success: false, error: { code: 'time_limit', message: 'The query took longer than allowed.' } };
    expect(line.safeParse(broken).success).toBe(true);
    expect(line.safeParse({ ...broken, error: {} }).success).toBe(false);
  });
});
