// Pages of an answer: what an engine leaves out on its way to a limit must not be left out of the count.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { QueryOptions, Warehouse } from './client.ts';
import { type Store, stores } from './testing/stores.ts';

describe.each(stores)('$kind', ({ start }) => {
  const database = `pages_${Math.random().toString(36).slice(2)}`;
  const options: QueryOptions = { name: 'pages', database };
  let store: Store;
  let warehouse: Warehouse;

  beforeAll(async () => {
    store = await start();
    warehouse = await store.open();
    await warehouse.command(`create database ${database}`, { name: 'pages' });
    await warehouse.command(
      'create table many (a UInt32, b UInt32) engine = MergeTree order by a settings index_granularity = 256',
      options,
    );
    await warehouse.command('insert into many select number, cityHash64(number) % 100 from numbers(20000)', options);
  });
  afterAll(async () => {
    await warehouse.command(`drop database ${database}`, { name: 'pages' });
    await warehouse.close();
    await store.remove();
  });

  test.each([
    ['rows in the order of their table', 'select a, b from many where b > 3'],
    ['an order that is not that of the table', 'select b as a, a as b from many'],
    ['a limit by', 'select a, b from many order by a limit 1 by b'],
    ['distinct rows', 'select distinct many.b as a, 0 as b from many'],
    ['a window', 'select a, row_number() over (partition by b order by a) as b from many qualify b < 9'],
    ['groups', 'select many.b as a, count() as b from many group by many.b'],
    [
      'a join',
      'select one.a as a, other.b as b from many as one inner join (select * from many where b > 90) as other on one.a = other.a',
    ],
    ['a union', 'select number as a, number as b from numbers(1000) union all select a, b from many'],
  ])('pages of %s say how many rows there are, and are the whole together', async (_, sql) => {
    const page =
      'select * from (' +
      sql +
      ') as figures order by figures.a desc, figures.b limit {limit_0:UInt64} offset {offset_0:UInt64}';
    const of = { columns: ['a', 'b'], row: z.object({ a: z.number(), b: z.number() }) };
    const ask = (limit: number, offset: number) =>
      warehouse.queryText(
        { sql: page, params: { limit_0: limit, offset_0: offset } },
        { ...of, page: { limit, offset, count: { sql: `select count() as n from (${sql})` }, isPickedFirst: false } },
        options,
      );
    const whole = await warehouse.query({ sql: page, params: { limit_0: 1e6, offset_0: 0 } }, of.row, options);
    for (const [limit, offset] of [
      [7, 0],
      [7, 5],
      [1000, 20],
      [5, whole.rows.length - 2],
      [5, whole.rows.length],
      [5, 1e6],
      [0, 0],
      [0, 3],
    ] as const) {
      const { json, rowsAll } = await ask(limit, offset);
      expect([limit, offset, rowsAll]).toEqual([limit, offset, whole.rows.length]);
      expect(JSON.parse(json.toString())).toEqual(whole.rows.slice(offset, offset + limit));
    }
  });

  test('a page that is picked before its rows are made is counted for itself', async () => {
    const sql = 'select a, b from many where a in (select a from many order by a limit 3 offset 2) order by a limit 3';
    const page = { limit: 3, offset: 2, count: { sql: 'select count() as n from many' }, isPickedFirst: true };
    const of = { columns: ['a'], row: z.object({ a: z.number() }), page };
    const { json, rows: found, rowsAll } = await warehouse.queryText({ sql }, of, options);
    expect([JSON.parse(json.toString()), found, rowsAll]).toEqual([[{ a: 2 }, { a: 3 }, { a: 4 }], 3, 20_000]);
    const other = { ...page, count: { sql: 'select 4 as n' } };
    await expect(warehouse.queryText({ sql }, { ...of, page: other }, options)).rejects.toMatchObject({
      code: 'cancelled',
    });
  });
});
