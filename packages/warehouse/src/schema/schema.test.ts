import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollupNames } from '@cvm/metrics';
import { Session } from 'chdb';
import { afterAll, expect, test } from 'vitest';
import { createTable, editions, editionTables, rollupTablesFor } from './index.ts';
import { ageBucketSql, ages, cellSql, genders } from './vocabulary.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'cvm-schema-'));
const session = new Session(folder);
const rows = (sql: string): unknown[] =>
  session
    .query(sql, 'JSONCompactEachRow')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

afterAll(() => {
  session.close();
  rmSync(folder, { recursive: true, force: true });
});

test('every table is created with the columns and comments it declares', () => {
  session.query('create database shop');
  for (const table of [...editionTables, ...rollupTablesFor(), editions]) session.query(createTable(table, 'shop'));
  for (const table of [...editionTables, ...rollupTablesFor(), editions]) {
    const stored = rows(
      `select name, comment from system.columns where database = 'shop' and table = '${table.name}' order by position`,
    );
    expect(stored).toEqual(table.columns.map((c) => [c.name, c.comment]));
  }
});

test('every rollup that the compiler knows is a table, and no other', () => {
  expect(
    rollupTablesFor()
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...rollupNames].sort());
});

test('titles and actors of rollups are two bytes while their numbers fit', () => {
  const types = (greatest: { title: number; actor: number }, ...of: readonly string[]) => [
    ...new Set(
      rollupTablesFor(greatest).flatMap(({ columns }) =>
        columns.flatMap(({ name, type }) => (of.includes(name) ? [type] : [])),
      ),
    ),
  ];
  const fit = { title: 65_535, actor: 65_535 };
  expect(types(fit, 'title', 'titles')).toEqual(['UInt16', 'Array(UInt16)']);
  expect(types({ ...fit, title: 65_536 }, 'title', 'titles')).toEqual(['UInt32', 'Array(UInt32)']);
  expect(types({ ...fit, title: 65_536 }, 'actors')).toEqual(['Array(UInt16)']);
  expect(types({ ...fit, actor: 65_536 }, 'actors')).toEqual(['Array(UInt32)']);
});

test('a cell number leads back to its country, age and gender, and no two countries share one', () => {
  const sql = `
    with arrayJoin(['', 'AA', 'US', 'GB', 'ZZ']) as country, arrayJoin([${ages.map((a) => `'${a}'`)}]) as age,
      arrayJoin([${genders.map((g) => `'${g}'`)}]) as gender
    select ${cellSql('country', 'age', 'gender')} as cell, country, age, gender order by cell`;
  const found = rows(sql);
  expect(new Set(found.map((row) => JSON.stringify(row).split(',')[0])).size).toBe(5 * 30);
  expect(found[0]).toEqual([0, '', '', '']);
  expect(found.at(-1)).toEqual([676 * 30 + 29, 'ZZ', '55+', 'male']);
});

test('an age falls into the bucket whose first year it has reached', () => {
  const years = ['NULL', 0, 15, 16, 17, 18, 24, 25, 54, 55, 120];
  const found = rows(`select arrayMap(y -> ${ageBucketSql('y')}, [${years}])`);
  expect(found).toEqual([[['', '', '', '16-17', '16-17', '18-24', '18-24', '25-29', '50-54', '55+', '55+']]]);
});
