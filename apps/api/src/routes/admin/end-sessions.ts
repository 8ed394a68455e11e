/** Signs a user out everywhere, on a device that was lost, say. */
import { revokeSessions } from '@cvm/accounts';
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { record } from '../../auth/record.ts';
import type { Portal } from '../../portal.ts';
import { route } from '../route.ts';
import { userNamed } from './user-named.ts';

export const registerEndSessions = (app: FastifyInstance, { accounts }: Portal): void => {
  route(app, endpoints.endSessionsOfUser, async (request) => {
    const user = await userNamed(accounts.db, request.body.user);
    await revokeSessions(accounts.db, user.id);
    await record(accounts, request, { action: 'user.signOut', target: user.email });
    return { success: true };
  });
};
