/**
 * Embedded looks: one view as a page of its own that stands in a frame of another site. One call answers the signed address
 * of that page; the page asks the other with the token of its address and nothing else.
 */
import { z } from 'zod';
import type { ViewId } from '../views/index.ts';
import { endpoint } from './endpoint.ts';
import { queryAnswerSchema, queryParamsSchema } from './query.ts';

/** The embedded looks that a user can be blocked from. */
export const lookLabels = {
  'anticipated-unaired-shows': 'Anticipated unaired shows',
  'anticipated-returning-shows': 'Anticipated returning shows',
  'anticipated-movies': 'Anticipated movies',
  'show-viewership': 'Show viewership',
} as const;

export type Look = keyof typeof lookLabels;

/** The name of a look in words; an unknown one is its own name. */
export const lookLabel = (look: string): string => Object.entries(lookLabels).find(([id]) => id === look)?.[1] ?? look;

/** The view that a look shows. */
export const lookViews = {
  'anticipated-unaired-shows': 'anticipatedUnairedShows',
  'anticipated-returning-shows': 'anticipatedReturningShows',
  'anticipated-movies': 'moviesAnticipation',
  'show-viewership': 'showSummary',
} as const satisfies Record<Look, ViewId>;

/** How long the address of a look is good for: a page that shows one asks for it when it is opened. */
export const lookMinutes = 5;

/** Longer tokens are refused where they are made and where they are read: servers and proxies take no such addresses. */
export const lookTokenMax = 100_000;

export const isLook = (id: string): id is Look => Object.hasOwn(lookViews, id);

const lookParamsSchema = z.object({ look: z.string().max(200) });

/** `filters` as a query takes them, and whether the page names the look. */
const embedParamsSchema = z.strictObject({
  filters: queryParamsSchema.shape.filters,
  showTitle: z.enum(['true', 'false'], 'must be true or false').default('false'),
});

export const embedAnswerSchema = z.object({
  success: z.literal(true),
  data: z.object({ embed: z.object({ id: z.string(), url: z.string() }) }),
});

const embedTokenSchema = z.strictObject({ token: z.string().min(1).max(lookTokenMax) });

export const embedExpiredMessage = 'This embedded look has expired. Reload the page that shows it.';

export const embedEndpoints = {
  readLookAddress: endpoint({
    method: 'GET',
    path: '/v1/embed/:look',
    who: 'user',
    tag: 'embedded looks',
    summary: 'The address of an embedded look',
    description: `Good for ${lookMinutes} minutes, for this look, these filters and the access rules of the caller.`,
    params: lookParamsSchema,
    query: embedParamsSchema,
    answer: embedAnswerSchema,
    errors: ['bad_request', 'forbidden', 'not_found', 'too_large', 'no_data', 'damaged'],
  }),
  queryLook: endpoint({
    method: 'GET',
    path: '/v1/embed/:look/view',
    who: 'link',
    tag: 'embedded looks',
    summary: 'The rows of an embedded look',
    description: 'Opened by the token of its address alone.',
    params: lookParamsSchema,
    query: embedTokenSchema,
    answer: queryAnswerSchema,
    errors: ['bad_request', 'unauthorized', 'forbidden', 'not_found', 'no_data', 'damaged', 'time_limit'],
  }),
};
