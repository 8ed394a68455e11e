/** Who waits for an answer: the request, whose it is, and a signal that is raised when the caller leaves before it is finished. */
import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';

export const callerGone = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  const onClose = (): void => {
    if (!response.writableFinished) controller.abort(new DOMException('The caller has left.', 'AbortError'));
  };
  // Who leaves while it is looked up who asks is not told of again.
  if (response.closed) onClose();
  else response.once('close', onClose);
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
