/**
 * Embedded looks: one view as a page of its own that stands in a frame of another site. GET v1/embed/{look} answers the
 * signed address of that page; the page asks GET v1/embed/{look}/view with the token of its address and nothing else.
 */
import { z } from 'zod';
import type { lookLabels } from '../access/portal-pages.ts';
import type { ViewId } from '../views/index.ts';
import { queryParamsSchema } from './query.ts';

export type Look = keyof typeof lookLabels;

/** The view that a look shows. */
export const lookViews = {
  'anticipated-unaired-shows': 'anticipatedUnairedShows',
  'anticipated-returning-shows': 'anticipatedReturningShows',
  'anticipated-movies': 'moviesAnticipation',
  'show-viewership': 'showSummary',
} as const satisfies Record<Look, ViewId>;

export const isLook = (id: string): id is Look => Object.hasOwn(lookViews, id);

/** The path of a look's page; everything under it may stand in a frame. */
export const embedPath = '/embed';

export const lookParamsSchema = z.object({ look: z.string().max(200) });

/** Query parameters of GET v1/embed/{look}: `filters` as a query takes them, and whether the page names the look. */
export const embedParamsSchema = z.strictObject({
  filters: queryParamsSchema.shape.filters,
  showTitle: z.enum(['true', 'false'], 'must be true or false').default('false'),
});

export const embedAnswerSchema = z.object({
  success: z.literal(true),
  data: z.object({ embed: z.object({ id: z.string(), url: z.string() }) }),
});

export const embedTokenSchema = z.strictObject({ token: z.string().min(1).max(200_000) });

export const embedExpiredMessage = 'This embedded look has expired. Reload the page that shows it.';
