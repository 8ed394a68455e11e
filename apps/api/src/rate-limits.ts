/**
 * Calls per address and minute. A modest fence against scripts that run wild; sign-in has a narrower one of its own,
 * beside the waits the accounts store imposes after failures.
 */
import { addressKey } from '@cvm/accounts';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { isCall } from './auth/who-may.ts';
import { tryAgainIn } from './errors.ts';

/** A page makes about a dozen calls; this is some twenty analysts behind one address, all busy. */
export const defaultCallsMax = 2_000;

export const registerRateLimits = async (app: FastifyInstance, callsMax: number): Promise<void> => {
  await app.register(rateLimit, {
    max: callsMax,
    timeWindow: '1 minute',
    keyGenerator: (request) => addressKey(request.ip),
    // Pages, files and pictures; what matches no route counts, whatever it looks like.
    allowList: ({ routeOptions: { url } }) => url !== undefined && !isCall(url),
    errorResponseBuilder: (_request, { ttl }) => tryAgainIn(Math.ceil(ttl / 1000), 'Too many requests.'),
  });
};
