/**
 * Starts the embedded PostgreSQL in a worker thread and says where it listens. In: a data folder that no other process
 * uses (the folder is locked here). Out: driver settings for a private unix socket. An embedded server that dies later
 * ends the program with an uncaught error, because nothing can be served without users.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { errorText } from '@cvm/contract';
import { lockFolder } from './folder-lock.ts';

export type EmbeddedServer = { host: string; port: number; user: string; database: string; stop(): Promise<void> };

/** Fixed by the driver: it looks for `.s.PGSQL.<port>` in the folder given as host. */
const port = 5432;

/** One that could not write its log answers nothing any more, this order among it. What was committed is in the log. */
const closeMs = 10_000;

type Running = { worker: Worker; exited: Promise<void> };

/** Waits for the worker's first word. Listeners are taken off again, so that a later error is not swallowed here. */
const firstWord = (worker: Worker): Promise<unknown> =>
  new Promise((resolve) => {
    const answer = (word: unknown): void => {
      worker.off('message', answer).off('error', fail).off('exit', leave);
      resolve(word);
    };
    const fail = (error: unknown): void => answer({ failed: errorText(error) });
    const leave = (): void => answer({ failed: 'its thread ended before it was ready' });
    worker.on('message', answer).on('error', fail).on('exit', leave);
  });

/** @param refused what is said of a store that does not start, and why */
const startWorker = async (
  workerPath: string,
  dir: string | null,
  socket: string,
  refused: (why: string) => Error,
): Promise<Running> => {
  // execArgv is emptied because flags of the main thread (a TypeScript loader, an inspector port) are not the worker's.
  const worker = new Worker(workerPath, { workerData: { dir, socket }, execArgv: [] });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  const word = await firstWord(worker);
  if (typeof word === 'object' && word !== null && 'ready' in word) return { worker, exited };
  const reason = typeof word === 'object' && word !== null && 'failed' in word ? word.failed : 'unknown';
  await worker.terminate();
  throw refused(String(reason).replace(/\.+$/, ''));
};

/** Resolves when the thread has ended, and with it all of its memory. */
const stopWorker = async ({ worker, exited }: Running): Promise<void> => {
  worker.postMessage('close');
  const patience = setTimeout(() => void worker.terminate(), closeMs);
  await exited;
  clearTimeout(patience);
};

/**
 * A new store is made by a thread of its own: what makes it is a program beside the server, whose memory, 490 MB, the thread would keep
 * as long as it lives. It is made beside its place: one that was killed meanwhile leaves what the next start makes anew, in place of a
 * folder that looks as if it were damaged.
 */
const makeStore = async (workerPath: string, dir: string, socket: string): Promise<void> => {
  if (existsSync(join(dir, 'PG_VERSION'))) return;
  const draft = `${dir}.new`;
  await rm(draft, { recursive: true, force: true });
  const notMade = (why: string): Error => new Error(`The embedded accounts store in ${dir} could not be made: ${why}.`);
  await stopWorker(await startWorker(workerPath, draft, socket, notMade));
  // In place of nothing or an empty folder alone.
  await rename(draft, dir);
};

const notStarted = (dir: string, why: string): Error =>
  new Error(
    `The embedded accounts store in ${dir} did not start (${why}): the folder is damaged or of another version; bring it back from a backup, or move it away to begin without users.`,
  );

/** The server makes a new store, without users, over any other folder: also over one that lost the file it looks for. */
const checkFolder = (dir: string): void => {
  if (!existsSync(dir) || readdirSync(dir).length === 0 || existsSync(join(dir, 'PG_VERSION'))) return;
  throw notStarted(dir, 'it has files, but no PG_VERSION among them');
};

/**
 * `dataDir` null keeps the store in memory. Throws when another live process has the folder or the store cannot be
 * opened; nothing is left running then.
 */
export const startEmbedded = async (dataDir: string | null, workerPath: string): Promise<EmbeddedServer> => {
  if (dataDir !== null) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = dataDir === null ? async () => {} : await lockFolder(dataDir);
  // A private folder (mode 0700): whoever may open the socket has the whole store.
  const socketDir = await mkdtemp(join(tmpdir(), 'cvm-pg-'));
  const release = async (): Promise<void> => {
    await rm(socketDir, { recursive: true, force: true });
    await unlock();
  };
  try {
    const dir = dataDir === null ? null : join(dataDir, 'pglite');
    if (dir !== null) checkFolder(dir);
    const socket = join(socketDir, `.s.PGSQL.${port}`);
    if (dir !== null) await makeStore(workerPath, dir, socket);
    const running = await startWorker(workerPath, dir, socket, (why) =>
      dir === null ? new Error(`The embedded accounts store did not start: ${why}.`) : notStarted(dir, why),
    );
    const stop = async (): Promise<void> => {
      await stopWorker(running);
      await release();
    };
    return { host: socketDir, port, user: 'postgres', database: 'postgres', stop };
  } catch (error) {
    await release();
    throw error;
  }
};
