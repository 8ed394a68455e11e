/**
 * The tables of a cluster in git, one file for each table. A change that alters them shows in the diff; write the files anew
 * with `npm run golden`, and review them. The engine reads each statement here; running them takes several servers.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Session } from 'chdb';
import { afterAll, expect, it } from 'vitest';
import { createTables } from './cluster.ts';
import { editions, editionTables, manifestDatabase, rollupTablesFor } from './index.ts';
import { loads } from './loads.ts';
import { createTable, type Table } from './table.ts';

const golden = path.join(import.meta.dirname, '..', '..', 'golden');
const data = mkdtempSync(path.join(tmpdir(), 'cvm-cluster-schema-'));
const session = new Session(data);
const tables = [
  ...[editions, loads].map((table) => ({ table, database: manifestDatabase })),
  ...[...editionTables, ...rollupTablesFor()].map((table) => ({ table, database: 'edition_1' })),
];
const fileOf = (table: Table): string => path.join(golden, `${table.name}.cluster.sql`);
const textOf = (table: Table, database: string): string => `${createTables(table, database, 'main').join(';\n\n')};\n`;

afterAll(() => {
  session.close();
  rmSync(data, { recursive: true, force: true });
});

if (process.env.UPDATE_GOLDEN) {
  mkdirSync(golden, { recursive: true });
  for (const { table, database } of tables) writeFileSync(fileOf(table), textOf(table, database));
}

it.each(tables)('$table.name on a cluster', ({ table, database }) => {
  expect(textOf(table, database)).toBe(readFileSync(fileOf(table), 'utf8'));
  for (const statement of createTables(table, database, 'main'))
    expect(session.query(`explain ast ${statement}`, 'TabSeparated')).toContain('CreateQuery');
});

it('holds no file of a table that is gone', () => {
  expect(readdirSync(golden).sort()).toEqual(tables.map(({ table }) => path.basename(fileOf(table))).sort());
});

it('leaves a single engine as it is', () => {
  for (const { table, database } of tables)
    expect(createTables(table, database)).toEqual([createTable(table, database)]);
});
