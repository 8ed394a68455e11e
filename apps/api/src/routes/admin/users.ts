/** The users: GET and PUT v1/admin/users. */
import { type Db, listUsers, saveUsers, type UserEdit } from '@cvm/accounts';
import { type UserChange, usersAnswerSchema, usersBodySchema, usersParamsSchema } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { adminUserOf, userEditOf } from '../../administration/admin-user.ts';
import { mayAct, mayRead } from '../../auth/administration.ts';
import { record } from '../../auth/record.ts';
import type { Portal } from '../../portal.ts';
import { errorsOf } from '../schemas.ts';
import { sendSheet } from './send-sheet.ts';
import { userNamed } from './user-named.ts';
import { userRows, userSheet } from './user-sheet.ts';

const tags = ['administration'];

const editOf = async (db: Db, entry: UserChange): Promise<UserEdit> => {
  if (entry.userId === undefined) return userEditOf(entry, null);
  const stored = await userNamed(db, entry.userId);
  return userEditOf(entry, adminUserOf(stored));
};

export const registerUsers = (app: FastifyInstance, { accounts }: Portal): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/admin/users',
    {
      schema: {
        summary: 'All users',
        description: 'resultFormat csv and xlsx answer them as a file.',
        tags,
        querystring: usersParamsSchema,
        response: { 200: usersAnswerSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request, reply) => {
      mayRead(request);
      const users = (await listUsers(accounts.db)).map(adminUserOf);
      const format = request.query.resultFormat;
      if (format === 'json') return { success: true as const, users };
      await record(accounts, request, { action: 'export.users', details: { format } });
      return sendSheet(reply, { sheet: userSheet, view: 'users', rows: userRows(users), format });
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
};
