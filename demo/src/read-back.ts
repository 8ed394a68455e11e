/**
 * Counts the rows of a written dataset from its files, as a check that what was generated is what lies on the disk.
 */
import { createReadStream } from 'node:fs';
import { byTable, type TableName, tableNames } from './columns.ts';
import { fileOf } from './table-writer.ts';

const lineFeed = 10;

/** No field the generator writes holds a line end, so lines are rows. */
const countLines = async (file: string): Promise<number> => {
  let lines = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes: Uint8Array = chunk;
    for (let at = bytes.indexOf(lineFeed); at !== -1; at = bytes.indexOf(lineFeed, at + 1)) lines += 1;
  }
  return lines;
};

/** Rows per table; CSV headers do not count. */
export const readBackRows = async (out: string): Promise<Record<TableName, number>> => {
  const counts = new Map<TableName, number>();
  for (const table of tableNames) {
    const header = table === 'comments' ? 0 : 1;
    counts.set(table, (await countLines(fileOf(out, table))) - header);
  }
  return byTable(tableNames, (table) => counts.get(table) ?? 0);
};
