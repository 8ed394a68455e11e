/**
 * Links to set a password: for whoever forgot it, and for a new user. The token of a link leaves this module once, when
 * it is made; only its hash is stored. It works once, until its time is over, for the user it was made for. Setting a
 * password by any way ends all sessions and all other links of the user; so does disabling the user, and another email
 * address ends the links.
 */
import { hourMs } from '@cvm/contract';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { latestTrue } from './clock.ts';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { users } from './schema/people.ts';
import { passwordResets } from './schema/sign-in.ts';
import { clearFailures } from './throttle.ts';
import { isToken, newToken, sha256 } from './tokens.ts';
import { normalUsername, type User } from './user.ts';
import { findUser, storePassword } from './users.ts';

/** How long a link works. A new user may be on leave over a weekend; somebody who asked to reset is at the screen. */
export const passwordLinkMs = { reset: hourMs, welcome: 72 * hourMs } as const;
export type PasswordLinkKind = keyof typeof passwordLinkMs;

/** Makes a link's token for a user. Links that are over, anybody's, are cleared away on the occasion. */
export const createPasswordToken = async (
  db: Db,
  userId: string,
  kind: PasswordLinkKind,
  now = new Date(),
): Promise<string> => {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
  const token = newToken();
  const expiresAt = new Date(now.getTime() + passwordLinkMs[kind]);
  await db.insert(passwordResets).values({ tokenHash: sha256(token), userId, createdAt: now, expiresAt });
  return token;
};

export type PasswordReset = { token: string; username: string; password: string };

const openLink = (token: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, sha256(token)),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
    lte(passwordResets.createdAt, latestTrue(now)),
  );

const findLink = async (db: Db, { token, username }: PasswordReset, now: Date) => {
  if (!isToken(token)) return null;
  const [found] = await db
    .select({ userId: passwordResets.userId, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(openLink(token, now), eq(users.email, normalUsername(username)), eq(users.disabled, false)));
  return found ?? null;
};

/**
 * Sets the password of the link's user and uses the link up. Null when the link is unknown, over, used, or another
 * user's. Throws `invalid` when the policy refuses the password; the link stays good then.
 */
export const resetPassword = async (db: Db, reset: PasswordReset, now = new Date()): Promise<User | null> => {
  const link = await findLink(db, reset, now);
  if (link === null) return null;
  const owner = await findUser(db, link.userId);
  const problem = passwordProblem(reset.password, owner ?? link);
  if (problem !== null) throw new AccountsError('invalid', problem, 'password');
  const passwordHash = await hashPassword(reset.password);
  return db.transaction(async (tx) => {
    // One after the other for a user, whichever links are used: two that each take back the other would wait for ever.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, link.userId)).for('update');
    // Asked again while the row is written: of two uses at the same moment one finds it used.
    const used = await tx
      .update(passwordResets)
      .set({ usedAt: now })
      .where(openLink(reset.token, now))
      .returning({ id: passwordResets.id });
    if (used.length === 0) return null;
    await storePassword(tx, link.userId, passwordHash, now);
    await clearFailures(tx, { username: link.email });
    return findUser(tx, link.userId);
  });
};
