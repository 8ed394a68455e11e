// A statement that is ended at any moment, by its own caller or by somebody else, gives the whole of its answer or an error,
// and the next one on its session the true answer. `CVM_KILLS=5000` ends more of them.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type QueryOptions, type Warehouse, WarehouseError } from './client.ts';
import { killsOf, raisedWithin, randomOf, undisturbed } from './testing/kills.ts';
import { type Store, stores } from './testing/stores.ts';

const rowsAll = 60_000;

const selects = [
  'select b, count() as n, uniqExact(a) as u from numbered group by b order by b limit 50',
  'select count() as n, sum(a) as q from numbered where a in (select a from numbered where b < 500)',
  'select a, b, s from numbered where b < 500',
  'select a, b from numbered where b < 500 order by b, a limit 20000',
  'select b, n from (select b, count() as n, row_number() over (order by b) as r from numbered group by b) where r < 500 order by b',
  'select a, b from numbered order by b, a limit 1 by b',
  'select a from numbered where a > 90000000',
  'select b, n, sum(n) over (order by b) as q from (select b, count() as n from numbered group by b order by b limit 900)',
];

describe.each(stores)('$kind', ({ kind, start }) => {
  const database = `kills_${Math.random().toString(36).slice(2)}`;
  let store: Store;
  let warehouse: Warehouse;
  let victims = 0;

  const optionsOf = (signal?: AbortSignal) => {
    victims += 1;
    return { name: `victim ${victims}`, database, threads: 2, ...(signal ? { signal } : {}) };
  };
  type Options = QueryOptions;

  /** Short, so that a difference can be read. */
  const digest = (rows: readonly unknown[]) =>
    `${rows.length} rows, ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;

  const query = async (sql: string, options: Options) =>
    digest((await warehouse.query({ sql }, z.unknown(), options)).rows);
  const ofAny = { columns: ['a', 'b', 'c'], row: z.unknown() };
  const text = async (sql: string, options: Options) => {
    const { json, rows } = await warehouse.queryText({ sql: `select *, 1 as c from (${sql})` }, ofAny, options);
    const found: unknown[] = JSON.parse(json.toString());
    expect(found).toHaveLength(rows);
    return digest(found);
  };
  /** Of the rows in their order, those of a place. */
  const page = async (offset: number, options: Options) => {
    const sql = 'select a, b, s from numbered order by b, a';
    const { json, rowsAll: found } = await warehouse.queryText(
      { sql: `${sql} limit 100 offset ${offset}` },
      {
        ...{ columns: ['a', 'b', 's'], row: z.unknown() },
        page: { limit: 100, offset, count: { sql: 'select count() as n from numbered' }, isPickedFirst: false },
      },
      options,
    );
    return `${digest(JSON.parse(json.toString()))} of ${found}`;
  };
  const stream = async (sql: string, options: Options) => {
    const all: unknown[] = [];
    for await (const rows of warehouse.stream({ sql }, z.unknown(), options)) all.push(...rows);
    return digest(all);
  };
  let tables = 0;
  /** Into a table of its own, of which nothing is looked at unless the statement says that it is done. */
  const fill = async (write: (table: string) => Promise<void>) => {
    tables += 1;
    const table = `${database}.filled_${tables}`;
    const own = { name: 'test', database };
    await warehouse.command(`create table ${table} (a UInt32, s String) engine = MergeTree order by a`, own);
    try {
      await write(table);
      return await query(`select count() as n, sum(a) as a from ${table}`, own);
    } finally {
      await warehouse.command(`drop table ${table} sync`, own);
    }
  };
  const command = (options: Options) =>
    fill((table) =>
      warehouse.command(`insert into ${table} select a, s from numbered settings max_block_size = 4096`, options),
    );
  const lines = Array.from({ length: 20_000 }, (_, a) => `${a},${a}\n`).join('');
  const insert = (options: Options) =>
    fill((into) => warehouse.insert({ into, format: 'CSV', source: Readable.from([Buffer.from(lines)]) }, options));

  const works: [string, (options: Options) => Promise<unknown>][] = [
    ...selects.flatMap((sql, i): typeof works => [
      [`query ${i}`, (options) => query(sql, options)],
      [`stream ${i}`, (options) => stream(sql, options)],
    ]),
    ['insert select', command],
    ['insert of bytes', insert],
  ];

  const texts: typeof works = [
    'select a, b from numbered where b < 500 order by b, a limit 20000',
    'select a, b from numbered',
  ].map((sql, i) => [`text ${i}`, (options) => text(sql, options)]);
  works.push(...texts);
  for (const offset of [0, 30_000, rowsAll - 50, rowsAll, 2 * rowsAll])
    works.push([`page from ${offset}`, (options) => page(offset, options)]);

  const known = new Map<string, Awaited<ReturnType<typeof undisturbed>>>();
  /** What a work answers and how long it takes, found out once for whoever ends it. */
  const knownOf = async (name: string, work: (typeof works)[number][1]) => {
    const found = known.get(name) ?? (await undisturbed(() => work(optionsOf())));
    known.set(name, found);
    return found;
  };

  beforeAll(async () => {
    store = await start();
    warehouse = await store.open();
    await warehouse.command(`create database ${database}`, { name: 'test' });
    const own = { name: 'test', database };
    await warehouse.command('create table numbered (a UInt32, b UInt32, s String) engine = MergeTree order by a', own);
    await warehouse.command(
      `insert into numbered select number, number % 1000, toString(number) from numbers(${rowsAll})`,
      own,
    );
  });
  afterAll(async () => {
    await warehouse.command(`drop database ${database}`, { name: 'test' });
    await warehouse.close();
    await store.remove();
  });

  const kills = Math.ceil(killsOf(100) / works.length / 2);
  const rounds = kind === 'embedded' ? kills : Math.ceil(kills / 4);

  /** Other ones of each work, so that few of each are spread over the whole of one. */
  const momentsOf = (name: string, way: number) => randomOf(2 * works.findIndex(([known]) => known === name) + way);

  test.each(works)('%s ended by its caller is cancelled, or was whole before', async (name, work) => {
    const random = momentsOf(name, 1);
    const { truth, length } = await knownOf(name, work);
    for (let round = 0; round < rounds; round += 1) {
      const signal = raisedWithin(length, random);
      const answer = await work(optionsOf(signal)).catch((error: unknown) => error);
      if (answer instanceof Error) expect(answer).toMatchObject({ code: 'cancelled' });
      else expect(answer).toEqual(truth);
      expect(await work(optionsOf())).toEqual(truth);
    }
  });

  // The stand-in for a server streams by a call of the embedded engine that a kill ends without a word. A server says it at the
  // end of what it sends.
  const heard = works.filter(([name]) => kind === 'embedded' || !name.startsWith('stream'));

  test.each(heard)('%s ended by somebody else is an error, or was whole before', async (name, work) => {
    const random = momentsOf(name, 2);
    const { truth, length } = await knownOf(name, work);
    for (let round = 0; round < rounds; round += 1) {
      const options = optionsOf();
      const answering = work(options).catch((error: unknown) => error);
      await wait(random() * length);
      await warehouse.command(`kill query where startsWith(Settings['log_comment'], '${options.name} ') async`, {
        name: 'killer',
        lane: 'light',
      });
      const answer = await answering;
      if (answer instanceof Error) expect(answer).toBeInstanceOf(WarehouseError);
      else expect(answer).toEqual(truth);
    }
  });
});
