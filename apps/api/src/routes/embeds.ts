/**
 * Embedded looks: one call answers the signed address of a page that shows one view, the other answers that view to whoever
 * has the token of the address, under the access rules that are inside its signature.
 */
import { findUser, isDemoUsername } from '@cvm/accounts';
import {
  accessOf,
  blockedLookMessage,
  type Entitlements,
  embedExpiredMessage,
  embedPath,
  endpoints,
  isLook,
  type Look,
  lookTokenMax,
  lookViews,
} from '@cvm/contract';
import { QueryError } from '@cvm/metrics';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';
import { record } from '../auth/record.ts';
import { type LookGrant, openLookTokens } from '../embeds/look-token.ts';
import { ApiError } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { labelsOf } from '../views/labels.ts';
import type { ViewCall } from '../views/run-view.ts';
import { understand } from '../views/understand.ts';
import { callerGone } from './caller-gone.ts';
import { sendJson } from './query.ts';
import { route, sendingRoute } from './route.ts';

/** All who look at embedded looks, who have no user, wait as one. */
const embeds = 'embedded looks';

const lookOf = (id: string): Look => {
  if (!isLook(id)) throw new ApiError('not_found', `There is no embedded look "${id.slice(0, 80)}".`);
  return id;
};

const blocked = (): ApiError => new ApiError('blocked', blockedLookMessage);

/** The compiled view of a look. Throws whatever a call of the view throws; a lock names the data, not the report. */
const callOf = async (
  portal: Portal,
  { look, filters, entitlements }: LookGrant,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ViewCall> => {
  const edition = await portal.edition.get();
  try {
    const compiled = understand(
      lookViews[look],
      { filters: [...filters] },
      accessOf(entitlements, portal.settings.minimumBase),
      edition,
    );
    return { compiled, edition, requestId: request.id, user: embeds, signal: callerGone(reply.raw) };
  } catch (error) {
    throw error instanceof QueryError && error.code === 'blocked' ? blocked() : error;
  }
};

const sameRules = (one: Entitlements, other: Entitlements): boolean =>
  (['allowedPages', 'allowedDataCategories', 'blockedReports'] as const).every(
    (list) => JSON.stringify(one[list]) === JSON.stringify(other[list]),
  );

/** An address does not outlive the access it was made with: not the user's end, not a change of what it may see. */
const isStillGranted = async (
  { accounts, known, demo }: Portal,
  { userId, look, entitlements }: LookGrant,
  request: FastifyRequest,
): Promise<boolean> => {
  const user = await known.find(`user ${userId}`, () => findUser(accounts.db, userId));
  if (user === null || user.disabled || user.blockedLooks.includes(look)) return false;
  if (isDemoUsername(user.email) && !(await demo.mayCall(request))) return false;
  return sameRules(user, entitlements);
};

export const registerEmbeds = async (app: FastifyInstance, portal: Portal): Promise<void> => {
  const tokens = await openLookTokens(portal.settings.dataDir);
  route(app, endpoints.readLookAddress, async (request, reply) => {
    const look = lookOf(request.params.look);
    const { user, viewer } = callerOf(request);
    if (user.blockedLooks.includes(look)) throw blocked();
    const { filters, showTitle } = request.query;
    const entitlements: Entitlements = user;
    // What the page would be refused is refused here, so that no address leads to an error.
    const grant = { userId: user.id, look, filters, entitlements };
    await callOf(portal, grant, request, reply);
    const token = tokens.write(grant);
    if (token.length > lookTokenMax) throw new ApiError('too_large', 'These filters are too long for an address.');
    // The address outlives the look of an administrator as somebody else, so it is written down.
    if (viewer !== null)
      await record(portal.accounts, request, {
        action: 'viewAs.look',
        target: user.email,
        details: { look, filters },
      });
    const search = new URLSearchParams({ ...(showTitle === 'true' ? { showTitle } : {}), token });
    const url = `${portal.publicUrl.current}${embedPath}/${look}?${search}`;
    reply.header('cache-control', 'no-store');
    return { success: true as const, data: { embed: { id: look, url } } };
  });
  sendingRoute(app, endpoints.queryLook, async (request, reply) => {
    const look = lookOf(request.params.look);
    const grant = tokens.read(request.query.token);
    if (grant?.look !== look || !(await isStillGranted(portal, grant, request)))
      throw new ApiError('unauthorized', embedExpiredMessage);
    const call = await callOf(portal, grant, request, reply);
    // The page of a look has no session to ask for them with.
    const names = await labelsOf(
      portal.warehouse,
      call.compiled.clauses,
      accessOf(grant.entitlements, portal.settings.minimumBase),
      call.edition,
    );
    return sendJson(portal, request, reply, call, { names });
  });
};
