/**
 * Authentication of every call under /v1 that is not on the public list: `Authorization: Bearer <token>`. Runs after the
 * rate limits and before the body is read.
 */
import { type Accounts, authenticate, isDemoUsername } from '@cvm/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../errors.ts';
import { type Caller, setCaller } from './caller.ts';
import { isPublic } from './public-routes.ts';
import { refuseBeyondLooking } from './view-as.ts';

const tokenOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

const findCaller = async (accounts: Accounts, token: string | null, allowDemo: boolean): Promise<Caller> => {
  const found = token === null ? null : await authenticate(accounts.db, token);
  // Demo passwords are published, so their accounts are worth nothing where strangers can reach the portal.
  if (token === null || found === null || (!allowDemo && isDemoUsername(found.email))) throw unauthorized();
  const { viewer, ...user } = found;
  return { user, token, viewer };
};

export const registerAuthentication = (app: FastifyInstance, accounts: Accounts, allowDemo: boolean): void => {
  // preParsing, because rate limits are onRequest hooks of the route and those run after ours would.
  app.addHook('preParsing', async (request) => {
    const { url, method } = request.routeOptions;
    if (url === undefined || isPublic(Array.isArray(method) ? request.method : (method ?? request.method), url)) return;
    const caller = await findCaller(accounts, tokenOf(request), allowDemo);
    refuseBeyondLooking(caller.viewer, request.method, url);
    setCaller(request, caller);
  });
};
