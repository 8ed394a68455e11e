/** Who may reach the administration: `admin` acts, `admin-read` sees. Decided anew for every call. */
import type { Actor, User } from '@cvm/accounts';
import { adminRole, permissionDeniedMessage } from '@cvm/contract';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { callerOf } from './caller.ts';

/** The caller, who may look at the administration. Throws `forbidden`. */
export const mayRead = (request: FastifyRequest): User => {
  const { user } = callerOf(request);
  if (adminRole(user.roles) === null) throw new ApiError('forbidden', permissionDeniedMessage);
  return user;
};

/** The caller, who may act in the administration. Throws `forbidden`. */
export const mayAct = (request: FastifyRequest): Actor => {
  const { id, email, roles } = mayRead(request);
  if (adminRole(roles) !== 'admin') throw new ApiError('forbidden', 'Your account may see this, but not change it.');
  return { id, email, address: request.ip };
};
