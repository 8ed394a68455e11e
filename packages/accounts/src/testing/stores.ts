/**
 * Stores for tests: every test of this package runs against the embedded PostgreSQL and against a real server. The
 * server is the one at CVM_TEST_POSTGRES_URL (a superuser's URL), else a throw-away one. CVM_SKIP_POSTGRES=1 leaves it
 * out, knowingly.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { errorText } from '@cvm/contract';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, beforeEach } from 'vitest';
import { startPostgres } from '../../../../scripts/postgres.mjs';
import { keepOpen } from '../../../../scripts/testing/shared.ts';
import { type Accounts, type Db, openAccounts } from '../open.ts';
import { placeNewStore } from './new-store.ts';

export type Engine = { name: 'embedded' | 'server'; open(): Promise<Accounts> };

/** Runs one statement on a server's own database, outside the store. */
const administer = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** The URL of a new, empty database on a real server, and how to be rid of it. */
export const newDatabase = async (): Promise<{ url: string; drop(): Promise<void> }> => {
  const given = env.CVM_TEST_POSTGRES_URL;
  const server =
    given === undefined ? await startPostgres().catch(explainMissing) : { url: given, stop: async () => {} };
  const name = `cvm_test_${randomBytes(6).toString('hex')}`;
  await administer(server.url, `create database ${name}`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    await administer(server.url, `drop database ${name} with (force)`);
    await server.stop();
  };
  return { url: url.href, drop };
};

const explainMissing = (error: unknown): never => {
  const reason = errorText(error);
  throw new Error(
    `${reason}\nThe tests need a real PostgreSQL; CVM_SKIP_POSTGRES=1 runs them on the embedded one alone.`,
  );
};

const openServer = async (): Promise<Accounts> => {
  const { url, drop } = await newDatabase();
  const accounts = await openAccounts({ databaseUrl: url });
  const close = async (): Promise<void> => {
    await accounts.close();
    await drop();
  };
  return { ...accounts, close };
};

const openEmbedded = async (): Promise<Accounts> => {
  const folder = await mkdtemp(join(tmpdir(), 'cvm-accounts-'));
  const dataDir = join(folder, 'store');
  await placeNewStore(dataDir);
  const accounts = await openAccounts({ dataDir });
  const close = async (): Promise<void> => {
    await accounts.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...accounts, close };
};

const embedded: Engine = { name: 'embedded', open: openEmbedded };
const server: Engine = { name: 'server', open: openServer };

/** What `describe.each` goes through. */
export const engines: Engine[] = env.CVM_SKIP_POSTGRES === '1' ? [embedded] : [embedded, server];

/** All rows gone, whatever refers to them, and numbers from 1 again. Truncating would make every file of every table anew. */
const emptyAll = sql.raw(`do $$ declare one record; begin
  set local session_replication_role = replica;
  for one in select tablename from pg_tables where schemaname = 'public' loop
    execute format('delete from %I', one.tablename);
  end loop;
  for one in select sequencename from pg_sequences where schemaname = 'public' loop
    perform setval(one.sequencename::regclass, 1, false);
  end loop;
end $$`);

const shared = new Map<Engine['name'], Promise<Accounts>>();

/** Open for all files of a worker that come one after the other: each test begins with empty tables. */
const openShared = (engine: Engine): Promise<Accounts> => {
  const known = shared.get(engine.name);
  if (known !== undefined) return known;
  const opening = engine.open().then(
    (accounts) => {
      keepOpen('accounts', async () => {
        shared.delete(engine.name);
        await accounts.close();
      });
      return accounts;
    },
    (error: unknown) => {
      shared.delete(engine.name);
      throw error;
    },
  );
  shared.set(engine.name, opening);
  return opening;
};

/** A store for the tests of the surrounding `describe`, of which all tables are emptied before each of them. */
export const useStore = (engine: Engine): { readonly db: Db } => {
  let accounts: Accounts | undefined;
  const opened = (): Accounts => {
    if (accounts === undefined) throw new Error('The store is open while tests run, not while they are collected.');
    return accounts;
  };
  beforeAll(async () => {
    accounts = await openShared(engine);
  });
  beforeEach(async () => void (await opened().db.execute(emptyAll)));
  return {
    get db() {
      return opened().db;
    },
  };
};
