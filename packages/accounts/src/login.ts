/**
 * Signing in with a password. The answer, and the work behind it, is the same whether the user does not exist, is
 * disabled, has no password or has another one.
 */
import { and, eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { verifyPassword } from './passwords.ts';
import { users } from './schema/people.ts';
import { createSession, type SessionOrigin } from './sessions.ts';
import { checkThrottle, clearFailures, recordFailure, takeTurn } from './throttle.ts';
import { normalUsername, type User } from './user.ts';
import { findUser } from './users.ts';

export type Credentials = SessionOrigin & {
  username: string;
  password: string;
  address: string;
  /** Nobody signs in to this user from there: answered, after the same work, like a wrong password. */
  isShut?: boolean | undefined;
};

export type LoginResult =
  | { ok: true; token: string; user: User }
  | { ok: false; reason: 'incorrect' }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number };

const incorrect: LoginResult = { ok: false, reason: 'incorrect' };

/** The user's id when name and password belong together and the user is open. */
const checkPassword = async (db: Db, { username, password, isShut }: Credentials): Promise<string | null> => {
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, disabled: users.disabled })
    .from(users)
    .where(eq(users.email, normalUsername(username)));
  const matches = await verifyPassword(found?.passwordHash ?? null, password);
  return matches && found !== undefined && !found.disabled && isShut !== true ? found.id : null;
};

/** Starts the session, unless the user was disabled since its password was checked. */
const admit = async (tx: Db, userId: string, credentials: Credentials, now: Date): Promise<LoginResult> => {
  const open = and(eq(users.id, userId), eq(users.disabled, false));
  const touched = await tx.update(users).set({ lastLogin: now }).where(open).returning({ id: users.id });
  const user = touched.length === 0 ? null : await findUser(tx, userId);
  if (user === null) return incorrect;
  await clearFailures(tx, { username: credentials.username, address: credentials.address });
  return { ok: true, token: await createSession(tx, userId, credentials, now), user };
};

/**
 * Checks a name and a password and starts a session. `throttled` comes without looking at the password when the
 * user or the address has to wait, and also, whatever the password was, when the wait began while it was checked:
 * guesses sent at the same moment are worth no more than guesses sent one after the other.
 */
export const login = async (db: Db, credentials: Credentials, now = new Date()): Promise<LoginResult> => {
  const wait = await checkThrottle(db, credentials, now);
  if (wait > 0) return { ok: false, reason: 'throttled', retryAfterSeconds: wait };
  const userId = await checkPassword(db, credentials);
  return db.transaction(async (tx) => {
    await takeTurn(tx, credentials);
    const waitNow = await checkThrottle(tx, credentials, now);
    if (waitNow > 0) return { ok: false, reason: 'throttled', retryAfterSeconds: waitNow };
    const result = userId === null ? incorrect : await admit(tx, userId, credentials, now);
    if (!result.ok) await recordFailure(tx, credentials, now);
    return result;
  });
};
