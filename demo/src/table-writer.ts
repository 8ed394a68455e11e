/**
 * Writes one table of the dataset as a file.
 *
 * Enters: rows in the order of `tableColumns`. Leaves: `<table>.csv` (RFC 4180, empty = null) or `<table>.ndjson` (absent =
 * null). Rows gather in memory up to a chunk and go out through a stream; `settle` waits while the disk is behind, so
 * memory stays flat whatever the size. Plain files, because packing costs more time than it saves in the load.
 */

import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { type TableName, tableColumns } from './columns.ts';

const chunkCharacters = 256 * 1024;

export type TableWriter = {
  readonly table: TableName;
  readonly rows: number;
  /** Adds one line: CSV fields already escaped and joined, or one JSON object. */
  line(text: string): void;
  /** Resolves when the stream can take more. */
  settle(): Promise<void>;
  close(): Promise<void>;
};

/** A field of free text for CSV: quoted where commas, quotes or line ends require it; null is the empty field. */
export const csvText = (value: string | null): string => {
  if (value === null) return '';
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
};

export const fileOf = (out: string, table: TableName): string =>
  join(out, `${table}.${table === 'comments' ? 'ndjson' : 'csv'}`);

export const openTable = (out: string, table: TableName): TableWriter => {
  const stream = createWriteStream(fileOf(out, table), { highWaterMark: 4 * chunkCharacters });
  const done = finished(stream);
  // The error is reported by `settle` or `close`; without a listener it would end the process first.
  done.catch(() => undefined);
  let pending = table === 'comments' ? '' : `${tableColumns[table].join(',')}\n`;
  let rows = 0;
  let full = false;
  const flush = (): void => {
    full = !stream.write(pending);
    pending = '';
  };
  return {
    table,
    get rows() {
      return rows;
    },
    line(text) {
      pending += text;
      pending += '\n';
      rows += 1;
      if (pending.length > chunkCharacters) flush();
    },
    async settle() {
      if (full) await drained(stream, done);
      full = false;
    },
    async close() {
      flush();
      stream.end();
      await done;
    },
  };
};

const drained = async (stream: WriteStream, done: Promise<void>): Promise<void> => {
  if (stream.writableNeedDrain) await Promise.race([once(stream, 'drain'), done]);
};
