/** Who makes a call: kept beside the request, so that only authenticated requests have one and nothing can be forged. */
import type { Actor, User, Viewer } from '@cvm/accounts';
import { type Access, accessOf } from '@cvm/contract';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../env.ts';
import { unauthorized } from '../errors.ts';

export type Caller = {
  readonly user: User;
  /** Of the session; empty for a call by API key, which has none. */
  readonly token: string;
  /** The administrator who looks at the portal as the user; null when it is the user's own session. */
  readonly viewer: Viewer | null;
};

const callers = new WeakMap<FastifyRequest, Caller>();

export const setCaller = (request: FastifyRequest, caller: Caller): void => {
  callers.set(request, caller);
};

export const findCaller = (request: FastifyRequest): Caller | null => callers.get(request) ?? null;

/** Throws `unauthorized` for a request that came through without authentication. */
export const callerOf = (request: FastifyRequest): Caller => {
  const caller = findCaller(request);
  if (caller === null) throw unauthorized();
  return caller;
};

/** The caller as whoever changes something. */
export const actorOf = (request: FastifyRequest): Actor => {
  const { id, email } = callerOf(request).user;
  return { id, email, address: request.ip };
};

/** The access rules of the caller as they are now. Throws EntitlementError when they cannot be understood. */
export const accessOfCaller = (request: FastifyRequest, { minimumBase }: Pick<Settings, 'minimumBase'>): Access =>
  accessOf(callerOf(request).user, minimumBase);
