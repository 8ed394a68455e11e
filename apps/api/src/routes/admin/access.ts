/** POST v1/admin/user/access: grants the administration to a user, or takes it away. */
import { setAdminAccess } from '@cvm/accounts';
import { accessBodySchema, doneSchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { mayAct } from '../../auth/administration.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';

const roles = { READWRITE: 'admin', READ: 'admin-read', '': null } as const;

export const registerAccess = (app: FastifyInstance, { accounts }: Portal): void => {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/v1/admin/user/access',
    {
      schema: {
        summary: 'Grant or revoke admin access',
        description: 'READWRITE makes an admin, READ an admin-read. Nobody changes their own role.',
        tags: ['administration'],
        body: accessBodySchema,
        response: {
          200: doneSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found', 'conflict'),
        },
      },
    },
    async (request) => {
      const actor = mayAct(request);
      const { user, access } = request.body;
      await setAdminAccess(accounts.db, user, roles[access], actor);
      return { success: true as const };
    },
  );
};
