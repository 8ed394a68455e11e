// A disk that loses what was written: no figure is answered from what is left of a table, and all others are.
import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { copyFolder } from '../../../../scripts/testing/made-once.ts';
import type { Warehouse } from '../client.ts';
import { openEmbedded } from '../embedded.ts';
import { type GuardedWarehouse, guardTables } from '../guard.ts';
import { halve } from '../testing/damage.ts';
import { currentEdition, type Edition, lookAtEdition, openEdition } from './edition.ts';
import { findUnreadable } from './integrity.ts';
import { loadDataset } from './load.ts';
import { fewTables, noTables, smallDataset } from './testing/small-dataset.ts';
import { placeSmall } from './testing/store.ts';

const full = smallDataset(fewTables);
/** Later views of one title: its rows in the rollups are taken out and written anew. */
const later = smallDataset(
  {
    ...noTables,
    'views.csv':
      'member_id,title_id,episode_id,watched_at\nann,20,201,2024-09-02 20:00:00\nbob,20,201,2024-01-02 20:00:00',
  },
  '2024-09-30',
);
const root = mkdtempSync(path.join(tmpdir(), 'cvm-damaged-'));
/** Loaded once; every test works on a copy. */
const loaded = path.join(root, 'loaded');
let copies = 0;
let folder = loaded;
let warehouse: Warehouse;
let edition: Edition;
let parts: { readonly table: string; readonly name: string; readonly path: string }[] = [];

const ask = async (store: Warehouse, sql: string) =>
  (await store.query({ sql }, z.record(z.string(), z.unknown()), { name: 'test', database: edition.database })).rows;
/** Folders of the parts that the tables had when they were loaded. */
const partsOf = (...tables: string[]) =>
  parts
    .filter(({ table }) => tables.includes(table))
    .map((part) => path.join(folder, path.relative(loaded, part.path)));
/** Opens the folder as a start does. */
const start = async (): Promise<GuardedWarehouse> => {
  const guarded = guardTables(await openEmbedded({ folder }));
  warehouse = guarded;
  const current = await openEdition(guarded);
  if (current === null) throw new Error('There is no edition.');
  edition = current;
  await guarded.check(edition);
  return guarded;
};
const restart = async (): Promise<GuardedWarehouse> => {
  await warehouse.close();
  return start();
};
const namesOf = (store: GuardedWarehouse) =>
  store
    .damage()
    .map(({ table }) => table)
    .sort();

beforeAll(async () => {
  await placeSmall(folder);
  warehouse = await openEmbedded({ folder });
  await loadDataset(warehouse, later.folder, { mode: 'append' });
  // Drops the edition before, which each test would have to copy and to drop.
  const current = await openEdition(warehouse);
  // The append has changed its row in the list of loads: an earlier state of the list lies beside it for some minutes.
  const sql = `select table, name, path from system.parts
where (active or table = 'editions') and database in ('cvm', '${current?.database}')`;
  const schema = z.object({ table: z.string(), name: z.string(), path: z.string() });
  parts = (await warehouse.query({ sql }, schema, { name: 'test' })).rows;
  await warehouse.close();
});
beforeEach(async () => {
  copies += 1;
  folder = path.join(root, String(copies));
  await copyFolder(loaded, folder);
});
afterEach(() => warehouse.close());
afterAll(() => {
  for (const data of [full, later]) data.remove();
  rmSync(root, { recursive: true, force: true });
});

