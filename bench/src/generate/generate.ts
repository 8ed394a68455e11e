/**
 * Writes a synthetic dataset in format 1 and one more day of it to be added later. In: a shape, a warehouse to compute with,
 * two folders. Out: Parquet files; the same rows for the same shape.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '@cvm/contract';
import type { Warehouse } from '@cvm/warehouse';
import { catalogueFiles, dayNumber, titlesTable } from './catalogue.ts';
import { eventFiles } from './events.ts';
import type { Shape } from './shape.ts';
import { pairsTable, type Range, watchesTable } from './viewing.ts';

export type Folders = {
  /** Everything up to the last day. */
  readonly dataset: string;
  /** The events of the day after it. */
  readonly nextDay: string;
};

const database = 'bench_generator';

/** Members at a time: about two million views, some hundred megabytes. */
const membersAtOnce = 40_000;

const rangesOf = (members: number): Range[] =>
  Array.from({ length: Math.ceil(members / membersAtOnce) }, (_, index) => ({
    from: index * membersAtOnce,
    to: Math.min(members, (index + 1) * membersAtOnce),
  }));

const quoted = (path: string): string => `'${path.replace(/[\\']/g, '\\$&')}'`;

export const generateDataset = async (
  warehouse: Warehouse,
  shape: Shape,
  folders: Folders,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<void> => {
  const run = (sql: string): Promise<void> => warehouse.command(sql, { name: 'generate', database });
  const write = async (folder: string, table: string, part: number, select: string): Promise<void> => {
    const parts = join(folder, table);
    mkdirSync(parts, { recursive: true });
    const file = quoted(join(parts, `part-${String(part).padStart(5, '0')}.parquet`));
    await run(`insert into function file(${file}, 'Parquet')\n${select}`);
  };

  await warehouse.command(`create database if not exists ${database}`, { name: 'generate' });
  try {
    await run(titlesTable(shape));
    for (const { table, sql } of catalogueFiles(shape)) await write(folders.dataset, table, 0, sql);
    const ranges = rangesOf(shape.members);
    const last = dayNumber(shape.dataThrough);
    for (const [part, range] of ranges.entries()) {
      await run(pairsTable(shape, range));
      await run(watchesTable(shape));
      for (const { table, sql } of eventFiles(shape, range)) {
        const days = (where: string): string => `select * except day\nfrom (\n${sql}\n)\nwhere ${where}`;
        await write(folders.dataset, table, part, days(`day <= ${last}`));
        await write(folders.nextDay, table, part, days(`day = ${last + 1}`));
      }
      onProgress(part + 1, ranges.length);
    }
  } finally {
    await warehouse.command(`drop database if exists ${database}`, { name: 'generate' });
  }
  describe(folders.dataset, shape, shape.dataThrough);
  describe(folders.nextDay, shape, addDays(shape.dataThrough, 1));
};

/** Written last: a folder with this file is whole. */
const describe = (folder: string, { views, seed }: Shape, dataThrough: string): void => {
  const name = `Synthetic, ${views.toLocaleString('en-US')} views, seed ${seed}`;
  writeFileSync(join(folder, 'dataset.json'), `${JSON.stringify({ format: 1, name, data_through: dataThrough })}\n`);
};
