// Bytes to and from a server: the body of an insert, long values of a statement, the lines of a stream, the one request that may
// be sent twice.
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import type { Insert, Statement } from '../client.ts';
import { paramPrefix, paramText } from '../embedded/params.ts';
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

/** Longer values leave the address: where the client draws the line for `query`; what stands before a server takes 8,192 in all. */
const addressMax = 4096;

type Told = { readonly query: string; readonly query_params: NonNullable<Statement['params']> };

/**
 * A statement as `exec` sends it, with its values in the address, or all of it in the body where they are long: `exec` itself would
 * leave them in the address, which servers and what stands before them cut off or refuse.
 */
export const executed = <Request extends Told>(request: Request) => {
  const values = Object.entries(request.query_params).map(([name, value]): [string, string] => [
    `${paramPrefix}${name}`,
    paramText(value),
  ]);
  if (new URLSearchParams(values).toString().length <= addressMax)
    return { ...request, query_params: { ...request.query_params } };
  const boundary = randomUUID();
  const parts = [['query', request.query], ...values].map(
    ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return {
    ...request,
    query: '',
    query_params: {},
    values: Readable.from([Buffer.from(`${parts.join('')}--${boundary}--\r\n`)]),
    http_headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
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