describe('tables with lost parts', () => {
  test('are refused where they are looked up in memory, too, and where older parts take the place of the lost ones', async () => {
    const name =
      "select dictGet('title_facts', 'name', toUInt64(1)) as name, dictGet('cell_facts', 'weight', toUInt64(1)) as w";
    const whole = await start();
    const titles = 'select title, title_id, kind, name, network_name, release_day from titles order by title';
    const found = `select title, dictGet('title_facts', 'title_id', title) as title_id,
      if(dictGet('title_facts', 'kind', title) = 1, 'series', 'movie') as kind, dictGet('title_facts', 'name', title) as name,
      dictGet('title_facts', 'network_name', title) as network_name, dictGet('title_facts', 'release_day', title) as release_day
    from titles order by title`;
    expect(await ask(whole, found)).toEqual(await ask(whole, titles));
    expect(await ask(whole, name)).toHaveLength(1);
    await whole.close();
    partsOf('titles').forEach(halve);
    // Parts of which rows were taken out: the ones before still hold them.
    const rewritten = parts.filter((part) => part.table === 'title_cells' && part.name.split('_').length > 4);
    expect(rewritten.length).toBeGreaterThan(0);
    for (const { path: part } of rewritten) halve(path.join(folder, path.relative(loaded, part)));
    const guarded = await start();
    expect(namesOf(guarded)).toEqual(['title_cells', 'titles']);
    // Whether they hold other rows or an earlier state of the same ones.
    expect(guarded.damage().find(({ table }) => table === 'title_cells')?.why).toMatch(
      /a part of it could not be read and was set aside$/,
    );
    const sum = 'select count() as n from title_cells';
    await expect(ask(guarded, sum)).rejects.toMatchObject({ code: 'damaged', table: 'title_cells' });
    await expect(ask(guarded, name)).rejects.toMatchObject({ code: 'damaged', table: 'titles' });
    expect(await ask(guarded, "select dictGet('cell_facts', 'weight', toUInt64(1)) as w")).toHaveLength(1);
  });

  test('are noticed without a part set aside, lookups too, which hold no rows of their own', async () => {
    await start();
    const { database } = edition;
    for (const sql of [
      `drop dictionary ${database}.title_facts`,
      `insert into ${database}.networks select * from ${database}.networks`,
      `drop table ${database}.binges sync`,
    ])
      await warehouse.command(sql, { name: 'test' });
    const guarded = await restart();
    expect(namesOf(guarded)).toEqual(['binges', 'networks', 'title_facts']);
    expect(guarded.damage()).toContainEqual({ table: 'networks', why: 'holds 4 rows instead of 2' });
    expect(guarded.damage()).toContainEqual({ table: 'binges', why: 'is missing' });
    expect(guarded.damage()).toContainEqual({ table: 'title_facts', why: 'is missing' });
    const refused = { code: 'damaged', table: 'title_facts' };
    const name = "select dictGet('title_facts', 'name', toUInt64(1)) as name";
    await expect(ask(guarded, name)).rejects.toMatchObject(refused);
    expect(await ask(guarded, "select dictGet('cell_facts', 'weight', toUInt64(1)) as w")).toHaveLength(1);
    expect(await ask(guarded, 'select count() as n from titles')).toEqual([{ n: 3 }]);
    const append = loadDataset(guarded, later.folder, { mode: 'append' });
    await expect(append).rejects.toThrow(
      /^The table (binges of the loaded data is missing|networks of the loaded data holds 4 rows instead of 2)[.] Nothing can be appended/,
    );
  });

  test('are refused by name, and nothing else is; the next load mends them', async () => {
    partsOf('views', 'episodes', 'title_cells').forEach(halve);
    const guarded = await start();
    expect(namesOf(guarded)).toEqual(['episodes', 'title_cells', 'views']);
    for (const { table, why } of guarded.damage()) {
      expect(why).toMatch(/set aside$/);
      const refused = { code: 'damaged', table, message: `The table ${table} of the loaded data ${why}.` };
      await expect(ask(guarded, `select count() as n from ${table}`)).rejects.toMatchObject(refused);
      const inside = `with x as (select 1 as n from ${edition.database}.${table}) select n from platforms, x`;
      await expect(ask(guarded, inside)).rejects.toMatchObject(refused);
      const stream = guarded.stream({ sql: `select * from ${table}` }, z.unknown(), {
        name: 'test',
        database: edition.database,
      });
      await expect(stream.next()).rejects.toMatchObject(refused);
    }
    expect(await ask(guarded, 'select platform from platforms order by platform')).toHaveLength(2);
    expect(await ask(guarded, 'select 1 as views')).toEqual([{ views: 1 }]);

    const append = loadDataset(guarded, later.folder, { mode: 'append' });
    await expect(append).rejects.toThrow(/The table \w+ of the loaded data .* load everything in full mode/);

    await loadDataset(guarded, full.folder, { mode: 'full' });
    edition = (await currentEdition(guarded)) ?? edition;
    await guarded.check(edition);
    expect(guarded.damage()).toEqual([]);
    expect(await findUnreadable(guarded, edition)).toEqual([]);
    expect(await ask(guarded, 'select count() as n from views')).toEqual([{ n: 4 }]);
  });

  test('are noticed while they are read, and not read again', async () => {
    const guarded = await start();
    const [part = ''] = partsOf('comments');
    const file = path.join(part, 'data.bin');
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 255, middle);
    writeFileSync(file, bytes);
    const sql = 'select sum(cityHash64(tuple(*))) as n from comments';
    const refused = { code: 'damaged', table: 'comments' };
    await expect(ask(guarded, sql)).rejects.toMatchObject(refused);
    expect(guarded.damage()).toEqual([{ table: 'comments', why: 'cannot be read' }]);
    await expect(ask(guarded, 'select count() as n from comments')).rejects.toMatchObject(refused);
    expect(await ask(guarded, 'select count() as n from views')).toEqual([{ n: 6 }]);
    expect(await findUnreadable(guarded, edition)).toEqual([
      { table: 'comments', why: 'is not whole: 1 of 1 parts cannot be read' },
    ]);

    // So is a table whose part went while the portal runs.
    for (const lost of partsOf('reactions')) rmSync(lost, { recursive: true });
    const gone = { code: 'damaged', table: 'reactions' };
    const message = 'The table reactions of the loaded data cannot be read.';
    for (const asked of ['select sum(cityHash64(tuple(*))) as n from reactions', 'select count() as n from reactions'])
      await expect(ask(guarded, asked)).rejects.toMatchObject({ ...gone, message });
    expect(guarded.damage()).toContainEqual({ table: 'reactions', why: 'cannot be read' });
    expect(await ask(guarded, 'select count() as n from views')).toEqual([{ n: 6 }]);
    await expect(loadDataset(guarded, later.folder, { mode: 'append' })).rejects.toThrow(
      /^Files of the current data are missing or cut; load in full mode\. The data loaded before is unchanged\.$/,
    );
  });
});

