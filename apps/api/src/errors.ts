/**
 * From anything that was thrown to the answer of a call: one closed list of codes (contract: endpoints/errors), one
 * place that decides. In: the error; out: status, body, headers, and whether it is a fault of ours to be logged.
 */
import { AccountsError, isStoreFull, isStoreUnavailable, isStoreUnwritable } from '@cvm/accounts';
import {
  blockedReportMessage,
  EntitlementError,
  type ErrorAnswer,
  type ErrorCode,
  errorCode,
  errorCodes,
  FilterError,
  formatCount,
  isFilterId,
  permissionDeniedMessage,
  sessionExpiredMessage,
} from '@cvm/contract';
import { QueryError } from '@cvm/metrics';
import { WarehouseError, type WarehouseErrorCode } from '@cvm/warehouse';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

/** A call that cannot be answered as asked; thrown by routes, answered with the status of its code. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;
  constructor(
    code: ErrorCode,
    message: string,
    details?: Record<string, unknown>,
    headers: Record<string, string> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.details = details;
    this.headers = headers;
  }
}

/** Of what is no call: nothing in it can be named. */
export const unreadableMessage = 'The request could not be read.';

/** The answer to an attempt that comes too soon; `why` is a sentence. */
export const tryAgainIn = (seconds: number, why: string): ApiError =>
  new ApiError('too_many_requests', `${why} Try again in ${formatCount(seconds, 'second')}.`, undefined, {
    'retry-after': String(seconds),
  });

/** To guesses at a password, at the login as in the profile. */
export const guessedTooOften = (seconds: number): ApiError => tryAgainIn(seconds, 'Too many failed attempts.');

export type Answer = {
  status: number;
  body: ErrorAnswer;
  headers: Record<string, string>;
  /** Not the caller's doing: to be logged with its stack. */
  fault: boolean;
};

const answer = (code: ErrorCode, message: string, details?: Record<string, unknown>): Answer => ({
  status: errorCodes[code],
  body: {
    success: false,
    error: { code, message, ...(details && Object.keys(details).length > 0 ? { details } : {}) },
    ...(code === 'blocked' ? { blocked: true } : {}),
  },
  headers: {},
  fault: false,
});

const internal: Answer = { ...answer('internal', 'Something went wrong on our side. Please try again.'), fault: true };

type Issue = { instancePath: string; message?: string | undefined; params?: unknown };

const parameterCodes: Record<string, ErrorCode> = { limit: 'bad_limit', sorts: 'bad_sort', filters: 'bad_filter' };

/** The code of an error about a parameter of an address. */
export const parameterCode = (field: string): ErrorCode =>
  Object.hasOwn(parameterCodes, field) ? (parameterCodes[field] ?? 'bad_request') : 'bad_request';

const unknownKeys = (issue: Issue): string[] => {
  const { params } = issue;
  if (typeof params !== 'object' || params === null || !('keys' in params) || !Array.isArray(params.keys)) return [];
  return params.keys.map(String);
};

/**
 * A schema's own words are sentences about its form; what has no words of its own goes on where the name ends
 * (plain-words.ts). Of parameters all do.
 */
const problemText = (message: string, place: string, context: string | undefined): string => {
  if (context !== 'body') return `Parameter "${place}" is not valid: ${message}.`;
  if (!/^[a-z]/.test(message)) return message;
  return place === 'body' ? `The body ${message}.` : `Field "${place}" ${message}.`;
};

/** What is wrong with a body that no call brought, in the words of one. */
export const bodyError = ([issue]: readonly { readonly path: PropertyKey[]; readonly message: string }[]): ApiError => {
  const [field = 'body'] = issue?.path.map(String) ?? [];
  const place = issue?.path.map(String).join('.') || field;
  return new ApiError('bad_request', problemText(issue?.message ?? 'is not valid', place, 'body'), { field });
};

const validationAnswer = (issues: readonly Issue[], context: string | undefined): Answer => {
  // Not an object: a field may be called as one that every object has.
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const [unknown] = unknownKeys(issue);
    const path = issue.instancePath.split('/').filter(Boolean);
    const field = unknown ?? path[0] ?? context ?? 'body';
    if (fields.has(field)) continue;
    const words =
      unknown === undefined || context === 'body'
        ? problemText(
            issue.message ?? 'is not valid',
            path.join('.') || (unknown === undefined ? field : 'body'),
            context,
          )
        : `There is no parameter "${unknown}".`;
    fields.set(field, words);
  }
  const [field = 'body'] = fields.keys();
  const code = context === 'querystring' ? parameterCode(field) : 'bad_request';
  return answer(code, fields.get(field) ?? 'The request is not valid.', { field, fields: Object.fromEntries(fields) });
};

const frameworkAnswer = (error: Error): Answer | null => {
  const code = errorCode(error) ?? '';
  const status = 'statusCode' in error ? Number(error.statusCode) : 0;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return answer('too_large', 'The request is too large.');
  // No view, title or option has a name that long.
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return answer('not_found', 'There is nothing at this address.');
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY')
    return answer('bad_request', 'The body is empty, where its content type says JSON.', { field: 'body' });
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY')
    return answer('bad_request', 'The body is not JSON that can be read.', { field: 'body' });
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return answer('bad_request', 'The body has a content type that this call does not take.');
  // Whatever else the framework finds wrong with a request: not a fault, and its wording may quote the request.
  return status >= 400 && status < 500 ? answer('bad_request', unreadableMessage) : null;
};

