// A load that is killed at any point leaves the edition before as it was, and nothing that stands in the way of the next load.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { rollups } from '@cvm/metrics';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { bundled } from '../../../../scripts/testing/bundled.ts';
import { copyWarehouse } from '../../../../scripts/testing/made-once.ts';
import type { Warehouse } from '../client.ts';
import { openEmbedded } from '../embedded.ts';
import { openEdition } from './edition.ts';
import { findDamage } from './integrity.ts';
import { fillLeft } from './later.ts';
import { loadDataset } from './load.ts';
import { fewTables, type SmallDataset, smallDataset, smallTables } from './testing/small-dataset.ts';
import { contentHashes, placeSmall } from './testing/store.ts';

/** A step of a load, and so many milliseconds after it. */
type Point = readonly [step: string, delayMs: number];

const whileFilled: Readonly<Record<'full' | 'append', readonly Point[]>> = {
  full: [
    ['running reading views', 50],
    ['running building comments', 10],
    ['running finishing', 0],
  ],
  append: [
    ['running building views', 60],
    ['running finishing', 15],
  ],
};
const whenAnswers: readonly Point[] = [0, 5, 40].map((delayMs) => ['answering', delayMs] as const);
const nameOf = ([step, delayMs]: Point): string => `${step} + ${delayMs} ms`;

let root: string;
let temporary: string;
let data: SmallDataset;
/** Some of its tables, which are loaded sooner. */
let some: SmallDataset;
let before: Awaited<ReturnType<typeof lookAt>>;
let truth: Awaited<ReturnType<typeof rollupsOf>>;

/** A second copy of what an append left that answered and filled no more. */
const appendedAgain = 'appended again';

const folderOf = (name: string): string => path.join(root, name);

/** A busy machine may take long to stop a process. */
const patiently = { interval: 5, timeout: 120_000 };

/** By a letter each what the threads of a process do. */
const statesOf = (processId: number): string[] => {
  const threads = `/proc/${processId}/task`;
  if (!existsSync(threads))
    return [execFileSync('ps', ['-o', 'state=', '-p', `${processId}`], { encoding: 'utf8' }).slice(0, 1)];
  return readdirSync(threads).map(
    (thread) => / (\w) [^)]*$/.exec(readFileSync(path.join(threads, thread, 'stat'), 'utf8'))?.[1] ?? '',
  );
};

/**
 * Loads in a process of its own, which stands still at each of these points and is killed at the last. What a process has written that
 * stands still is what it would leave if it were killed there: a copy of it goes into a folder that is called as the point is.
 */
const killAt = async (mode: 'full' | 'append', points: readonly Point[]): Promise<void> => {
  const folder = folderOf(mode);
  await placeSmall(folder);
  const program = await bundled(fileURLToPath(new URL('./testing/load-process.ts', import.meta.url)));
  const child = spawn(process.execPath, [program, folder, some.folder, mode, JSON.stringify(points)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // What a killed process leaves there goes with the test.
    env: { ...process.env, TMPDIR: temporary },
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_code, signal) => resolve(signal)),
  );
  const names = points.map(nameOf);
  const [last = ''] = names.slice(-1);
  const told: string[] = [];
  try {
    for await (const name of createInterface({ input: child.stdout })) {
      told.push(name);
      if (name === last) continue;
      await vi.waitFor(() => expect(new Set(statesOf(child.pid ?? 0))).toEqual(new Set(['T'])), patiently);
      await copyWarehouse(folder, folderOf(name));
      child.kill('SIGCONT');
    }
  } finally {
    child.kill('SIGKILL');
  }
  expect({ told: told.sort(), signal: await ended }).toEqual({ told: [...names].sort(), signal: 'SIGKILL' });
  renameSync(folder, folderOf(last));
};

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'cvm-crash-'));
  temporary = mkdtempSync(path.join(tmpdir(), 'cvm-crash-tmp-'));
  data = smallDataset();
  some = smallDataset({ ...fewTables, 'comments.csv': smallTables['comments.csv'] ?? '' });
  await placeSmall(folderOf('small'));
  await inside('small', async (warehouse) => {
    before = await lookAt(warehouse);
    truth = await rollupsOf(warehouse);
  });
  await killAt('full', whileFilled.full);
  await killAt('append', [...whileFilled.append, ...whenAnswers]);
  const [first = ''] = whenAnswers.map(nameOf);
  await copyWarehouse(folderOf(first), folderOf(appendedAgain));
});

