/**
 * Saved reports (3-reports-and-admin section 7). A report is read by any user that may see its pages, written by its
 * owner.
 */
import { z } from 'zod';
import { patternsOf } from '../pages/index.ts';
import { reportDefinitionSchema, reportNameMax } from '../saved/report.ts';
import { doneSchema, endpoint } from './endpoint.ts';

/** The pages of reports: a user needs one of them. */
const savedReportPages = patternsOf('reportBuilder', 'reports', 'savedReport');

const nameSchema = z
  .string({ error: 'Report name is required.' })
  .trim()
  .min(1, 'Report name is required.')
  .max(reportNameMax, `Report name takes up to ${reportNameMax} characters.`);

/** 'disabled' hides a report from its owner's list. */
const statusSchema = z.enum(['active', 'disabled']);

const reportSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  status: statusSchema,
  /** The owner. */
  userId: z.string(),
  ...reportDefinitionSchema.shape,
  limit: z.number().nullable(),
  /** Parts of the shape that say nothing in this product. */
  renderer: z.literal(''),
  aggregators: z.array(z.never()),
  dateCreated: z.iso.datetime(),
  dateModified: z.iso.datetime(),
});
export type ReportAnswer = z.infer<typeof reportSchema>;

/** A report in a list: what it asks is answered with the report itself. */
const reportSummarySchema = reportSchema.pick({
  uuid: true,
  name: true,
  status: true,
  userId: true,
  dateCreated: true,
  dateModified: true,
});
export type ReportSummaryAnswer = z.infer<typeof reportSummarySchema>;

export const reportListSchema = z.object({ success: z.literal(true), data: z.array(reportSummarySchema) });
export const reportAnswerSchema = z.object({ success: z.literal(true), data: reportSchema });
const savedReportSchema = z.object({ success: z.literal(true), uuid: z.string(), name: z.string() });

const reportParamsSchema = z.object({ uuid: z.string().max(64) });
const reportOwnerParamsSchema = z.object({ userId: z.string().max(64) });

const given = {
  ...reportDefinitionSchema.shape,
  /** Whoever calls is the owner; another name here is refused. */
  userId: z.string().max(64).optional(),
  status: statusSchema.optional(),
  renderer: z.union([z.literal(''), z.null()]).optional(),
  aggregators: z.union([z.literal(''), z.array(z.never()), z.null()]).optional(),
};

const newReportBodySchema = z.strictObject({ ...given, name: nameSchema });
/** Without a name the report keeps its own. */
const reportBodySchema = z.strictObject({ ...given, name: nameSchema.optional() });

const deleteReportBodySchema = z.strictObject({ userId: z.string().max(64).optional() }).nullish();

export const reportEndpoints = {
  listReports: endpoint({
    method: 'GET',
    path: '/v1/custom-reports/:userId',
    who: 'user',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'The reports of the caller, by name, without what they ask',
    params: reportOwnerParamsSchema,
    answer: reportListSchema,
  }),
  readReport: endpoint({
    method: 'GET',
    path: '/v1/custom-report/:uuid',
    who: 'user',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'One report, whoever owns it',
    params: reportParamsSchema,
    answer: reportAnswerSchema,
    errors: ['not_found'],
  }),
  createReport: endpoint({
    method: 'POST',
    path: '/v1/custom-report',
    who: 'person',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'Save a new report',
    body: newReportBodySchema,
    answer: savedReportSchema,
    errors: ['bad_request', 'conflict', 'too_large'],
  }),
  saveReport: endpoint({
    method: 'PUT',
    path: '/v1/custom-report/:uuid',
    who: 'person',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'Save over a report of the caller',
    params: reportParamsSchema,
    body: reportBodySchema,
    answer: savedReportSchema,
    errors: ['bad_request', 'not_found', 'too_large'],
  }),
  deleteReport: endpoint({
    method: 'DELETE',
    path: '/v1/custom-report/:uuid',
    who: 'person',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'Delete a report of the caller',
    params: reportParamsSchema,
    body: deleteReportBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found'],
  }),
};
