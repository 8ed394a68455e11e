/**
 * Answers of views as the bytes that are sent, kept per encoding: compressing a large answer takes longer than finding it.
 * The key is the answer's ETag, which stands for the question, the data and the access rules alike, so everything that
 * may be given an answer may be given these bytes, and nobody else.
 */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

/** In the order of preference, where a caller has none. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** Compressed texts are a tenth of what they say, so this holds what the result cache holds. */
const BYTES_MAX = 32 * 1024 * 1024;
const ENTRY_BYTES_MAX = 4 * 1024 * 1024;
/** Below this a compressed answer takes as many packets as a plain one. */
const THRESHOLD_BYTES = 1024;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Quality 4 is where brotli is as fast as gzip and its texts are smaller. */
const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    compressBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
      },
    }),
  gzip: (text) => compressGzip(text),
};

export type EncodedAnswer = { readonly bytes: Buffer; readonly encoding: Encoding | null };

export type EncodedAnswers = {
  /**
   * The answer with this ETag in the encoding that the caller's `Accept-Encoding` prefers; `text` makes it when it is
   * not known. Callers who want the same at the same time wait for one compression.
   */
  readonly encode: (etag: string, accepted: string | undefined, text: () => Buffer) => Promise<EncodedAnswer>;
  /** Bytes that are kept. */
  readonly size: () => number;
};

type Plain = { readonly encoding: Encoding; readonly text: Buffer };

export const openEncodedAnswers = (bytesMax = BYTES_MAX): EncodedAnswers => {
  const kept = new LRUCache<string, Buffer, Plain>({
    maxSize: bytesMax,
    maxEntrySize: Math.min(ENTRY_BYTES_MAX, bytesMax),
    sizeCalculation: (bytes) => bytes.byteLength,
    fetchMethod: (_key, _stale, { context: { encoding, text } }) => compress[encoding](text),
  });
  const encode: EncodedAnswers['encode'] = async (etag, accepted, text) => {
    const encoding = accepted === undefined ? null : negotiate(accepted, [...encodings]);
    if (encoding === null) return { bytes: text(), encoding };
    const key = `${encoding} ${etag}`;
    const known = kept.get(key);
    if (known !== undefined) return { bytes: known, encoding };
    const plain = text();
    if (plain.byteLength < THRESHOLD_BYTES) return { bytes: plain, encoding: null };
    const bytes = await kept.forceFetch(key, { context: { encoding, text: plain } });
    return { bytes, encoding };
  };
  return { encode, size: () => kept.calculatedSize };
};
