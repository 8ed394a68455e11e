/**
 * Answers of views as the bytes that are sent, kept per encoding: compressing a large answer takes longer than finding it.
 * The key is the answer's ETag, which stands for the question, the data and the access rules alike, so everything that
 * may be given an answer may be given these bytes, and nobody else.
 */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** In the order of preference, where a caller has none. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Compressed texts are a tenth of what they say, so this holds what the result cache holds. */
const defaultBytesMax = 32 * 1024 * 1024;
const entryBytesMax = 4 * 1024 * 1024;
/** Below this a compressed answer takes as many packets as a plain one. */
const thresholdBytes = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const decompress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/**
 * A list of 12,000 rows, 2.7 MB of text: quality 1 takes 13 ms of the processor and leaves 580 kB, quality 4 takes 51 and leaves
 * 445. gzip takes 28 at its fastest and 43 by default, for 660 and 560 kB.
 */
const compress: Record<Encoding, (text: Buffer, isKept: boolean) => Promise<Buffer>> = {
  br: (text, isKept) =>
    compressBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: isKept ? 4 : 1,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      },
    }),
  gzip: (text, isKept) => compressGzip(text, { level: isKept ? 6 : 1 }),
};

export type EncodedAnswer = { readonly bytes: Buffer; readonly encoding: Encoding | null };

export type EncodedAnswers = {
  /** The answer with this ETag as it was sent before in the encoding that the caller prefers; undefined where it is not kept. */
  readonly kept: (etag: string, accepted: string | undefined) => EncodedAnswer | undefined;
  /**
   * The answer with this ETag in the encoding that the caller's `Accept-Encoding` prefers; `text` makes it when it is
   * not known. Callers who want the same at the same time wait for one compression, a fast one; an answer that is asked for
   * again is compressed once more behind it, to fewer bytes for whoever asks then.
   */
  readonly encode: (etag: string, accepted: string | undefined, text: () => Buffer) => Promise<EncodedAnswer>;
  /** Bytes that are kept. */
  readonly size: () => number;
  /** When everything that is being compressed behind answers is done. */
  readonly idle: () => Promise<void>;
};

type Plain = { readonly encoding: Encoding; readonly text: Buffer };
type Kept = { readonly bytes: Buffer; isAskedAgain: boolean };

const keyOf = (etag: string, encoding: Encoding): string => `${encoding} ${etag}`;

const preferred = (accepted: string | undefined): Encoding | null =>
  accepted === undefined ? null : negotiate(accepted, [...encodings]);

export const openEncodedAnswers = (bytesMax = defaultBytesMax): EncodedAnswers => {
  const answers = new LRUCache<string, Kept, Plain>({
    maxSize: bytesMax,
    maxEntrySize: Math.min(entryBytesMax, bytesMax),
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    fetchMethod: async (_key, _stale, { context: { encoding, text } }) => ({
      bytes: await compress[encoding](text, false),
      isAskedAgain: false,
    }),
  });
  let behind: Promise<void> = Promise.resolve();
  /** What is not there any more when its turn comes is left, and when it is done is not brought back. */
  const shorten = async (key: string, encoding: Encoding, found: Kept): Promise<void> => {
    if (answers.peek(key) !== found) return;
    const bytes = await compress[encoding](await decompress[encoding](found.bytes), true);
    if (answers.peek(key) === found && bytes.byteLength < found.bytes.byteLength)
      answers.set(key, { bytes, isAskedAgain: true });
  };
  const askAgain = (key: string, encoding: Encoding, found: Kept): void => {
    if (found.isAskedAgain) return;
    found.isAskedAgain = true;
    // One after the other: nobody waits for them, and together they would take every core from those who wait for an answer.
    behind = behind.then(() => shorten(key, encoding, found)).catch(() => undefined);
  };
  const find = (etag: string, encoding: Encoding): EncodedAnswer | undefined => {
    const key = keyOf(etag, encoding);
    const known = answers.get(key);
    if (known === undefined) return undefined;
    askAgain(key, encoding, known);
    return { bytes: known.bytes, encoding };
  };
  const encode: EncodedAnswers['encode'] = async (etag, accepted, text) => {
    const encoding = preferred(accepted);
    if (encoding === null) return { bytes: text(), encoding };
    const known = find(etag, encoding);
    if (known !== undefined) return known;
    const plain = text();
    if (plain.byteLength < thresholdBytes) return { bytes: plain, encoding: null };
    const { bytes } = await answers.forceFetch(keyOf(etag, encoding), { context: { encoding, text: plain } });
    return { bytes, encoding };
  };
  const kept: EncodedAnswers['kept'] = (etag, accepted) => {
    const encoding = preferred(accepted);
    return encoding === null ? undefined : find(etag, encoding);
  };
  const idle = (): Promise<void> => behind;
  return { kept, encode, size: () => answers.calculatedSize, idle };
};
