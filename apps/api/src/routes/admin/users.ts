/** The users: all of them, as an answer or a file; new ones and changes. */
import { type Db, listUsers, saveUsers, type UserEdit } from '@cvm/accounts';
import { type AnswerOf, endpoints, findUsers, type UserChange } from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { adminUserOf, userEditOf } from '../../administration/admin-user.ts';
import { actorOf } from '../../auth/caller.ts';
import { record } from '../../auth/record.ts';
import type { Portal } from '../../portal.ts';
import { route, sendingRoute } from '../route.ts';
import { searchSentences, sendSheet } from './send-sheet.ts';
import { userNamed } from './user-named.ts';
import { userRows, userSheet } from './user-sheet.ts';

const editOf = async (db: Db, entry: UserChange): Promise<UserEdit> => {
  if (entry.userId === undefined) return userEditOf(entry, null);
  const stored = await userNamed(db, entry.userId);
  return userEditOf(entry, adminUserOf(stored));
};

export const registerUsers = (app: FastifyInstance, { accounts }: Portal): void => {
  sendingRoute(app, endpoints.listUsers, async (request, reply) => {
    const { resultFormat: format, search } = request.query;
    const users = findUsers((await listUsers(accounts.db)).map(adminUserOf), search);
    if (format === 'json') return { success: true, users } satisfies AnswerOf<typeof endpoints.listUsers>;
    await record(accounts, request, {
      action: 'export.users',
      details: { format, ...(search === '' ? {} : { search }) },
    });
    return sendSheet(reply, {
      sheet: userSheet,
      view: 'users',
      rows: userRows(users),
      format,
      narrowed: searchSentences(search),
    });
  });
  route(app, endpoints.saveUsers, async (request) => {
    const actor = actorOf(request);
    const edits: UserEdit[] = [];
    for (const entry of request.body.users) edits.push(await editOf(accounts.db, entry));
    return { success: true, users: (await saveUsers(accounts.db, edits, actor)).map(adminUserOf) };
  });
};
