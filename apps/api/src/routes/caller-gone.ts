/** Who waits for an answer: the request, whose it is, and a signal that is raised when the caller leaves before it is finished. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';

export const callerGone = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new DOMException('The caller has left.', 'AbortError'));
  });
  return controller.signal;
};

export type Waiting = {
  readonly requestId: string;
  /** What waits for the engine is served by turns of these. */
  readonly user: string;
  readonly signal: AbortSignal;
};

export const waitingFor = (request: FastifyRequest, reply: FastifyReply): Waiting => ({
  requestId: request.id,
  user: callerOf(request).user.id,
  signal: callerGone(reply.raw),
});
