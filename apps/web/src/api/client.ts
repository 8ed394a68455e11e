/**
 * The one road to the API. In: a verb, a path below `/v1`, parameters or a body. Out: the parsed answer, or `blocked`
 * (status 403), or an `ApiError` carrying the server's message. Status 401 ends the session.
 * Nothing here knows React; what must happen on an expired session is set once by `onSessionExpired`.
 */
import { defaultErrorMessage, errorAnswerSchema, sessionExpiredMessage } from '@cvm/contract';
import { readToken } from '../session/session.ts';

export type Params = Record<string, string | number | readonly string[] | undefined>;

export type CallOptions = {
  params?: Params | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent form-encoded; wins over `body`. */
  form?: Record<string, string>;
  signal?: AbortSignal;
  /** Public calls send no token, and their 401 is an answer rather than the end of a session. */
  isPublic?: boolean;
};

/** What a call gives: its data, or the notice that the account is blocked from it. */
export type Answer<T> = { blocked: false; data: T } | { blocked: true; message: string };

/** Reads an answer; a zod schema is one. */
export type Parser<T> = { parse: (value: unknown) => T };

/** A call that failed. `status` 0 = the server could not be reached. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | null;
  /** The field of the form that is wrong, when the answer names one. */
  readonly field: string | null;
  constructor(message: string, status: number, code: string | null = null, field: string | null = null) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

let sessionExpired: () => void = () => undefined;

/** What a 401 does besides failing the call: set once at start. */
export const onSessionExpired = (listener: () => void): void => {
  sessionExpired = listener;
};

const verbs = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

const verbOf = (verb: string): string => {
  if (!Object.hasOwn(verbs, verb)) throw new Error('Unknown Method');
  return verbs[verb as keyof typeof verbs];
};

/** The address of a call: lists become repeated keys, undefined is left out. */
const callUrl = (path: string, params: Params = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) if (item !== undefined) search.append(key, String(item));
  }
  const text = search.toString();
  return `/v1/${path}${text === '' ? '' : `?${text}`}`;
};

const requestInit = (verb: string, token: string | null, options: CallOptions): RequestInit => {
  const headers = new Headers({ accept: 'application/json' });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  if (options.form === undefined && options.body !== undefined) headers.set('content-type', 'application/json');
  const body =
    options.form === undefined
      ? options.body === undefined
        ? null
        : JSON.stringify(options.body)
      : new URLSearchParams(options.form);
  return { method: verbOf(verb), headers, body, ...(options.signal ? { signal: options.signal } : {}) };
};

const failure = async (response: Response): Promise<ApiError> => {
  const text = await response.text().catch(() => '');
  try {
    const { error } = errorAnswerSchema.parse(JSON.parse(text));
    const field = typeof error.details?.field === 'string' ? error.details.field : null;
    return new ApiError(error.message || defaultErrorMessage, response.status, error.code, field);
  } catch {
    return new ApiError(defaultErrorMessage, response.status);
  }
};

const send = async (verb: string, path: string, token: string | null, options: CallOptions): Promise<Response> => {
  const init = requestInit(verb, token, options);
  try {
    return await fetch(callUrl(path, options.params), init);
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    throw new ApiError('The server cannot be reached. Check your connection and try again.', 0);
  }
};

const answered = async (verb: string, path: string, options: CallOptions): Promise<Answer<Response>> => {
  const token = options.isPublic === true ? null : readToken();
  const response = await send(verb, path, token, options);
  if (response.status >= 200 && response.status < 400) return { blocked: false, data: response };
  const error = await failure(response);
  if (response.status === 401 && options.isPublic !== true) {
    // An answer that comes late belongs to a session that has ended already, and ends no other one.
    if (token === readToken()) sessionExpired();
    throw new ApiError(sessionExpiredMessage, 401, error.code);
  }
  if (response.status === 403) return { blocked: true, message: error.message };
  throw error;
};

/** What the user is told of an answer that is not of the agreed shape: its details are for developers. */
const unreadable = 'The answer of the server could not be read. Try again; if it happens again, contact support.';

/** The answer as `read` understands it; one that it does not understand fails in plain words, the details in the console. */
const understood = <T>(path: string, status: number, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    console.error(`The answer of ${path} is not of the agreed shape:`, error);
    throw new ApiError(unreadable, status);
  }
};

/** Calls the API and parses its JSON answer. `verb` is get, post, put or delete. */
export const call = async <T>(
  verb: string,
  path: string,
  parser: Parser<T>,
  options: CallOptions = {},
): Promise<Answer<T>> => {
  const answer = await answered(verb, path, options);
  if (answer.blocked) return answer;
  const text = await answer.data.text();
  return { blocked: false, data: understood(path, answer.data.status, () => parser.parse(JSON.parse(text))) };
};

/** Like `call`, where a refusal is an error like any other, because there is no lock to show. */
export const ask = async <T>(verb: string, path: string, parser: Parser<T>, options: CallOptions = {}): Promise<T> => {
  const answer = await call(verb, path, parser, options);
  if (answer.blocked) throw new ApiError(answer.message, 403);
  return answer.data;
};

/** The parsed lines of an NDJSON answer, each as it comes. A line that tells of a failure fails the rest. */
async function* parsedLines<T>(body: ReadableStream<Uint8Array>, parser: Parser<T>, path: string): AsyncGenerator<T> {
  const decoder = new TextDecoder();
  let text = '';
  const parse = (line: string): T => {
    const value = understood(path, 200, (): unknown => JSON.parse(line));
    const failed = errorAnswerSchema.safeParse(value);
    if (failed.success) throw new ApiError(failed.data.error.message, 200, failed.data.error.code);
    return understood(path, 200, () => parser.parse(value));
  };
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      const lines = text.split('\n');
      text = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line !== '') yield parse(line);
      if (done) return;
    }
  } finally {
    // Whoever stops reading wants no more of it; the server ends its work.
    void reader.cancel().catch(() => undefined);
  }
}

/** Calls the API and hands out the lines of its NDJSON answer as they come. Leaving the iteration ends the call. */
export const callLines = async <T>(
  verb: string,
  path: string,
  parser: Parser<T>,
  options: CallOptions = {},
): Promise<Answer<AsyncIterable<T>>> => {
  const answer = await answered(verb, path, options);
  if (answer.blocked) return answer;
  const { body } = answer.data;
  if (body === null) throw new ApiError(defaultErrorMessage, answer.data.status);
  return { blocked: false, data: parsedLines(body, parser, path) };
};

/** The bytes of an answer; `onBytes` is told how many have come so far. */
const bytesOf = async ({ body, headers }: Response, onBytes: (count: number) => void): Promise<Blob> => {
  const type = headers.get('content-type') ?? '';
  if (body === null) return new Blob([], { type });
  let count = 0;
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      count += chunk.byteLength;
      onBytes(count);
      controller.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counting), { headers: { 'content-type': type } }).blob();
};

/**
 * Downloads a file of the API: its bytes, and the name the server gave it (null = none). How large it will be is not known
 * while it is made; `onBytes` is told how much of it has come.
 */
export const download = async (
  path: string,
  options: CallOptions & { onBytes?: (count: number) => void } = {},
): Promise<Answer<{ blob: Blob; fileName: string | null }>> => {
  const answer = await answered('get', path, options);
  if (answer.blocked) return answer;
  const [, fileName = null] = /filename="?([^";]+)"?/.exec(answer.data.headers.get('content-disposition') ?? '') ?? [];
  return { blocked: false, data: { blob: await bytesOf(answer.data, options.onBytes ?? (() => undefined)), fileName } };
};
