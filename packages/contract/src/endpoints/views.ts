/** Questions of figures: a view, the cross-tab of the report builder, a benchmark. */
import { z } from 'zod';
import { benchmarkBodySchema, benchmarkLineSchema, movieBenchmarkBodySchema } from '../benchmark/benchmark.ts';
import { fieldsAnswerSchema } from '../crosstab/catalogue.ts';
import { crosstabAnswerSchema, crosstabBodySchema, crosstabLineSchema } from '../crosstab/query.ts';
import { endpoint } from './endpoint.ts';
import { queryAnswerSchema, queryLineSchema, queryParamsSchema } from './query.ts';

const viewParamsSchema = z.object({ view: z.string().max(200) });

const ofView = {
  method: 'GET',
  who: 'user',
  tag: 'views',
  params: viewParamsSchema,
  query: queryParamsSchema,
  answer: queryAnswerSchema,
  errors: [
    'bad_request',
    'forbidden',
    'unknown_view',
    'unknown_title',
    'too_many_requests',
    'no_data',
    'damaged',
    'time_limit',
  ],
} as const;

const ofBenchmark = {
  method: 'POST',
  who: 'user',
  tag: 'views',
  description:
    'NDJSON: each line a partial object {"top": {...}} (topData true) or {"bottom": {...}}, to be merged in order; a figure that fails is {"error": ...}, one that would tell of too few people null; the last line is {"meta": ...}, with "suppressed" where a figure was left out so. Without it the answer is not whole.',
  line: benchmarkLineSchema,
  errors: ['bad_filter', 'forbidden', 'unknown_title', 'no_data', 'damaged', 'time_limit'],
} as const;

export const viewEndpoints = {
  query: endpoint({
    ...ofView,
    path: '/v1/query/:view',
    summary: 'Ask a view',
    description: 'Answers the rows of a view as JSON, with the query as understood.',
  }),
  queryView: endpoint({
    ...ofView,
    path: '/v1/query-view/:view',
    summary: 'Ask, stream or export a view',
    description:
      'resultFormat json as v1/query; ndjson one row a line and a last line {"meta": ...}; where the answer breaks on its way the last line is {"success": false, "error": ...} instead: without "meta" it is not whole; csv, xls, xlsx and parquet a file (xls is the older name of xlsx), whose connection is cut where it breaks on its way.',
    line: queryLineSchema,
    files: ['ndjson', 'csv', 'xlsx', 'parquet'],
  }),
  runCrosstab: endpoint({
    method: 'POST',
    path: '/v1/view/runStream',
    who: 'user',
    tag: 'views',
    summary: 'Run a cross-tab',
    description:
      'Fields are those of GET /v1/view/fields. A pivoted column is named "value|crosstab.field", "None" where the value is unknown; resultFormat json, ndjson (one row a line and a last line {"meta": ...}; where the answer breaks on its way the last line is {"success": false, "error": ...} instead: without "meta" it is not whole), csv, xls, xlsx and parquet (the connection is cut where they break on their way).',
    body: crosstabBodySchema,
    answer: crosstabAnswerSchema,
    line: crosstabLineSchema,
    files: ['ndjson', 'csv', 'xlsx', 'parquet'],
    errors: ['incompatible_fields', 'forbidden', 'unknown_view', 'unknown_title', 'no_data', 'damaged', 'time_limit'],
  }),
  listFields: endpoint({
    method: 'GET',
    path: '/v1/view/fields',
    who: 'user',
    tag: 'views',
    summary: 'The fields of the cross-tab',
    description: 'Dimensions and measures with their formats, and for each the fields it cannot be combined with.',
    answer: fieldsAnswerSchema,
  }),
  benchmarkShow: endpoint({
    ...ofBenchmark,
    path: '/v1/view/benchmark',
    summary: 'Compare a show with a benchmark',
    body: benchmarkBodySchema,
  }),
  benchmarkMovie: endpoint({
    ...ofBenchmark,
    path: '/v1/view/movie-benchmark',
    summary: 'Compare a movie with a benchmark',
    body: movieBenchmarkBodySchema,
  }),
};
