/** Health and data status (1-foundation section 7, 3-reports-and-admin section 3). */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Is the system well, and what should its users be told? */
const statusCheckSchema = z.object({
  success: z.boolean(),
  healthy: z.boolean(),
  messages: z.array(z.object({ uuid: z.string(), title: z.string(), body: z.string() })),
  error: z.string().nullable(),
  works: z
    .literal(true)
    .optional()
    .describe(
      'There where the portal works in spite of the error: a damaged table, a full disk and data of other definitions are told where they matter.',
    ),
});
export type StatusCheck = z.infer<typeof statusCheckSchema>;

/** The date the data reaches to, and the progress of a load that is running. */
export const dataStatusSchema = z.object({
  success: z.boolean(),
  data: z.object({
    /** Last complete UTC day, null when nothing is loaded. */
    date: z.string().nullable(),
    /**
     * Of the latest load: `loading` = it has begun and changed nothing yet; `building` = it runs, `success` of `total`
     * tables are done; `error` = it failed, and the data before it still answers.
     */
    status: z.enum(['loading', 'success', 'building', 'error']),
    /** Tables done, of `total`. */
    success: z.number(),
    total: z.number(),
    edition: z
      .number()
      .optional()
      .describe('Of the data that answer, greater after each load; there where data are loaded.'),
    dataRecipe: z
      .number()
      .optional()
      .describe('There where the data were derived by another version of the definitions than questions follow.'),
  }),
});
export type DataStatus = z.infer<typeof dataStatusSchema>;

/** What the system status page says of each status (3-reports-and-admin section 4). */
const completed = 'Completed! The data in CVMi is up to date.';
export const dataStatusMessages = {
  loading: completed,
  success: completed,
  building: 'In Progress!... refreshing',
  error: 'Notice!',
} as const satisfies Record<DataStatus['data']['status'], string>;

/** How far a refresh is, 0 to 100: tables done of all of them while it runs, 100 when it is done. */
export const refreshPercent = ({ status, success, total }: DataStatus['data']): number => {
  if (status === 'loading' || status === 'success') return 100;
  return total === 0 ? 0 : (success / total) * 100;
};

export const statusEndpoints = {
  checkHealth: endpoint({
    method: 'GET',
    path: '/v1/status-check',
    who: 'user',
    tag: 'status',
    summary: 'Is the portal well?',
    answer: statusCheckSchema,
  }),
  readDataStatus: endpoint({
    method: 'GET',
    path: '/v1/pdt-status-check',
    who: 'everybody',
    tag: 'status',
    summary: 'The date the data reaches to, and the progress of a load',
    answer: dataStatusSchema,
  }),
};
