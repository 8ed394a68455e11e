/** Short links: one call keeps an address of the web app, the other answers it to whoever is signed in. */
import { type Accounts, ensurePermalink, findPermalink } from '@cvm/accounts';
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { route } from './route.ts';

export const registerPermalinks = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.savePermalink, async (request) => {
    const id = await ensurePermalink(accounts.db, callerOf(request).user.id, request.body.path);
    return { success: true, id };
  });
  route(app, endpoints.readPermalink, async (request) => {
    const path = await findPermalink(accounts.db, request.params.id);
    if (path === null)
      throw new ApiError(
        'not_found',
        'There is no such link: it is not complete. Ask for it again where it came from.',
      );
    return { success: true, path };
  });
};
