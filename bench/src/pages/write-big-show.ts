/** Writes the dataset of the big show as Parquet files. In: a warehouse to compute with, a folder. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Warehouse } from '@cvm/warehouse';
import { bigShowFiles, dataThrough } from './big-show.ts';

const quoted = (path: string): string => `'${path.replace(/[\\']/g, '\\$&')}'`;

export const writeBigShow = async (warehouse: Warehouse, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  for (const { table, sql } of bigShowFiles()) {
    const file = quoted(join(folder, `${table}.parquet`));
    await warehouse.command(`insert into function file(${file}, 'Parquet')\n${sql}`, { name: 'generate' });
  }
  const about = { format: 1, name: 'One long show', data_through: dataThrough };
  writeFileSync(join(folder, 'dataset.json'), `${JSON.stringify(about)}\n`);
};
