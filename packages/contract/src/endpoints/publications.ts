/**
 * Reports as published: the answer of a saved report as it was, kept with the data and the definitions that it came from.
 * Published by whoever may save over the report; read by people of the same organization whose own access gives the same.
 */
import { z } from 'zod';
import { crosstabAnswerSchema } from '../crosstab/query.ts';
import { idSchema } from '../filters/clause.ts';
import { reportDefinitionSchema } from '../saved/report.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { savedReportPages } from './reports.ts';

const publicationSummarySchema = z.object({
  id: z.string(),
  /** The name of the report, as it was. */
  name: z.string(),
  /** The revision of the report that was answered. */
  revision: z.number(),
  datePublished: z.iso.datetime(),
  /** As the people of the same organization are called; null = not to be told, or not there any more. */
  publishedBy: z.string().nullable(),
  edition: z.number(),
  dataThrough: z.string(),
});
export type PublicationSummaryAnswer = z.infer<typeof publicationSummarySchema>;

/** A measure that does not mean what it did; `now` is null where there is none of its name any more. */
const definitionChangeSchema = z.object({ label: z.string(), before: z.string(), now: z.string().nullable() });

const publicationSchema = publicationSummarySchema.extend({
  ...reportDefinitionSchema.shape,
  limit: z.null(),
  answer: crosstabAnswerSchema.omit({ success: true }),
  /** What the same question would be answered from today. */
  now: z.object({ edition: z.number(), dataThrough: z.string(), recipe: z.number() }),
  /** What is another today than it was. */
  changed: z.object({
    data: z.boolean(),
    definitions: z.array(definitionChangeSchema),
    /** How figures are counted, where no definition says what. */
    recipe: z.boolean(),
    /** What the report asks. */
    report: z.boolean(),
  }),
});
export type PublicationAnswer = z.infer<typeof publicationSchema>;

const reportParamsSchema = z.object({ uuid: idSchema });
const publicationParamsSchema = reportParamsSchema.extend({ publication: idSchema });

const publishBodySchema = z.strictObject({
  /** As for saving: the revision that is meant. */
  revision: z.number({ error: 'Name the revision that is meant.' }).int().min(1),
});

export const publishedFormats = ['csv', 'xlsx', 'parquet', 'json'] as const;
export type PublishedFormat = (typeof publishedFormats)[number];

const ofPublication = { tag: 'reports', pages: savedReportPages } as const;

export const publicationEndpoints = {
  listPublications: endpoint({
    ...ofPublication,
    method: 'GET',
    path: '/v1/custom-report/:uuid/publications',
    who: 'user',
    summary: "What was published of a report in the caller's organization, the last first, without answers",
    params: reportParamsSchema,
    answer: z.object({ success: z.literal(true), data: z.array(publicationSummarySchema) }),
    errors: ['not_found'],
  }),
  publishReport: endpoint({
    ...ofPublication,
    method: 'POST',
    path: '/v1/custom-report/:uuid/publications',
    who: 'person',
    summary: 'Keep the answer of a report that the caller may save over, as the caller is answered now',
    params: reportParamsSchema,
    body: publishBodySchema,
    answer: z.object({ success: z.literal(true), data: publicationSummarySchema }),
    errors: ['bad_request', 'not_found', 'conflict', 'too_large', 'no_data', 'damaged', 'time_limit'],
  }),
  readPublication: endpoint({
    ...ofPublication,
    method: 'GET',
    path: '/v1/custom-report/:uuid/publications/:publication',
    who: 'user',
    summary: 'A report as published',
    description:
      'Answered to people of the organization in which it was published whose own access gives the same rows at the time of the call: the same limits, kinds of title and days, and groups of people that are not smaller than those shown today. Others are answered forbidden.',
    params: publicationParamsSchema,
    answer: z.object({ success: z.literal(true), data: publicationSchema }),
    errors: ['not_found', 'no_data', 'damaged'],
  }),
  downloadPublication: endpoint({
    ...ofPublication,
    method: 'GET',
    path: '/v1/custom-report/:uuid/publications/:publication/file',
    who: 'user',
    summary: 'A report as published, as a file that names the edition',
    params: publicationParamsSchema,
    query: z.strictObject({
      resultFormat: z.enum(publishedFormats),
      /** As of the cross-tab: the rows in which some figure differs by more than chance, and the totals. */
      real_only: z.enum(['true', 'false']).default('false'),
    }),
    answer: crosstabAnswerSchema,
    files: ['csv', 'xlsx', 'parquet'],
    errors: ['bad_request', 'not_found', 'no_data', 'damaged'],
  }),
  unpublishReport: endpoint({
    ...ofPublication,
    method: 'DELETE',
    path: '/v1/custom-report/:uuid/publications/:publication',
    who: 'person',
    summary: 'Take back what was published of a report that the caller may save over, for good',
    params: publicationParamsSchema,
    answer: doneSchema,
    errors: ['not_found'],
  }),
};
