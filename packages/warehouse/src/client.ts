// The one road to ClickHouse. Enters: a statement with named, typed parameters. Leaves: rows parsed with the caller's zod
// schema. Two adapters keep these promises, `embedded.ts` (chDB inside the process) and `cluster.ts` (a server by URL), and
// `client.test.ts` runs the same assertions against both.
//
// Values come back as: integers and floats as numbers (exact below 2^53), Decimal as number, Date and DateTime as the
// engine's text ('2026-06-30', '2026-06-30 12:00:00'), Bool as boolean, arrays as arrays, null, nan and infinity as null.
import type { Readable } from 'node:stream';
import type { ZodType } from 'zod';

/** What a placeholder `{name:Type}` may be given; the type in the text says how the engine reads it. */
export type ParamValue = string | number | boolean | null | readonly (string | number)[];

/** SQL text with placeholders such as `{country_0:Array(String)}` and a value for each of them. */
export type Statement = {
  readonly sql: string;
  readonly params?: Readonly<Record<string, ParamValue>>;
  /** What its figures are against; their values are more of its parameters. */
  readonly wholes?: readonly Whole[];
};

/** A statement with one row of numbers or lists of them, asked once and kept, and the parameters that its columns are the values of. */
export type Whole = { readonly statement: Statement; readonly values: Readonly<Record<string, string>> };

/** What the answer of a statement follows from, to make a key of: not why it was written so, which is many times as much text. */
export const askedOf = ({ sql, params, wholes = [] }: Statement): readonly unknown[] => [
  sql,
  params,
  wholes.map(({ statement, values }) => [askedOf(statement), values]),
];

/**
 * `light` for what a screen waits for; `heavy` for exports, loads, cross-tabs and benchmarks, which never take the last session;
 * `watch` for looks at the store itself and notes about it, milliseconds each, which go beside all others, wait for each other
 * alone and take no share of the cores.
 */
export type Lane = 'light' | 'heavy' | 'watch';

export type QueryOptions = {
  /** View id or purpose. Stands in the engine's `log_comment` with the request id. */
  readonly name: string;
  readonly requestId?: string;
  /** Where unqualified table names are looked up; the adapter's own database when left out. */
  readonly database?: string;
  /** Engine time. Default 30 s for a query, none for a stream, a command or an insert. */
  readonly timeoutMs?: number;
  /** More rows than this are an error, never cut off; a stream has handed out rows by then. Default 1,000,000, for a stream 10,000,000. */
  readonly rowsMax?: number;
  /** Default 1.5 GB for a query or a stream, 4 GB for a command or an insert; sorting and grouping spill to disk before. */
  readonly memoryBytesMax?: number;
  /** From when on sorting and grouping go to disk; default a quarter of the memory. */
  readonly spillBytes?: number;
  /** An insert that would leave less than this on the disk is refused as `disk-full`; none when left out. */
  readonly diskBytesMin?: number;
  /** How many rows an insert gathers before it sorts and writes them as a part of a table; default as many as the engine does. */
  readonly blockRows?: number;
  /** Default: embedded, the machine's cores shared among what runs; on a server, its own choice. */
  readonly threads?: number;
  /** Default `light` for a query, `heavy` for everything else. */
  readonly lane?: Lane;
  /** Part of work that nobody watches: it waits for its turn as long as it takes. A command does in any case. */
  readonly isPatient?: boolean;
  /** It reads what is of all titles, not of a few: on the processor it lets those go first that read little. */
  readonly isWide?: boolean;
  /** Whose work it is: users that wait are served by turns. The portal's own when left out. */
  readonly user?: string;
  /**
   * The rows of a query are kept as long as its database answers, and given to whoever asks the same: for a few rows that many need.
   * Rows of a database must not change from then on.
   */
  readonly isKept?: boolean;
  readonly signal?: AbortSignal;
};

export type CommandOptions = QueryOptions & {
  /** Called about twice a second while a long command runs; an error thrown from it is ignored. */
  readonly onProgress?: (progress: Progress) => void;
};

export type Progress = {
  readonly rowsRead: number;
  /** The engine's estimate; null where it knows none. */
  readonly rowsTotal: number | null;
  readonly elapsedMs: number;
};

/** As the engine counted them. */
export type QueryStats = { readonly elapsedMs: number; readonly rowsRead: number; readonly bytesRead: number };

