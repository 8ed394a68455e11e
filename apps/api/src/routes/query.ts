/**
 * One call answers a view as JSON; the other also streams it and makes files of it. The answer's ETag is made of the question and
 * the answer, so a copy is confirmed without running anything while this process remembers what it answered.
 */
import { createHash } from 'node:crypto';
import { endpoints, type Meta, type QueryParams } from '@cvm/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessOfCaller } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import type { Portal } from '../portal.ts';
import type { EncodedAnswer } from '../views/encoded-answers.ts';
import { answerTag, type Result, resultKey } from '../views/result-cache.ts';
import { metaOf, runView, type ViewCall } from '../views/run-view.ts';
import { understand } from '../views/understand.ts';
import { answerAround } from './answer-text.ts';
import { waitingFor } from './caller-gone.ts';
import { fileFormatOf, sendDownload, sendRows } from './downloads.ts';
import { sendingRoute } from './route.ts';

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

/** Facts of an answer that are more than those of every answer. */
type MoreFacts = Pick<Meta, 'names'>;

/** Rows are already JSON text; only the facts around them are written here. */
const textOf = (call: ViewCall, result: Result, more: MoreFacts): Buffer => {
  const [before, behind] = answerAround({ ...metaOf(call, result), ...more });
  return Buffer.concat([Buffer.from(before), result.json, Buffer.from(behind)]);
};

/** An answer that says more is another one. */
const keyOf = ({ compiled, edition }: ViewCall, more: MoreFacts): string => {
  const key = resultKey(compiled, edition);
  return more.names === undefined
    ? key
    : createHash('sha256').update(key).update(JSON.stringify(more)).digest('base64url');
};

/** Answers a compiled view as JSON, or confirms the answer that the caller has. */
export const sendJson = async (
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
  call: ViewCall,
  more: MoreFacts = {},
) => {
  const key = keyOf(call, more);
  const copy = request.headers['if-none-match'];
  const accepted = request.headers['accept-encoding']?.toString();
  const tagged = (etag: string) =>
    reply.headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  const send = ({ bytes, encoding }: EncodedAnswer) => {
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type('application/json').send(bytes);
  };
  const given = portal.tags.get(key);
  if (given !== undefined) {
    if (confirms(copy, given)) return tagged(given).code(304).send();
    // Its rows need not be known any more, as those of the largest answers are not.
    const kept = portal.encoded.kept(given, accepted);
    if (kept !== undefined) {
      tagged(given);
      return send(kept);
    }
  }
  const result = await runView(portal, call);
  const etag = answerTag(key, result);
  portal.tags.set(key, etag);
  tagged(etag);
  if (confirms(copy, etag)) return reply.code(304).send();
  return send(await portal.encoded.encode(etag, accepted, () => textOf(call, result, more)));
};

export const registerQueries = (app: FastifyInstance, portal: Portal): void => {
  sendingRoute(app, endpoints.query, async (request, reply) => {
    if (request.query.resultFormat !== 'json')
      throw new ApiError('bad_request', 'This call answers json; v1/query-view takes the other formats.', {
        field: 'resultFormat',
      });
    const call = await callOf(portal, request, reply, request.params.view, request.query);
    return sendJson(portal, request, reply, call);
  });
  sendingRoute(app, endpoints.queryView, async (request, reply) => {
    const { resultFormat } = request.query;
    const call = await callOf(portal, request, reply, request.params.view, request.query);
    if (resultFormat === 'json') return sendJson(portal, request, reply, call);
    if (resultFormat === 'ndjson') return sendRows(portal, reply, call, accessOfCaller(request, portal.settings));
    return sendDownload(portal, reply, call, accessOfCaller(request, portal.settings), fileFormatOf(resultFormat));
  });
};
