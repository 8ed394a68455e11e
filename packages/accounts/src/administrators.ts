/** Who administrates the portal: granting and revoking, and the rule that somebody always can. */
import { ownRoleMessage } from '@cvm/contract';
import { and, eq, sql } from 'drizzle-orm';
import { type Actor, audit } from './audit.ts';
import { AccountsError, noSuch } from './errors.ts';
import type { Db } from './open.ts';
import { users } from './schema/people.ts';
import { sessions } from './schema/sign-in.ts';
import type { Role, User } from './user.ts';
import { findUser, updateUser } from './users.ts';

/** The role is the first entry of the list. */
const isAdministrator = sql`${users.roles}[1] = 'admin'`;

/** Any number will do, as long as it is this one everywhere. */
const administratorsLock = 761_904_212;

/** One transaction after the other, until each has ended. */
const takeTurn = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${administratorsLock})`);
};

/**
 * Throws `last-admin` when no enabled administrator is left in this transaction. Transactions that ask take turns, so
 * that two of them cannot each rely on the administrator whom the other removes.
 */
export const keepAdministrator = async (tx: Db): Promise<void> => {
  await takeTurn(tx);
  const open = and(isAdministrator, eq(users.disabled, false));
  const [found] = await tx.select({ id: users.id }).from(users).where(open).limit(1);
  if (found === undefined)
    throw new AccountsError('last-admin', 'This is the last administrator: nobody could administrate the portal.');
};

/**
 * Makes a user an administrator (`admin` may act, `admin-read` sees) or, with null, takes that away. Ends what the user
 * is looking at as somebody else. Throws `not-found`, `own-user` and `last-admin`.
 */
export const setAdminAccess = (
  db: Db,
  userId: string,
  role: Role | null,
  actor: Actor,
  now = new Date(),
): Promise<User> =>
  db.transaction(async (tx) => {
    // Before anything is read: the two administrators of a portal may revoke each other at the same moment.
    await takeTurn(tx);
    if (userId === actor.id) throw new AccountsError('own-user', ownRoleMessage, 'user');
    const before = await findUser(tx, userId);
    if (before === null) throw noSuch('user', 'user');
    const after = await updateUser(tx, userId, { roles: role === null ? [] : [role] }, now);
    if (role !== 'admin') await tx.delete(sessions).where(eq(sessions.viewerId, userId));
    const details = { before: before.roles, after: after.roles };
    const action = role === null ? 'role.revoke' : 'role.grant';
    await audit(tx, { actor, address: actor.address, action, target: after.email, details }, now);
    await keepAdministrator(tx);
    return after;
  });
