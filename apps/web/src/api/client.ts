/**
 * The one road to the API. In: the record of a call and what it asks for. Out: the parsed answer, or `blocked`
 * (status 403), or an `ApiError` carrying the server's message. Status 401 ends the session.
 * Nothing here knows React; what must happen on an expired session is set once by `onSessionExpired`.
 */
import {
  type AnswerOf,
  type AskedOf,
  addressOf,
  defaultErrorMessage,
  type Endpoint,
  errorAnswerSchema,
  type FileKind,
  type LineOf,
  sessionExpiredMessage,
} from '@cvm/contract';
import { readToken } from '../session/session.ts';

type Options = { readonly signal?: AbortSignal | undefined; readonly headers?: Readonly<Record<string, string>> };

/** What a call is given: what its record asks for, and a signal that ends it. */
type Asked<E extends Endpoint> = AskedOf<E> & Options;

/** Reads an answer: a schema. */
type Parser<T = unknown> = { parse: (value: unknown) => T };

type Json = Endpoint & { readonly answer: Parser };
type Lines = Endpoint & { readonly line: Parser };
type File = Endpoint & { readonly files: readonly FileKind[] };

/** What a call gives: its data, or the notice that the user is blocked from it. */
export type Answer<T> = { blocked: false; data: T } | { blocked: true; message: string };

/** A call that failed. `status` 0 = the server could not be reached, or its answer broke off. */
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

/** The server said no: what was asked has not been done. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** What is there was changed meanwhile, or is in the way. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === 'conflict';

export const unreachableMessage = 'The server cannot be reached. Check your connection and try again.';

let sessionExpired: () => void = () => undefined;

/** What a 401 does besides failing the call: set once at start. */
export const onSessionExpired = (listener: () => void): void => {
  sessionExpired = listener;
};

let refused: () => void = () => undefined;

/** What a 403 does besides being told where it was met; null = nothing any more. */
export const onRefused = (listener: (() => void) | null): void => {
  refused = listener ?? (() => undefined);
};

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'DELETE'] satisfies Endpoint['method'][];

/** Calls that nobody needs to sign in for send no token, and their 401 is an answer rather than the end of a session. */
const needsSession = ({ who }: Endpoint): boolean => who !== 'everybody' && who !== 'link';

const written = ({ encoding }: Endpoint, body: unknown): BodyInit | null => {
  if (body === undefined) return null;
  return encoding === 'form' ? new URLSearchParams(Object.entries(Object(body))) : JSON.stringify(body);
};

const requestInit = (
  endpoint: Endpoint,
  token: string | null,
  body: unknown,
  { signal, headers: more = {} }: Options,
): RequestInit => {
  if (!methods.includes(endpoint.method)) throw new Error('Unknown Method');
  const headers = new Headers({ accept: 'application/json', ...more });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const text = written(endpoint, body);
  if (typeof text === 'string') headers.set('content-type', 'application/json');
  return { method: endpoint.method, headers, body: text, ...(signal ? { signal } : {}) };
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

const send = async <E extends Endpoint>(endpoint: E, token: string | null, asked: Asked<E>): Promise<Response> => {
  const init = requestInit(endpoint, token, asked.body, asked);
  try {
    return await fetch(addressOf(endpoint, asked), init);
  } catch (error) {
    if (asked.signal?.aborted === true) throw error;
    throw new ApiError(unreachableMessage, 0);
  }
};

const answered = async <E extends Endpoint>(endpoint: E, asked: Asked<E>): Promise<Answer<Response>> => {
  const token = needsSession(endpoint) ? readToken() : null;
  const response = await send(endpoint, token, asked);
  if (response.status >= 200 && response.status < 400) return { blocked: false, data: response };
  const error = await failure(response);
  if (response.status === 401 && needsSession(endpoint)) {
    // An answer that comes late belongs to a session that has ended already, and ends no other one.
    if (token === readToken()) sessionExpired();
    throw new ApiError(sessionExpiredMessage, 401, error.code);
  }
  if (response.status === 403) {
    if (needsSession(endpoint)) refused();
    return { blocked: true, message: error.message };
  }
  throw error;
};

const brokenOff = 'The answer broke off before it was complete. Please try again.';

/** What comes of an answer. Where its connection breaks the browser says so in words of its own; whoever has left is told nothing. */
const coming = async <T>(reading: Promise<T>, { signal }: Options): Promise<T> => {
  try {
    return await reading;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError(brokenOff, 0);
  }
};

/** What the user is told of an answer that is not of the agreed shape: its details are for developers. */
const unreadable = 'The answer of the server could not be read. Try again; if it happens again, contact support.';

/** The answer as `read` understands it; one that it does not understand fails in plain words, the details in the console. */
const understood = <T>({ path }: Endpoint, status: number, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    console.error(`The answer of ${path} is not of the agreed shape:`, error);
    throw new ApiError(unreadable, status);
  }
};

/** Calls the API and reads its JSON answer, by a schema of its own where what is asked says more of it than the record does. */
export const call = async <E extends Json, T = AnswerOf<E>>(
  endpoint: E,
  asked: Asked<E>,
  schema?: Parser<T>,
): Promise<Answer<T>> => {
  const answer = await answered(endpoint, asked);
  if (answer.blocked) return answer;
  const text = await coming(answer.data.text(), asked);
  const data = understood(endpoint, answer.data.status, () => (schema ?? endpoint.answer).parse(JSON.parse(text)) as T);
  return { blocked: false, data };
};

