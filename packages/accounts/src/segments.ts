/**
 * Saved audience segments and benchmarks. Each belongs to one user, and nobody else sees that it exists. The filters
 * are kept unread, with the version of their shape; `@cvm/contract` knows what they mean.
 */
import { benchmarkNameTaken, requiredMessage, textLabels } from '@cvm/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { AccountsError, brokenUnique, noSuch } from './errors.ts';
import type { Db } from './open.ts';
import { checkQuota } from './quotas.ts';
import { segments } from './schema/saved.ts';
import { isUuid } from './uuid.ts';

export type Segment = typeof segments.$inferSelect;

export type SegmentInput = {
  name: string;
  /** Any JSON value. */
  filters: unknown;
  version: number;
  isBenchmark: boolean;
  isDefault: boolean;
  /** `modifiedAt` as the editor has seen it; absent = whatever it is. */
  seen?: Date | undefined;
};

const mine = (userId: string, id: string) => and(eq(segments.id, id), eq(segments.userId, userId));

/** The segments of a user by name, benchmarks among them. */
export const listSegments = (db: Db, userId: string): Promise<Segment[]> =>
  db.select().from(segments).where(eq(segments.userId, userId)).orderBy(sql`lower(${segments.name})`, asc(segments.id));

/** A segment of this user; null when there is none or it is somebody else's. */
export const findSegment = async (db: Db, userId: string, id: string): Promise<Segment | null> => {
  if (!isUuid(id)) return null;
  const [found] = await db.select().from(segments).where(mine(userId, id));
  return found ?? null;
};

/** Has another segment of this user, benchmark or not, this name? (2-title-reports section 5) */
const isTaken = async (db: Db, userId: string, id: string | null, name: string): Promise<boolean> => {
  const named = and(eq(segments.userId, userId), sql`lower(${segments.name}) = lower(${name})`);
  const others = id === null ? named : and(named, ne(segments.id, id));
  return (await db.select({ id: segments.id }).from(segments).where(others).limit(1)).length > 0;
};

const nameTaken = () => new AccountsError('taken', benchmarkNameTaken, 'name');

const write = async (db: Db, userId: string, id: string | null, input: SegmentInput, now: Date): Promise<Segment> => {
  // Field by field: whatever else an input carries at run time, an owner or an id, is not written.
  const { filters, version, isBenchmark, isDefault, seen } = input;
  // Two changes within a millisecond must not look like one.
  const modifiedAt = new Date(Math.max(now.getTime(), (seen?.getTime() ?? 0) + 1));
  const values = { name: input.name.trim(), filters, version, isBenchmark, isDefault, modifiedAt };
  const asSeen = seen === undefined ? undefined : eq(segments.modifiedAt, seen);
  const [saved] =
    id === null
      ? await db
          .insert(segments)
          .values({ ...values, userId, createdAt: now })
          .returning()
      : await db
          .update(segments)
          .set(values)
          .where(and(mine(userId, id), asSeen))
          .returning();
  if (saved === undefined && id !== null && (await findSegment(db, userId, id)) !== null)
    throw new AccountsError(
      'stale',
      'It was changed elsewhere in the meantime. Open it again to change what it is now.',
    );
  if (saved === undefined) throw noSuch('segment');
  return saved;
};

/**
 * Saves a segment: a new one when `id` is null, else over the one with that id. Throws `invalid` for an empty name,
 * `not-found` for an id that is not the user's, `stale` for one that was changed since it was `seen`, `taken` for a benchmark named
 * as another segment of the user.
 */
export const putSegment = async (
  db: Db,
  userId: string,
  id: string | null,
  input: SegmentInput,
  now = new Date(),
): Promise<Segment> => {
  if (input.name.trim() === '') throw new AccountsError('invalid', requiredMessage(textLabels.segmentName), 'name');
  if (id !== null && !isUuid(id)) throw noSuch('segment');
  await checkQuota(db, userId, JSON.stringify(input.filters) ?? '', { replaced: id });
  if (input.isBenchmark && (await isTaken(db, userId, id, input.name.trim()))) throw nameTaken();
  try {
    return await write(db, userId, id, input, now);
  } catch (error) {
    if (brokenUnique(error) !== 'segments_benchmark_name_unique') throw error;
    throw nameTaken();
  }
};

/** Deletes a segment of this user; false when there was none. */
export const deleteSegment = async (db: Db, userId: string, id: string): Promise<boolean> => {
  if (!isUuid(id)) return false;
  const deleted = await db.delete(segments).where(mine(userId, id)).returning({ id: segments.id });
  return deleted.length > 0;
};
