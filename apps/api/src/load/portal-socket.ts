/**
 * Where a running portal takes orders from commands on the same machine: a unix socket in the data folder that only its
 * owner may open. In: an order (orders.ts) as JSON. Out: NDJSON lines (events.ts); a load sends its
 * progress and last its summary or its error.
 */
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { answerOf } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { callerGone } from '../routes/caller-gone.ts';
import { explainAnswer } from '../views/explain.ts';
import { openMemberKey } from '../views/member-key.ts';
import { failureText, type LoadEvent, loadOptionsOf } from './events.ts';
import { orders } from './orders.ts';

/** The system's limit for the path of a socket is 104 bytes (macOS) to 108 (Linux), its end included. */
const pathBytesMax = 100;

export const socketPath = (dataDir: string): string => join(dataDir, 'portal.sock');

const registerLoad = (app: FastifyInstance, portal: Portal, stopped: AbortSignal): void => {
  const { path, body } = orders.load;
  app.withTypeProvider<ZodTypeProvider>().post(path, { schema: { body } }, (request, reply) => {
    const lines = new PassThrough();
    const send = (event: LoadEvent): void => {
      lines.write(`${JSON.stringify(event)}\n`);
    };
    const signal = AbortSignal.any([callerGone(reply.raw), stopped]);
    const options = { ...loadOptionsOf(request.body), signal };
    portal.loads
      .load(request.body.folder, { ...options, onProgress: (progress) => send({ progress }) })
      .then(
        (summary) => send({ summary }),
        (error: unknown) => send({ error: failureText(error) }),
      )
      .finally(() => lines.end());
    reply.type('application/x-ndjson').send(lines);
  });
};

const registerExplain = (app: FastifyInstance, portal: Portal): void => {
  const { path, body } = orders.explain;
  app.withTypeProvider<ZodTypeProvider>().post(path, { schema: { body } }, async (request, reply) => {
    const edition = await portal.edition.get();
    const memberKey = await openMemberKey(portal.settings.dataDir);
    return explainAnswer(portal.warehouse, edition, request.body, { memberKey, signal: callerGone(reply.raw) });
  });
};

/**
 * Listens at a path that may be too long for a socket: then the socket lies in a private temporary folder and the path
 * is a link to it. A socket left by a dead portal is removed first; the folder's lock makes sure that it is dead.
 */
const listenAt = async (app: FastifyInstance, path: string): Promise<() => Promise<void>> => {
  await rm(path, { force: true });
  if (Buffer.byteLength(path) <= pathBytesMax) {
    await app.listen({ path });
    await chmod(path, 0o600);
    return () => rm(path, { force: true });
  }
  const folder = await mkdtemp(join(tmpdir(), 'cvm-socket-'));
  const target = join(folder, 'portal.sock');
  await app.listen({ path: target });
  await chmod(target, 0o600);
  await symlink(target, path);
  return async () => {
    await rm(path, { force: true });
    await rm(folder, { recursive: true, force: true });
  };
};

/** Starts taking orders; the answer's `close` cancels a running load, which leaves the data as it was. */
export const listenOnSocket = async (portal: Portal): Promise<{ close: () => Promise<void> }> => {
  const app = fastify({ logger: false, bodyLimit: 1_048_576, forceCloseConnections: 'idle' });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, _request, reply) => {
    reply.code(answerOf(error).status).send({ error: failureText(error) });
  });
  const stop = new AbortController();
  registerLoad(app, portal, stop.signal);
  registerExplain(app, portal);
  const remove = await listenAt(app, socketPath(portal.settings.dataDir));
  return {
    close: async () => {
      stop.abort(new DOMException('The portal is stopping.', 'AbortError'));
      await app.close();
      await remove();
    },
  };
};
