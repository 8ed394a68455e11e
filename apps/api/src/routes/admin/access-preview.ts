/** POST v1/admin/user/access-preview: what a change of a user's entitlements would add and take away. Changes nothing. */
import { accessPreviewAnswerSchema, accessPreviewBodySchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { accessChange, type FullEntitlements } from '../../administration/access-change.ts';
import { refuseWrongAccess } from '../../administration/admin-user.ts';
import { mayRead } from '../../auth/administration.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';
import { userNamed } from './user-named.ts';

const NOTHING: FullEntitlements = { allowedPages: [], allowedDataCategories: [], blockedReports: [], blockedLooks: [] };

export const registerAccessPreview = (app: FastifyInstance, { accounts }: Portal): void => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/admin/user/access-preview',
    {
      schema: {
        summary: 'What a change of access would add and take away',
        tags: ['administration'],
        body: accessPreviewBodySchema,
        response: {
          200: accessPreviewAnswerSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found'),
        },
      },
    },
    async (request) => {
      mayRead(request);
      const { userId, ...after } = request.body;
      refuseWrongAccess(after);
      const before = userId === undefined ? NOTHING : await userNamed(accounts.db, userId);
      return { success: true as const, data: accessChange(before, after) };
    },
  );
};
