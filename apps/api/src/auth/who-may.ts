/**
 * Who may make a call, as its record says. At the door: who needs to say who they are, what an API key opens, what an
 * administrator may do who views as somebody else, roles and pages: before a body is read, so that nobody is told what is wrong
 * with what they may not send.
 */
import type { Viewer } from '@cvm/accounts';
import {
  adminRole,
  apiDocumentPath,
  apiRoot,
  blockedReportMessage,
  type Endpoint,
  pagesOutcome,
  permissionDeniedMessage,
  readOnlyMessage,
  reads,
} from '@cvm/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import type { Caller } from './caller.ts';

/**
 * Is this the pattern of a call? Always asked of the route that was matched, never of the address that was sent: one
 * route answers to many addresses (`/%76%31/login`, `http://portal/v1/login`).
 */
export const isCall = (route: string | undefined): boolean =>
  route === apiRoot || route?.startsWith(`${apiRoot}/`) === true;

/** The API document in its forms: open to everybody where a setting says so. The pages around it say nothing. */
const documents: ReadonlySet<string> = new Set([apiDocumentPath, '/docs/json', '/docs/yaml']);

type Rule = Pick<Endpoint, 'method' | 'who' | 'pages'>;

/** The rule of the route that was matched; null for pages and files, of which nobody is asked who they are. */
export const ruleOf = ({ routeOptions }: FastifyRequest, publicDocs: boolean): Rule | null => {
  const { url, config } = routeOptions;
  if (config.endpoint !== undefined) return config.endpoint;
  return url !== undefined && documents.has(url) && !publicDocs ? { method: 'GET', who: 'user' } : null;
};

/** Does this call need to say who makes it? */
export const needsCaller = ({ who }: Pick<Endpoint, 'who'>): boolean => who !== 'everybody' && who !== 'link';

export const opensToKeys = ({ who }: Rule): boolean => who === 'user';

/** May this call change who somebody is, what they may see or whether they are signed in? Rather once too often. */
export const changesCallers = (rule: Rule): boolean =>
  rule.who !== 'everybody' && (rule.who === 'session' || !reads(rule));

/**
 * An administrator who views as somebody else reads: whatever writes, and the whole administration, is refused, so that
 * viewing as a user leaves no trace but its own in the audit log. Throws `forbidden`.
 */
export const refuseBeyondViewing = (viewer: Viewer | null, rule: Rule): void => {
  if (viewer === null) return;
  if (!reads(rule)) throw new ApiError('forbidden', 'You are viewing as somebody else: nothing can be changed.');
  if (rule.who === 'person')
    throw new ApiError('forbidden', 'You are viewing as somebody else: where they are signed in is their own.');
  if (rule.who === 'adminSees' || rule.who === 'adminActs')
    throw new ApiError('forbidden', 'You are viewing as somebody else: leave to use the administration.');
};

/** The user needs one of the pages, and one that it is not blocked from. Throws `forbidden` or `blocked`. */
const refuseWithoutPage = (user: Caller['user'], pages: readonly string[]): void => {
  const outcome = pagesOutcome(user, pages);
  if (outcome === 'forbidden') throw new ApiError('forbidden', permissionDeniedMessage);
  if (outcome === 'blocked') throw new ApiError('blocked', blockedReportMessage);
};

/** Roles and pages, decided anew for every call. Throws `forbidden` or `blocked`. */
export const refuseWhoMayNot = (user: Caller['user'], { who, pages }: Rule): void => {
  if (pages !== undefined) refuseWithoutPage(user, pages);
  if (who !== 'adminSees' && who !== 'adminActs') return;
  const role = adminRole(user.roles);
  if (role === null) throw new ApiError('forbidden', permissionDeniedMessage);
  if (who === 'adminActs' && role !== 'admin') throw new ApiError('forbidden', readOnlyMessage);
};
