/**
 * API keys: `Authorization: Basic <apiKey:apiSecret>` on every call that reads, with the access rules of the key's user
 * and a rate limit of the key's own. Signing out, changes and the administration are for people.
 */

import { type Accounts, type ApiKey, audit, authenticateApiKey, type User } from '@cvm/accounts';
import { hourMs } from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Background } from '../background.ts';
import { ApiError, tryAgainIn } from '../errors.ts';
import { isImpossible } from '../impossible-texts.ts';
import { callerOf } from './caller.ts';
import type { KnownCallers } from './known-callers.ts';
import { opensToKeys } from './who-may.ts';

/** Calls per key and minute: ten a second, from however many addresses. */
export const keyCallsMax = 600;

/** A program calls all day; its use is written down once in this time. */
const notedMs = hourMs;

/** Key and secret of a Basic header; null when there is none. */
export const apiKeyOf = (request: FastifyRequest): ApiKey | null => {
  const encoded = /^Basic ([\w+/=-]{1,400})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString();
  if (isImpossible(text)) return null;
  const colon = text.indexOf(':');
  return colon < 0
    ? { apiKey: text, apiSecret: '' }
    : { apiKey: text.slice(0, colon), apiSecret: text.slice(colon + 1) };
};

/** The user of a key. Throws `unauthorized` for a pair that is not valid, `forbidden` for a call that keys do not open. */
export const userOfKey = async (
  { db }: Accounts,
  known: KnownCallers,
  pair: ApiKey,
  rule: Parameters<typeof opensToKeys>[0],
): Promise<User> => {
  const user = await known.find(`key ${pair.apiKey}:${pair.apiSecret}`, () => authenticateApiKey(db, pair));
  if (user === null)
    throw new ApiError('unauthorized', 'The API key or its secret is not valid.', undefined, {
      'www-authenticate': 'Basic realm="CVM Insights"',
    });
  if (!opensToKeys(rule))
    throw new ApiError('forbidden', 'An API key opens the calls that read. Sign in for this one.');
  return user;
};

/** What follows a call by key: it is counted, and now and then written down. Throws `too_many_requests`. */
export const followKeys = (app: FastifyInstance, { db }: Accounts, background: Background) => {
  const keyOf = (request: FastifyRequest): string => callerOf(request).user.apiKey ?? '';
  const count = app.createRateLimit({ max: keyCallsMax, timeWindow: '1 minute', keyGenerator: keyOf });
  const noted = new LRUCache<string, true>({ max: 10_000, ttl: notedMs });
  return async (request: FastifyRequest): Promise<void> => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw tryAgainIn(counted.ttlInSeconds, 'Too many requests with this API key.');
    const { user } = callerOf(request);
    const key = keyOf(request);
    if (noted.has(key)) return;
    noted.set(key, true);
    const { email: target } = user;
    // Named by its user: the key itself is for the eyes of its owner alone (3-reports-and-admin section 6).
    background.run('apiKey.use', () => audit(db, { actor: user, action: 'apiKey.use', target, address: request.ip }));
  };
};
