/** Sends a user the welcome email with a link to set a password. */
import { endpoints } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { record } from '../../auth/record.ts';
import { ApiError } from '../../errors.ts';
import { passwordLink } from '../../mail/password-link.ts';
import type { Portal } from '../../portal.ts';
import { route } from '../route.ts';
import { userNamed } from './user-named.ts';

export const registerWelcome = (app: FastifyInstance, portal: Portal): void => {
  route(app, endpoints.sendWelcome, async (request) => {
    const user = await userNamed(portal.accounts.db, request.body.user);
    if (user.disabled) throw new ApiError('conflict', 'This user is disabled and cannot sign in.');
    const sent = await portal.mail.sendWelcome(user, await passwordLink(portal, user.id, 'welcome'));
    if (!sent) throw new ApiError('unavailable', 'The message could not be sent.');
    await record(portal.accounts, request, { action: 'user.welcome', target: user.email });
    return { success: true };
  });
};
