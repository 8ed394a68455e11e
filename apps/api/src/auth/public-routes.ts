/** The only calls under /v1 that need no token; whatever is not on this list does. */
export const publicRoutes: ReadonlySet<string> = new Set([
  'POST /v1/login',
  'POST /v1/forgot-password',
  'POST /v1/reset-password',
  'GET /v1/pdt-status-check',
  // Opened by a signed token in the query, which an account was given.
  'GET /v1/embed/:look/view',
]);

/**
 * Is this the pattern of a call? Always asked of the route that was matched, never of the address that was sent: one
 * route answers to many addresses (`/%76%31/login`, `http://portal/v1/login`).
 */
export const isCall = (route: string | undefined): boolean => /^\/v1(\/|$)/.test(route ?? '');

/** `method` and `route` (the pattern, not the path) of a call; HEAD is answered like GET. */
export const isPublic = (method: string, route: string): boolean =>
  !isCall(route) || publicRoutes.has(`${method === 'HEAD' ? 'GET' : method} ${route}`);

/** The API document in its forms: open to everybody where a setting says so. The pages around it say nothing. */
const documents: ReadonlySet<string> = new Set(['/v1/openapi.json', '/docs/json', '/docs/yaml']);

/** Does this call need to say who makes it? */
export const needsCaller = (method: string, route: string, publicDocs: boolean): boolean =>
  documents.has(route) ? !publicDocs : !isPublic(method, route);
