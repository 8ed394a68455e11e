/**
 * Reports that are shared with colleagues: people of the same organization as the owner, who find them in their list, and
 * save over them where the owner gave them leave. Whoever leaves the organization leaves what was shared with them.
 */
import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { type ReportSummary, summaryColumns } from './report-summary.ts';
import { users } from './schema/people.ts';
import { reportShares, reports } from './schema/saved.ts';
import { isUuid } from './uuid.ts';

/** What a user may do with a report; who neither owns it nor may save over it may look at it. */
export type ReportAccess = 'own' | 'edit' | 'view';
export type ReportShare = { userId: string; mayEdit: boolean };
/** Somebody of the owner's organization; `mayEdit` is null where the report is not shared with them. */
export type Colleague = { id: string; name: string; allowedPages: string[]; mayEdit: boolean | null };

const owners = alias(users, 'owners');

/** The reports that are shared with a user by an owner of the same organization, by name. */
export const listSharedReports = (db: Db, userId: string): Promise<(ReportSummary & { mayEdit: boolean })[]> =>
  db
    .select({ ...summaryColumns, mayEdit: reportShares.mayEdit })
    .from(reportShares)
    .innerJoin(reports, eq(reports.id, reportShares.reportId))
    .innerJoin(users, eq(users.id, reportShares.userId))
    .innerJoin(owners, and(eq(owners.id, reports.userId), eq(owners.organizationId, users.organizationId)))
    .where(and(eq(reportShares.userId, userId), eq(reports.status, 'active'), isNull(reports.binnedAt)))
    .orderBy(sql`lower(${reports.name})`, asc(reports.id));

/** What a user may do with a report. */
export const reportAccess = async (
  db: Db,
  userId: string,
  report: { id: string; userId: string },
): Promise<ReportAccess> => {
  if (report.userId === userId) return 'own';
  const shares = await listSharedReports(db, userId);
  return shares.some(({ id, mayEdit }) => id === report.id && mayEdit) ? 'edit' : 'view';
};

/** Everybody of a user's organization who can sign in, but the user, with what a report of the user allows them; by name. */
export const listColleagues = async (db: Db, userId: string, reportId: string): Promise<Colleague[]> => {
  const name = sql<string>`coalesce(nullif(btrim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`;
  return db
    .select({ id: users.id, name, allowedPages: users.allowedPages, mayEdit: reportShares.mayEdit })
    .from(users)
    .innerJoin(owners, and(eq(owners.id, userId), eq(owners.organizationId, users.organizationId)))
    .leftJoin(reportShares, and(eq(reportShares.userId, users.id), eq(reportShares.reportId, reportId)))
    .where(and(ne(users.id, userId), eq(users.disabled, false), isNotNull(users.organizationId)))
    .orderBy(sql`lower(${name})`, asc(users.id));
};

/**
 * Shares a report with these colleagues and nobody else. Throws `not-found` where the user has no such report, and `invalid`
 * for anybody who is no colleague.
 */
export const shareReport = (db: Db, userId: string, reportId: string, shares: readonly ReportShare[]): Promise<void> =>
  db.transaction(async (tx) => {
    const mine = and(eq(reports.id, reportId), eq(reports.userId, userId), isNull(reports.binnedAt));
    const [found] = isUuid(reportId) ? await tx.select({ id: reports.id }).from(reports).where(mine).for('update') : [];
    if (found === undefined) throw new AccountsError('not-found', 'You have no such report.');
    const known = new Set((await listColleagues(tx, userId, reportId)).map(({ id }) => id));
    if (shares.some((share) => !known.has(share.userId)))
      throw new AccountsError('invalid', 'A report is shared with people of your organization alone.', 'shares');
    await tx.delete(reportShares).where(eq(reportShares.reportId, reportId));
    const rows = shares.map(({ userId: to, mayEdit }) => ({ reportId, userId: to, mayEdit }));
    if (rows.length > 0) await tx.insert(reportShares).values(rows);
  });
