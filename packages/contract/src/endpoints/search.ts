/** Global search: GET v1/search?query=...&limit=4 answers four groups, those of pages the account may not see left out. */
import { z } from 'zod';

export const searchParamsSchema = z.strictObject({
  query: z.string().min(1).max(512),
  limit: z.coerce.number().int().min(1).max(50).default(4),
});

export const searchHitSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  note: z.string().nullable(),
});
export const searchGroups = ['show', 'movie', 'network', 'actor'] as const;
export const searchAnswerSchema = z.object({
  success: z.literal(true),
  data: z.partialRecord(z.enum(searchGroups), z.array(searchHitSchema)),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
