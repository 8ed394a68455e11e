/**
 * Publications: the answer of a saved report as it was at one moment, which its links show from then on. Made and deleted by
 * whoever may save over the report; whoever else may read one is decided by the caller, who knows what it rests on. The content
 * is kept unread. A publication goes with its report, and is not to be had while that lies in the bin.
 */
import { publicationsMax } from '@cvm/contract';
import { and, desc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { checkQuota } from './quotas.ts';
import { checkRevision, editable, findReport, locked, type Report } from './reports.ts';
import { users } from './schema/people.ts';
import { publications } from './schema/saved.ts';
import type { User } from './user.ts';
import { isUuid } from './uuid.ts';

export type Publication = typeof publications.$inferSelect;
/** A publication without what it shows. */
export type PublicationSummary = Omit<Publication, 'content' | 'contentVersion' | 'definition' | 'version'>;
export type NewPublication = Pick<Publication, 'edition' | 'dataThrough' | 'content' | 'contentVersion'> & {
  /** The revision that was answered: where another was saved since, nothing is published. */
  readonly revision: number;
};

const { content: _, contentVersion: __, definition: ___, version: ____, ...summary } = getTableColumns(publications);

/** The publications of a report, the last one first; none where the report lies in the bin or is not there. */
export const listPublications = async (db: Db, reportId: string): Promise<PublicationSummary[]> => {
  if ((await findReport(db, reportId)) === null) return [];
  return db
    .select(summary)
    .from(publications)
    .where(eq(publications.reportId, reportId))
    .orderBy(desc(publications.publishedAt), desc(publications.id));
};

/**
 * What was published last of each of these reports, by its id, where the user would find it in their list: in their
 * organization, or by themselves where they have none.
 */
export const lastPublications = async (
  db: Db,
  { id: userId, organization }: Pick<User, 'id' | 'organization'>,
  reportIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<Publication, 'id' | 'publishedAt'>>> => {
  if (reportIds.length === 0) return new Map();
  const { id, reportId, publishedAt, publishedBy, organizationId } = publications;
  const byThemselves = and(isNull(organizationId), eq(publishedBy, userId));
  const isTheirs = organization === null ? byThemselves : or(eq(organizationId, organization.id), byThemselves);
  const found = await db
    .select({ id, reportId, publishedAt })
    .from(publications)
    .where(and(inArray(reportId, [...reportIds]), isTheirs))
    .orderBy(publishedAt, id);
  return new Map(found.map((one) => [one.reportId, one]));
};

const ofReport = (reportId: string, id: string) => and(eq(publications.id, id), eq(publications.reportId, reportId));

/** A publication of a report; null when there is none, or the report lies in the bin. */
export const findPublication = async (db: Db, reportId: string, id: string): Promise<Publication | null> => {
  if (!isUuid(id) || (await findReport(db, reportId)) === null) return null;
  const [found] = await db.select().from(publications).where(ofReport(reportId, id));
  return found ?? null;
};

/** May an answer of this revision be kept? Throws `stale` where the report was saved since, and `full`. */
export const checkPublishable = async (
  db: Db,
  report: Pick<Report, 'id' | 'revision'>,
  revision: number,
): Promise<void> => {
  checkRevision(report, revision);
  if ((await db.$count(publications, eq(publications.reportId, report.id))) >= publicationsMax)
    throw new AccountsError('full', `A report is kept as published ${publicationsMax} times. Unpublish one first.`);
};

/**
 * Keeps the answer of a report for the organization of the user. Throws `not-found` and `not-owner` unless the user may save
 * over the report, `stale` where it was saved since, and `full`.
 */
export const putPublication = (
  db: Db,
  userId: string,
  reportId: string,
  published: NewPublication,
  now = new Date(),
): Promise<PublicationSummary> =>
  db.transaction(async (tx) => {
    const report = await locked(tx, userId, reportId);
    await checkPublishable(tx, report, published.revision);
    await checkQuota(tx, report.userId, published.content, { savedBy: userId });
    const [user] = await tx.select({ organizationId: users.organizationId }).from(users).where(eq(users.id, userId));
    const { name, definition, version } = report;
    const { edition, dataThrough, content, contentVersion, revision } = published;
    const [created] = await tx
      .insert(publications)
      .values({
        ...{ reportId, organizationId: user?.organizationId ?? null, publishedAt: now, publishedBy: userId },
        ...{ revision, name, definition, version, edition, dataThrough, content, contentVersion },
      })
      .returning(summary);
    if (created === undefined) throw new Error('A publication vanished while it was made.');
    return created;
  });

/** Takes a publication back, for good. Throws `not-found`, and `not-owner` for anybody who may not save over the report. */
export const deletePublication = async (
  db: Db,
  userId: string,
  reportId: string,
  id: string,
): Promise<PublicationSummary> => {
  await editable(db, userId, reportId);
  const deleted = isUuid(id) ? await db.delete(publications).where(ofReport(reportId, id)).returning(summary) : [];
  const [found] = deleted;
  if (found === undefined) throw new AccountsError('not-found', 'There is no such publication.');
  return found;
};
