/**
 * Saved cross-tab reports. A report may be read by whoever has its id, because a link to it is made to be sent; it is
 * written and deleted by its owner alone. The definition is kept unread, with the version of its shape;
 * `@cvm/contract` knows what it means.
 */
import { and, asc, eq, sql } from 'drizzle-orm';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { checkQuota } from './quotas.ts';
import { reports } from './schema/saved.ts';
import { isUuid } from './uuid.ts';

export type Report = typeof reports.$inferSelect;

export type ReportInput = {
  name: string;
  /** Any JSON value. */
  definition: unknown;
  version: number;
  /** 'disabled' hides a report from its owner's list; 'active' unless given. */
  status?: Report['status'] | undefined;
};

export type ReportSummary = Omit<Report, 'definition' | 'version'>;

/** The active reports of a user by name, without what they ask: a list of many would be megabytes of it. */
export const listReports = (db: Db, userId: string): Promise<ReportSummary[]> =>
  db
    .select({
      id: reports.id,
      userId: reports.userId,
      name: reports.name,
      status: reports.status,
      createdAt: reports.createdAt,
      modifiedAt: reports.modifiedAt,
    })
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.status, 'active')))
    .orderBy(sql`lower(${reports.name})`, asc(reports.id));

/** A report by id, whoever owns it and whatever its status; null when there is none. */
export const findReport = async (db: Db, id: string): Promise<Report | null> => {
  if (!isUuid(id)) return null;
  const [found] = await db.select().from(reports).where(eq(reports.id, id));
  return found ?? null;
};

/** Field by field: whatever else an input carries at run time, an owner or an id, is not written. */
const columnsOf = ({ name, definition, version, status }: ReportInput, now: Date) => ({
  name: name.trim(),
  definition,
  version,
  status,
  modifiedAt: now,
});

/** The reason why nothing with this id and owner was written. */
const refusal = async (db: Db, id: string): Promise<AccountsError> =>
  (await findReport(db, id)) === null
    ? new AccountsError('not-found', 'There is no such report.')
    : new AccountsError('not-owner', 'Only its owner can change a report. Save it under another name instead.');

const overwrite = async (db: Db, userId: string, id: string, input: ReportInput, now: Date): Promise<Report> => {
  const mine = and(eq(reports.id, id), eq(reports.userId, userId));
  const [saved] = isUuid(id) ? await db.update(reports).set(columnsOf(input, now)).where(mine).returning() : [];
  if (saved === undefined) throw await refusal(db, id);
  return saved;
};

/**
 * Saves a report: a new one when `id` is null, else over the one with that id. Throws `invalid` for an empty name,
 * `not-found`, `not-owner` and `full`.
 */
export const putReport = async (
  db: Db,
  userId: string,
  id: string | null,
  input: ReportInput,
  now = new Date(),
): Promise<Report> => {
  if (input.name.trim() === '') throw new AccountsError('invalid', 'Report name is required.', 'name');
  await checkQuota(db, userId, JSON.stringify(input.definition) ?? '', id);
  if (id !== null) return overwrite(db, userId, id, input, now);
  const values = { ...columnsOf(input, now), userId, createdAt: now };
  const [created] = await db.insert(reports).values(values).returning();
  if (created === undefined) throw new Error('A report vanished while it was created.');
  return created;
};

/** Deletes a report of this user. Throws `not-found` and `not-owner`. */
export const deleteReport = async (db: Db, userId: string, id: string): Promise<void> => {
  const mine = and(eq(reports.id, id), eq(reports.userId, userId));
  const deleted = isUuid(id) ? await db.delete(reports).where(mine).returning({ id: reports.id }) : [];
  if (deleted.length === 0) throw await refusal(db, id);
};
