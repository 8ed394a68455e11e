/** Grants the administration to a user, or takes it away. */
import { setAdminAccess } from '@cvm/accounts';
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../auth/caller.ts';
import type { Portal } from '../../portal.ts';
import { route } from '../route.ts';

const roles = { READWRITE: 'admin', READ: 'admin-read', '': null } as const;

export const registerAccess = (app: FastifyInstance, { accounts }: Portal): void => {
  route(app, endpoints.setAdminAccess, async (request) => {
    const actor = actorOf(request);
    const { user, access } = request.body;
    await setAdminAccess(accounts.db, user, roles[access], actor);
    return { success: true };
  });
};
