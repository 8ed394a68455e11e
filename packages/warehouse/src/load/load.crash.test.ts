// A load that is killed at any point leaves the edition before as it was, and nothing that stands in the way of the next load.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { rollups } from '@cvm/metrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bundled } from '../../../../scripts/testing/bundled.ts';
import { openEmbedded } from '../embedded.ts';
import { openEdition } from './edition.ts';
import { findDamage } from './integrity.ts';
import { fillLeft } from './later.ts';
import { loadDataset } from './load.ts';
import { type SmallDataset, smallDataset } from './testing/small-dataset.ts';
import { contentHashes, placeSmall } from './testing/store.ts';

let root: string;
let folder: string;
let temporary: string;
let data: SmallDataset;
let before: Inside;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'cvm-crash-'));
  folder = path.join(root, 'store');
  temporary = mkdtempSync(path.join(tmpdir(), 'cvm-crash-tmp-'));
  data = smallDataset();
  await placeSmall(folder);
  before = await lookInside();
});

afterAll(() => {
  data.remove();
  for (const made of [root, temporary]) rmSync(made, { recursive: true, force: true });
});

type Inside = {
  readonly edition: Awaited<ReturnType<typeof openEdition>>;
  readonly tables: Readonly<Record<string, string>>;
  readonly databases: readonly string[];
  readonly state: string | undefined;
};

/** What a portal finds that starts on the folder. */
const lookInside = async (): Promise<Inside> => {
  const warehouse = await openEmbedded({ folder });
  try {
    const edition = await openEdition(warehouse);
    const rows = async (sql: string, database = 'default') =>
      (await warehouse.query({ sql }, z.record(z.string(), z.unknown()), { name: 'test', database })).rows;
    const texts = async (sql: string) => (await rows(sql)).map(({ v }) => String(v));
    const tables = edition ? await contentHashes({ rows }, edition.database) : {};
    const databases = await texts(`select name as v from system.databases where name like 'edition%' order by name`);
    const [state] = await texts('select toString(state) as v from cvm.loads order by at desc limit 1');
    return { edition, tables, databases, state };
  } finally {
    await warehouse.close();
  }
};

/** Loads in a process of its own, which dies `delayMs` after the step: whether it told of the step, and what ended it. */
const killAt = async (step: string, delayMs: number, mode: string) => {
  const program = await bundled(fileURLToPath(new URL('./testing/load-process.ts', import.meta.url)));
  const child = spawn(process.execPath, [program, folder, data.folder, mode, step, String(delayMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // What a killed process leaves there goes with the test.
    env: { ...process.env, TMPDIR: temporary },
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('close', (_code, signal) => resolve(signal)),
  );
  const told: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) told.push(line);
  return { told: told.includes(step), signal: await ended };
};

test.each([
  ['running reading views', 50, 'full'],
  ['running building views', 60, 'append'],
  ['running building comments', 10, 'full'],
  ['running finishing', 0, 'full'],
  ['running finishing', 15, 'append'],
])('killed %s + %s ms in mode %s', async (step, delayMs, mode) => {
  expect(await killAt(step, delayMs, mode)).toEqual({ told: true, signal: 'SIGKILL' });
  const after = await lookInside();
  expect(after).toEqual({ ...before, state: 'failed' });
});

test('the load after it is clean', async () => {
  const warehouse = await openEmbedded({ folder });
  const { edition } = await loadDataset(warehouse, data.folder, { mode: 'full' });
  await warehouse.close();
  const after = await lookInside();
  expect(after.tables).toEqual(before.tables);
  expect(after.databases).toEqual([`edition_${edition}`]);
  expect(after.state).toBe('done');
});

/** Every rollup of the edition that answers, by what it holds; a portal that starts has `fill` done first. */
const lookAtRollups = async (fill = false) => {
  const warehouse = await openEmbedded({ folder });
  try {
    const found = await openEdition(warehouse);
    const isFilled = fill && (await fillLeft(warehouse, found));
    const edition = fill ? await openEdition(warehouse) : found;
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
    return { edition: edition.edition, isFilled, held, damage: await findDamage(warehouse, edition) };
  } finally {
    await warehouse.close();
  }
};

test.each([0, 5, 40])(
  'an append killed %s ms after it answers has what it left filled at the next start',
  async (ms) => {
    const truth = await lookAtRollups();
    expect(await killAt('answering', ms, 'append')).toEqual({ told: true, signal: 'SIGKILL' });
    const answering = await lookAtRollups();
    expect(answering.edition).toBe(truth.edition + 1);
    expect(answering.damage).toEqual([]);
    expect(truth.held).toMatchObject(answering.held);
    const isLacking = (name: string): boolean => name in truth.held && !(name in answering.held);
    const lacking = rollups.filter(({ name }) => isLacking(name));
    expect([[], rollups.filter(({ name, comesLater }) => name in truth.held && comesLater === true)]).toContainEqual(
      lacking,
    );
    const filled = await lookAtRollups(true);
    expect(filled).toEqual({ ...truth, edition: answering.edition, isFilled: lacking.length > 0 });
  },
);

test('an append after one that was killed when it answered has all rollups', async () => {
  const truth = await lookAtRollups();
  await killAt('answering', 0, 'append');
  const warehouse = await openEmbedded({ folder });
  await loadDataset(warehouse, data.folder, { mode: 'append' });
  await warehouse.close();
  expect(await lookAtRollups()).toEqual({ ...truth, edition: truth.edition + 2 });
});