/** What was answered, where a refusal is an error like any other, because there is no lock to show. */
export const unlocked = <T>(answer: Answer<T>): T => {
  if (answer.blocked) throw new ApiError(answer.message, 403);
  return answer.data;
};

/** Like `call`, where there is no lock to show. */
export const ask = async <E extends Json>(endpoint: E, asked: Asked<E>): Promise<AnswerOf<E>> =>
  unlocked(await call(endpoint, asked));

const isLast = (value: unknown): boolean => typeof value === 'object' && value !== null && 'meta' in value;

/**
 * The parsed lines of an NDJSON answer, each as it comes. A line that tells of a failure fails the rest; so does an end
 * before the facts of the answer, which are its last line: less than all must not be taken for all.
 */
async function* parsedLines<E extends Lines>(
  body: ReadableStream<Uint8Array>,
  endpoint: E,
  options: Options,
): AsyncGenerator<LineOf<E>> {
  const decoder = new TextDecoder();
  let text = '';
  let isWhole = false;
  const parse = (line: string): LineOf<E> => {
    const value = understood(endpoint, 200, (): unknown => JSON.parse(line));
    const failed = errorAnswerSchema.safeParse(value);
    if (failed.success) throw new ApiError(failed.data.error.message, 200, failed.data.error.code);
    isWhole = isLast(value);
    return understood(endpoint, 200, () => endpoint.line.parse(value) as LineOf<E>);
  };
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await coming(reader.read(), options);
      text += decoder.decode(value, { stream: !done });
      const lines = text.split('\n');
      text = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line !== '') yield parse(line);
      if (done && !isWhole) throw new ApiError(brokenOff, 200);
      if (done) return;
    }
  } finally {
    // Whoever stops reading wants no more of it; the server ends its work.
    void reader.cancel().catch(() => undefined);
  }
}

/** Calls the API and hands out the lines of its NDJSON answer as they come. Leaving the iteration ends the call. */
export const callLines = async <E extends Lines>(
  endpoint: E,
  asked: Asked<E>,
): Promise<Answer<AsyncIterable<LineOf<E>>>> => {
  const answer = await answered(endpoint, asked);
  if (answer.blocked) return answer;
  const { body } = answer.data;
  if (body === null) throw new ApiError(defaultErrorMessage, answer.data.status);
  return { blocked: false, data: parsedLines(body, endpoint, asked) };
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

/** The name in a header of RFC 6266: in letters of any script where it says so too, else in those of ASCII alone. */
const fileNameOf = (disposition: string): string | null => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  const [, plain = null] = /filename="?([^";]+)"?/.exec(disposition) ?? [];
  return plain;
};

/**
 * Downloads a file of the API: its bytes, and the name the server gave it (null = none). How large it will be is not known
 * while it is made; `onBytes` is told how much of it has come.
 */
export const download = async <E extends File>(
  endpoint: E,
  asked: Asked<E>,
  onBytes: (count: number) => void = () => undefined,
): Promise<Answer<{ blob: Blob; fileName: string | null }>> => {
  const answer = await answered(endpoint, asked);
  if (answer.blocked) return answer;
  const fileName = fileNameOf(answer.data.headers.get('content-disposition') ?? '');
  return { blocked: false, data: { blob: await coming(bytesOf(answer.data, onBytes), asked), fileName } };
};

/** How often a download goes on after it broke off. */
const resumesMax = 5;
/** Bytes that are held as they came before the browser puts them away. */
const heldBytes = 8_000_000;

/** What has come of a file, and of which version of it. */
type Come = { blob: Blob; etag: string | null };

/** Adds the bytes of an answer to what has come; those before a break are kept. */
const addBytes = async (come: Come, { body }: Response, onBytes: (count: number) => void): Promise<void> => {
  const reader = body?.getReader();
  let held: BlobPart[] = [];
  let size = 0;
  const put = (): void => {
    come.blob = new Blob([come.blob, ...held]);
    held = [];
    size = 0;
  };
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done || value === undefined) return;
      held.push(value);
      size += value.byteLength;
      onBytes(come.blob.size + size);
      if (size >= heldBytes) put();
    }
  } finally {
    put();
  }
};

/**
 * Downloads a file that lies ready on the server. Where the connection breaks it goes on with the bytes that are missing, and
 * begins anew where the file is another one meanwhile.
 */
export const downloadReady = async <E extends File>(
  endpoint: E,
  asked: Asked<E>,
  onBytes: (count: number) => void,
): Promise<Answer<Blob>> => {
  const come: Come = { blob: new Blob([]), etag: null };
  for (let resumes = 0; ; resumes += 1) {
    const { blob, etag } = come;
    const headers = { ...(etag === null ? {} : { range: `bytes=${blob.size}-`, 'if-range': etag }) };
    try {
      const answer = await answered(endpoint, { ...asked, headers });
      if (answer.blocked) return answer;
      const response = answer.data;
      if (response.status !== 206) come.blob = new Blob([]);
      come.etag = response.headers.get('etag');
      await coming(addBytes(come, response, onBytes), asked);
      return { blocked: false, data: come.blob };
    } catch (error) {
      // An answer with a status says why; a connection that broke may hold the next time.
      const isAnswered = error instanceof ApiError && error.status !== 0;
      if (isAnswered || asked.signal?.aborted === true || resumes >= resumesMax) throw error;
    }
  }
};
