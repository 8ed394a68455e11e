/**
 * Saved reports: read by any user that may see their pages, saved over and deleted by their
 * owner alone. What a report shows is decided when its cross-tab is asked, by the access rules of whoever asks.
 */
import {
  type Accounts,
  deleteReport,
  findReport,
  listReports,
  putReport,
  type Report,
  type ReportSummary,
} from '@cvm/accounts';
import {
  endpoints,
  permissionDeniedMessage,
  type ReportAnswer,
  type ReportDefinition,
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

const summaryOf = ({ id, name, status, userId, createdAt, modifiedAt }: ReportSummary): ReportSummaryAnswer => ({
  ...{ uuid: id, name, status, userId },
  dateCreated: createdAt.toISOString(),
  dateModified: modifiedAt.toISOString(),
});

const answerOf = (report: Report): ReportAnswer => ({
  ...summaryOf(report),
  ...readReport(report.definition, report.version),
  renderer: '',
  aggregators: [],
});

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
    return { success: true, data: reports.map(summaryOf) };
  });
  route(app, endpoints.readReport, async (request) => {
    return { success: true, data: answerOf(await reportOf(accounts, request.params.uuid)) };
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
    const { id: uuid, name } = await putReport(accounts.db, userId, null, input);
    return { success: true, uuid, name };
  });
  route(app, endpoints.saveReport, async (request) => {
    const { userId: owner, name: given, status, ...definition } = request.body;
    const userId = ownerOf(request, owner);
    const kept = given ?? (await reportOf(accounts, request.params.uuid)).name;
    const input = { name: kept, status, definition: definitionOf(definition), version: reportVersion };
    const { id: uuid, name } = await putReport(accounts.db, userId, request.params.uuid, input);
    return { success: true, uuid, name };
  });
};

const registerDeleting = (app: FastifyInstance, accounts: Accounts): void => {
  route(app, endpoints.deleteReport, async (request) => {
    await deleteReport(accounts.db, ownerOf(request, request.body?.userId), request.params.uuid);
    return { success: true };
  });
};

export const registerReports = (app: FastifyInstance, accounts: Accounts): void => {
  registerReading(app, accounts);
  registerSaving(app, accounts);
  registerDeleting(app, accounts);
};
