/** A session in which an administrator sees for a while the portal as a user, reading alone. */
import { createViewAsSession } from '@cvm/accounts';
import { endpoints, ownViewMessage } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../auth/caller.ts';
import { record } from '../../auth/record.ts';
import { ApiError } from '../../errors.ts';
import type { Portal } from '../../portal.ts';
import { route } from '../route.ts';
import { profileOf } from '../session.ts';
import { userNamed } from './user-named.ts';

export const registerViewAs = (app: FastifyInstance, { accounts }: Portal): void => {
  route(app, endpoints.viewAs, async (request, reply) => {
    const viewer = actorOf(request);
    const user = await userNamed(accounts.db, request.body.user);
    if (user.id === viewer.id) throw new ApiError('bad_request', ownViewMessage);
    if (user.disabled) throw new ApiError('conflict', 'This user is disabled and sees nothing.');
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] };
    const token = await createViewAsSession(accounts.db, user.id, viewer.id, origin);
    await record(accounts, request, { action: 'viewAs.start', target: user.email });
    reply.header('cache-control', 'no-store');
    return { success: true, token, ...profileOf(user, viewer) };
  });
};
