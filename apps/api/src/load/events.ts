/** The order to load and the lines of its answer, as they travel over the portal's socket. */
import { isAbsolute } from 'node:path';
import { LoadError, type LoadOptions, type LoadProgress, type LoadSummary, WarehouseError } from '@cvm/warehouse';
import { z } from 'zod';
import { answerOf } from '../errors.ts';

/** Absolute, because the portal runs in another folder than the command. */
const pathSchema = z.string().refine(isAbsolute, 'must be an absolute path');

export const loadBodySchema = z.strictObject({
  folder: pathSchema,
  mode: z.enum(['full', 'append']),
  rejects: pathSchema.optional(),
  maxRejectsPct: z.number().min(0).max(100).optional(),
  allowEmpty: z.boolean().optional(),
});
export type LoadBody = z.infer<typeof loadBodySchema>;

export const loadOptionsOf = ({ mode, rejects, maxRejectsPct, allowEmpty }: LoadBody): LoadOptions => ({
  mode,
  ...(rejects === undefined ? {} : { rejects }),
  ...(maxRejectsPct === undefined ? {} : { maxRejectsPct }),
  ...(allowEmpty === undefined ? {} : { allowEmpty }),
});

const progressSchema: z.ZodType<LoadProgress> = z.object({
  state: z.enum(['running', 'done', 'failed']),
  phase: z.enum(['reading', 'checking', 'building', 'finishing']),
  // One of the format's tables; the names are the loader's to know.
  table: z.custom<LoadProgress['table']>((value) => typeof value === 'string'),
  tablesDone: z.number(),
  tablesAll: z.number(),
  percent: z.number(),
  rowsRead: z.number(),
  rowsPerSecond: z.number(),
  secondsLeft: z.number().nullable(),
  message: z.string(),
});

const countsSchema = z.object({
  read: z.number(),
  rejected: z.number(),
  duplicate: z.number(),
  superseded: z.number(),
  kept: z.number(),
  rejectedByReason: z.record(z.string(), z.number()),
});

const summarySchema: z.ZodType<LoadSummary> = z.object({
  edition: z.number(),
  dataThrough: z.string(),
  seconds: z.number(),
  tables: z.record(z.string(), countsSchema),
  notes: z.array(z.string()),
  rejects: z.string().nullable(),
});

export const loadEventSchema = z.union([
  z.strictObject({ progress: progressSchema }),
  z.strictObject({ summary: summarySchema }),
  z.strictObject({ error: z.string() }),
]);
export type LoadEvent = z.infer<typeof loadEventSchema>;

/** What went wrong, in words for the operator who gave the order. */
export const failureText = (error: unknown): string => {
  if (error instanceof LoadError) return error.message;
  // Who has the store is nobody's business but theirs who run it.
  if (error instanceof WarehouseError && error.code === 'locked') return error.message;
  const { body } = answerOf(error);
  return body.error.code === 'internal' && error instanceof Error ? error.message : body.error.message;
};
