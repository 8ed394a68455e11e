// How the bytes of a group reach the engine. An engine in this process opens the files itself, all at once; a server is sent the
// parts one after the other, each behind the statement that reads it.

import type { Progress } from '../client.ts';
import { literal } from '../schema/index.ts';
import type { LinkedGroup, NumberedPart } from './columns.ts';
import type { Engine } from './engine.ts';
import type { FileTable } from './format.ts';
import { columnsRead, inputFormat, readSettings, structureOf } from './source.ts';

export type Feed = {
  /** Subquery of the rows as they stand, with `src` and `row` in front. */
  readonly placed: string;
  readonly settings: string;
  /** What is sent behind the statement; nothing where the engine opens files. */
  readonly part?: NumberedPart;
};

export const feeds = (engine: Engine, table: FileTable, { group, glob }: LinkedGroup): Feed[] => {
  const structure = literal(structureOf(table, group));
  if (engine.warehouse.kind === 'embedded') {
    const files = `file(${literal(glob)}, '${inputFormat(group)}', ${structure})`;
    return [
      {
        placed: `select toUInt32(substring(_file, 1, 6)) as src, _row_number as row, ${columnsRead(group)} from ${files}`,
        settings: readSettings(group),
      },
    ];
  }
  return group.parts.map((part) => ({
    placed: `select toUInt32(${part.src}) as src, rowNumberInAllBlocks() as row, ${columnsRead(group)} from input(${structure})`,
    // In one stream, so that rows are numbered in their order.
    settings: `${readSettings(group)}, parallelize_output_from_storages = 0, input_format_parquet_preserve_order = 1`,
    part,
  }));
};

/** Runs an insert that reads a feed; `into` is what stands behind `insert into`, its settings included. */
export const insertFrom = async (
  engine: Engine,
  feed: Feed,
  into: string,
  onProgress?: (progress: Progress) => void,
): Promise<void> => {
  if (!feed.part) return engine.run(`insert into ${into}`, onProgress);
  return engine.insert({ into, format: inputFormat(feed.part), source: { path: feed.part.path } }, onProgress);
};
