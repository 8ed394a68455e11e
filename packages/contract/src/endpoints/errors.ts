/** The closed list of errors an API call can answer, with the status and the words for the user. */
import { z } from 'zod';

export const errorCodes = {
  bad_request: 400,
  unknown_filter: 400,
  bad_filter: 400,
  missing_filter: 400,
  bad_sort: 400,
  bad_limit: 400,
  unknown_field: 400,
  incompatible_fields: 400,
  unauthorized: 401,
  login_failed: 401,
  forbidden: 403,
  blocked: 403,
  not_found: 404,
  unknown_view: 404,
  unknown_title: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  bad_range: 416,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  no_data: 503,
  damaged: 503,
  busy: 503,
  time_limit: 504,
  disk_full: 507,
} as const;

export type ErrorCode = keyof typeof errorCodes;

export const errorBodySchema = z.object({
  code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
});

export const errorAnswerSchema = z.object({
  success: z.literal(false),
  error: errorBodySchema,
  /** True when the user is blocked from this report: the screen shows the lock, not an error. */
  blocked: z.boolean().optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** The message of a response without one of its own (1-foundation section 8). */
export const defaultErrorMessage = 'Error Requesting the Resource';
export const sessionExpiredMessage = 'Session expired. Please log in again.';
/** What every question is answered before the first load. */
export const noDataMessage = 'No data has been loaded yet.';
export const loginFailedMessage = 'Incorrect username or password.';
export const blockedReportMessage = 'Contact your Client Success Representative to learn more about this report';
export const blockedLookMessage = 'Contact your Client Success Representative to learn more about this data';
export const permissionDeniedMessage = 'Oops, looks like you dont have permission';

const indexes = {
  show: 'shows',
  movie: 'movies',
  title: 'titles',
  network: 'networks',
  studio: 'studios',
  actor: 'actors',
  season: 'seasons',
  episode: 'episodes',
  character: 'characters',
  moment: 'moments',
  comment: 'comments',
} as const;
export type Findable = keyof typeof indexes;

/** What a report of something that is not there is answered (3-reports-and-admin section 7). */
export const notInIndexMessage = (of: Findable, id: string, where = 'index'): string => {
  // A season has no id but its number.
  const called = of === 'season' ? 'season' : `${indexes[of]} with id`;
  return `No ${called} ${id.slice(0, 80)} found in ${where.slice(0, 80)}`;
};

/** What the health check, a load and the API document say of a disk without room. */
export const diskFullMessage = 'The disk of the data folder is full.';

/** Of what is kept in the accounts store and is not there, or is somebody else's. */
export const noSuchMessage = (thing: 'user' | 'segment' | 'report'): string => `There is no such ${thing}.`;

/** Why somebody with the role admin-read cannot act. */
export const readOnlyMessage = 'You may see this, but not change it.';
/** What nobody does to the user they are. */
export const ownRoleMessage = 'You cannot change your own role.';
export const ownUserMessage = 'You cannot disable yourself.';
export const ownViewMessage = 'You see the portal as yourself already.';

export const resetLinkInvalidMessage = 'This link is not valid any more. Ask for another one on the login page.';
