/**
 * What an administrator may do while looking at the portal as somebody else: read. Whatever writes, and the whole
 * administration, is refused, so that a look leaves no trace but its own in the audit log.
 */
import type { Viewer } from '@cvm/accounts';
import { ApiError } from '../errors.ts';

/** Calls that are questions although they are sent as POST. */
const readingPosts: ReadonlySet<string> = new Set([
  '/v1/view/runStream',
  '/v1/view/benchmark',
  '/v1/view/movie-benchmark',
]);

/** Throws `forbidden` for a call that a look must not make. `route` is the pattern, not the path. */
export const refuseBeyondLooking = (viewer: Viewer | null, method: string, route: string): void => {
  if (viewer === null) return;
  const reads = method === 'GET' || method === 'HEAD' || (method === 'POST' && readingPosts.has(route));
  if (!reads) throw new ApiError('forbidden', 'You are viewing as somebody else: nothing can be changed.');
  if (/^\/v1\/admin(\/|$)/.test(route) || route === '/v1/options/adminOrgMap')
    throw new ApiError('forbidden', 'You are viewing as somebody else: leave to use the administration.');
};
