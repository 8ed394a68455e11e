/** The users: GET and PUT v1/admin/users, and the organizations to choose from, GET v1/options/adminOrgMap. */
import { type Db, findUser, listOrganisations, listUsers, saveUsers, type UserEdit } from '@cvm/accounts';
import { optionsAnswerSchema, type UserChange, usersAnswerSchema, usersBodySchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { adminUserOf, userEditOf } from '../../administration/admin-user.ts';
import { mayAct, mayRead } from '../../auth/administration.ts';
import { ApiError } from '../../errors.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';

const tags = ['administration'];

const editOf = async (db: Db, entry: UserChange): Promise<UserEdit> => {
  if (entry.userId === undefined) return userEditOf(entry, null);
  const stored = await findUser(db, entry.userId);
  if (stored === null) throw new ApiError('not_found', 'There is no such user.', { field: 'userId' });
  return userEditOf(entry, adminUserOf(stored));
};

export const registerUsers = (app: FastifyInstance, { accounts }: Portal): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/admin/users',
    {
      schema: {
        summary: 'All users',
        tags,
        response: { 200: usersAnswerSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      mayRead(request);
      return { success: true as const, users: (await listUsers(accounts.db)).map(adminUserOf) };
    },
  );
  typed.put(
    '/v1/admin/users',
    {
      schema: {
        summary: 'Create and change users',
        description:
          'All of them or none. An entry without userId creates a user; a field that is not named stays as it is. With modifiedAt, a user who was changed since then is answered as a conflict.',
        tags,
        body: usersBodySchema,
        response: {
          200: usersAnswerSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found', 'conflict'),
        },
      },
    },
    async (request) => {
      const actor = mayAct(request);
      const edits: UserEdit[] = [];
      for (const entry of request.body.users) edits.push(await editOf(accounts.db, entry));
      return { success: true as const, users: (await saveUsers(accounts.db, edits, actor)).map(adminUserOf) };
    },
  );
  typed.get(
    '/v1/options/adminOrgMap',
    {
      schema: {
        summary: 'The organizations that a user can belong to',
        tags,
        response: { 200: optionsAnswerSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      mayRead(request);
      const data = (await listOrganisations(accounts.db)).map(({ id, name }) => ({ value: id, label: name }));
      return { success: true as const, data, more: false };
    },
  );
};
