/**
 * Saved reports (3-reports-and-admin section 7). A report is read by any user that may see its pages, written by its
 * owner and the colleagues whom the owner gave leave to. Each save makes a revision; a deleted report lies in the bin of its owner, and is deleted for good after
 * `binDays`.
 */
import { z } from 'zod';
import { isDimension } from '../crosstab/dimensions.ts';
import { bareName } from '../crosstab/names.ts';
import { idSchema } from '../filters/clause.ts';
import { keptText } from '../filters/letters.ts';
import { patternsOf } from '../pages/index.ts';
import { reportDefinitionSchema, reportNameMax } from '../saved/report.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { requiredName, textLabels } from './required.ts';

/** Days that a deleted report lies in the bin. */
export const binDays = 30;

/** The pages of reports: a user needs one of them. */
export const savedReportPages = patternsOf('reportBuilder', 'reports', 'savedReport');

const nameSchema = requiredName(textLabels.reportName, reportNameMax);

/** 'disabled' hides a report from its owner's list. */
const statusSchema = z.enum(['active', 'disabled']);

/** What the caller may do with a report: `edit` is to save over it. */
const reportAccessSchema = z.enum(['own', 'edit', 'view']);

const shownDefinitionShape = {
  ...reportDefinitionSchema.shape,
  limit: z.null(),
  /** There where what it asks cannot be read as it was kept, and nothing stands in its fields: why. */
  problem: z.string().optional(),
};

const reportSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  status: statusSchema,
  /** The owner. */
  userId: z.string(),
  ...shownDefinitionShape,
  /** Parts of the shape that say nothing in this product. */
  renderer: z.literal(''),
  aggregators: z.array(z.never()),
  dateCreated: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  /** Who saved it last, as the people of the same organization are called; null = not to be told, or not there any more. */
  modifiedBy: z.string().nullable(),
  /** Its owner, as told as who saved it last. */
  owner: z.string().nullable(),
  access: reportAccessSchema,
  /** Words that its owner files it under. */
  tags: z.array(z.string()),
  /** How many times it was saved. */
  revision: z.number(),
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
  modifiedBy: true,
  owner: true,
  access: true,
  tags: true,
});
export type ReportSummaryAnswer = z.infer<typeof reportSummarySchema>;

/** A report in a list of those that can be opened, with what was published of it last in the caller's organization. */
const listedReportSchema = reportSummarySchema.extend({
  published: z.object({ id: z.string(), datePublished: z.iso.datetime() }).nullable(),
});
export type ListedReportAnswer = z.infer<typeof listedReportSchema>;

const binnedReportSchema = reportSummarySchema.extend({
  dateBinned: z.iso.datetime(),
  /** When it is deleted for good. */
  dateDeleted: z.iso.datetime(),
});
export type BinnedReportAnswer = z.infer<typeof binnedReportSchema>;

const reportRevisionSchema = z.object({
  revision: z.number(),
  name: z.string(),
  ...shownDefinitionShape,
  dateSaved: z.iso.datetime(),
  savedBy: z.string().nullable(),
});
export type ReportRevisionAnswer = z.infer<typeof reportRevisionSchema>;

export const reportListSchema = z.object({ success: z.literal(true), data: z.array(listedReportSchema) });
export const reportAnswerSchema = z.object({ success: z.literal(true), data: reportSchema });
export const reportRevisionsSchema = z.object({ success: z.literal(true), data: z.array(reportRevisionSchema) });
export const reportBinSchema = z.object({ success: z.literal(true), data: z.array(binnedReportSchema) });
const savedReportSchema = z.object({
  success: z.literal(true),
  uuid: z.string(),
  name: z.string(),
  revision: z.number(),
});

/** Somebody of the caller's organization; `access` is null where the report is not shared with them. */
const colleagueSchema = z.object({
  userId: z.string(),
  name: z.string(),
  access: z.enum(['edit', 'view']).nullable(),
});
export type ColleagueAnswer = z.infer<typeof colleagueSchema>;
const colleaguesSchema = z.object({ success: z.literal(true), data: z.array(colleagueSchema) });

const sharesBodySchema = z.strictObject({
  shares: z.array(z.strictObject({ userId: idSchema, access: z.enum(['edit', 'view']) })).max(1000),
});

/** Tags of one report, and letters of one tag. */
export const reportTagsMax = 10;
export const reportTagMax = 40;

const tagsBodySchema = z.strictObject({
  /** One that differs in case alone is the same. */
  tags: z
    .array(z.string().overwrite(keptText).min(1, 'A tag has a letter at least.').max(reportTagMax))
    .max(reportTagsMax, `A report takes up to ${reportTagsMax} tags.`)
    .transform((tags) => [...new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag])).values()].toReversed()),
});