test('a store with a file that the engine cannot read is not said to be in use', async () => {
  await start();
  const sql = `select metadata_path as path from system.tables where database = '${edition.database}' and name = 'titles'`;
  const [row] = await ask(warehouse, sql);
  await warehouse.close();
  truncateSync(path.resolve(folder, String(row?.path)));
  await expect(openEmbedded({ folder })).rejects.toThrow(/cannot be opened: files in it are damaged, .* from a backup/);
});

describe('an edition of a version that did not count', () => {
  const forget = () =>
    warehouse.command(`alter table cvm.editions update table_rows = '' where 1 settings mutations_sync = 2`, {
      name: 'test',
    });

  test('is counted at the first start', async () => {
    await start();
    await forget();
    expect((await restart()).damage()).toEqual([]);
    await warehouse.command(`insert into ${edition.database}.networks select * from ${edition.database}.networks`, {
      name: 'test',
    });
    expect(namesOf(await restart())).toEqual(['networks']);
  });

  test('is not counted while a part is missing', async () => {
    await start();
    await forget();
    await warehouse.close();
    partsOf('views').forEach(halve);
    expect(namesOf(await start())).toEqual(['views']);
    expect(namesOf(await restart())).toEqual(['views']);
  });
});

test('a list of loads that calls rollups by their former name keeps them', async () => {
  await start();
  const { rollups } = edition;
  expect(rollups).toContain('view_days');
  await warehouse.command('alter table cvm.editions rename column rollups to layouts', { name: 'test' });
  await restart();
  expect(await currentEdition(warehouse)).toMatchObject({ edition: edition.edition, rollups });
});

test('a list of loads that lost rows is an error, and no data is dropped by it', async () => {
  partsOf('editions').forEach(halve);
  await expect(start()).rejects.toMatchObject({ code: 'damaged', table: 'editions' });
  await expect(loadDataset(warehouse, full.folder, { mode: 'full' })).rejects.toThrow('The list of loads');
  expect(partsOf('views').every((part) => existsSync(part))).toBe(true);
});

describe('a list of loads that has gone, or its last row, is no store without data, and no data is dropped by it:', () => {
  const list = async (): Promise<string> => {
    const store = await openEmbedded({ folder });
    const sql = `select path from (
  select metadata_path as path from system.tables where database = 'cvm' and name = 'editions'
)`;
    const [row] = (await store.query({ sql }, z.object({ path: z.string() }), { name: 'test' })).rows;
    await store.close();
    return path.resolve(folder, row?.path ?? '');
  };
  const cases: readonly (readonly [string, () => Promise<void>])[] = [
    ['its definition', async () => rmSync(await list())],
    [
      'all its rows',
      async () => {
        for (const part of partsOf('editions')) rmSync(part, { recursive: true });
      },
    ],
    [
      'its last row',
      async () => {
        const blockOf = (part: string): number => Number(/all_(\d+)_/.exec(path.basename(part))?.[1]);
        const last = Math.max(...partsOf('editions').map(blockOf));
        for (const part of partsOf('editions')) if (blockOf(part) === last) rmSync(part, { recursive: true });
      },
    ],
  ];

  test.each(cases)('%s', async (_, lose) => {
    await lose();
    await expect(start()).rejects.toMatchObject({ code: 'damaged', table: 'editions' });
    await expect(lookAtEdition(warehouse)).rejects.toThrow(/does not name edition_2, which a load has left/);
    await expect(loadDataset(warehouse, full.folder, { mode: 'full' })).rejects.toThrow('Nothing was dropped.');
    expect(partsOf('views').every((part) => existsSync(part))).toBe(true);
  });
});
