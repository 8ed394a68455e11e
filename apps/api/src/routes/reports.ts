/**
 * Saved reports: read by any user that may see their pages, saved over and deleted by their
 * owner alone. What a report shows is decided when its cross-tab is asked, by the access rules of whoever asks.
 */
import {
  type Accounts,
  binDays,
  deleteForGood,
  deleteReport,
  findReport,
  listBin,
  listReportRevisions,
  listReports,
  namesOfColleagues,
  putReport,
  type Report,
  type ReportRevision,
  type ReportSummary,
  restoreReport,
} from '@cvm/accounts';
import {
  type BinnedReportAnswer,
  endpoints,
  permissionDeniedMessage,
  type ReportAnswer,
  type ReportDefinition,
  type ReportRevisionAnswer,
  type ReportSummaryAnswer,
  readReport,
  reportsMax,
  reportVersion,
  writeReport,
} from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { route } from './route.ts';

/** The caller's id. Throws when another owner is named. */
const ownerOf = (request: FastifyRequest, named: string | undefined): string => {
  const { id } = callerOf(request).user;
  if (named !== undefined && named !== id) throw new ApiError('forbidden', permissionDeniedMessage);
  return id;
};

/** What the people behind some reports are called, as far as the caller may know. */
type Names = ReadonlyMap<string, string>;

const namesFor = ({ db }: Accounts, request: FastifyRequest, ids: readonly (string | null)[]): Promise<Names> =>
  namesOfColleagues(db, callerOf(request).user.id, [...new Set(ids.filter((id) => id !== null))]);

const nameOf = (names: Names, id: string | null): string | null => (id === null ? null : (names.get(id) ?? null));

const summaryOf = (report: ReportSummary, names: Names): ReportSummaryAnswer => ({
  ...{ uuid: report.id, name: report.name, status: report.status, userId: report.userId },
  dateCreated: report.createdAt.toISOString(),
  dateModified: report.modifiedAt.toISOString(),
  modifiedBy: nameOf(names, report.modifiedBy),
});

const answerOf = (report: Report, names: Names): ReportAnswer => ({
  ...summaryOf(report, names),
  ...readReport(report.definition, report.version),
  renderer: '',
  aggregators: [],
  revision: report.revision,
});

const revisionOf = (kept: ReportRevision, names: Names): ReportRevisionAnswer => ({
  ...{ revision: kept.revision, name: kept.name },
  ...readReport(kept.definition, kept.version),
  dateSaved: kept.savedAt.toISOString(),
  savedBy: nameOf(names, kept.savedBy),
});

const dayMs = 86_400_000;

const binnedOf = (report: ReportSummary, names: Names): BinnedReportAnswer[] =>
  report.binnedAt === null
    ? []
    : [
        {
          ...summaryOf(report, names),
          dateBinned: report.binnedAt.toISOString(),
          dateDeleted: new Date(report.binnedAt.getTime() + binDays * dayMs).toISOString(),
        },
      ];

const definitionOf = ({ view, fields, pivots, sorts, filters, limit }: ReportDefinition): ReportDefinition =>
  writeReport({ view, fields, pivots, sorts, filters, limit });

const reportOf = async ({ db }: Accounts, uuid: string): Promise<Report> => {
  const found = await findReport(db, uuid);
  if (found === null) throw new ApiError('not_found', 'There is no such report.');
  return found;
};

const registerReading = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.listReports, async (request) => {
    const reports = await listReports(accounts.db, ownerOf(request, request.params.userId));
    const names = await namesFor(
      accounts,
      request,
      reports.map(({ modifiedBy }) => modifiedBy),
    );
    return { success: true, data: reports.map((report) => summaryOf(report, names)) };
  });
  route(app, endpoints.readReport, async (request) => {
    const report = await reportOf(accounts, request.params.uuid);
    return { success: true, data: answerOf(report, await namesFor(accounts, request, [report.modifiedBy])) };
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
    const kept = given ?? (await reportOf(accounts, request.params.uuid)).name;
    const input = { name: kept, status, revision, definition: definitionOf(definition), version: reportVersion };
    const saved = await putReport(accounts.db, userId, request.params.uuid, input);
    return { success: true, uuid: saved.id, name: saved.name, revision: saved.revision };
  });
};

const registerDeleting = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.deleteReport, async (request) => {
    await deleteReport(accounts.db, ownerOf(request, request.body?.userId), request.params.uuid);
    return { success: true };
  });
};

const registerBin = (app: FastifyInstance, accounts: Accounts): void => {
  const { db } = accounts;
  route(app, endpoints.listBin, async (request) => {
    const binned = await listBin(db, callerOf(request).user.id);
    const names = await namesFor(
      accounts,
      request,
      binned.map(({ modifiedBy }) => modifiedBy),
    );
    return { success: true, data: binned.flatMap((report) => binnedOf(report, names)) };
  });
  route(app, endpoints.restoreReport, async (request) => {
    const userId = callerOf(request).user.id;
    await checkRoom(accounts, userId);
    await restoreReport(db, userId, request.params.uuid);
    return { success: true };
  });
  route(app, endpoints.deleteForGood, async (request) => {
    await deleteForGood(db, callerOf(request).user.id, request.params.uuid);
    return { success: true };
  });
};

export const registerReports = (app: FastifyInstance, accounts: Accounts): void => {
  registerReading(app, accounts);
  registerSaving(app, accounts);
  registerDeleting(app, accounts);
  registerBin(app, accounts);
};
