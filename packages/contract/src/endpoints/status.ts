/** Health and data status (1-foundation section 7, 3-reports-and-admin section 3). */
import { z } from 'zod';

/** GET v1/status-check: is the system well, and what should its users be told? */
export const statusCheckSchema = z.object({
  success: z.boolean(),
  healthy: z.boolean(),
  messages: z.array(z.object({ uuid: z.string(), title: z.string(), body: z.string() })),
  error: z.string().nullable(),
});
export type StatusCheck = z.infer<typeof statusCheckSchema>;

/** GET v1/pdt-status-check, public: the date the data reaches to, and the progress of a load that is running. */
export const dataStatusSchema = z.object({
  success: z.boolean(),
  data: z.object({
    /** Last complete UTC day, null when nothing is loaded. */
    date: z.string().nullable(),
    status: z.enum(['loading', 'success', 'building', 'error']),
    /** Tables done, of `total`. */
    success: z.number(),
    total: z.number(),
  }),
});
export type DataStatus = z.infer<typeof dataStatusSchema>;
