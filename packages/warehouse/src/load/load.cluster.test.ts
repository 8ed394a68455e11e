// The same load over HTTP, where the files are sent behind the statements instead of being opened by the engine.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Warehouse } from '../client.ts';
import { openCluster } from '../cluster.ts';
import { type Front, startFront } from '../testing/stores.ts';
import { currentEdition, openEdition } from './edition.ts';
import { findDamage } from './integrity.ts';
import { latestLoad } from './latest-load.ts';
import { loadDataset } from './load.ts';
import { fewTables, smallDataset, smallTables } from './testing/small-dataset.ts';

let front: Front;
let warehouse: Warehouse;

beforeAll(async () => {
  front = await startFront();
  warehouse = await openCluster({ url: front.url });
});

afterAll(async () => {
  await warehouse.close();
  await front.stop();
  rmSync(front.folder, { recursive: true, force: true });
});

// What each table gives over HTTP is counted of the golden dataset, in system/shards.system.ts.
test('lines and rows of rejected records are right in every format, and a dataset gives nothing the second time', async () => {
  // The engine reads blocks of some 65 000 rows.
  const bad = new Map([
    [10, 'nobody,10,2024-01-02'],
    [70_001, 'ann,99,2024-01-02'],
  ]);
  const lines = Array.from(
    { length: 70_002 },
    (_, i) => bad.get(i) ?? `ann,10,2024-01-02 ${new Date(i * 1000).toISOString().slice(11, 19)}`,
  );
  const data = smallDataset({
    ...fewTables,
    'views.csv': ['member_id,title_id,watched_at', ...lines].join('\n'),
    'follows.csv': '',
  });
  const records = lines.map((line) =>
    Object.fromEntries(['member_id', 'title_id', 'followed_at'].map((name, i) => [name, line.split(',')[i]])),
  );
  data.write('follows.ndjson', records.map((record) => JSON.stringify(record)).join('\n'));
  const structure = 'member_id String, title_id String, rated_at String';
  await warehouse.command(
    `insert into function file('${data.folder}/ratings.parquet', 'Parquet')
select *, 4 as rating from file('${data.folder}/views.csv', 'CSV', '${structure}') settings input_format_csv_skip_first_lines = 1, max_threads = 1`,
    { name: 'test' },
  );
  const rejects = path.join(data.folder, '_rejects.ndjson');
  const full = await loadDataset(warehouse, data.folder, { mode: 'full', rejects });
  const found = readFileSync(rejects, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found.map(({ file, line, reason }) => `${file}:${line} ${reason}`)).toEqual([
    'follows.ndjson:11 member_id "nobody" is not in members',
    'follows.ndjson:70002 title_id "99" is not in titles',
    'views.csv:12 member_id "nobody" is not in members',
    'views.csv:70003 title_id "99" is not in titles',
    'ratings.parquet:11 member_id "nobody" is not in members',
    'ratings.parquet:70002 title_id "99" is not in titles',
  ]);
  expect(full.tables.views).toMatchObject({ read: lines.length, rejected: bad.size, kept: lines.length - bad.size });
  const again = await loadDataset(warehouse, data.folder, { mode: 'append' });
  expect(Object.keys(again.tables)).toEqual(Object.keys(full.tables));
  for (const [table, counts] of Object.entries(again.tables)) expect([table, counts.kept]).toEqual([table, 0]);
  data.remove();
});

test('a broken file stops the load with its name, and the edition before stays', async () => {
  const before = await currentEdition(warehouse);
  const data = smallDataset({ ...fewTables, 'views.csv': `${smallTables['views.csv']}\nann,"10"x,,2024-01-01,,,` });
  const failed = loadDataset(warehouse, data.folder, { mode: 'full' });
  await expect(failed).rejects.toThrow(
    'views.csv, line 6, column title_id: a quoted field goes on after its closing quote.',
  );
  expect(await currentEdition(warehouse)).toEqual(before);
  data.remove();
});

test('a start leaves a load of another process alone while it is heard of, and drops it later', async () => {
  const note = (age: string) =>
    warehouse.command(
      `insert into cvm.loads (load, at, edition, mode, state, phase) values ('x', now64(3) - interval ${age}, 99, 'full', 'running', 'reading')`,
      { name: 'test' },
    );
  const found = async () => {
    const sql = `select name from system.databases where name = 'edition_99'`;
    return (await warehouse.query({ sql }, z.object({ name: z.string() }), { name: 'test' })).rows.length;
  };
  await warehouse.command('truncate table cvm.loads', { name: 'test' });
  await warehouse.command('create database edition_99', { name: 'test' });
  await note('5 second');
  await openEdition(warehouse);
  expect(await found()).toBe(1);
  const data = smallDataset();
  await expect(loadDataset(warehouse, data.folder, { mode: 'full' })).rejects.toThrow('Another load is running.');
  data.remove();
  await warehouse.command('truncate table cvm.loads', { name: 'test' });
  await note('5 minute');
  await openEdition(warehouse);
  expect(await found()).toBe(0);
});

