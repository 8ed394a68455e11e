// What the guard takes from the errors of a load. Damaged tables of the edition that answers: load.damaged.test.ts.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Warehouse, WarehouseError } from './client.ts';
import { guardTables } from './guard.ts';
import type { Edition } from './load/edition.ts';

const edition = { edition: 2, database: 'edition_2', rollups: [] } as unknown as Edition;

const guardOver = async (database: string) => {
  const stats = { elapsedMs: 0, rowsRead: 0, bytesRead: 0 };
  const store = {
    query: async () => ({ rows: [], stats }),
    command: async (statement: string) => {
      if (statement.startsWith('alter')) return;
      throw new WarehouseError('damaged', 'The table follows cannot be read.', { table: 'follows', database });
    },
  };
  const guarded = guardTables(store as unknown as Warehouse);
  await guarded.check(edition);
  return guarded;
};

test.each([
  ['edition_3_stage', []],
  ['edition_3', []],
  ['edition_2', [{ table: 'follows', why: 'cannot be read' }]],
])('of a table in %s that a statement could not read, %j is kept from those who ask', async (database, damage) => {
  const guarded = await guardOver(database);
  await expect(guarded.command('insert into edition_3.follows select 1', { name: 'load' })).rejects.toThrow('follows');
  expect(guarded.damage()).toEqual(damage);
  expect((await guarded.query({ sql: 'select 1' }, z.unknown(), { name: 'ask' })).rows).toEqual([]);
});
