/** Short links: POST v1/permalink keeps an address of the web app, GET v1/permalink/{id} answers it to whoever is signed in. */
import { type Accounts, ensurePermalink, findPermalink } from '@cvm/accounts';
import { permalinkAnswerSchema, permalinkBodySchema, permalinkParamsSchema, savedPermalinkSchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { errorsOf } from './schemas.ts';

export const registerPermalinks = (app: FastifyInstance, accounts: Accounts): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    '/v1/permalink',
    {
      schema: {
        summary: 'A short link for an address of the portal',
        tags: ['links'],
        body: permalinkBodySchema,
        response: { 200: savedPermalinkSchema, ...errorsOf('bad_request', 'unauthorized', 'too_large') },
      },
    },
    async (request) => {
      const id = await ensurePermalink(accounts.db, callerOf(request).user.id, request.body.path);
      return { success: true as const, id };
    },
  );
  typed.get(
    '/v1/permalink/:id',
    {
      schema: {
        summary: 'The address behind a short link',
        tags: ['links'],
        params: permalinkParamsSchema,
        response: { 200: permalinkAnswerSchema, ...errorsOf('unauthorized', 'not_found') },
      },
    },
    async (request) => {
      const path = await findPermalink(accounts.db, request.params.id);
      if (path === null) throw new ApiError('not_found', 'There is no such link.');
      return { success: true as const, path };
    },
  );
};
