/**
 * Audience segments (1-foundation section 7). Benchmarks are segments with `isBenchmark`; lists show the one kind or the other.
 */
import { z } from 'zod';
import { idSchema } from '../filters/clause.ts';
import { segmentNameMax, segmentTextMax } from '../saved/segment.ts';
import { doneSchema, endpoint } from './endpoint.ts';
import { requiredName, textLabels } from './required.ts';

const segmentOptionsSchema = z.object({ isBenchmark: z.boolean(), isDefault: z.boolean() });

const segmentSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  /** A JSON string; `parseSegment` reads it. */
  filters: z.string(),
  /** There where its filters cannot be read as they were kept, and none stand in `filters`: why. */
  problem: z.string().optional(),
  dateCreated: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  options: segmentOptionsSchema,
});
export type SegmentAnswer = z.infer<typeof segmentSchema>;

export const segmentListSchema = z.object({ success: z.literal(true), data: z.array(segmentSchema) });
export const segmentAnswerSchema = z.object({ success: z.literal(true), data: segmentSchema });

/** PUT with an empty uuid creates. */
const segmentParamsSchema = z.object({ uuid: idSchema });

const segmentBodySchema = z.strictObject({
  name: requiredName(textLabels.segmentName, segmentNameMax),
  filters: z
    .string({ error: 'Field "filters" takes a JSON string.' })
    .max(segmentTextMax, `The filters of a segment take up to ${segmentTextMax} characters.`),
  options: z
    .strictObject({ isBenchmark: z.boolean().default(false), isDefault: z.boolean().default(false) })
    .default({ isBenchmark: false, isDefault: false }),
  dateModified: z.iso
    .datetime({ error: 'Field "dateModified" takes the moment that the segment was read with.' })
    .optional(),
});

export const savedSegmentSchema = z.object({
  success: z.literal(true),
  uuid: z.string(),
  dateModified: z.iso.datetime(),
});

export const segmentEndpoints = {
  listSegments: endpoint({
    method: 'GET',
    path: '/v1/audience-segment',
    who: 'user',
    tag: 'segments',
    summary: 'The segments and benchmarks of the caller, by name',
    answer: segmentListSchema,
  }),
  readSegment: endpoint({
    method: 'GET',
    path: '/v1/audience-segment/:uuid',
    who: 'user',
    tag: 'segments',
    summary: 'One segment of the caller',
    params: segmentParamsSchema,
    answer: segmentAnswerSchema,
    errors: ['not_found'],
  }),
  saveSegment: endpoint({
    method: 'PUT',
    path: '/v1/audience-segment/:uuid',
    who: 'person',
    tag: 'segments',
    summary: 'Save a segment',
    description:
      'With an empty uuid a new one. Answers the uuid. With dateModified, a segment that was changed since then is answered as a conflict.',
    params: segmentParamsSchema,
    body: segmentBodySchema,
    answer: savedSegmentSchema,
    errors: ['bad_request', 'not_found', 'conflict', 'too_large'],
  }),
  deleteSegment: endpoint({
    method: 'DELETE',
    path: '/v1/audience-segment/:uuid',
    who: 'person',
    tag: 'segments',
    summary: 'Delete a segment',
    params: segmentParamsSchema,
    answer: doneSchema,
    errors: ['not_found'],
  }),
};
