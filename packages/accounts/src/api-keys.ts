/**
 * API keys: a key that names a user and a secret that proves it, for programs. The secret leaves this module once, when
 * it is generated; only its hash is stored. A user has one key; generating another ends the one before.
 */
import { timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { noSuch } from './errors.ts';
import type { Db } from './open.ts';
import { organizations, users } from './schema/people.ts';
import { isToken, newToken, sha256 } from './tokens.ts';
import { type User, userColumns } from './user.ts';
import { isUuid } from './uuid.ts';

export type ApiKey = { apiKey: string; apiSecret: string };

/** Told apart at a glance from a secret or a session's token: logs and bug reports may hold a key, never those. */
const keyPrefix = 'cvmi_';

const store = async (
  db: Db,
  userId: string,
  values: { apiKey: string | null; apiSecretHash: string | null },
  now: Date,
): Promise<void> => {
  const changed = isUuid(userId)
    ? await db
        .update(users)
        .set({ ...values, modifiedAt: now })
        .where(eq(users.id, userId))
        .returning({ id: users.id })
    : [];
  if (changed.length === 0) throw noSuch('user');
};

/** Gives a user a new key; the one before stops working at once. The secret cannot be read again. Throws `not-found`. */
export const generateApiKey = async (db: Db, userId: string, now = new Date()): Promise<ApiKey> => {
  const apiKey = `${keyPrefix}${newToken().slice(0, 24)}`;
  const apiSecret = newToken();
  await store(db, userId, { apiKey, apiSecretHash: sha256(apiSecret) }, now);
  return { apiKey, apiSecret };
};

/** Takes a user's key away; a user without one is no error. Throws `not-found`. */
export const revokeApiKey = (db: Db, userId: string, now = new Date()): Promise<void> =>
  store(db, userId, { apiKey: null, apiSecretHash: null }, now);

/** The user of a key and its secret, with entitlements as they are now; null for any other pair and for a disabled user. */
export const authenticateApiKey = async (db: Db, { apiKey, apiSecret }: ApiKey): Promise<User | null> => {
  if (!apiKey.startsWith(keyPrefix) || !isToken(apiSecret)) return null;
  const [found] = await db
    .select({ ...userColumns, apiSecretHash: users.apiSecretHash })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.apiKey, apiKey));
  if (found === undefined || found.apiSecretHash === null) return null;
  const { apiSecretHash, ...user } = found;
  const matches = timingSafeEqual(Buffer.from(sha256(apiSecret)), Buffer.from(apiSecretHash));
  return matches && !user.disabled ? user : null;
};
