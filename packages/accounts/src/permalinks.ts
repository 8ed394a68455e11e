/**
 * Permalinks: short ids for addresses that are too long to send. The id is made from the address, so one state of a
 * page has one link, whoever asks for it. An address says nothing about who may open it; that is decided when it is.
 */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './open.ts';
import { checkQuota } from './quotas.ts';
import { permalinks } from './schema/saved.ts';

/** 96 bits: short in a message, and no two addresses meet by chance. */
const idOf = (urlState: string): string => createHash('sha256').update(urlState).digest('base64url').slice(0, 16);

/** The id of an address, which is kept from now on. Throws `full`. */
export const ensurePermalink = async (db: Db, userId: string, urlState: string, now = new Date()): Promise<string> => {
  const id = idOf(urlState);
  if ((await findPermalink(db, id)) !== null) return id;
  await checkQuota(db, userId, urlState);
  await db.insert(permalinks).values({ id, urlState, userId, createdAt: now }).onConflictDoNothing();
  return id;
};

/** The address behind an id; null when there is none. */
export const findPermalink = async (db: Db, id: string): Promise<string | null> => {
  const [found] = await db.select().from(permalinks).where(eq(permalinks.id, id));
  return found?.urlState ?? null;
};
