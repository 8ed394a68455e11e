// Where rejected rows are written: NDJSON, one object per row with file, line, table, reason and the record as it stood.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { LoadError } from '../load-error.ts';

export type Reject = {
  readonly file: string;
  /** Line of a CSV or NDJSON file, number of the row in a Parquet file; from 1. */
  readonly line: number;
  readonly table: string;
  readonly reason: string;
  readonly record: unknown;
};

export type RejectSink = {
  readonly write: (reject: Reject) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Counts on nobody reading: for a load without a rejects file. */
export const noSink: RejectSink = { write: async () => {}, close: async () => {} };

/** The file may be written in the place of any but those that are about to be read. */
const refuseInput = async (file: string, inputs: readonly string[]): Promise<void> => {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) return;
  for (const input of inputs) {
    const { dev, ino } = await stat(input);
    if (dev === found.dev && ino === found.ino)
      throw new LoadError(
        `The rejects file ${file} is ${input}, which is about to be loaded and would be lost: name another file with --rejects.`,
      );
  }
};

/** Replaces the file. @throws LoadError when it cannot be written, or is one of `inputs`. */
export const openSink = async (file: string, inputs: readonly string[]): Promise<RejectSink> => {
  await refuseInput(file, inputs);
  const failed = (error: unknown) =>
    new LoadError(`The rejects file ${file} cannot be written: ${error instanceof Error ? error.message : error}.`);
  await mkdir(path.dirname(path.resolve(file)), { recursive: true }).catch((error) => {
    throw failed(error);
  });
  // The rows are of people, so nobody else may read them.
  const stream = createWriteStream(file, { mode: 0o600 });
  const done = finished(stream);
  done.catch(() => {});
  // Else a load of hours would end with it: nothing else is asked of a file that no row is written to.
  await once(stream, 'open').catch((error) => {
    throw failed(error);
  });
  return {
    write: async (reject) => {
      if (stream.errored) throw failed(stream.errored);
      if (stream.write(`${JSON.stringify(reject)}\n`)) return;
      await Promise.race([new Promise<void>((resolve) => stream.once('drain', () => resolve())), done]).catch(
        (error) => {
          throw failed(error);
        },
      );
    },
    close: async () => {
      stream.end();
      await done.catch((error) => {
        throw failed(error);
      });
    },
  };
};