/** What another process, which has loaded the first data, finds of the edition that answers. */
const expectAnswers = async (number: number) => {
  const current = await currentEdition(warehouse);
  if (current === null) throw new Error('Nothing was loaded.');
  expect(current.edition).toBe(number);
  expect(await findDamage(warehouse, current)).toEqual([]);
};

test('of two loads that begin in the same moment one is done, and the other is refused and leaves it alone', async () => {
  const other = await openCluster({ url: front.url });
  const data = smallDataset();
  const before = (await loadDataset(warehouse, data.folder, { mode: 'full' })).edition;
  const loads = await Promise.allSettled(
    [warehouse, other].map((store) => loadDataset(store, data.folder, { mode: 'full' })),
  );
  const refused = loads.flatMap((load) => (load.status === 'rejected' ? [String(load.reason)] : []));
  expect(refused).toEqual([expect.stringContaining('Another load is running.')]);
  await expectAnswers(before + 1);
  expect(await latestLoad(warehouse)).toMatchObject({ state: 'done' });
  data.remove();
  await other.close();
});

const changed = (store: Warehouse, change: Partial<Warehouse>): Warehouse => ({
  kind: store.kind,
  cluster: store.cluster,
  query: (statement, schema, options) => store.query(statement, schema, options),
  queryColumns: (statement, schema, options) => store.queryColumns(statement, schema, options),
  queryText: (statement, of, options) => store.queryText(statement, of, options),
  stream: (statement, schema, options) => store.stream(statement, schema, options),
  command: (statement, options) => store.command(statement, options),
  insert: (insert, options) => store.insert(insert, options),
  close: () => store.close(),
  ...change,
});

/** The same store, in which something happens once behind the first question that meets a text. */
const pausing = (store: Warehouse, text: string, meanwhile: () => Promise<unknown>): Warehouse => {
  let isDue = true;
  return changed(store, {
    query: async (statement, schema, options) => {
      const found = await store.query(statement, schema, options);
      if (isDue && statement.sql.includes(text)) {
        isDue = false;
        await meanwhile();
      }
      return found;
    },
  });
};

/** The same store as it is found later on: what was written last was written minutes ago. */
const minutesLater = (store: Warehouse): Warehouse => {
  const later = (sql: string): string => sql.replaceAll('now64(3)', '(now64(3) + interval 5 minute)');
  return changed(store, {
    query: ({ sql, ...rest }, schema, options) => store.query({ sql: later(sql), ...rest }, schema, options),
    command: (statement, options) =>
      store.command(
        typeof statement === 'string' ? later(statement) : { ...statement, sql: later(statement.sql) },
        options,
      ),
  });
};

test.each([
  ['which databases there are', 'from system.databases'],
  ['whether somebody loads', "select state = 'running'"],
  ['which edition answers', 'order by edition desc'],
])('a start drops nothing of a load that goes on behind its look at %s', async (_, text) => {
  const data = smallDataset();
  const before = (await loadDataset(warehouse, data.folder, { mode: 'full' })).edition;
  await openEdition(pausing(warehouse, text, () => loadDataset(warehouse, data.folder, { mode: 'full' })));
  await expectAnswers(before + 1);
  data.remove();
});

test('a load that finds its number taken is none that runs, and the next one is done', async () => {
  const data = smallDataset();
  const before = (await loadDataset(warehouse, data.folder, { mode: 'full' })).edition;
  const taken = `edition_${before + 1}`;
  const take = () => warehouse.command(`create database ${taken}`, { name: 'test' });
  const refused = loadDataset(pausing(warehouse, 'order by edition desc', take), data.folder, { mode: 'full' });
  await expect(refused).rejects.toThrow(`${taken} is left from one`);
  expect(await latestLoad(warehouse)).toMatchObject({ state: 'done' });
  const { edition } = await loadDataset(warehouse, data.folder, { mode: 'full' });
  await expectAnswers(edition);
  data.remove();
});

// Last: it leaves the record of a load that is still to come.
test('a load that was taken for dead and wakes writes nothing into the data of the one after it', async () => {
  const data = smallDataset();
  await loadDataset(warehouse, data.folder, { mode: 'full' });
  let next = 0;
  const other = minutesLater(warehouse);
  const sleeping = pausing(warehouse, 'select toString(min(day)) as day', async () => {
    next = (await loadDataset(other, data.folder, { mode: 'full' })).edition;
  });
  await expect(loadDataset(sleeping, data.folder, { mode: 'full' })).rejects.toThrow('was taken for dead');
  await expectAnswers(next);
  data.remove();
});
