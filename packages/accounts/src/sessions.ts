/**
 * Sessions behind opaque bearer tokens. The token leaves this module once, when the session is created; only its hash
 * is stored. A session ends after 12 hours without use, after 30 days in any case, when it is revoked, and when its
 * user is disabled; one of a clock that was ahead does not count when the clock is right. Moments are arguments, so that tests need no waiting.
 */
import { dayMs, viewAsMinutes } from '@cvm/contract';
import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { latestTrue } from './clock.ts';
import type { Db } from './open.ts';
import { organizations, users } from './schema/people.ts';
import { sessions } from './schema/sign-in.ts';
import { isToken, newToken, sha256 } from './tokens.ts';
import { type User, userColumns } from './user.ts';
import { isUuid } from './uuid.ts';

const minuteMs = 60_000;
export const sessionIdleMs = 12 * 60 * minuteMs;
export const sessionLifetimeMs = 30 * dayMs;
const viewAsMs = viewAsMinutes * minuteMs;
/** How exactly `lastUsedAt` is kept: one write a minute for a busy session instead of one a call. */
const touchMs = minuteMs;

export type SessionOrigin = { address?: string | undefined; userAgent?: string | undefined };

/** The administrator who looks at the portal as the user of a session. */
export type Viewer = { id: string; email: string };

/** The user of a session; `viewer` is null in the user's own sessions. */
export type SignedIn = User & { viewer: Viewer | null };

type Lifetime = { lifetimeMs?: number | undefined; viewerId?: string | undefined };

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

const startSession = async (
  db: Db,
  userId: string,
  origin: SessionOrigin,
  now: Date,
  { lifetimeMs = sessionLifetimeMs, viewerId }: Lifetime = {},
): Promise<string> => {
  await db
    .delete(sessions)
    .where(or(lte(sessions.expiresAt, now), lte(sessions.lastUsedAt, before(now, sessionIdleMs))));
  const token = newToken();
  await db.insert(sessions).values({
    tokenHash: sha256(token),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    address: origin.address ?? null,
    userAgent: origin.userAgent?.slice(0, 500) ?? null,
    viewerId: viewerId ?? null,
  });
  return token;
};

/** Starts a session and answers its token. Sessions that are over, anybody's, are cleared away on the occasion. */
export const createSession = (db: Db, userId: string, origin: SessionOrigin = {}, now = new Date()): Promise<string> =>
  startSession(db, userId, origin, now);

/**
 * Starts a session in which an administrator looks at the portal as a user, and answers its token. It ends after
 * `viewAsMinutes`, and at once when either is disabled or the viewer is no administrator any more. What it must not do (write, reach
 * the administration) is the API's to refuse: `authenticate` says whose look it is.
 */
export const createViewAsSession = (
  db: Db,
  userId: string,
  viewerId: string,
  origin: SessionOrigin = {},
  now = new Date(),
): Promise<string> => startSession(db, userId, origin, now, { lifetimeMs: viewAsMs, viewerId });

const viewers = alias(users, 'viewers');
const viewerColumns = {
  id: viewers.id,
  email: viewers.email,
  mayView: sql<boolean>`${viewers.roles}[1] = 'admin' and not ${viewers.disabled}`,
};

/** The user whose session this token opens, with entitlements as they are now; null for any other text. */
export const authenticate = async (db: Db, token: string, now = new Date()): Promise<SignedIn | null> => {
  if (!isToken(token)) return null;
  const session = { sessionId: sessions.id, lastUsedAt: sessions.lastUsedAt, expiresAt: sessions.expiresAt };
  const [found] = await db
    .select({ ...userColumns, ...session, viewer: viewerColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(viewers, eq(viewers.id, sessions.viewerId))
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(sessions.tokenHash, sha256(token)));
  if (found === undefined) return null;
  const { sessionId, lastUsedAt, expiresAt, viewer, ...user } = found;
  if (viewer !== null && !viewer.mayView) return null;
  if (user.disabled || expiresAt <= now || lastUsedAt <= before(now, sessionIdleMs)) return null;
  if (lastUsedAt > latestTrue(now)) return null;
  if (lastUsedAt <= before(now, touchMs)) {
    await db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, sessionId), lt(sessions.lastUsedAt, now)));
  }
  return { ...user, viewer: viewer === null ? null : { id: viewer.id, email: viewer.email } };
};

/** Ends the session of this token (logout). A token without a session is no error. */
export const revokeSession = async (db: Db, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, sha256(token)));
};

/** Ends all sessions of a user, and those in which the user looks at the portal as somebody else. */
export const revokeSessions = async (db: Db, userId: string): Promise<void> => {
  await db.delete(sessions).where(or(eq(sessions.userId, userId), eq(sessions.viewerId, userId)));
};

/** A session of a user's own, as the user is shown it. */
export type OwnSession = {
  id: string;
  createdAt: Date;
  lastUsedAt: Date;
  address: string | null;
  userAgent: string | null;
  /** The one that asks. */
  isThis: boolean;
};

/** In which nobody else looks at the portal as the user. */
const ownOf = (userId: string) => and(eq(sessions.userId, userId), isNull(sessions.viewerId));

/** The sessions in which a user is signed in, the one used last in front; `token` is of the session that asks. */
export const listSessions = (db: Db, userId: string, token: string, now = new Date()): Promise<OwnSession[]> =>
  db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      address: sessions.address,
      userAgent: sessions.userAgent,
      isThis: sql<boolean>`${eq(sessions.tokenHash, sha256(token))}`,
    })
    .from(sessions)
    .where(
      and(
        ownOf(userId),
        gt(sessions.expiresAt, now),
        gt(sessions.lastUsedAt, before(now, sessionIdleMs)),
        lte(sessions.lastUsedAt, latestTrue(now)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));

/** Ends one session of a user. False when the user has none of this id. */
export const endSession = async (db: Db, userId: string, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const ended = await db
    .delete(sessions)
    .where(and(ownOf(userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
};

/**
 * Ends all sessions of a user but the one of the token, and those in which the user looks at the portal as somebody else.
 * Answers how many.
 */
export const endOtherSessions = async (db: Db, userId: string, token: string): Promise<number> => {
  const theirs = or(eq(sessions.userId, userId), eq(sessions.viewerId, userId));
  const ended = await db
    .delete(sessions)
    .where(and(theirs, ne(sessions.tokenHash, sha256(token))))
    .returning({ id: sessions.id });
  return ended.length;
};
