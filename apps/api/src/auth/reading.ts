/** Which calls only read: what an API key opens, and what an administrator may do who looks as somebody else. */

import { isPublic } from './public-routes.ts';

/** Calls that are questions although they are sent as POST. */
const readingPosts: ReadonlySet<string> = new Set([
  '/v1/view/runStream',
  '/v1/view/benchmark',
  '/v1/view/movie-benchmark',
  '/v1/options/:kind/names',
]);

/** `route` is the pattern, not the path. */
export const reads = (method: string, route: string): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && readingPosts.has(route));

/** May this call change who somebody is, what they may see or whether they are signed in? Rather once too often. */
export const changesCallers = (method: string, route: string): boolean =>
  route === '/v1/logout' || route === '/v1/reset-password' || (!reads(method, route) && !isPublic(method, route));

/** What concerns nobody but the person who is signed in: no program of theirs, and no administrator who looks as them. */
export const isPersonal = (route: string): boolean => /^\/v1\/user\/(sessions|password)(\/|$)/.test(route);

export const isAdministration = (route: string): boolean =>
  /^\/v1\/admin(\/|$)/.test(route) || route === '/v1/options/adminOrgMap';
