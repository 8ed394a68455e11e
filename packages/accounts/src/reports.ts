/**
 * Saved cross-tab reports. A report may be read by whoever has its id, because a link to it is made to be sent; it is
 * deleted or hidden by its owner alone, and written by its owner and the colleagues who were given leave to. The definition is
 * kept unread, with the version of its shape; `@cvm/contract` knows what it means. What a report was before it is saved over is
 * kept as a revision; a deleted one lies in the bin of its owner for `binDays`, where nobody reads it.
 */
import { binDays, dayMs, requiredMessage, revisionsMax, textLabels } from '@cvm/contract';
import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { latestTrue } from './clock.ts';
import { AccountsError, noSuch } from './errors.ts';
import type { Db } from './open.ts';
import { checkQuota } from './quotas.ts';
import { reportAccess } from './report-shares.ts';
import { type ReportSummary, summaryColumns } from './report-summary.ts';
import { reportRevisions, reports } from './schema/saved.ts';
import { isUuid } from './uuid.ts';

export type Report = typeof reports.$inferSelect;

export type ReportInput = {
  name: string;
  /** Any JSON value. */
  definition: unknown;
  version: number;
  /** 'disabled' hides a report from its owner's list; 'active' unless given. */
  status?: Report['status'] | undefined;
  /** The revision that was begun from: where another was saved since, nothing is written. */
  revision?: number | undefined;
};

/** What a report was before it was saved over. */
export type ReportRevision = Omit<typeof reportRevisions.$inferSelect, 'reportId'>;

/** The active reports of a user by name, without what they ask: a list of many would be megabytes of it. */
export const listReports = (db: Db, userId: string): Promise<ReportSummary[]> =>
  db
    .select(summaryColumns)
    .from(reports)
    .where(and(eq(reports.userId, userId), eq(reports.status, 'active'), isNull(reports.binnedAt)))
    .orderBy(sql`lower(${reports.name})`, asc(reports.id));

/** A report by id, whoever owns it and whatever its status; null when there is none, or it lies in the bin. */
export const findReport = async (db: Db, id: string): Promise<Report | null> => {
  if (!isUuid(id)) return null;
  const [found] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), isNull(reports.binnedAt)));
  return found ?? null;
};

/** Field by field: whatever else an input carries at run time, an owner or an id, is not written. */
const columnsOf = ({ name, definition, version, status }: ReportInput, userId: string, now: Date) => ({
  name: name.trim(),
  definition,
  version,
  status,
  modifiedAt: now,
  modifiedBy: userId,
});

/** The reason why nothing with this id and owner was written. */
const refusal = async (db: Db, id: string): Promise<AccountsError> =>
  (await findReport(db, id)) === null
    ? noSuch('report')
    : new AccountsError('not-owner', 'Only its owner can change a report. Save it under another name instead.');

/** Throws what `refusal` says unless the user owns the report or may edit it; gives the report. */
export const editable = async (db: Db, userId: string, id: string): Promise<Report> => {
  const report = await findReport(db, id);
  if (report === null || (await reportAccess(db, userId, report)) === 'view') throw await refusal(db, id);
  return report;
};

const mine = (userId: string, id: string) => and(eq(reports.id, id), eq(reports.userId, userId));

/** The report of somebody who may save over it, which nobody else changes until the transaction ends. */
export const locked = async (tx: Db, userId: string, id: string): Promise<Report> => {
  await editable(tx, userId, id);
  const [found] = await tx
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), isNull(reports.binnedAt)))
    .for('update');
  if (found === undefined) throw await refusal(tx, id);
  return found;
};

/** Keeps what a report was, and forgets the oldest of too many. */
const keepRevision = async (tx: Db, before: Report): Promise<void> => {
  const { id: reportId, revision, name, definition, version, modifiedAt: savedAt, modifiedBy: savedBy } = before;
  await tx.insert(reportRevisions).values({ reportId, revision, name, definition, version, savedAt, savedBy });
  const tooOld = lte(reportRevisions.revision, revision - revisionsMax);
  await tx.delete(reportRevisions).where(and(eq(reportRevisions.reportId, reportId), tooOld));
};

/** Throws `stale` where the report was saved since this revision of it was read. */
export const checkRevision = (report: Pick<Report, 'revision'>, revision: number): void => {
  if (report.revision !== revision)
    throw new AccountsError('stale', 'This report was saved again since you opened it.', 'revision');
};

const overwrite = (db: Db, userId: string, id: string, input: ReportInput, now: Date): Promise<Report> =>
  db.transaction(async (tx) => {
    const before = await locked(tx, userId, id);
    if (input.revision !== undefined) checkRevision(before, input.revision);
    if (before.userId !== userId && (input.status ?? before.status) !== before.status)
      throw new AccountsError('not-owner', 'Only its owner can hide a report or show it again.');
    await keepRevision(tx, before);
    const columns = { ...columnsOf(input, userId, now), revision: before.revision + 1 };
    const [saved] = await tx.update(reports).set(columns).where(eq(reports.id, id)).returning();
    if (saved === undefined) throw new Error('A report vanished while it was saved.');
    return saved;
  });

/**
 * Saves a report: a new one when `id` is null, else over the one with that id, which is kept as a revision. Throws
 * `invalid` for an empty name, `stale` where the report is at another revision than the one given, `not-found`,
 * `not-owner` and `full`.
 */
