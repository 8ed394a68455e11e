/** POST v1/admin/view-as: a session of half an hour in which an administrator sees the portal as a user, reading alone. */
import { createViewAsSession } from '@cvm/accounts';
import { loginAnswerSchema, viewAsBodySchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mayAct } from '../../auth/administration.ts';
import { record } from '../../auth/record.ts';
import { ApiError } from '../../errors.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';
import { profileOf } from '../session.ts';
import { userNamed } from './user-named.ts';

export const registerViewAs = (app: FastifyInstance, { accounts }: Portal): void => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/admin/view-as',
    {
      schema: {
        summary: 'View the portal as a user',
        description:
          'Answers like a sign-in of the user. The token reads alone, does not reach the administration and ends after half an hour, or with v1/logout.',
        tags: ['administration'],
        body: viewAsBodySchema,
        response: {
          200: loginAnswerSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found', 'conflict'),
        },
      },
    },
    async (request, reply) => {
      const viewer = mayAct(request);
      const user = await userNamed(accounts.db, request.body.user);
      if (user.id === viewer.id) throw new ApiError('bad_request', 'You see the portal as yourself already.');
      if (user.disabled) throw new ApiError('conflict', 'This user is disabled and sees nothing.');
      const origin = { address: request.ip, userAgent: request.headers['user-agent'] };
      const token = await createViewAsSession(accounts.db, user.id, viewer.id, origin);
      await record(accounts, request, { action: 'viewAs.start', target: user.email });
      reply.header('cache-control', 'no-store');
      return { success: true as const, token, ...profileOf(user, viewer) };
    },
  );
};
