// A shard of a cluster that lost what was written: the tables it happened to are refused by name there, too. Replicas, which give each other what one of them lost, are not among what `two-shards.ts` stands for.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openCluster } from '../cluster.ts';
import { type GuardedWarehouse, guardTables } from '../guard.ts';
import { halve } from '../testing/damage.ts';
import { type Front, startFront } from '../testing/stores.ts';
import { twoShards } from '../testing/two-shards.ts';
import { currentEdition, type Edition } from './edition.ts';
import { loadDataset } from './load.ts';
import { fewTables, smallDataset, smallTables } from './testing/small-dataset.ts';

/** Of so many members that either shard has some, and each has views. */
const members = Array.from({ length: 40 }, (_, i) => `m${i}`);
const data = smallDataset({
  ...fewTables,
  'platforms.csv': smallTables['platforms.csv'] ?? '',
  'members.csv': [smallTables['members.csv'], ...members.map((id) => `${id},,,,,`)].join('\n'),
  'views.csv': [smallTables['views.csv'], ...members.map((id) => `${id},10,101,2024-01-02 20:00:00,,,`)].join('\n'),
});

let front: Front;
let warehouse: GuardedWarehouse;
let edition: Edition;

const open = async (folder?: string) => {
  front = await startFront('shards', folder);
  warehouse = guardTables(await openCluster({ url: front.url, cluster: twoShards }));
};
const ask = async (sql: string) =>
  (
    await warehouse.query({ sql }, z.record(z.string(), z.unknown()), {
      name: 'test',
      database: edition.database,
    })
  ).rows;
const check = async () => {
  const current = await currentEdition(warehouse);
  if (current === null) throw new Error('There is no edition.');
  edition = current;
  await warehouse.check(edition);
};

beforeAll(async () => {
  await open();
  await loadDataset(warehouse, data.folder, { mode: 'full' });
  await check();
});
afterAll(async () => {
  data.remove();
  await warehouse?.close();
  await front?.stop();
  rmSync(front.folder, { recursive: true, force: true });
});

test('counts what a load left, over all shards, and finds what was lost', async () => {
  expect(warehouse.damage()).toEqual([]);
  const before = await ask('select platform from platforms order by platform');
  const sql = `select path from system.parts where active and database = '${edition.database}' and startsWith(table, 'views')`;
  const parts = (await warehouse.query({ sql }, z.object({ path: z.string() }), { name: 'test' })).rows;
  expect(parts.length).toBeGreaterThan(0);
  await warehouse.close();
  await front.stop();
  halve(parts[0]?.path ?? '');
  await open(front.folder);
  await check();
  expect(warehouse.damage()).toEqual([{ table: 'views', why: expect.stringMatching(/^holds \d+ rows instead of 44/) }]);
  const refused = { code: 'damaged', table: 'views' };
  await expect(ask('select count() as n from views')).rejects.toMatchObject(refused);
  await expect(
    ask('select count() as n from follows where member in (select member from views)'),
  ).rejects.toMatchObject(refused);
  expect(await ask('select platform from platforms order by platform')).toEqual(before);
  await expect(loadDataset(warehouse, data.folder, { mode: 'append' })).rejects.toThrow(
    'The table views of the loaded data holds',
  );
});
