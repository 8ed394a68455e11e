/**
 * The HTTP server, wired by hand and in order: limits and headers first, then the API document, authentication, the
 * routes, and last the web app's files. In: an open portal. Out: a server that does not listen yet.
 */
import { randomUUID } from 'node:crypto';
import { pages } from '@cvm/contract';
import compress from '@fastify/compress';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { registerAuthentication } from './auth/authenticate.ts';
import { findCaller } from './auth/caller.ts';
import { isCall } from './auth/who-may.ts';
import { refuseWithoutRoom } from './disk.ts';
import type { Settings } from './env.ts';
import { ApiError, answerOf } from './errors.ts';
import { refuseImpossibleTexts } from './impossible-texts.ts';
import { requestLine } from './log.ts';
import { speakPlainly } from './plain-words.ts';
import type { Portal } from './portal.ts';
import { defaultCallsMax, registerRateLimits } from './rate-limits.ts';
import { registerRoutes } from './routes/index.ts';
import { refuseUnrecorded } from './routes/route.ts';
import { cutStalledSockets, stallLimits } from './stalled-sockets.ts';
import { answerUnreadable } from './unreadable-requests.ts';
import { registerOpenApi } from './web/openapi.ts';
import { registerSecurityHeaders } from './web/security-headers.ts';
import { registerStaticFiles, wantsPage } from './web/static-files.ts';

const bodyMax = 1_048_576;
/** Filters travel in the query: a benchmark of 2,000 titles is some 80 kB of them. */
const urlMax = 256 * 1024;
/** Longer than the slowest honest line needs for the largest body; whoever sends a byte now and then holds no connection. */
const requestMs = 120_000;
/** What is registered at the start waits for files and stores: a busy machine, as after a long load, is slow and not broken. */
const registerMs = 120_000;
/** A restart takes a few seconds. */
const restartSeconds = 5;

const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  const { status, body, headers, fault } = answerOf(error);
  // Nobody waits for this answer any more, so what became of it is no fault: the work was ended with its caller.
  // TRICKY: of the answer, not of the request, which is over as soon as its body was read.
  if (fault && reply.raw.destroyed)
    request.log.info({ path: request.routeOptions.url }, 'A caller left before the answer');
  else if (fault) request.log.error({ err: error }, 'A call failed');
  reply.code(status).headers(headers).header('cache-control', 'no-store').type('application/json').send(body);
};

/** A path that cannot be read, as of a link that was cut: nothing for a program, for a person the page that says so. */
const answerUnroutable = (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
  if (wantsPage(request)) reply.header('cache-control', 'no-store').redirect(pages.notFound.path);
  else answerError(error, request, reply);
};

/** What a user may see stays out of every cache, the browser's own included, unless a call says how it may be kept. */
const keepOutOfCaches = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply) => {
    if (isCall(request.routeOptions.url) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
};

const logAnswers = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = requestLine(request, reply.statusCode, reply.elapsedTime, findCaller(request)?.user.id ?? null);
    const isLeft = !reply.raw.writableFinished;
    if (isLeft) request.log.info(line, 'left');
    else if (reply.statusCode >= 500) request.log.warn(line, 'answered');
    else request.log.info(line, 'answered');
  });
};

/** While the server stops, answers on their way are finished and new calls, on connections that are open, are refused. */
const refuseWhileClosing = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onRequest', async (_request, reply) => {
    if (!closing) return;
    reply.header('connection', 'close');
    throw new ApiError('unavailable', 'The portal is restarting. Please try again in a moment.', undefined, {
      'retry-after': String(restartSeconds),
    });
  });
};

/** As the framework takes it; a hop is counted from this machine outwards. */
const trusted = (proxies: Settings['trustProxy']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];

type ServerOptions = {
  /** Told of every route as it is registered. */
  watch?: (route: { method: string | string[]; url: string }) => void;
  /** Calls per address and minute. */
  callsMax?: number;
};

export const buildServer = async (
  portal: Portal,
  { watch = () => {}, callsMax = defaultCallsMax }: ServerOptions = {},
): Promise<FastifyInstance> => {
  const { settings, log } = portal;
  const logger: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance: logger,
    // Requests are logged by `logAnswers` below, which knows what must not be in a log.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    bodyLimit: bodyMax,
    routerOptions: { maxParamLength: 300 },
    // What the server finds wrong before there is a route is answered like everything else.
    frameworkErrors: answerUnroutable,
    clientErrorHandler: answerUnreadable,
    http: { maxHeaderSize: urlMax },
    requestTimeout: requestMs,
    pluginTimeout: registerMs,
    trustProxy: trusted(settings.trustProxy),
    forceCloseConnections: 'idle',
    // The framework would answer in a form of its own; `refuseWhileClosing` below does it.
    return503OnClosing: false,
  });
  // An expectation that nobody can meet is left aside; the server's own answer to it would be empty.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  cutStalledSockets(app.server, stallLimits);
  speakPlainly();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.addHook('onRoute', watch);
  app.addHook('onRoute', refuseUnrecorded);
  logAnswers(app);
  keepOutOfCaches(app);
  await registerSecurityHeaders(app, settings);
  refuseWhileClosing(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await registerRateLimits(app, callsMax);
  await registerOpenApi(app, portal.version);
  registerAuthentication(app, portal);
  refuseImpossibleTexts(app);
  refuseWithoutRoom(app, settings);
  await registerRoutes(app, portal);
  await registerStaticFiles(app, portal.webRoot, settings);
  app.addHook('onListen', () => {
    if (settings.publicUrl === null) portal.publicUrl.current = app.listeningOrigin;
  });
  return app;
};
