/** PUT v1/user/{id}: a user changes the name by which the portal greets them, and nothing else, and nobody else's. */
import { type Accounts, saveUsers } from '@cvm/accounts';
import { permissionDeniedMessage, profileSchema, userBodySchema, userParamsSchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { errorsOf } from './schemas.ts';
import { profileOf } from './session.ts';

export const registerUser = (app: FastifyInstance, accounts: Accounts): void => {
  app.withTypeProvider<ZodTypeProvider>().put(
    '/v1/user/:id',
    {
      schema: {
        summary: "Change the caller's own name",
        description: 'Answers the updated user.',
        tags: ['session'],
        params: userParamsSchema,
        body: userBodySchema,
        response: { 200: profileSchema, ...errorsOf('bad_request', 'unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      const { user } = callerOf(request);
      if (request.params.id !== user.id) throw new ApiError('forbidden', permissionDeniedMessage);
      const edit = { id: user.id, changes: { firstName: request.body.username } };
      const actor = { id: user.id, email: user.email, address: request.ip };
      const [saved = user] = await saveUsers(accounts.db, [edit], actor);
      return profileOf(saved);
    },
  );
};
