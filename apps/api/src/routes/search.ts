/** GET v1/search: shows, movies, networks and actors by name, those the caller may see. */
import {
  pageAllowed,
  permissionDeniedMessage,
  searchAnswerSchema,
  searchPage,
  searchParamsSchema,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accessOfCaller } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import type { Portal } from '../portal.ts';
import { findByName } from '../search/find.ts';
import { waitingFor } from './caller-gone.ts';
import { errorsOf } from './schemas.ts';

export const registerSearch = (app: FastifyInstance, portal: Portal): void => {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/v1/search',
    {
      schema: {
        summary: 'Search shows, movies, networks and actors by name',
        description: 'Forgives slips of spelling. Groups whose page the account may not open are left out.',
        tags: ['search'],
        querystring: searchParamsSchema,
        response: {
          200: searchAnswerSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'no_data', 'damaged'),
        },
      },
    },
    async (request, reply) => {
      const access = accessOfCaller(request, portal.settings);
      if (!pageAllowed(access.pages, searchPage)) throw new ApiError('forbidden', permissionDeniedMessage);
      const edition = await portal.edition.get();
      // Not waited for: loads of other processes are noticed here.
      void portal.search.refresh();
      const call = { edition, ...waitingFor(request, reply) };
      return { success: true as const, data: await findByName(portal, request.query, access, call) };
    },
  );
};