const accountsCodes = {
  invalid: 'bad_request',
  taken: 'conflict',
  'not-found': 'not_found',
  'not-owner': 'forbidden',
  stale: 'conflict',
  'own-user': 'forbidden',
  'last-admin': 'conflict',
  full: 'too_large',
  'in-use': 'conflict',
} as const satisfies Record<AccountsError['code'], ErrorCode>;

/** After this time some of the work that a user waits for is usually done. */
const busySeconds = 5;

const noStore = 'The data store cannot be reached at the moment. Please try again.';

/** Longer than a queue of look-ups takes to pass; whoever comes back sooner makes it longer. */
const storeRetrySeconds = 5;

/** The users cannot be read at the moment, or not in time. */
const storeAnswer: Answer = {
  ...answer('unavailable', noStore),
  headers: { 'retry-after': String(storeRetrySeconds) },
  fault: true,
};

export const noRoom =
  'The disk of the portal is full, so this cannot be done at the moment. Please tell whoever looks after it.';
const fullAnswer: Answer = { ...answer('disk_full', noRoom), fault: true };

export const noWriting =
  'The portal cannot write to its data folder, so this cannot be done at the moment. Please tell whoever looks after it.';
const unwritableAnswer: Answer = { ...answer('unavailable', noWriting), fault: true };

/** Of files beside the stores, by what the system says. */
const fileAnswers: Readonly<Record<string, Answer>> = {
  ENOSPC: fullAnswer,
  EDQUOT: fullAnswer,
  ...Object.fromEntries(
    ['EROFS', 'EACCES', 'EPERM', 'EIO', 'ENOTDIR', 'EISDIR'].map((code) => [code, unwritableAnswer]),
  ),
};
const fileAnswer = (error: unknown): Answer | undefined =>
  error instanceof Error && 'syscall' in error ? fileAnswers[errorCode(error) ?? ''] : undefined;

/** What the engine's trouble is to the caller; null = a fault of ours, answered as `internal`. */
const warehouseAnswers: Record<WarehouseErrorCode, { code: ErrorCode; message: string; fault: boolean } | null> = {
  timeout: {
    code: 'time_limit',
    message: 'The query took longer than allowed. Narrow the filters or the dates and try again.',
    fault: false,
  },
  memory: {
    code: 'unavailable',
    message: 'The query needs more memory than allowed. Narrow the filters or the dates and try again.',
    fault: false,
  },
  rows: {
    code: 'bad_limit',
    message: 'The answer has more rows than allowed. Narrow the filters, name a limit, or ask for ndjson or a file.',
    fault: false,
  },
  busy: {
    code: 'busy',
    message: 'Too many of your queries are running at the moment. Please try again when some of them are done.',
    fault: false,
  },
  // Nobody reads this answer: a query is cancelled when its caller has left, or when the portal stops.
  cancelled: { code: 'unavailable', message: 'The query was cancelled.', fault: false },
  unreachable: { code: 'unavailable', message: noStore, fault: true },
  locked: { code: 'unavailable', message: noStore, fault: true },
  'disk-full': { code: 'disk_full', message: noRoom, fault: true },
  unwritable: { code: 'unavailable', message: noWriting, fault: true },
  // Its table stands in its message, see `warehouseAnswer`.
  damaged: { code: 'damaged', message: '', fault: true },
  'bad-input': null,
  failed: null,
};

const warehouseAnswer = (error: WarehouseError): Answer => {
  const known = warehouseAnswers[error.code];
  if (error.code === 'damaged')
    return {
      ...answer('damaged', `${error.message} The data has to be loaded again.`, { table: error.table }),
      fault: true,
    };
  if (known === null) return internal;
  const headers: Record<string, string> = known.code === 'busy' ? { 'retry-after': String(busySeconds) } : {};
  return { ...answer(known.code, known.message), headers, fault: known.fault };
};

const filterAnswer = ({ filter, message }: FilterError): Answer => {
  // The list of a segment as a whole: a field of its body.
  if (filter === 'filters') return answer('bad_request', message, { field: filter });
  return answer(isFilterId(filter) ? 'bad_filter' : 'unknown_filter', message, { filter });
};

/** See the module's header. What is not understood is answered as `internal`, without a word about it. */
export const answerOf = (error: unknown): Answer => {
  if (error instanceof ApiError) return { ...answer(error.code, error.message, error.details), headers: error.headers };
  if (error instanceof QueryError) {
    const message = error.code === 'blocked' ? blockedReportMessage : error.message;
    return answer(error.code, message, error.details);
  }
  if (error instanceof FilterError) return filterAnswer(error);
  if (error instanceof EntitlementError) return { ...answer('forbidden', permissionDeniedMessage), fault: true };
  if (error instanceof AccountsError)
    return answer(accountsCodes[error.code], error.message, error.field === null ? {} : { field: error.field });
  if (hasZodFastifySchemaValidationErrors(error)) return validationAnswer(error.validation, error.validationContext);
  if (error instanceof WarehouseError) return warehouseAnswer(error);
  if (isStoreFull(error)) return fullAnswer;
  if (isStoreUnwritable(error)) return unwritableAnswer;
  if (isStoreUnavailable(error)) return storeAnswer;
  return fileAnswer(error) ?? (error instanceof Error ? frameworkAnswer(error) : null) ?? internal;
};

export const unauthorized = (): ApiError => new ApiError('unauthorized', sessionExpiredMessage);
