/**
 * Saved reports: read by any user that may see their pages, deleted by their owner alone, saved over by the owner and the
 * colleagues whom the owner gave leave to. What a report shows is decided when its cross-tab is asked, by the access rules
 * of whoever asks.
 */
import {
  type Accounts,
  deleteForGood,
  deleteReport,
  lastPublications,
  listBin,
  listColleagues,
  listReportRevisions,
  listReports,
  listSharedReports,
  putReport,
  type Report,
  type ReportAccess,
  type ReportRevision,
  type ReportSummary,
  reportAccess,
  restoreReport,
  setReportTags,
  shareReport,
} from '@cvm/accounts';
import {
  type BinnedReportAnswer,
  binDays,
  dayMs,
  endpoints,
  type ListedReportAnswer,
  pageAllowed,
  pages,
  pathOf,
  permissionDeniedMessage,
  type ReportAnswer,
  type ReportDefinition,
  type ReportRevisionAnswer,
  type ReportSummaryAnswer,
  reportsMax,
  reportVersion,
  shownReport,
  writeReport,
} from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';
import { record } from '../auth/record.ts';
import { ApiError } from '../errors.ts';
import { type Names, nameOf, namesFor, reportNamed } from './report-named.ts';
import { route } from './route.ts';

/** The caller's id. Throws when another owner is named. */
const ownerOf = (request: FastifyRequest, named: string | undefined): string => {
  const { id } = callerOf(request).user;
  if (named !== undefined && named !== id) throw new ApiError('forbidden', permissionDeniedMessage);
  return id;
};

const summaryOf = (report: ReportSummary, names: Names, access: ReportAccess): ReportSummaryAnswer => ({
  ...{ uuid: report.id, name: report.name, status: report.status, userId: report.userId, access, tags: report.tags },
  dateCreated: report.createdAt.toISOString(),
  dateModified: report.modifiedAt.toISOString(),
  modifiedBy: nameOf(names, report.modifiedBy),
  owner: nameOf(names, report.userId),
});

/** Lists of reports name their people. */
const peopleOf = (reports: readonly ReportSummary[]): (string | null)[] =>
  reports.flatMap(({ userId, modifiedBy }) => [userId, modifiedBy]);

const answerOf = (report: Report, names: Names, access: ReportAccess): ReportAnswer => ({
  ...summaryOf(report, names, access),
  ...shownReport(report.definition, report.version),
  renderer: '',
  aggregators: [],
  revision: report.revision,
});

const revisionOf = (kept: ReportRevision, names: Names): ReportRevisionAnswer => ({
  ...{ revision: kept.revision, name: kept.name },
  ...shownReport(kept.definition, kept.version),
  dateSaved: kept.savedAt.toISOString(),
  savedBy: nameOf(names, kept.savedBy),
});

const binnedOf = (report: ReportSummary, names: Names): BinnedReportAnswer[] =>
  report.binnedAt === null
    ? []
    : [
        {
          ...summaryOf(report, names, 'own'),
          dateBinned: report.binnedAt.toISOString(),
          dateDeleted: new Date(report.binnedAt.getTime() + binDays * dayMs).toISOString(),
        },
      ];

const definitionOf = ({
  view,
  fields,
  pivots,
  calculated,
  sorts,
  filters,
  limit,
}: ReportDefinition): ReportDefinition => writeReport({ view, fields, pivots, calculated, sorts, filters, limit });

/** A list of reports as answered, with what was published of each. */
const listedOf = async <R extends ReportSummary>(
  accounts: Accounts,
  request: FastifyRequest,
  reports: readonly R[],
  accessTo: (report: R) => ReportAccess,
): Promise<ListedReportAnswer[]> => {
  const names = await namesFor(accounts, request, peopleOf(reports));
  const ids = reports.map(({ id }) => id);
  const published = await lastPublications(accounts.db, callerOf(request).user, ids);
  return reports.map((report) => {
    const last = published.get(report.id);
    return {
      ...summaryOf(report, names, accessTo(report)),
      published: last === undefined ? null : { id: last.id, datePublished: last.publishedAt.toISOString() },
    };
  });
};

const registerReading = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.listReports, async (request) => {
    const reports = await listReports(accounts.db, ownerOf(request, request.params.userId));
    return { success: true, data: await listedOf(accounts, request, reports, () => 'own') };
  });
  route(app, endpoints.listSharedReports, async (request) => {
    const reports = await listSharedReports(accounts.db, callerOf(request).user.id);
    const accessTo = ({ mayEdit }: (typeof reports)[number]) => (mayEdit ? 'edit' : 'view');
    return { success: true, data: await listedOf(accounts, request, reports, accessTo) };
  });
  route(app, endpoints.readReport, async (request) => {
    const report = await reportNamed(accounts, request.params.uuid);
    const access = await reportAccess(accounts.db, callerOf(request).user.id, report);
    return { success: true, data: answerOf(report, await namesFor(accounts, request, peopleOf([report])), access) };
  });
  route(app, endpoints.listReportRevisions, async (request) => {
    const kept = await listReportRevisions(accounts.db, callerOf(request).user.id, request.params.uuid);
    const names = await namesFor(
      accounts,
      request,
      kept.map(({ savedBy }) => savedBy),
    );
    return { success: true, data: kept.map((one) => revisionOf(one, names)) };
  });
};