export type Insert = {
  /**
   * Table, with columns where they are not all given in order: `edition_3.raw_views (member_id, title_id)`. A server also
   * takes `<table> select ... from input('<structure>')`; an embedded engine reads files in a `command` instead.
   */
  readonly into: string;
  /** A ClickHouse input format, such as `CSVWithNames`, `JSONEachRow`, `Parquet`. */
  readonly format: string;
  /** Bytes in that format; a path is read in place where the engine shares the disk (a `.gz` ending is understood). */
  readonly source: Readable | { readonly path: string };
};

/** Which rows a statement that ends with `limit` and `offset` answers of those it finds. */
export type Page = {
  readonly limit: number;
  readonly offset: number;
  /** One row, column `n`: how many it finds. */
  readonly count: Statement;
  /** It picks the rows of the page before it makes them: what reaches its limit is not all that it finds. */
  readonly isPickedFirst: boolean;
};

/** Rows that nobody reads on their way: names of the columns, in the order of the text, and the schema that samples must meet. */
export type TextOf = { readonly columns: readonly string[]; readonly row: ZodType; readonly page?: Page };

/** A JSON array of objects in UTF-8, one row a line, as the engine wrote it; `rowsAll` = those that the statement finds. */
export type QueryText = {
  readonly json: Buffer;
  readonly rows: number;
  readonly rowsAll: number;
  readonly stats: QueryStats;
};

/** Values of each column by its name, `count` of each. */
export type QueryColumns<Columns> = { readonly columns: Columns; readonly count: number; readonly stats: QueryStats };

/** A store of rows. Every method throws `WarehouseError` and nothing else. */
export type Warehouse = {
  readonly kind: 'embedded' | 'cluster';
  /** Name of the cluster that rows are divided over; absent when one engine holds them all. */
  readonly cluster?: string | undefined;
  /** All rows of a `select` (or `explain`, `show`, `describe`), each parsed once with `schema`. */
  query<Row>(
    statement: Statement,
    schema: ZodType<Row>,
    options: QueryOptions,
  ): Promise<{ rows: Row[]; stats: QueryStats }>;
  /** Likewise in columns, as they come from the engine; none without rows. What they are is for `schema` to say, which looks at all of them at once. */
  queryColumns<Columns>(
    statement: Statement,
    schema: ZodType<Columns>,
    options: QueryOptions,
  ): Promise<QueryColumns<Columns>>;
  /**
   * All rows of a `select` as text that is proven whole, and not parsed but for its first and last rows, which must meet the
   * schema. Columns beside those named are left out.
   */
  queryText(statement: Statement, of: TextOf, options: QueryOptions): Promise<QueryText>;
  /** Rows of a `select` in batches, whatever their number. Leaving the loop or aborting stops the engine's work. */
  stream<Row>(statement: Statement, schema: ZodType<Row>, options: QueryOptions): AsyncGenerator<Row[]>;
  /** One statement that returns no rows: DDL, `insert ... select`. */
  command(statement: string | Statement, options: CommandOptions): Promise<void>;
  /** Rows from outside into a table. Blocks already written stay when it fails: load into a staging table. */
  insert(insert: Insert, options: CommandOptions): Promise<void>;
  /** Running and waiting work is cancelled, then the store is let go. A second call does nothing. */
  close(): Promise<void>;
};

export type WarehouseErrorCode =
  | 'timeout'
  | 'memory'
  | 'rows'
  | 'cancelled'
  | 'disk-full'
  | 'unwritable'
  | 'unreachable'
  | 'locked'
  | 'busy'
  | 'bad-input'
  | 'damaged'
  | 'failed';

/** One clear sentence without parameter values; the engine's own words, which may quote data, are in `cause`. */
export class WarehouseError extends Error {
  override readonly name = 'WarehouseError';
  readonly code: WarehouseErrorCode;
  /** ClickHouse's error number, where the engine raised it. */
  readonly engineCode: number | undefined;
  /** The table that is damaged. */
  readonly table: string | undefined;
  /** The database it is in, where the engine says so: a load has tables of its own. */
  readonly database: string | undefined;
  /** Its folder in the store, where the engine says no more of it. */
  readonly folder: string | undefined;

  constructor(
    code: WarehouseErrorCode,
    message: string,
    details: { engineCode?: number; cause?: unknown; table?: string; database?: string; folder?: string } = {},
  ) {
    super(message, { cause: details.cause });
    this.code = code;
    this.engineCode = details.engineCode;
    this.table = details.table;
    this.database = details.database;
    this.folder = details.folder;
  }
}
