/**
 * Audience segments: GET v1/audience-segment, GET, PUT and DELETE v1/audience-segment/{uuid} (1-foundation section 7).
 * Benchmarks are segments with `isBenchmark`; lists show the one kind or the other.
 */
import { z } from 'zod';
import { segmentNameMax, segmentTextMax } from '../saved/segment.ts';

export const segmentOptionsSchema = z.object({ isBenchmark: z.boolean(), isDefault: z.boolean() });

export const segmentSchema = z.object({
  uuid: z.string(),
  name: z.string(),
  /** A JSON string; `parseSegment` reads it. */
  filters: z.string(),
  dateCreated: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  options: segmentOptionsSchema,
});
export type SegmentAnswer = z.infer<typeof segmentSchema>;

export const segmentListSchema = z.object({ success: z.literal(true), data: z.array(segmentSchema) });
export const segmentAnswerSchema = z.object({ success: z.literal(true), data: segmentSchema });

/** PUT with an empty uuid creates. */
export const segmentParamsSchema = z.object({ uuid: z.string().max(64) });

export const segmentBodySchema = z.strictObject({
  name: z
    .string({ error: 'Segment name is required.' })
    .trim()
    .min(1, 'Segment name is required.')
    .max(segmentNameMax, `Segment name takes up to ${segmentNameMax} characters.`),
  filters: z
    .string({ error: 'Field "filters" takes a JSON string.' })
    .max(segmentTextMax, `The filters of a segment take up to ${segmentTextMax} characters.`),
  options: z
    .strictObject({ isBenchmark: z.boolean().default(false), isDefault: z.boolean().default(false) })
    .default({ isBenchmark: false, isDefault: false }),
});
export type SegmentBody = z.input<typeof segmentBodySchema>;

export const savedSegmentSchema = z.object({ success: z.literal(true), uuid: z.string() });
export const deletedSegmentSchema = z.object({ success: z.literal(true) });
