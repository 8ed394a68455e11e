/**
 * Changing one's own password: the old one is asked for, so that an unwatched screen or a stolen token is not enough, and
 * wrong answers make wait like wrong sign-ins. Every other session and outstanding link of the user ends.
 */
import { eq } from 'drizzle-orm';
import { audit } from './audit.ts';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';
import { users } from './schema/people.ts';
import { endOtherSessions } from './sessions.ts';
import { checkThrottle, clearFailures, recordFailure, takeTurn } from './throttle.ts';
import type { User } from './user.ts';
import { replacePassword } from './users.ts';

export type PasswordChange = {
  user: User;
  /** Of the session that goes on. */
  token: string;
  address: string;
  current: string;
  password: string;
};

export type PasswordChangeResult =
  | { ok: true; endedSessions: number }
  | { ok: false; reason: 'incorrect' }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number };

const isCurrent = async (db: Db, userId: string, password: string): Promise<boolean> => {
  const [found] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return verifyPassword(found?.passwordHash ?? null, password);
};

/** Throws `invalid` (field `password`) when the policy refuses the new one, or it is the old one. */
export const changePassword = async (
  db: Db,
  { user, token, address, current, password }: PasswordChange,
  now = new Date(),
): Promise<PasswordChangeResult> => {
  const attempt = { username: user.email, address, door: 'change-password' as const };
  const throttled = async (tx: Db): Promise<PasswordChangeResult | null> => {
    const wait = await checkThrottle(tx, attempt, now);
    return wait > 0 ? { ok: false, reason: 'throttled', retryAfterSeconds: wait } : null;
  };
  const waits = await throttled(db);
  if (waits !== null) return waits;
  const isRight = await isCurrent(db, user.id, current);
  if (isRight) {
    const problem =
      password === current ? 'The new password is the one you have already.' : passwordProblem(password, user);
    if (problem !== null) throw new AccountsError('invalid', problem, 'password');
  }
  const passwordHash = isRight ? await hashPassword(password) : null;
  return db.transaction(async (tx) => {
    await takeTurn(tx, attempt);
    const waitsNow = await throttled(tx);
    if (waitsNow !== null) return waitsNow;
    if (passwordHash === null) {
      await recordFailure(tx, attempt, now);
      return { ok: false, reason: 'incorrect' };
    }
    await replacePassword(tx, user.id, passwordHash, now);
    const endedSessions = await endOtherSessions(tx, user.id, token);
    await clearFailures(tx, attempt);
    const details = { endedSessions };
    await audit(tx, { actor: user, address, action: 'password.change', target: user.email, details }, now);
    return { ok: true, endedSessions };
  });
};
