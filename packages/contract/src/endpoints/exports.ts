/**
 * Files that the server makes in the background: asked for, looked after, and fetched when they are ready. A file is its
 * owner's alone, is kept for a day, and is given out only while the permissions it was made under stand.
 */
import { z } from 'zod';
import { crosstabBodySchema } from '../crosstab/query.ts';
import { idSchema } from '../filters/clause.ts';
import { reportNameMax } from '../saved/report.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { queryParamsSchema } from './query.ts';

/** Formats of files that are written as rows come. */
export const backgroundFormats = ['csv', 'xlsx', 'parquet'] as const;
export type BackgroundFormat = (typeof backgroundFormats)[number];

/** Files of a user at a time, those that failed among them. */
export const exportsMax = 10;
/** Of all files of a user together. */
export const exportBytesMax = 2_000_000_000;
/** Files of a user that are being made at a time. */
export const exportsRunningMax = 3;
/** From the end of the work. */
export const exportKeptHours = 24;

/** What a file is to hold: the rows of a view, or a cross-tab. Read back from disk with the same schema. */
export const exportQuestionSchema = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('view'),
    view: z.string().max(200),
    params: queryParamsSchema.omit({ after: true, offset: true, resultFormat: true }),
  }),
  z.strictObject({
    of: z.literal('crosstab'),
    question: crosstabBodySchema.omit({ resultFormat: true, applyFormatting: true }),
  }),
]);
export type ExportQuestion = z.infer<typeof exportQuestionSchema>;

const startExportSchema = z.strictObject({
  question: exportQuestionSchema,
  format: z.enum(backgroundFormats),
  /** What the file is to be called, without its ending; the server names it when left out. */
  name: z.string().trim().min(1).max(reportNameMax).optional(),
});

export const exportStates = ['running', 'ready', 'failed', 'cancelled'] as const;

const exportSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  format: z.enum(backgroundFormats),
  state: z.enum(exportStates),
  /** Why there is no file, as a sentence; null while it is made and where there is one. */
  reason: z.string().nullable(),
  /** Written so far, or in all. */
  rows: z.number(),
  bytes: z.number(),
  dateStarted: z.iso.datetime(),
  /** Null while it is made. */
  dateEnded: z.iso.datetime().nullable(),
  /** When it is deleted; null while it is made. */
  dateDeleted: z.iso.datetime().nullable(),
});
export type ExportAnswer = z.infer<typeof exportSchema>;

const exportAnswerSchema = z.object({ success: z.literal(true), data: exportSchema });
const exportParamsSchema = z.object({ id: idSchema });

export const exportEndpoints = {
  listExports: endpoint({
    method: 'GET',
    path: '/v1/exports',
    who: 'user',
    tag: 'exports',
    summary: "The caller's files in the background, the last first",
    answer: z.object({ success: z.literal(true), data: z.array(exportSchema) }),
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/v1/exports',
    who: 'person',
    tag: 'exports',
    summary: 'Make a file in the background',
    description: `Answered at once. A user has up to ${exportsMax} files, ${exportsRunningMax} of them being made; each is deleted ${exportKeptHours} hours after it ended.`,
    body: startExportSchema,
    answer: exportAnswerSchema,
    errors: ['bad_request', 'bad_filter', 'incompatible_fields', 'unknown_view', 'too_large', 'no_data', 'damaged'],
  }),
  fetchExport: endpoint({
    method: 'GET',
    path: '/v1/exports/:id/file',
    who: 'user',
    tag: 'exports',
    summary: 'Fetch a file that is ready',
    description:
      'Takes Range (one range of bytes) and If-Range, so that a download that broke off goes on where it ended. Answered forbidden where the permissions of the owner are not those that the file was made under.',
    params: exportParamsSchema,
    answer: z.unknown(),
    files: backgroundFormats,
    statuses: { 206: 'The bytes of the range that was asked for.' },
    errors: ['forbidden', 'not_found', 'conflict', 'bad_range', 'no_data'],
  }),
  cancelExport: endpoint({
    method: 'POST',
    path: '/v1/exports/:id/cancel',
    who: 'person',
    tag: 'exports',
    summary: 'Stop making a file',
    params: exportParamsSchema,
    answer: exportAnswerSchema,
    errors: ['not_found'],
  }),
  repeatExport: endpoint({
    method: 'POST',
    path: '/v1/exports/:id/repeat',
    who: 'person',
    tag: 'exports',
    summary: 'Make a file again from the beginning, under the permissions and from the data of now',
    params: exportParamsSchema,
    answer: exportAnswerSchema,
    errors: ['not_found', 'conflict', 'too_large', 'no_data', 'damaged'],
  }),
  deleteExport: endpoint({
    method: 'DELETE',
    path: '/v1/exports/:id',
    who: 'person',
    tag: 'exports',
    summary: 'Delete a file, or stop making it and forget it',
    params: exportParamsSchema,
    answer: doneSchema,
    errors: ['not_found'],
  }),
};