/** A list that grows without end would be slow for its owner before it is full. */
const checkRoom = async ({ db }: Accounts, userId: string): Promise<void> => {
  if ((await listReports(db, userId)).length < reportsMax) return;
  throw new ApiError('conflict', `There are ${reportsMax} reports already. Delete one to save another.`);
};

const registerSaving = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.createReport, async (request) => {
    const { userId: owner, name: given, status, ...definition } = request.body;
    const userId = ownerOf(request, owner);
    await checkRoom(accounts, userId);
    const input = { name: given, status, definition: definitionOf(definition), version: reportVersion };
    const { id: uuid, name, revision } = await putReport(accounts.db, userId, null, input);
    return { success: true, uuid, name, revision };
  });
  route(app, endpoints.saveReport, async (request) => {
    const { userId: owner, name: given, status, revision, ...definition } = request.body;
    const userId = ownerOf(request, owner);
    const kept = given ?? (await reportNamed(accounts, request.params.uuid)).name;
    const input = { name: kept, status, revision, definition: definitionOf(definition), version: reportVersion };
    const saved = await putReport(accounts.db, userId, request.params.uuid, input);
    return { success: true, uuid: saved.id, name: saved.name, revision: saved.revision };
  });
};

const registerTagging = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.tagReport, async (request) => {
    await setReportTags(accounts.db, callerOf(request).user.id, request.params.uuid, request.body.tags);
    return { success: true };
  });
};

const registerDeleting = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.deleteReport, async (request) => {
    const { uuid } = request.params;
    const target = await deleteReport(accounts.db, ownerOf(request, request.body?.userId), uuid);
    await record(accounts, request, { action: 'report.delete', target, details: { report: uuid } });
    return { success: true };
  });
};

const accessWith = (mayEdit: boolean | null) => {
  if (mayEdit === null) return null;
  return mayEdit ? 'edit' : 'view';
};

const registerSharing = (app: FastifyInstance, accounts: Accounts): void => {
  const { db } = accounts;
  route(app, endpoints.listColleagues, async (request) => {
    const { id: userId } = callerOf(request).user;
    const report = await reportNamed(accounts, request.params.uuid);
    if (report.userId !== userId) throw new ApiError('forbidden', permissionDeniedMessage);
    const colleagues = (await listColleagues(db, userId, report.id)).filter(({ allowedPages }) =>
      pageAllowed(allowedPages, pathOf(pages.reports)),
    );
    const data = colleagues.map(({ id, name, mayEdit }) => ({ userId: id, name, access: accessWith(mayEdit) }));
    return { success: true, data };
  });
  route(app, endpoints.shareReport, async (request) => {
    const shares = request.body.shares.map(({ userId, access }) => ({ userId, mayEdit: access === 'edit' }));
    const { uuid } = request.params;
    await shareReport(db, callerOf(request).user.id, uuid, shares);
    const { name: target } = await reportNamed(accounts, uuid);
    const names = await namesFor(
      accounts,
      request,
      shares.map(({ userId }) => userId),
    );
    const named = (mayEdit: boolean) =>
      shares.filter((share) => share.mayEdit === mayEdit).map(({ userId }) => nameOf(names, userId) ?? userId);
    const details = { report: uuid, view: named(false), edit: named(true) };
    await record(accounts, request, { action: 'report.share', target, details });
    return { success: true };
  });
};

const registerBin = (app: FastifyInstance, accounts: Accounts): void => {
  const { db } = accounts;
  route(app, endpoints.listBin, async (request) => {
    const binned = await listBin(db, callerOf(request).user.id);
    const names = await namesFor(accounts, request, peopleOf(binned));
    return { success: true, data: binned.flatMap((report) => binnedOf(report, names)) };
  });
  route(app, endpoints.restoreReport, async (request) => {
    const userId = callerOf(request).user.id;
    await checkRoom(accounts, userId);
    const { uuid } = request.params;
    const target = await restoreReport(db, userId, uuid);
    await record(accounts, request, { action: 'report.restore', target, details: { report: uuid } });
    return { success: true };
  });
  route(app, endpoints.deleteForGood, async (request) => {
    const { uuid } = request.params;
    const target = await deleteForGood(db, callerOf(request).user.id, uuid);
    await record(accounts, request, { action: 'report.deleteForGood', target, details: { report: uuid } });
    return { success: true };
  });
};

export const registerReports = (app: FastifyInstance, accounts: Accounts): void => {
  registerReading(app, accounts);
  registerSaving(app, accounts);
  registerDeleting(app, accounts);
  registerTagging(app, accounts);
  registerSharing(app, accounts);
  registerBin(app, accounts);
};
