/** The users: all of them or a page, as an answer or a file; new ones and changes. */
import { type Db, listUserKeys, listUsers, saveUsers, type UserEdit } from '@cvm/accounts';
import {
  type AdminUser,
  type AnswerOf,
  adminRole,
  endpoints,
  findUsers,
  sortUsers,
  type UserChange,
  type UserSort,
} from '@cvm/contract';
import type { FastifyInstance } from 'fastify';
import { adminUserOf, userEditOf, userFactsOf } from '../../administration/admin-user.ts';
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

type Asked = { search: string; sorts: UserSort; ids?: string[] | undefined; administrators?: 'true' | undefined };

/**
 * The ids of the users that are asked for, in their order. Letters are compared and sorted by the portal's own rules, which no store
 * has, so that this reads a line of every user; the users themselves are read a page at a time.
 */
const idsOf = async (db: Db, { search, sorts, ids, administrators }: Asked): Promise<string[]> => {
  const keys = (await listUserKeys(db, { withPages: sorts.column === 'access' })).map(userFactsOf);
  const wanted = keys.filter(
    ({ id, roles }) =>
      (ids === undefined || ids.includes(id)) && (administrators === undefined || adminRole(roles) !== null),
  );
  return sortUsers(findUsers(wanted, search), sorts).map(({ id }) => id);
};

const usersOf = async (db: Db, ids: readonly string[]): Promise<AdminUser[]> => {
  const users = new Map((await listUsers(db, ids)).map((user) => [user.id, adminUserOf(user)]));
  return ids.flatMap((id) => users.get(id) ?? []);
};

/** Of those that are read by one statement, and of a file held in memory. */
const usersAtOnce = 500;

async function* eachUser(db: Db, ids: readonly string[]): AsyncGenerator<AdminUser> {
  for (let place = 0; place < ids.length; place += usersAtOnce)
    yield* await usersOf(db, ids.slice(place, place + usersAtOnce));
}

export const registerUsers = (app: FastifyInstance, { accounts }: Portal): void => {
  sendingRoute(app, endpoints.listUsers, async (request, reply) => {
    const { resultFormat: format, search, limit, offset } = request.query;
    const ids = await idsOf(accounts.db, request.query);
    if (format === 'json') {
      const page = ids.slice(offset, limit === undefined ? undefined : offset + limit);
      const users: AdminUser[] = [];
      for await (const user of eachUser(accounts.db, page)) users.push(user);
      return { success: true, users, usersAll: ids.length } satisfies AnswerOf<typeof endpoints.listUsers>;
    }
    await record(accounts, request, {
      action: 'export.users',
      details: { format, ...(search === '' ? {} : { search }) },
    });
    return sendSheet(reply, {
      sheet: userSheet,
      view: 'users',
      rows: userRows(eachUser(accounts.db, ids)),
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
