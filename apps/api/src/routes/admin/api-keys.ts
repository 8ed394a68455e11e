/**
 * POST v1/admin/user/generateApiKey: gives a user a new API key; its secret is answered this once. POST
 * v1/admin/user/revokeApiKey takes the key away.
 */
import { generateApiKey, revokeApiKey } from '@cvm/accounts';
import { apiKeyAnswerSchema, apiKeyBodySchema, doneSchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mayAct } from '../../auth/administration.ts';
import { record } from '../../auth/record.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';
import { userNamed } from './user-named.ts';

export const registerApiKeys = (app: FastifyInstance, { accounts }: Portal): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
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
  typed.post(
    '/v1/admin/user/revokeApiKey',
    {
      schema: {
        summary: "Take away a user's API key",
        description: 'It stops working at once. A user without one is no error.',
        tags: ['administration'],
        body: apiKeyBodySchema,
        response: { 200: doneSchema, ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found') },
      },
    },
    async (request) => {
      mayAct(request);
      const user = await userNamed(accounts.db, request.body.user);
      await revokeApiKey(accounts.db, user.id);
      if (user.apiKey !== null) await record(accounts, request, { action: 'apiKey.revoke', target: user.email });
      return { success: true as const };
    },
  );
};
