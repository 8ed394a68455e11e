// A load over a cluster of two shards: the counts and the rows of a load into one engine. The cluster is `two-shards.ts`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollupNames } from '@cvm/metrics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Warehouse } from '../client.ts';
import { openCluster } from '../cluster.ts';
import { editionTables } from '../schema/index.ts';
import { type Front, startFront } from '../testing/stores.ts';
import { twoShards } from '../testing/two-shards.ts';
import { openEdition } from './edition.ts';
import { type LoadSummary, loadDataset } from './load.ts';
import { goldenCounts, goldenFolder } from './testing/golden-dataset.ts';
import { writeHalf } from './testing/golden-halves.ts';
import { contentHashes, openTestStore } from './testing/store.ts';

let front: Front;
let warehouse: Warehouse;
let work: string;
let full: LoadSummary;

beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'cvm-cluster-load-'));
  front = await startFront('shards');
  warehouse = await openCluster({ url: front.url, cluster: twoShards });
  full = await loadDataset(warehouse, goldenFolder, { mode: 'full' });
});

afterAll(async () => {
  await warehouse.close();
  await front.stop();
  rmSync(front.folder, { recursive: true, force: true });
  rmSync(work, { recursive: true, force: true });
});

const rows = async (sql: string, database?: string) => {
  const options = { name: 'test', ...(database ? { database } : {}) };
  return (await warehouse.query({ sql }, z.record(z.string(), z.unknown()), options)).rows;
};

test('rows are counted and stored as in one engine', async () => {
  const counted = Object.fromEntries(
    Object.entries(full.tables).map(([table, { rejectedByReason, ...counts }]) => [table, counts]),
  );
  expect(counted).toEqual(goldenCounts());
  const single = await openTestStore();
  const { edition } = await loadDataset(single.warehouse, goldenFolder, { mode: 'full' });
  expect(await contentHashes({ rows }, `edition_${full.edition}`)).toEqual(
    await contentHashes(single, `edition_${edition}`),
  );
  await single.close();
});

test('both shards have rows, and no member has rows on both', async () => {
  for (const { name, spread } of editionTables) {
    if (typeof spread !== 'object') continue;
    const sql = `select uniqExact(shardNum()) as shards, uniqExact(${spread.by}, shardNum()) - uniqExact(${spread.by}) as both from ${name}`;
    expect([name, await rows(sql, `edition_${full.edition}`)]).toEqual([name, [{ shards: 2, both: 0 }]]);
  }
});

// Two loads over HTTP and a comparison of all rows.
test('a load up to a day and an append of the days after it give what one load gives', {
  timeout: 180_000,
}, async () => {
  const day = '2024-05-20';
  const [first, second] = [path.join(work, 'first'), path.join(work, 'second')];
  writeHalf(first, day, true);
  writeHalf(second, day, false);
  const whole = await contentHashes({ rows }, `edition_${full.edition}`);
  await loadDataset(warehouse, first, { mode: 'full', maxRejectsPct: 100 });
  const appended = await loadDataset(warehouse, second, { mode: 'append', maxRejectsPct: 100 });
  expect(await contentHashes({ rows }, `edition_${appended.edition}`)).toEqual(whole);
});

test('only the edition that answers, and one it replaced lately, stay', async () => {
  const databases = async () =>
    (await rows(`select name from system.databases where name like 'edition%' order by name`)).map(({ name }) => name);
  await warehouse.command("create database edition_99 on cluster 'pair'", { name: 'test' });
  const answering = await openEdition(warehouse);
  expect(answering?.edition).toBe(full.edition + 2);
  expect(answering?.rollups).toEqual([...rollupNames]);
  expect(await databases()).toEqual(['edition_1', 'edition_2', 'edition_3']);
});
