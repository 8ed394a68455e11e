/** Opening, closing and losing the store, on both engines; and what its errors must not tell. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { briefly } from '../../../scripts/testing/briefly.ts';
import { bundled } from '../../../scripts/testing/bundled.ts';
import { openAccounts } from './open.ts';
import { users } from './schema/people.ts';
import { placeNewStore } from './testing/new-store.ts';
import { engines, newDatabase, useStore } from './testing/stores.ts';
import { createUser, findUserByUsername, listUsers } from './users.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const storeChild = here('./testing/store-child.ts');
const serverChild = here('./testing/server-child.ts');

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cvm-accounts-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** The data folder that a test gives. */
const dataDirOf = (): string => join(dir, 'store');

const placed = async (): Promise<string> => {
  await placeNewStore(dataDirOf());
  return dataDirOf();
};

const startChild = (program: readonly string[], ...args: string[]): ChildProcessWithoutNullStreams =>
  // Its own temporary files go into the folder, too: a process that is killed cannot remove them.
  spawn(process.execPath, [...briefly, ...program, dataDirOf(), ...args], {
    stdio: 'pipe',
    env: { ...process.env, TMPDIR: dir },
  });

/** From a bundle, which must be told where the rest of the store is. */
const startBundle = async (mode: 'once' | 'forever'): Promise<ChildProcessWithoutNullStreams> =>
  startChild([await bundled(storeChild)], mode, here('./pglite-worker.mjs'), here('../migrations'));

/** What a child wrote until it ended, and how it ended. */
const finish = async (child: ChildProcessWithoutNullStreams) => {
  let [out, errors] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (errors += text));
  const [code] = await once(child, 'close');
  return { out, errors, code };
};

