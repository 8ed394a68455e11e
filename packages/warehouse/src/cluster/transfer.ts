// Bytes to and from a server: the body of an insert, the lines of a stream, the one request that may be sent twice.
import { createReadStream } from 'node:fs';
import type { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Insert } from '../client.ts';
import { isRefused } from '../engine-errors.ts';
import { linesOf } from '../rows.ts';

const refusedWaitMs = 250;

/** A refused connection has not seen the statement, so it may be sent again, once. */
export const retryRefused = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    if (!isRefused(error)) throw error;
    await wait(refusedWaitMs);
    return send();
  }
};

/** The bytes of a source, unpacked, into a body; a source that breaks off destroys the body. */
export const feed = async (source: Insert['source'], body: PassThrough): Promise<void> => {
  if (!('path' in source)) return pipeline(source, body);
  const file = createReadStream(source.path);
  return source.path.endsWith('.gz') ? pipeline(file, createGunzip(), body) : pipeline(file, body);
};

/** Lines of a streamed answer; a server that fails on the way writes its error behind them, in a line that no row begins like. */
export async function* readLines(stream: Readable): AsyncGenerator<string[]> {
  for await (const lines of linesOf(stream.setEncoding('utf8'))) {
    const error = lines.find((line) => line.startsWith('Code: '));
    if (error !== undefined) throw new Error(error);
    yield lines;
  }
}
