/**
 * Saved reports under v1/custom-report: read by any account that may see their pages, saved over and deleted by their
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
  blockedReportMessage,
  deleteReportBodySchema,
  doneSchema,
  newReportBodySchema,
  pageAllowed,
  permissionDeniedMessage,
  type ReportAnswer,
  type ReportDefinition,
  type ReportSummaryAnswer,
  readReport,
  reportAnswerSchema,
  reportBodySchema,
  reportListSchema,
  reportOwnerParamsSchema,
  reportParamsSchema,
  reportsMax,
  reportVersion,
  savedReportPages,
  savedReportSchema,
  writeReport,
} from '@cvm/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { callerOf } from '../auth/caller.ts';
import { ApiError } from '../errors.ts';
import { errorsOf } from './schemas.ts';

const tags = ['reports'];

const denied = () => new ApiError('forbidden', permissionDeniedMessage);

/** The caller's id. Throws unless the account has a page of reports that it is not blocked from. */
const checkCaller = (request: FastifyRequest, namedOwner?: string): string => {
  const { id, allowedPages: pages, blockedReports } = callerOf(request).user;
  const granted = savedReportPages.filter((page) => pageAllowed(pages, page));
  if (granted.length === 0) throw denied();
  if (granted.every((page) => blockedReports.includes(page))) throw new ApiError('blocked', blockedReportMessage);
  if (namedOwner !== undefined && namedOwner !== id) throw denied();
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
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/v1/custom-reports/:userId',
    {
      schema: {
        summary: 'The reports of the caller, by name, without what they ask',
        tags,
        params: reportOwnerParamsSchema,
        response: { 200: reportListSchema, ...errorsOf('unauthorized', 'forbidden') },
      },
    },
    async (request) => {
      const reports = await listReports(accounts.db, checkCaller(request, request.params.userId));
      return { success: true as const, data: reports.map(summaryOf) };
    },
  );
  typed.get(
    '/v1/custom-report/:uuid',
    {
      schema: {
        summary: 'One report, whoever owns it',
        tags,
        params: reportParamsSchema,
        response: { 200: reportAnswerSchema, ...errorsOf('unauthorized', 'forbidden', 'not_found') },
      },
    },
    async (request) => {
      checkCaller(request);
      return { success: true as const, data: answerOf(await reportOf(accounts, request.params.uuid)) };
    },
  );
};

/** A list that grows without end would be slow for its owner before it is full. */
const checkRoom = async ({ db }: Accounts, userId: string): Promise<void> => {
  if ((await listReports(db, userId)).length < reportsMax) return;
  throw new ApiError('conflict', `There are ${reportsMax} reports already. Delete one to save another.`);
};

const registerSaving = (app: FastifyInstance, accounts: Accounts): void => {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    '/v1/custom-report',
    {
      schema: {
        summary: 'Save a new report',
        tags,
        body: newReportBodySchema,
        response: {
          200: savedReportSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'conflict', 'too_large'),
        },
      },
    },
    async (request) => {
      const { userId: owner, name: given, status, ...definition } = request.body;
      const userId = checkCaller(request, owner);
      await checkRoom(accounts, userId);
      const input = { name: given, status, definition: definitionOf(definition), version: reportVersion };
      const { id: uuid, name } = await putReport(accounts.db, userId, null, input);
      return { success: true as const, uuid, name };
    },
  );
  typed.put(
    '/v1/custom-report/:uuid',
    {
      schema: {
        summary: 'Save over a report of the caller',
        tags,
        params: reportParamsSchema,
        body: reportBodySchema,
        response: {
          200: savedReportSchema,
          ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found', 'too_large'),
        },
      },
    },
    async (request) => {
      const { userId: owner, name: given, status, ...definition } = request.body;
      const userId = checkCaller(request, owner);
      const kept = given ?? (await reportOf(accounts, request.params.uuid)).name;
      const input = { name: kept, status, definition: definitionOf(definition), version: reportVersion };
      const { id: uuid, name } = await putReport(accounts.db, userId, request.params.uuid, input);
      return { success: true as const, uuid, name };
    },
  );
};

const registerDeleting = (app: FastifyInstance, accounts: Accounts): void => {
  app.withTypeProvider<ZodTypeProvider>().delete(
    '/v1/custom-report/:uuid',
    {
      schema: {
        summary: 'Delete a report of the caller',
        tags,
        params: reportParamsSchema,
        body: deleteReportBodySchema,
        response: { 200: doneSchema, ...errorsOf('bad_request', 'unauthorized', 'forbidden', 'not_found') },
      },
    },
    async (request) => {
      await deleteReport(accounts.db, checkCaller(request, request.body?.userId), request.params.uuid);
      return { success: true as const };
    },
  );
};

export const registerReports = (app: FastifyInstance, accounts: Accounts): void => {
  registerReading(app, accounts);
  registerSaving(app, accounts);
  registerDeleting(app, accounts);
};
