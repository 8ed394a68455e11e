/**
 * Whole portals: each with a data folder of its own filled from a dataset, the real server as
 * `npm start` runs it, on a port of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NewUser } from '@cvm/accounts';
import { placeNewStore } from '../packages/accounts/src/testing/new-store.ts';
import { spawnServer } from '../scripts/spawn-server.mjs';
import { briefly } from '../scripts/testing/briefly.ts';
import { bundledCommand } from '../scripts/testing/bundled.ts';
import { copyWarehouse, madeOnce } from '../scripts/testing/made-once.ts';
import { goldenDataset } from './golden/fixture.ts';

const root = path.resolve(import.meta.dirname, '..');
/** Less than a hook of the tests may take, which would not say what the portal printed. */
const startMsMax = 500_000;

/** Of the demo users in the portals of the tests (DEMO_PASSWORD). */
export const demoPassword = 'popcorn-for-all-tests';

/** The administrator of a portal over data that are no demo data: everything, like the demo's analyst. */
export const owner = { username: 'owner@test.example', password: 'popcorn-of-the-house' };

/** Settings of the server, as environment variables. */
type Settings = Readonly<Record<string, string>>;

export type Portal = { readonly url: string; readonly dataDir: string; readonly stop: () => Promise<void> };

/** Waits for the line that says where the portal is. Fails with what it printed when it ends before. */
const ready = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const fail = (why: string) => reject(new Error(`The portal did not start (${why}):\n${printed}`));
    const timer = setTimeout(() => fail(`not ready after ${startMsMax / 1000} s`), startMsMax);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /CVM Insights is ready: (\S+)/.exec(printed)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`exit status ${code}`);
    });
  });

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

/** Loads the dataset and creates the users in a process of its own; its last words come with the error. */
const fillStores = async (dataDir: string, dataset: string, users: readonly NewUser[]): Promise<void> => {
  const program = await bundledCommand('system/fill-stores.ts');
  const words = [dataDir, dataset, JSON.stringify(users)];
  const child = spawn(process.execPath, [...briefly, program, ...words], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await ended(child);
  if (child.exitCode !== 0) throw new Error(`The stores were not filled (status ${child.exitCode}):\n${printed}`);
};

/** Puts the golden dataset's warehouse into a data folder: a copy of what the first file of a run that asks for it loads. */
export const placeGolden = async (dataDir: string): Promise<void> => {
  const made = await madeOnce('golden', (folder) => fillStores(folder, goldenDataset, []));
  await copyWarehouse(path.join(made, 'warehouse'), path.join(dataDir, 'warehouse'));
};

const newDataDir = (): string => mkdtempSync(path.join(tmpdir(), 'cvm-portal-'));

/** Starts the server over stores that are filled; the folder goes with it. */
const serve = async (dataDir: string, settings: Settings): Promise<Portal> => {
  const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_ENV: 'production' };
  const child = spawnServer({
    env: { ...process.env, ...own, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    flags: briefly,
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    return { url: await ready(child), dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Over demo data the demo users sign in, over any other data the one administrator of the settings. */
export const demoUsers = { DEMO: '1', DEMO_PASSWORD: demoPassword };
const ownUser = { ADMIN_USERNAME: owner.username, ADMIN_PASSWORD: owner.password };

/**
 * Starts `count` portals over `dataset`, a folder in dataset format 1, with the demo users and `users`; it is loaded once. Their
 * accounts are copies, unless the first server is to make them itself.
 */
export const startPortals = async (
  count: number,
  dataset: string,
  users: readonly NewUser[] = [],
  settings: Settings = demoUsers,
  { makesAccounts = false } = {},
): Promise<readonly Portal[]> => {
  const dataDirs = Array.from({ length: count }, newDataDir);
  const [filled = '', ...copies] = dataDirs;
  if (!makesAccounts) await placeNewStore(path.join(filled, 'accounts'));
  await fillStores(filled, dataset, users);
  // The engine's links point within the folder; resolved, they would lead from the copy into the one it was made from.
  for (const copy of copies) cpSync(filled, copy, { recursive: true, verbatimSymlinks: true });
  const started = await Promise.allSettled(dataDirs.map((dataDir) => serve(dataDir, settings)));
  const portals = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed === undefined) return portals;
  await Promise.all(portals.map((portal) => portal.stop()));
  throw failed.reason;
};

/** One portal over data of any kind; `owner` signs in. */
export const startPortal = async (
  dataset: string,
  settings: Settings = {},
  accounts: { makesAccounts?: boolean } = {},
): Promise<Portal> => {
  const [portal] = await startPortals(1, dataset, [], { ...ownUser, ...settings }, accounts);
  if (portal === undefined) throw new Error('No portal was started.');
  return portal;
};
