/**
 * GET v1/query/{view} answers a view as JSON; GET v1/query-view/{view} also streams it (ndjson) and exports it (csv, xls,
 * xlsx). The answer's ETag is made of the question and the answer, so a copy is confirmed without running anything while this
 * process remembers what it answered.
 */
import { type QueryParams, queryAnswerSchema, queryParamsSchema } from '@cvm/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accessOfCaller } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { answerTag, type Result, resultKey } from '../views/result-cache.ts';
import { metaOf, runView, type ViewCall } from '../views/run-view.ts';
import { understand } from '../views/understand.ts';
import { waitingFor } from './caller-gone.ts';
import { sendDownload, sendRows } from './downloads.ts';
import { errorsOf } from './schemas.ts';

const viewParamsSchema = z.object({ view: z.string().max(200) });

/** Answers are sent as ready-made text, so the route is typed by what comes in alone. */
type ViewRoute = { Params: z.infer<typeof viewParamsSchema>; Querystring: QueryParams };

const schema = (summary: string, description: string) => ({
  summary,
  description,
  tags: ['views'],
  params: viewParamsSchema,
  querystring: queryParamsSchema,
  response: {
    200: queryAnswerSchema,
    ...errorsOf(
      'bad_request',
      'unauthorized',
      'forbidden',
      'unknown_view',
      'too_many_requests',
      'no_data',
      'damaged',
      'time_limit',
    ),
  },
});

const callOf = async (
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  view: string,
  params: QueryParams,
): Promise<ViewCall> => {
  const access = accessOfCaller(request, portal.settings);
  const edition = await portal.edition.get();
  const compiled = understand(view, params, access, edition);
  return { compiled, edition, ...waitingFor(request, reply) };
};

const confirms = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => tag.trim() === etag);

/** Rows are already JSON text; only the facts around them are written here. */
const textOf = (call: ViewCall, result: Result): Buffer =>
  Buffer.concat([
    Buffer.from('{"success":true,"data":'),
    result.json,
    Buffer.from(`,"meta":${JSON.stringify(metaOf(call, result))}}`),
  ]);

/** Answers a compiled view as JSON, or confirms the answer that the caller has. */
export const sendJson = async (portal: Portal, request: FastifyRequest, reply: FastifyReply, call: ViewCall) => {
  const key = resultKey(call.compiled, call.edition);
  const copy = request.headers['if-none-match'];
  const headersOf = (etag: string) => ({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  const given = portal.tags.get(key);
  if (given !== undefined && confirms(copy, given)) return reply.headers(headersOf(given)).code(304).send();
  const result = await runView(portal, call);
  const etag = answerTag(key, result);
  portal.tags.set(key, etag);
  reply.headers(headersOf(etag));
  if (confirms(copy, etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding']?.toString();
  const { bytes, encoding } = await portal.encoded.encode(etag, accepted, () => textOf(call, result));
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.type('application/json').send(bytes);
};

export const registerQueries = (app: FastifyInstance, portal: Portal): void => {
  const query = schema('Ask a view', 'Answers the rows of a view as JSON, with the query as understood.');
  app.get<ViewRoute>('/v1/query/:view', { schema: query }, async (request, reply) => {
    if (request.query.resultFormat !== 'json')
      throw new ApiError('bad_request', 'This call answers json; v1/query-view takes the other formats.', {
        field: 'resultFormat',
      });
    const call = await callOf(portal, request, reply, request.params.view, request.query);
    return sendJson(portal, request, reply, call);
  });
  const queryView = schema(
    'Ask, stream or export a view',
    'resultFormat json as v1/query; ndjson one row a line and a last line {"meta": ...}; csv, xls and xlsx a file (xls is the older name of xlsx).',
  );
  app.get<ViewRoute>('/v1/query-view/:view', { schema: queryView }, async (request, reply) => {
    const { resultFormat } = request.query;
    const call = await callOf(portal, request, reply, request.params.view, request.query);
    if (resultFormat === 'json') return sendJson(portal, request, reply, call);
    if (resultFormat === 'ndjson') return sendRows(portal, reply, call, accessOfCaller(request, portal.settings));
    return sendDownload(
      portal,
      reply,
      call,
      accessOfCaller(request, portal.settings),
      resultFormat === 'csv' ? 'csv' : 'xlsx',
    );
  });
};
