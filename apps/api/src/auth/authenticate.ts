/**
 * Authentication of every call whose record asks for it: `Authorization: Bearer <token>`, or an API key as `Basic`. Runs after the rate limits and before the body is read.
 */
import { type Accounts, authenticate, isDemoUsername } from '@cvm/accounts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unauthorized } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { apiKeyOf, followKeys, userOfKey } from './api-key.ts';
import { type Caller, setCaller } from './caller.ts';
import type { KnownCallers } from './known-callers.ts';
import { changesCallers, needsCaller, refuseBeyondViewing, refuseWhoMayNot, ruleOf } from './who-may.ts';

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
    const rule = ruleOf(request, settings.publicDocs);
    if (rule === null || !needsCaller(rule)) return;
    const pair = apiKeyOf(request);
    const caller =
      pair === null
        ? await callerOfToken(accounts, known, tokenOf(request))
        : { user: await userOfKey(accounts, known, pair, rule), token: '', viewer: null };
    if (isDemoUsername(caller.user.email) && !(await demo.mayCall(request))) throw unauthorized();
    refuseBeyondViewing(caller.viewer, rule);
    setCaller(request, caller);
    refuseWhoMayNot(caller.user, rule);
    if (pair !== null) await followKey(request);
  });
  // Before the answer goes out: whoever reads that a session has ended may rely on it.
  app.addHook('onSend', async (request) => {
    const rule = ruleOf(request, settings.publicDocs);
    if (rule !== null && changesCallers(rule)) known.forget();
  });
};
