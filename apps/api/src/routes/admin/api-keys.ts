/** POST v1/admin/user/generateApiKey: gives a user a new API key; its secret is answered this once. */
import { generateApiKey } from '@cvm/accounts';
import { apiKeyAnswerSchema, apiKeyBodySchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mayAct } from '../../auth/administration.ts';
import { record } from '../../auth/record.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';
import { userNamed } from './user-named.ts';

export const registerApiKeys = (app: FastifyInstance, { accounts }: Portal): void => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/admin/user/generateApiKey',
    {
      schema: {
        summary: 'Give a user a new API key',
        description: 'The key before it stops working. The secret is answered this once and cannot be read again.',
        tags: ['administration'],
        body: apiKeyBodySchema,
        response: { 200: apiKeyAnswerSchema, ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found') },
      },
    },
    async (request, reply) => {
      mayAct(request);
      const user = await userNamed(accounts.db, request.body.user);
      const key = await generateApiKey(accounts.db, user.id);
      await record(accounts, request, { action: 'apiKey.generate', target: user.email });
      reply.header('cache-control', 'no-store');
      return { success: true as const, ...key };
    },
  );
};