describe.each(engines)('an open store ($name)', (engine) => {
  const store = useStore(engine);

  it('answers alike on both engines: counts are numbers, moments are dates, arrays are arrays', async () => {
    await createUser(store.db, { email: 'ada@example.com', allowedPages: ['/a,b', '{"c"}'] });
    expect(await store.db.$count(users)).toBe(1);
    const [user] = await listUsers(store.db);
    expect(user?.createdAt).toBeInstanceOf(Date);
    expect(user?.allowedPages).toEqual(['/a,b', '{"c"}']);
  });

  it('has trigram search', async () => {
    const { rows } = await store.db.execute(sql`select similarity('severance', 'severence') > 0.4 as alike`);
    expect(rows).toEqual([{ alike: true }]);
  });

  it('runs transactions that come at once without losing any', async () => {
    await createUser(store.db, { email: 'ada@example.com', avatar: '0' });
    const addOne = () =>
      store.db.transaction(async (tx) => {
        const [row] = await tx.select({ avatar: users.avatar }).from(users).for('update');
        await tx.update(users).set({ avatar: String(Number(row?.avatar) + 1) });
      });
    await Promise.all(Array.from({ length: 40 }, addOne));
    expect(await findUserByUsername(store.db, 'ada@example.com')).toMatchObject({ avatar: '40' });
  });

  it('gives every caller the answer to its own statement, however many come at once', async () => {
    const plain = async (n: number) =>
      (await store.db.execute(sql`select ${n}::int as n, ${`text ${n}`} as text`)).rows[0];
    const inTransaction = (n: number) =>
      store.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${n})`);
        return (await tx.execute(sql`select ${`text ${n}`} as text, ${n}::int as n`)).rows[0];
      });
    for (let round = 0; round < 5; round += 1) {
      const numbers = Array.from({ length: 32 }, (_, i) => 100 * round + i);
      const rows = await Promise.all(numbers.map((n) => (n % 2 === 0 ? plain(n) : inTransaction(n))));
      expect(rows).toEqual(numbers.map((n) => ({ n, text: `text ${n}` })));
    }
  });

  it('undoes a transaction that fails', async () => {
    const failing = store.db.transaction(async (tx) => {
      await createUser(tx, { email: 'ada@example.com' });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await listUsers(store.db)).toEqual([]);
  });

  it('tells no hash in an error, whether the statement or a constraint refused it', async () => {
    const passwordHash = '$argon2id$v=19$CANARY';
    const attempts = [
      store.db.insert(users).values({ email: 'NOT LOWER', passwordHash }),
      store.db.insert(users).values({ email: 'a@example.com', passwordHash, organizationId: 'no uuid' }),
    ];
    for (const attempt of attempts) {
      const error = await attempt.then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(Error);
      const told = [inspect(error, { depth: 20, showHidden: true }), JSON.stringify(error), String(error)].join();
      expect(told).toContain('[hidden]');
      expect(told).not.toContain('CANARY');
    }
  });
});

describe('the embedded store', () => {
  it('lets nobody go who has waited for a turn while a crowd signs in', async () => {
    const store = await openAccounts({ dataDir: await placed() });
    let leave = (): void => {};
    const crowd = new Promise<void>((resolve) => {
      leave = resolve;
    });
    // The one connection stands.
    await store.ping();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const ahead = store.db.transaction(() => crowd);
      const waiting = store.ping().then(
        () => 'answered',
        (error: unknown) => String(error),
      );
      await vi.advanceTimersByTimeAsync(25_000);
      leave();
      await ahead;
      expect(await waiting).toBe('answered');
    } finally {
      vi.useRealTimers();
      leave();
      await store.close();
    }
  });

  it('refuses a folder that is open already, naming the holder, and leaves the first store alone', async () => {
    const dataDir = await placed();
    const first = await openAccounts({ dataDir });
    await expect(openAccounts({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    await first.ping();
    await first.close();
  });

  it('refuses a folder that another process has open, and has every committed row after that was killed while writing', async () => {
    const dataDir = await placed();
    const child = await startBundle('forever');
    const ended = once(child, 'close');
    const committed: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      committed.push(line);
      if (committed.length === 1)
        await expect(openAccounts({ dataDir })).rejects.toThrow(`in use by process ${child.pid}`);
      if (committed.length === 30) child.kill('SIGKILL');
    }
    await ended;
    const accounts = await openAccounts({ dataDir });
    const emails = (await listUsers(accounts.db)).map((user) => user.email);
    expect(emails).toEqual(expect.arrayContaining(committed));
    await accounts.close();
  });

  it('is made by the next start where the first one was killed while it made it', async () => {
    const dataDir = dataDirOf();
    const child = await startBundle('once');
    const ended = once(child, 'close');
    const filesOf = async (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
    const isBegun = async (): Promise<boolean> => {
      const folders = (await filesOf(dataDir)).filter((name) => name.startsWith('pglite'));
      return (await Promise.all(folders.map((name) => filesOf(join(dataDir, name))))).flat().length > 0;
    };
    await expect.poll(isBegun, { interval: 1, timeout: 60_000 }).toBe(true);
    child.kill('SIGKILL');
    await ended;
    const accounts = await openAccounts({ dataDir });
    expect(await listUsers(accounts.db)).toEqual([]);
    expect((await readdir(dataDir)).sort()).toEqual(['lock.json', 'pglite']);
    await accounts.close();
  });

  it('says which folder it could not open, and leaves nothing behind', async () => {
    await mkdir(join(dir, 'pglite'));
    await writeFile(join(dir, 'pglite', 'PG_VERSION'), '9.1\n');
    await expect(openAccounts({ dataDir: dir })).rejects.toThrow(dir);
    expect(await readdir(dir)).toEqual(['pglite']);
  });

  it('says what to do about a folder that is damaged, in one sentence', async () => {
    const dataDir = await placed();
    await writeFile(join(dataDir, 'pglite', 'global', 'pg_control'), 'garbage');
    const refused = openAccounts({ dataDir });
    await expect(refused).rejects.toThrow(`The embedded accounts store in ${join(dataDir, 'pglite')} did not start`);
    await expect(refused).rejects.toThrow(/bring it back from a backup, or move it away/);
  });

  it('keeps what was written when it is closed, twice, and opened again, and is not made anew over a folder that lost the file by which it is known', async () => {
    const dataDir = await placed();
    const first = await openAccounts({ dataDir });
    await createUser(first.db, { email: 'ada@example.com' });
    await Promise.all([first.close(), first.close()]);
    await expect(first.ping()).rejects.toThrow();
    const file = join(dataDir, 'pglite', 'PG_VERSION');
    const version = await readFile(file);
    await rm(file);
    await expect(openAccounts({ dataDir })).rejects.toThrow(/no PG_VERSION among them\): .* from a backup/);
    await writeFile(file, version);
    const second = await openAccounts({ dataDir });
    await second.ping();
    expect(await listUsers(second.db)).toMatchObject([{ email: 'ada@example.com' }]);
    await second.close();
  });

  it('is not opened where a table lost rows: nobody is told that there are no users', async () => {
    const dataDir = await placed();
    const accounts = await openAccounts({ dataDir });
    await createUser(accounts.db, { email: 'ada@example.com' });
    const { rows } = await accounts.db.execute(sql`select pg_relation_filepath('users') as path`);
    const file = join(dataDir, 'pglite', String(rows[0]?.path));
    // The look at a store that is opened leaves its one session as it was.
    expect((await accounts.db.execute(sql`show enable_seqscan`)).rows).toEqual([{ enable_seqscan: 'on' }]);
    await accounts.close();
    await truncate(file, 0);
    for (const asFound of [true, false])
      await expect(openAccounts({ dataDir, asFound })).rejects.toThrow(
        /has lost part of what was written to it \(table public\.users: .* from a backup/,
      );
  });

  it('has a server that runs from the sources and lets its process end by itself', async () => {
    await placed();
    const { out, errors, code } = await finish(startChild(['--import', 'tsx', serverChild]));
    expect({ out, errors, code }).toEqual({ out: 'started\n', errors: '', code: 0 });
  });

  it('runs from a bundle in another folder and lets its process end by itself', async () => {
    const { out, errors, code } = await finish(await startBundle('once'));
    expect({ out, errors, code }).toEqual({ out: 'user0@example.com\n', errors: '', code: 0 });
  });
});

describe('a store by URL', () => {
  it.each(['postgres://cvm:canary@:::/x', 'mysql://cvm:canary@localhost/x', 'canary', ''])(
    'refuses %j as an address without repeating it',
    async (databaseUrl) => {
      const refused = openAccounts({ databaseUrl });
      await expect(refused).rejects.toThrow('DATABASE_URL is not a PostgreSQL address');
      expect(inspect(await refused.catch((error: unknown) => error), { depth: 20 })).not.toContain('canary');
    },
  );

  it('says that a server cannot be reached, and tells no password', async () => {
    const refused = openAccounts({ databaseUrl: 'postgres://cvm:canary@127.0.0.1:1/x' });
    await expect(refused).rejects.toThrow(/cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1/);
    expect(inspect(await refused.catch((error: unknown) => error), { depth: 20 })).not.toContain('canary');
  });

  it.skipIf(process.env.CVM_SKIP_POSTGRES === '1')(
    'is migrated once when several instances start together',
    async () => {
      const { url, drop } = await newDatabase();
      const opened = await Promise.all(Array.from({ length: 4 }, () => openAccounts({ databaseUrl: url })));
      const [first] = opened;
      const { rows } =
        (await first?.db.execute(sql`select count(*)::int as n from drizzle.__drizzle_migrations`)) ?? {};
      const files = (await readdir(here('../migrations'))).filter((name) => name.endsWith('.sql'));
      expect(rows).toEqual([{ n: files.length }]);
      for (const accounts of opened) await accounts.close();
      await drop();
    },
  );
});
