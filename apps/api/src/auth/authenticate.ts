/**
 * Authentication of every call under /v1 that is not on the public list: `Authorization: Bearer <token>`, or an API key
 * as `Basic`. Runs after the rate limits and before the body is read.
 */
import { type Accounts, authenticate, isDemoUsername } from '@cvm/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { apiKeyOf, followKeys, userOfKey } from './api-key.ts';
import { type Caller, setCaller } from './caller.ts';
import type { KnownCallers } from './known-callers.ts';
import { needsCaller } from './public-routes.ts';
import { changesCallers } from './reading.ts';
import { refuseBeyondLooking } from './view-as.ts';

const tokenOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

const callerOfToken = async ({ db }: Accounts, known: KnownCallers, token: string | null): Promise<Caller> => {
  const found = token === null ? null : await known.find(`token ${token}`, () => authenticate(db, token));
  if (token === null || found === null) throw unauthorized();
  const { viewer, ...user } = found;
  return { user, token, viewer };
};

export const registerAuthentication = (
  app: FastifyInstance,
  { accounts, background, demo, known, settings }: Portal,
): void => {
  const followKey = followKeys(app, accounts, background);
  // preParsing, because rate limits are onRequest hooks of the route and those run after ours would.
  app.addHook('preParsing', async (request) => {
    const { url, method } = request.routeOptions;
    if (url === undefined) return;
    const verb = Array.isArray(method) ? request.method : (method ?? request.method);
    if (!needsCaller(verb, url, settings.publicDocs)) return;
    const pair = apiKeyOf(request);
    const caller =
      pair === null
        ? await callerOfToken(accounts, known, tokenOf(request))
        : { user: await userOfKey(accounts, known, pair, request.method, url), token: '', viewer: null };
    if (isDemoUsername(caller.user.email) && !(await demo.mayCall(request))) throw unauthorized();
    refuseBeyondLooking(caller.viewer, request.method, url);
    setCaller(request, caller);
    if (pair !== null) await followKey(request);
  });
  // Before the answer goes out: whoever reads that a session has ended may rely on it.
  app.addHook('onSend', async (request) => {
    const { url } = request.routeOptions;
    if (url !== undefined && changesCallers(request.method, url)) known.forget();
  });
};