const reportParamsSchema = z.object({ uuid: idSchema });
const reportOwnerParamsSchema = z.object({ userId: idSchema });

const given = {
  ...reportDefinitionSchema.shape,
  /** Whoever calls is the owner; another name here is refused. */
  userId: idSchema.optional(),
  status: statusSchema.optional(),
  renderer: z.union([z.literal(''), z.null()]).optional(),
  aggregators: z.union([z.literal(''), z.array(z.never()), z.null()]).optional(),
};

type Fields = Pick<z.infer<typeof reportDefinitionSchema>, 'fields' | 'pivots'>;

/** What no cross-tab could be asked is not kept: pivots are dimensions that stand among the fields, too. */
const checkPivots = ({ value, issues }: z.core.ParsePayload<Fields>): void => {
  const { fields, pivots } = value;
  for (const name of pivots) {
    const why = !isDimension(bareName(name))
      ? `"${name}" is a measure and cannot be a pivot.`
      : fields.includes(name)
        ? null
        : `The pivot "${name}" is not among the fields.`;
    if (why !== null) issues.push({ code: 'custom', message: why, input: pivots, path: ['pivots'] });
  }
};

const newReportBodySchema = z.strictObject({ ...given, name: nameSchema }).check(checkPivots);
/** Without a name the report keeps its own. */
const reportBodySchema = z
  .strictObject({
    ...given,
    name: nameSchema.optional(),
    /** The revision that was begun from, as the report was read with: where another was saved since, the call is answered with a conflict. */
    revision: z.number({ error: 'Name the revision that was begun from.' }).int().min(1),
  })
  .check(checkPivots);

const deleteReportBodySchema = z.strictObject({ userId: idSchema.optional() }).nullish();

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
    summary: 'Save over the revision that the caller names of a report that it owns or may edit; what it was is kept',
    params: reportParamsSchema,
    body: reportBodySchema,
    answer: savedReportSchema,
    errors: ['bad_request', 'not_found', 'conflict', 'too_large'],
  }),
  deleteReport: endpoint({
    method: 'DELETE',
    path: '/v1/custom-report/:uuid',
    who: 'person',
    pages: savedReportPages,
    tag: 'reports',
    summary: `Put a report of the caller into the bin, for ${binDays} days`,
    params: reportParamsSchema,
    body: deleteReportBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found'],
  }),
  listReportRevisions: endpoint({
    method: 'GET',
    path: '/v1/custom-report/:uuid/revisions',
    who: 'user',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'What a report that the caller may save over was before each save, the latest first; the last 50',
    params: reportParamsSchema,
    answer: reportRevisionsSchema,
    errors: ['not_found'],
  }),
  listSharedReports: endpoint({
    method: 'GET',
    path: '/v1/shared-reports',
    who: 'user',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'The reports that colleagues share with the caller, by name, without what they ask',
    answer: reportListSchema,
  }),
  listColleagues: endpoint({
    method: 'GET',
    path: '/v1/custom-report/:uuid/colleagues',
    who: 'user',
    pages: savedReportPages,
    tag: 'reports',
    summary:
      "The people of the caller's organization that may see reports, and what a report of the caller allows them",
    params: reportParamsSchema,
    answer: colleaguesSchema,
    errors: ['not_found'],
  }),
  shareReport: endpoint({
    method: 'PUT',
    path: '/v1/custom-report/:uuid/colleagues',
    who: 'person',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'Share a report of the caller with these colleagues and nobody else',
    params: reportParamsSchema,
    body: sharesBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found'],
  }),
  tagReport: endpoint({
    method: 'PUT',
    path: '/v1/custom-report/:uuid/tags',
    who: 'person',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'File a report of the caller under these tags and no others',
    params: reportParamsSchema,
    body: tagsBodySchema,
    answer: doneSchema,
    errors: ['bad_request', 'not_found'],
  }),
  listBin: endpoint({
    method: 'GET',
    path: '/v1/report-bin',
    who: 'user',
    pages: savedReportPages,
    tag: 'reports',
    summary: "The reports of the caller's bin, the last deleted first",
    answer: reportBinSchema,
  }),
  restoreReport: endpoint({
    method: 'POST',
    path: '/v1/report-bin/:uuid/restore',
    who: 'person',
    pages: savedReportPages,
    tag: 'reports',
    summary: 'Take a report of the caller out of the bin',
    params: reportParamsSchema,
    answer: doneSchema,
    errors: ['not_found', 'conflict'],
  }),
  deleteForGood: endpoint({
    method: 'DELETE',
    path: '/v1/report-bin/:uuid',
    who: 'person',
    pages: savedReportPages,
    tag: 'reports',
    summary: "Delete a report of the caller's bin for good",
    params: reportParamsSchema,
    answer: doneSchema,
    errors: ['not_found'],
  }),
};