afterAll(() => {
  for (const dataset of [data, some]) dataset.remove();
  for (const made of [root, temporary]) rmSync(made, { recursive: true, force: true });
});

/** Opens a store, as a portal does that starts on it. */
const inside = async <Found>(name: string, work: (warehouse: Warehouse) => Promise<Found>): Promise<Found> => {
  const warehouse = await openEmbedded({ folder: folderOf(name) });
  try {
    return await work(warehouse);
  } finally {
    await warehouse.close();
  }
};

/** What a portal finds that starts. */
const lookAt = async (warehouse: Warehouse) => {
  const edition = await openEdition(warehouse);
  const rows = async (sql: string, database = 'default') =>
    (await warehouse.query({ sql }, z.record(z.string(), z.unknown()), { name: 'test', database })).rows;
  const texts = async (sql: string) => (await rows(sql)).map(({ v }) => String(v));
  const tables = edition ? await contentHashes({ rows }, edition.database) : {};
  const databases = await texts(`select name as v from system.databases where name like 'edition%' order by name`);
  const [state] = await texts('select toString(state) as v from cvm.loads order by at desc limit 1');
  return { edition, tables, databases, state };
};

/** Every rollup of the edition that answers, by what it holds. */
const rollupsOf = async (warehouse: Warehouse) => {
  const edition = await openEdition(warehouse);
  if (edition === null) throw new Error('There is no edition.');
  const names = rollups.map(({ name }) => name).filter((name) => edition.rollups.includes(name));
  const hashes = names.map(
    (name) =>
      `select '${name}' as name, concat(toString(count()), ' ', toString(sum(cityHash64(toString(tuple(*)))))) as held from ${name}`,
  );
  const schema = z.object({ name: z.string(), held: z.string() });
  const { rows } = await warehouse.query({ sql: hashes.join(' union all ') }, schema, {
    name: 'test',
    database: edition.database,
  });
  const held = Object.fromEntries(rows.map((row) => [row.name, row.held]));
  return { edition: edition.edition, held, damage: await findDamage(warehouse, edition) };
};

const killed = Object.entries(whileFilled).flatMap(([mode, points]) =>
  points.map((point) => [nameOf(point), mode] as const),
);

test.each(killed)('killed %s in mode %s', async (name) => {
  expect(await inside(name, lookAt)).toEqual({ ...before, state: 'failed' });
});

test('the load after it is clean', async () => {
  const [name = ''] = whileFilled.full.map(nameOf).slice(-1);
  const { edition } = await inside(name, (warehouse) => loadDataset(warehouse, data.folder, { mode: 'full' }));
  const after = await inside(name, lookAt);
  expect(after.tables).toEqual(before.tables);
  expect(after.databases).toEqual([`edition_${edition}`]);
  expect(after.state).toBe('done');
});

test.each(whenAnswers.map(nameOf))('an append killed %s has what it left filled at the next start', async (name) => {
  const { answering, isFilled, filled } = await inside(name, async (warehouse) => ({
    answering: await rollupsOf(warehouse),
    isFilled: await fillLeft(warehouse, await openEdition(warehouse)),
    filled: await rollupsOf(warehouse),
  }));
  expect(answering.edition).toBe(truth.edition + 1);
  expect(answering.damage).toEqual([]);
  expect(truth.held).toMatchObject(answering.held);
  const isLacking = (rollup: string): boolean => rollup in truth.held && !(rollup in answering.held);
  const lacking = rollups.filter(({ name: rollup }) => isLacking(rollup));
  const leftForLater = rollups.filter(({ name: rollup, comesLater }) => rollup in truth.held && comesLater === true);
  expect([[], leftForLater]).toContainEqual(lacking);
  expect({ ...filled, isFilled }).toEqual({ ...truth, edition: answering.edition, isFilled: lacking.length > 0 });
});

test('an append after one that was killed when it answered has all rollups', async () => {
  await inside(appendedAgain, (warehouse) => loadDataset(warehouse, some.folder, { mode: 'append' }));
  expect(await inside(appendedAgain, rollupsOf)).toEqual({ ...truth, edition: truth.edition + 2 });
});
