/**
 * A ZIP archive as it is written. In: parts in order, each text as it comes; a part is asked for once the one before is
 * written. Out: bytes; whoever leaves ends what they come from.
 */
import { PassThrough, pipeline, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ZipPart = { readonly path: string; readonly text: AsyncIterable<string> | Iterable<string> };

/** Figures and repeated markup: a higher level takes three times as long and saves little. */
const compressionLevel = 3;
/** A file does not say when it was made by its archive. */
const mtime = new Date('1980-01-01T00:00:00');

const write = async (zip: ZipFile, parts: AsyncIterable<ZipPart>, gone: AbortSignal): Promise<void> => {
  for await (const { path, text } of parts) {
    const pieces = Readable.from(text, { objectMode: false, signal: gone });
    zip.addReadStream(pieces, path, { mtime, compressionLevel });
    await finished(pieces);
  }
  zip.end();
};

export async function* zipped(parts: AsyncIterable<ZipPart>): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const gone = new AbortController();
  const bytes = new PassThrough();
  // What fails is told by reading the bytes.
  pipeline(zip.outputStream, bytes, () => {});
  const fail = (error: Error) => bytes.destroy(error);
  zip.on('error', fail);
  const written = write(zip, parts, gone.signal).catch(fail);
  try {
    yield* bytes;
  } finally {
    gone.abort();
    await written;
  }
}
