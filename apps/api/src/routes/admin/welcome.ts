/** POST v1/admin/user/welcome: sends a user the welcome e-mail with a link to set a password. */
import { doneSchema, welcomeBodySchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mayAct } from '../../auth/administration.ts';
import { record } from '../../auth/record.ts';
import { ApiError } from '../../errors.ts';
import { passwordLink } from '../../mail/password-link.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';
import { userNamed } from './user-named.ts';

export const registerWelcome = (app: FastifyInstance, portal: Portal): void => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/admin/user/welcome',
    {
      schema: {
        summary: 'Send a user the welcome e-mail',
        description: 'Links lead to the address of the portal (PUBLIC_URL), whatever `host` says.',
        tags: ['administration'],
        body: welcomeBodySchema,
        response: {
          200: doneSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found', 'conflict', 'unavailable'),
        },
      },
    },
    async (request) => {
      mayAct(request);
      const user = await userNamed(portal.accounts.db, request.body.user);
      if (user.disabled) throw new ApiError('conflict', 'This user is disabled and cannot sign in.');
      const sent = await portal.mail.sendWelcome(user, await passwordLink(portal, user.id, 'welcome'));
      if (!sent) throw new ApiError('unavailable', 'The message could not be sent.');
      await record(portal.accounts, request, { action: 'user.welcome', target: user.email });
      return { success: true as const };
    },
  );
};