export const putReport = async (
  db: Db,
  userId: string,
  id: string | null,
  input: ReportInput,
  now = new Date(),
): Promise<Report> => {
  if (input.name.trim() === '') throw new AccountsError('invalid', requiredMessage(textLabels.reportName), 'name');
  // Whoever saves over it, a report is kept among what its owner keeps.
  const owner = id === null ? userId : (await editable(db, userId, id)).userId;
  await checkQuota(db, owner, JSON.stringify(input.definition) ?? '', { savedBy: userId });
  if (id !== null) return overwrite(db, userId, id, input, now);
  const values = { ...columnsOf(input, userId, now), userId, createdAt: now };
  const [created] = await db.insert(reports).values(values).returning();
  if (created === undefined) throw new Error('A report vanished while it was created.');
  return created;
};

/** What a report was before, the latest first. Throws `not-found`, and `not-owner` for anybody who may not save over it. */
export const listReportRevisions = async (db: Db, userId: string, id: string): Promise<ReportRevision[]> => {
  await editable(db, userId, id);
  const { reportId: _, ...columns } = getTableColumns(reportRevisions);
  return db
    .select(columns)
    .from(reportRevisions)
    .where(eq(reportRevisions.reportId, id))
    .orderBy(desc(reportRevisions.revision));
};

/** Files a report of this user under these tags and no others; it is not changed by it. Throws `not-found` and `not-owner`. */
export const setReportTags = async (db: Db, userId: string, id: string, tags: readonly string[]): Promise<void> => {
  const filed = isUuid(id)
    ? await db
        .update(reports)
        .set({ tags: [...tags] })
        .where(and(mine(userId, id), isNull(reports.binnedAt)))
        .returning({ id: reports.id })
    : [];
  if (filed.length === 0) throw await refusal(db, id);
};

/** What has lain in a bin since then is not in it any more. */
const binnedBefore = (now: Date): Date => new Date(now.getTime() - binDays * dayMs);

/**
 * Empties the bins of what has lain there for long enough, a day after that was first seen: a clock that is ahead takes nothing that
 * is found in the bin again once it is right. What such a clock put there lies there from now on.
 */
const emptyBins = async (db: Db, now: Date): Promise<void> => {
  const [isOver, isNotOver] = [lte(reports.binnedAt, binnedBefore(now)), gt(reports.binnedAt, binnedBefore(now))];
  const [isAhead, isSeenAhead] = [reports.binnedAt, reports.overdueAt].map((moment) => gt(moment, latestTrue(now)));
  await db.update(reports).set({ binnedAt: now }).where(isAhead);
  await db
    .update(reports)
    .set({ overdueAt: null })
    .where(and(isNotNull(reports.binnedAt), isNotNull(reports.overdueAt), or(isNotOver, isSeenAhead)));
  await db
    .update(reports)
    .set({ overdueAt: now })
    .where(and(isOver, isNull(reports.overdueAt)));
  await db.delete(reports).where(and(isOver, lte(reports.overdueAt, new Date(now.getTime() - dayMs))));
};

/** Puts a report of this user into the bin, and gives its name. Throws `not-found` and `not-owner`. */
export const deleteReport = async (db: Db, userId: string, id: string, now = new Date()): Promise<string> => {
  await emptyBins(db, now);
  const [binned] = isUuid(id)
    ? await db
        .update(reports)
        .set({ binnedAt: now })
        .where(and(mine(userId, id), isNull(reports.binnedAt)))
        .returning({ name: reports.name })
    : [];
  if (binned === undefined) throw await refusal(db, id);
  return binned.name;
};

/** The reports of a user's bin, the last deleted first. */
export const listBin = async (db: Db, userId: string, now = new Date()): Promise<ReportSummary[]> => {
  await emptyBins(db, now);
  return db
    .select(summaryColumns)
    .from(reports)
    .where(and(eq(reports.userId, userId), gt(reports.binnedAt, binnedBefore(now))))
    .orderBy(desc(reports.binnedAt), asc(reports.id));
};

const inBin = (userId: string, id: string, now: Date) => and(mine(userId, id), gt(reports.binnedAt, binnedBefore(now)));
const notInBin = () => new AccountsError('not-found', 'There is no such report in the bin.');

/** Takes a report of this user out of the bin, as it was, and gives its name. Throws `not-found`. */
export const restoreReport = async (db: Db, userId: string, id: string, now = new Date()): Promise<string> => {
  await emptyBins(db, now);
  const [restored] = isUuid(id)
    ? await db
        .update(reports)
        .set({ binnedAt: null })
        .where(inBin(userId, id, now))
        .returning({ name: reports.name })
    : [];
  if (restored === undefined) throw notInBin();
  return restored.name;
};

/** Deletes a report of this user's bin for good, with all that it was, and gives its name. Throws `not-found`. */
export const deleteForGood = async (db: Db, userId: string, id: string, now = new Date()): Promise<string> => {
  const [deleted] = isUuid(id)
    ? await db
        .delete(reports)
        .where(inBin(userId, id, now))
        .returning({ name: reports.name })
    : [];
  if (deleted === undefined) throw notInBin();
  return deleted.name;
};
