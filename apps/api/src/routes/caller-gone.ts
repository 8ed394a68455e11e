/** A signal that is raised when the caller of a request leaves before the answer is finished. */
import type { ServerResponse } from 'node:http';

export const callerGone = (response: ServerResponse): AbortSignal => {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new DOMException('The caller has left.', 'AbortError'));
  });
  return controller.signal;
};
