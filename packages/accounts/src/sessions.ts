/**
 * Sessions behind opaque bearer tokens. The token leaves this module once, when the session is created; only its hash
 * is stored. A session ends after 12 hours without use, after 30 days in any case, when it is revoked, and when its
 * user is disabled. Moments are arguments, so that tests need no waiting.
 */
import { and, eq, lt, lte, or } from 'drizzle-orm';
import type { Db } from './open.ts';
import { organisations, users } from './schema/people.ts';
import { sessions } from './schema/sign-in.ts';
import { isToken, newToken, sha256 } from './tokens.ts';
import { type User, userColumns } from './user.ts';

const MINUTE_MS = 60_000;
export const SESSION_IDLE_MS = 12 * 60 * MINUTE_MS;
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * MINUTE_MS;
/** How exactly `lastUsedAt` is kept: one write a minute for a busy session instead of one a call. */
const TOUCH_MS = MINUTE_MS;

export type SessionOrigin = { address?: string | undefined; userAgent?: string | undefined };

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Starts a session and answers its token. Sessions that are over, anybody's, are cleared away on the occasion. */
export const createSession = async (
  db: Db,
  userId: string,
  origin: SessionOrigin = {},
  now = new Date(),
): Promise<string> => {
  await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, before(now, SESSION_IDLE_MS))));
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: sha256(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    address: origin.address ?? null,
    userAgent: origin.userAgent?.slice(0, 500) ?? null,
  });
  return token;
};

/** The user whose session this token opens, with entitlements as they are now; null for any other text. */
export const authenticate = async (db: Db, token: string, now = new Date()): Promise<User | null> => {
  if (!isToken(token)) return null;
  const [found] = await db
    .select({ ...userColumns, sessionId: sessions.id, lastUsedAt: sessions.lastUsedAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(sessions.tokenHash, sha256(token)));
  if (found === undefined) return null;
  const { sessionId, lastUsedAt, expiresAt, ...user } = found;
  if (user.disabled || expiresAt <= now || lastUsedAt <= before(now, SESSION_IDLE_MS)) return null;
  if (lastUsedAt <= before(now, TOUCH_MS)) {
    await db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, now)));
  }
  return user;
};

/** Ends the session of this token (logout). A token without a session is no error. */
export const revokeSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, sha256(token)));
};

/** Ends all sessions of a user. */
export const revokeSessions = async (db: Db, userId: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.userId, userId));
};
