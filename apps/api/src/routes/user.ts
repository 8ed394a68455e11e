/** A user changes the name by which the portal greets them, and nothing else, and nobody else's. */
import { type Accounts, saveUsers } from '@cvm/accounts';
import { endpoints, permissionDeniedMessage } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf, callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { route } from './route.ts';
import { profileOf } from './session.ts';

export const registerUser = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.renameUser, async (request) => {
    const { user } = callerOf(request);
    if (request.params.id !== user.id) throw new ApiError('forbidden', permissionDeniedMessage);
    const edit = { id: user.id, changes: { firstName: request.body.username } };
    const [saved = user] = await saveUsers(accounts.db, [edit], actorOf(request));
    return profileOf(saved);
  });
};
