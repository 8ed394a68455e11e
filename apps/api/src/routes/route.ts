/**
 * A record of the contract becomes a route: its path, what it takes and answers, its line in the API document, and who may
 * call it. A handler runs for a caller who may, with what was asked parsed.
 */
import { type AskedOf, apiDocumentPath, type Endpoint, type ErrorCode } from '@cvm/contract';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteHandlerMethod,
  RouteOptions,
} from 'fastify';
import { z } from 'zod';
import { isCall, needsCaller } from '../auth/who-may.ts';
import { errorsOf } from './schemas.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The record that the route was made of. */
    endpoint?: Endpoint;
  }
}

type Parsed<E extends Endpoint, Name extends keyof AskedOf<Endpoint>> = E extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : undefined;

export type Request<E extends Endpoint> = FastifyRequest<{
  Params: Parsed<E, 'params'>;
  Querystring: Parsed<E, 'query'>;
  Body: Parsed<E, 'body'>;
}>;

/** Gives the answer. */
type Handler<E extends Endpoint, Answer> = (request: Request<E>, reply: FastifyReply) => Promise<Answer>;

/** Sends the answer itself: ready-made text, lines, a file. */
type Sender<E extends Endpoint> = (request: Request<E>, reply: FastifyReply) => Promise<unknown>;

/** What any call may meet: a parameter it does not take, the fence against too many calls, a store that is gone, a full disk. */
const anywhere: readonly ErrorCode[] = ['bad_request', 'too_many_requests', 'unavailable', 'disk_full'];

/** Who is refused at the door is told so with these; what else can go wrong stands in the record. */
const refusalsOf = (endpoint: Endpoint): ErrorCode[] => {
  const everybody: ErrorCode[] = [...anywhere, ...(endpoint.body === undefined ? [] : (['too_large'] as const))];
  if (!needsCaller(endpoint)) return everybody;
  const needsNoPage = endpoint.who === 'user' && endpoint.pages === undefined;
  return [...everybody, 'unauthorized', ...(needsNoPage ? [] : (['forbidden'] as const))];
};

/** A call that takes no parameter refuses one, which would change nothing and seem to. */
const noQuery = z.strictObject({});

const schemaOf = (endpoint: Endpoint): FastifySchema => {
  const { tag, summary, description, encoding, params, query, body, answer, line, errors = [] } = endpoint;
  return {
    summary,
    tags: [tag],
    ...(needsCaller(endpoint) ? {} : { security: [] }),
    ...(description === undefined ? {} : { description }),
    ...(encoding === 'form' ? { consumes: ['application/x-www-form-urlencoded'] } : {}),
    ...(params === undefined ? {} : { params }),
    querystring: query ?? noQuery,
    ...(body === undefined ? {} : { body }),
    response: { 200: answer ?? line, ...errorsOf(...refusalsOf(endpoint), ...errors) },
  };
};

/** A call without a record would be open to everybody: the server does not start with one. */
export const refuseUnrecorded = ({ url, config }: RouteOptions): void => {
  if (isCall(url) && url !== apiDocumentPath && config?.endpoint === undefined)
    throw new Error(`The call ${url} has no record in the contract, which says who may make it.`);
};

/** What the framework is told beyond the record. */
type RouteSettings = Pick<RouteOptions, 'compress'>;

const register = (
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: RouteHandlerMethod,
  settings: RouteSettings = {},
): void => {
  const { method, path: url, callsMax } = endpoint;
  const limited = callsMax === undefined ? {} : { rateLimit: { max: callsMax, timeWindow: '1 minute' } };
  app.route({
    ...settings,
    method,
    url,
    schema: schemaOf(endpoint),
    config: { endpoint, ...limited },
    handler,
  });
};

// What a handler is given was parsed by the record's own schemas: they say what it is.
export const route = <E extends Endpoint, Answer>(
  app: FastifyInstance,
  endpoint: E & { readonly answer: z.ZodType<Answer> },
  handler: Handler<E, Answer>,
): void => register(app, endpoint, handler as RouteHandlerMethod);

export const sendingRoute = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Sender<E>,
  settings: RouteSettings = {},
): void => register(app, endpoint, handler as RouteHandlerMethod, settings);
