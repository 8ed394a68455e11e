/** Messages about downtime: shown to everybody who is signed in until they expire or are disabled. */
import { dayMs } from '@cvm/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { type Actor, audit } from './audit.ts';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { downtimeMessages } from './schema/operations.ts';
import { isUuid } from './uuid.ts';

export type Downtime = { id: string; title: string; body: string; expiresAt: Date };

const columns = {
  id: downtimeMessages.id,
  title: downtimeMessages.title,
  body: downtimeMessages.body,
  expiresAt: downtimeMessages.expiresAt,
};

const yearMs = 365 * dayMs;

/** The messages that are shown now, the one that expires first in front. */
export const listDowntime = (db: Db, now = new Date()): Promise<Downtime[]> =>
  db
    .select(columns)
    .from(downtimeMessages)
    .where(gt(downtimeMessages.expiresAt, now))
    .orderBy(asc(downtimeMessages.expiresAt));

/** Throws `invalid` for a message that would be over already, or would stay for more than a year. */
export const createDowntime = async (
  db: Db,
  message: Omit<Downtime, 'id'>,
  actor: Actor,
  now = new Date(),
): Promise<Downtime> => {
  const ms = message.expiresAt.getTime() - now.getTime();
  if (!(ms > 0)) throw new AccountsError('invalid', 'The message must expire in the future.', 'expires');
  if (ms > yearMs) throw new AccountsError('invalid', 'The message must expire within a year.', 'expires');
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(downtimeMessages)
      .values({ ...message, createdAt: now })
      .returning(columns);
    if (created === undefined) throw new Error('A message vanished while it was created.');
    const details = { title: created.title, expires: created.expiresAt.toISOString() };
    await audit(tx, { actor, address: actor.address, action: 'downtime.create', target: created.id, details }, now);
    return created;
  });
};

/** Ends a message now. Throws `not-found` when there is none, or it is over. */
export const disableDowntime = async (db: Db, id: string, actor: Actor, now = new Date()): Promise<void> => {
  const gone = new AccountsError('not-found', 'This message is not shown any more.');
  if (!isUuid(id)) throw gone;
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(downtimeMessages)
      .set({ expiresAt: now })
      .where(and(eq(downtimeMessages.id, id), gt(downtimeMessages.expiresAt, now)))
      .returning(columns);
    if (ended === undefined) throw gone;
    const details = { title: ended.title };
    await audit(tx, { actor, address: actor.address, action: 'downtime.disable', target: id, details }, now);
  });
};
