/**
 * Opens the accounts store: a PostgreSQL server by URL, or the embedded one in a data folder. Both are reached through
 * the same driver, so everything above sees one `Db` and cannot tell them apart. Migrations are applied before `db` is
 * handed out.
 *
 * TRICKY: the embedded server is a single session. Inside `db.transaction(async (tx) => ...)` use `tx` alone: a query
 * on the outer `db` waits for the transaction, which waits for it. Never prepare named statements.
 *
 * TRICKY: its socket server lets connections take turns by protocol message, not by statement, while the session has
 * one unnamed statement and one unnamed portal for all of them. With two connections, one binds what the other parsed:
 * errors, answers that never come, or another caller's rows. So there is exactly one, which stays open; statements wait
 * for it in the pool.
 */
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedServer, startEmbedded } from './embedded.ts';
import { applyMissing } from './migrations.ts';
import { checkWhole } from './whole.ts';

/** The store, or a transaction on it. Every function of this package takes one as its first argument. */
export type Db = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>;

export type AccountsOptions = {
  /** `postgres://user:password@host:port/database`; without it the store is embedded. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded store, created when missing; without it the store lives in memory and dies with `close`. */
  dataDir?: string | undefined;
  /** Where `pglite-worker.mjs` lies, when not beside this module (in a bundle). */
  workerPath?: string | undefined;
  /** How long a statement waits for a connection that is free. */
  waitMs?: number | undefined;
  /** How long an answer is waited for. */
  answerMs?: number | undefined;
  /** Where the `migrations` folder lies, when not in this package (in a bundle). */
  migrationsFolder?: string | undefined;
  /** A store of an earlier version is left as it is, for whoever only looks. */
  asFound?: boolean | undefined;
};

export type Accounts = {
  db: Db;
  /** Ends all connections and the embedded server; may be called twice. */
  close(): Promise<void>;
  /** Resolves when the store answers, rejects otherwise. */
  ping(): Promise<void>;
  /** Migrations that the store lacks, above 0 only for a store that is opened as it was found. */
  readonly missing: number;
};

const besideThis = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const connectTimeoutMs = 10_000;
/**
 * All take turns at the one connection to the embedded server, a sign-in with a dozen statements: of 32 people at once the last
 * waits for 3 s on a machine with five times the work that it has processors for, and for 17 s with thirty times as much.
 */
const embeddedWaitMs = 30_000;
/** The embedded server can neither time out nor cancel, so the driver gives up instead. With the connection timeout it also ends a deadlock of the kind above. */
const embeddedQueryTimeoutMs = 60_000;
const serverStatementTimeoutMs = 20_000;
/** A server that is frozen ends no statement itself. */
const serverAnswerTimeoutMs = 22_000;

/** An unreachable host with several addresses gives an error without a message, but with a code. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
};

/**
 * PostgreSQL reports the whole offending row of a broken constraint ("Failing row contains ..."), password hash
 * included, and loggers print it. The name of the constraint stays.
 */
const hideRows = (client: pg.ClientBase): void => {
  if (!('connection' in client) || !(client.connection instanceof pg.Connection)) return;
  client.connection.prependListener('errorMessage', (message: { detail?: string | undefined }) => {
    if (message.detail?.startsWith('Failing row contains')) message.detail = undefined;
  });
};

/** Driver settings without the pool's own. A URL the driver cannot read is refused without repeating it: it holds a password. */
const serverSettings = (databaseUrl: string): pg.ClientConfig => {
  const settings = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'cvm',
  };
  try {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) throw new Error('other scheme');
    new pg.Client(settings);
    return settings;
  } catch {
    throw new Error('DATABASE_URL is not a PostgreSQL address (postgres://user:password@host:port/database).');
  }
};

const embeddedSettings = ({ host, port, user, database }: EmbeddedServer): pg.ClientConfig => ({
  ...{ host, port, user, database, password: '', ssl: false },
  connectionTimeoutMillis: connectTimeoutMs,
});

type Upkeep = {
  readonly migrationsFolder: string;
  readonly asFound: boolean;
  /** Folder of an embedded store, which answers for its own files. */
  readonly dataDir: string | undefined;
};

const bringUpToDate = async (settings: pg.ClientConfig, upkeep: Upkeep): Promise<number> => {
  const { migrationsFolder, asFound, dataDir } = upkeep;
  const client = new pg.Client({ ...settings, query_timeout: undefined });
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`The accounts store cannot be reached: ${reasonOf(error)}.`);
  }
  try {
    if (dataDir !== undefined) await checkWhole(client, dataDir);
    return await applyMissing(client, migrationsFolder, asFound);
  } finally {
    await client.end();
  }
};

type Patience = Pick<AccountsOptions, 'waitMs' | 'answerMs'>;

const connectPool = (settings: pg.ClientConfig, embedded: boolean, patience: Patience): pg.Pool => {
  const { waitMs = embedded ? embeddedWaitMs : connectTimeoutMs } = patience;
  const { answerMs = embedded ? embeddedQueryTimeoutMs : serverAnswerTimeoutMs } = patience;
  const ownLimits = embedded
    ? { max: 1, idleTimeoutMillis: 0 }
    : { max: 10, statement_timeout: serverStatementTimeoutMs, idle_in_transaction_session_timeout: 60_000 };
  const limits = { ...ownLimits, query_timeout: answerMs };
  const pool = new pg.Pool({ ...settings, ...limits, connectionTimeoutMillis: waitMs });
  pool.on('connect', hideRows);
  // An idle connection that breaks is replaced by the pool at the next query; without a listener it would end the program.
  pool.on('error', () => {});
  return pool;
};

/** See the module's header. Throws when the server cannot be reached, the folder is in use or the store is of a newer version; nothing stays open then. */
export const openAccounts = async (options: AccountsOptions = {}): Promise<Accounts> => {
  const { databaseUrl, dataDir } = options;
  const workerPath = options.workerPath ?? besideThis('./pglite-worker.mjs');
  const migrationsFolder = options.migrationsFolder ?? besideThis('../migrations');
  const server = databaseUrl === undefined ? await startEmbedded(dataDir ?? null, workerPath) : null;
  let pool: pg.Pool;
  let missing: number;
  try {
    const settings = server === null ? serverSettings(databaseUrl ?? '') : embeddedSettings(server);
    const asFound = options.asFound === true;
    missing = await bringUpToDate(settings, {
      migrationsFolder,
      asFound,
      dataDir: server === null ? undefined : dataDir,
    });
    pool = connectPool(settings, server !== null, options);
  } catch (error) {
    await server?.stop();
    throw error;
  }
  const db = drizzle(pool, { casing: 'snake_case' });
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    closing ??= pool.end().then(() => server?.stop());
    return closing;
  };
  const ping = async (): Promise<void> => {
    await db.execute(sql`select 1`);
  };
  return { db, close, ping, missing };
};
