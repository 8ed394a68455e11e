// An embedded store in a folder of its own, for tests. One for each test file: a process can hold one data folder.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { copyWarehouse, madeOnce } from '../../../../../scripts/testing/made-once.ts';
import type { Warehouse } from '../../client.ts';
import { openEmbedded } from '../../embedded.ts';
import { editionTables } from '../../schema/index.ts';
import { loadDataset } from '../load.ts';
import { type SmallDataset, smallDataset } from './small-dataset.ts';

export type TestStore = {
  readonly folder: string;
  readonly warehouse: Warehouse;
  /** Rows as records; unqualified tables are those of `database`. */
  readonly rows: (sql: string, database?: string) => Promise<Record<string, unknown>[]>;
  /** The first column of every row. */
  readonly values: (sql: string, database?: string) => Promise<unknown[]>;
  /** A small dataset that goes with the store. */
  readonly small: (overrides?: Readonly<Record<string, string>>, dataThrough?: string) => SmallDataset;
  /** Loads without a rejected row and returns the database. */
  readonly load: (data: SmallDataset, mode?: 'full' | 'append') => Promise<string>;
  /** Has the small dataset answer, as after a full load of it, and returns its database. It is loaded where the store has it no more. */
  readonly base: () => Promise<string>;
  /** That the small dataset was loaded into this database, as it is. */
  readonly isBase: (database: string) => void;
  readonly close: () => Promise<void>;
};

const loadSmall = async (folder: string): Promise<void> => {
  const data = smallDataset();
  const warehouse = await openEmbedded({ folder });
  try {
    await loadDataset(warehouse, data.folder, { mode: 'full' });
  } finally {
    await warehouse.close();
    data.remove();
  }
};

/**
 * Puts a store that the small dataset was loaded into, in full, into a folder that is not there yet: a copy of what the first file of
 * a run that asks for it makes. Nothing else may be open in this process.
 */
export const placeSmall = async (folder: string): Promise<void> =>
  copyWarehouse(await madeOnce('small', loadSmall), folder);

/** `hasSmall`: the small dataset is loaded there already. */
export const openTestStore = async ({ hasSmall = false } = {}): Promise<TestStore> => {
  const root = mkdtempSync(path.join(tmpdir(), 'cvm-load-test-'));
  const folder = path.join(root, 'store');
  if (hasSmall) await placeSmall(folder);
  const warehouse = await openEmbedded({ folder });
  const rows = async (sql: string, database?: string) => {
    const schema = z.record(z.string(), z.unknown());
    const answer = await warehouse.query({ sql }, schema, {
      name: 'test',
      timeoutMs: 0,
      ...(database ? { database } : {}),
    });
    return answer.rows;
  };
  const values = async (sql: string, database?: string) =>
    (await rows(sql, database)).map((row) => Object.values(row)[0]);
  const datasets: SmallDataset[] = [];
  const small = (overrides?: Readonly<Record<string, string>>, dataThrough?: string) => {
    const data = smallDataset(overrides, dataThrough);
    datasets.push(data);
    return data;
  };
  const load = async (data: SmallDataset, mode: 'full' | 'append' = 'full') => {
    const { edition } = await loadDataset(warehouse, data.folder, { mode, maxRejectsPct: 0 });
    return `edition_${edition}`;
  };
  let loaded = hasSmall ? 'edition_1' : undefined;
  // An append leaves the edition before as it was until the next load: a row behind all others makes it the one that answers.
  const base = async () => {
    const found = await values(`select name from system.databases where name = '${loaded ?? ''}'`);
    if (loaded === undefined || found.length === 0) loaded = await load(small());
    else
      await warehouse.command(
        `insert into cvm.editions
select * replace ((select max(edition) + 1 from cvm.editions) as edition) from cvm.editions where database = '${loaded}' limit 1`,
        { name: 'test' },
      );
    return loaded;
  };
  return {
    folder,
    warehouse,
    rows,
    values,
    small,
    load,
    base,
    isBase: (database) => {
      loaded = database;
    },
    close: async () => {
      for (const data of datasets) data.remove();
      await warehouse.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
};

/**
 * Every table of an edition, by what it holds, whatever the order of its rows and parts: the number of rows and a sum over their
 * hashes. One statement for many tables, because a statement costs more than the few rows of one.
 */
export const contentHashes = async (
  store: Pick<TestStore, 'rows'>,
  database: string,
): Promise<Record<string, string>> => {
  const names = editionTables.map(({ name }) => name).filter((name) => name !== 'edition');
  const each = names.map(
    (name) =>
      `select '${name}' as name, concat(toString(count()), ' ', toString(sum(cityHash64(toString(tuple(*)))))) as held from ${name}`,
  );
  const held = new Map<unknown, unknown>();
  for (const row of await store.rows(each.join(' union all '), database)) held.set(row.name, row.held);
  return Object.fromEntries(names.map((name) => [name, String(held.get(name))]));
};
