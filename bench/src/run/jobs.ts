/** The work that is done in processes of its own, as messages: a process can hold one store, and its memory is its own. */
import { z } from 'zod';
import type { Shape } from '../generate/shape.ts';

const shapeSchema = z.custom<Shape>((value) => typeof value === 'object' && value !== null);

export const jobSchema = z.discriminatedUnion('job', [
  z.object({
    job: z.literal('generate'),
    store: z.string(),
    shape: shapeSchema,
    dataset: z.string(),
    nextDay: z.string(),
  }),
  z.object({ job: z.literal('load'), store: z.string(), folder: z.string(), mode: z.enum(['full', 'append']) }),
  /** Invents and loads the dataset of the big show; `portal` becomes a portal's data folder. */
  z.object({ job: z.literal('pages'), portal: z.string() }),
  z.object({ job: z.literal('views'), store: z.string(), runs: z.number(), only: z.string().nullable() }),
]);
export type Job = z.infer<typeof jobSchema>;
