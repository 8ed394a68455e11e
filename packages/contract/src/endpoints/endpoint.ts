/**
 * One record per call of the API. The server's route, who is let in, the API document and the web app's typed calls come
 * from it, so a path is written once. `who` has no default: a call that says nothing about it does not compile.
 */
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Every call lies below it. */
export const apiRoot = '/v1';
/** Where all of them are described, for programs. */
export const apiDocumentPath = `${apiRoot}/openapi.json`;

/** The answer of a call that has nothing to tell. */
export const doneSchema = z.object({ success: z.literal(true) });

/** Who may make a call. */
export type Who =
  /** Nobody is asked who they are. */
  | 'everybody'
  /** Whoever holds the link that the call carries: a signed token, a secret that works once. */
  | 'link'
  /** Every user: whoever is signed in to it, its API key, an administrator who views as it. For calls that read. */
  | 'user'
  /** A person who is signed in: no API key, and no administrator who views as them. */
  | 'person'
  /** Whoever has a session, that of an administrator who views as somebody else too: no API key. */
  | 'session'
  /** Both roles of the administration. */
  | 'adminSees'
  /** The role of the administration that may act. */
  | 'adminActs';

type Tag =
  | 'session'
  | 'status'
  | 'views'
  | 'embedded looks'
  | 'filters'
  | 'segments'
  | 'administration'
  | 'reports'
  | 'search'
  | 'exports'
  | 'links'
  | 'assistants';

/** Rows as lines, and files. */
export type FileKind = 'ndjson' | 'csv' | 'xlsx' | 'parquet';

type Texts = { readonly tag: Tag; readonly summary: string; readonly description?: string };

type Asking = {
  /** Texts that stand in the path as `:name`. */
  readonly params?: z.ZodObject;
  /** Absent = none is taken. */
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** How the body is written; absent = JSON. */
  readonly encoding?: 'form';
};

type Answering = {
  /** The answer as JSON. */
  readonly answer?: z.ZodType;
  /** A line of the answer, where it is NDJSON alone. */
  readonly line?: z.ZodType;
  /** What the answer can be beside JSON. */
  readonly files?: readonly FileKind[];
  /** Answers with other statuses than 200 and those of `errors`, or other than theirs: each in a sentence, with its JSON where it has some. */
  readonly statuses?: Readonly<Record<number, string | { readonly description: string; readonly answer: z.ZodType }>>;
  /** What can go wrong besides what follows from `who`, and what can go wrong anywhere. */
  readonly errors?: readonly ErrorCode[];
};

export type Endpoint = Texts &
  Asking &
  Answering & {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
    readonly path: `${typeof apiRoot}/${string}`;
    readonly who: Who;
    /** The user needs one of these pages, and one that it is not blocked from. */
    readonly pages?: readonly string[];
    /** Calls per address and minute, where they are fewer than those of the whole API. */
    readonly callsMax?: number;
  };

/** The names in a path: `'uuid'` of `/v1/audience-segment/:uuid`. */
type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NameIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** What a record must be, given what it says: parameters for the names in its path, no body to read with, an answer. */
type Sound<E extends Endpoint> = ([NameIn<E['path']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodObject<Record<NameIn<E['path']>, z.ZodType<unknown, string>>> }) &
  (E['method'] extends 'GET' ? { readonly body?: never } : unknown) &
  (E['who'] extends 'user' ? { readonly method: 'GET' | 'POST' } : unknown) &
  (E extends { answer: z.ZodType } | { line: z.ZodType } ? unknown : { readonly answer: z.ZodType });

export const endpoint = <const E extends Endpoint>(record: E & Sound<E>): E => record;

/** A call that changes nothing: a question, although it may be sent as POST. */
export const reads = ({ method, who }: Pick<Endpoint, 'method' | 'who'>): boolean => method === 'GET' || who === 'user';

/** Lists and fields as they are given to a call, which changes none of them. */
type Given<T> = unknown extends T
  ? T
  : T extends readonly (infer Item)[]
    ? readonly Given<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Given<T[Key]> }
      : T;

type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> = E extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? Given<z.input<Schema>> extends infer Value
    ? undefined extends Value
      ? { readonly [Key in Name]?: Value }
      : Record<never, never> extends Value
        ? { readonly [Key in Name]?: Value }
        : { readonly [Key in Name]: Value }
    : never
  : { readonly [Key in Name]?: undefined };

/** What a call is given. */
export type AskedOf<E extends Endpoint> = Part<E, 'params'> & Part<E, 'query'> & Part<E, 'body'>;

/** What a call is answered. */
export type AnswerOf<E extends Endpoint> = E extends { readonly answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** A line of what a call is answered. */
export type LineOf<E extends Endpoint> = E extends { readonly line: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** The address of a call: lists become repeated keys, undefined is left out, texts stand encoded in the path. */
export const addressOf = <E extends Endpoint>({ path }: E, asked: Omit<AskedOf<E>, 'body'>): string => {
  const { params = {}, query = {} }: { params?: object; query?: object } = asked;
  const texts = new Map<string, unknown>(Object.entries(params));
  const named = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(texts.get(name))));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    for (const item of [value].flat()) if (item !== undefined) search.append(key, String(item));
  return search.size === 0 ? named : `${named}?${search}`;
};
