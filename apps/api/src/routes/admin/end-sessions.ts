/** POST v1/admin/user/endSessions: signs a user out everywhere, on a device that was lost, say. */
import { revokeSessions } from '@cvm/accounts';
import { doneSchema, endSessionsBodySchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mayAct } from '../../auth/administration.ts';
import { record } from '../../auth/record.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';
import { userNamed } from './user-named.ts';

export const registerEndSessions = (app: FastifyInstance, { accounts }: Portal): void => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/admin/user/endSessions',
    {
      schema: {
        summary: 'Sign a user out everywhere',
        description: 'The user may sign in again. What the user looks at as somebody else ends, too.',
        tags: ['administration'],
        body: endSessionsBodySchema,
        response: { 200: doneSchema, ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found') },
      },
    },
    async (request) => {
      mayAct(request);
      const user = await userNamed(accounts.db, request.body.user);
      await revokeSessions(accounts.db, user.id);
      await record(accounts, request, { action: 'user.signOut', target: user.email });
      return { success: true as const };
    },
  );
};
