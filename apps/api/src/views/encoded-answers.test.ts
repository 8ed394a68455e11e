import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openEncodedAnswers } from './encoded-answers.ts';

const textOf = (n: number): Buffer =>
  Buffer.from(JSON.stringify(Array.from({ length: n }, (_, i) => ({ i, name: `row ${i}` }))));

describe('encoded answers', () => {
  it('say the same in every encoding', async () => {
    const { encode } = openEncodedAnswers();
    const text = textOf(500);
    const brotli = await encode('a', 'gzip, deflate, br, zstd', () => text);
    expect(brotli.encoding).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).equals(text)).toBe(true);
    const zipped = await encode('a', 'gzip', () => text);
    expect(zipped.encoding).toBe('gzip');
    expect(gunzipSync(zipped.bytes).equals(text)).toBe(true);
    for (const accepted of [undefined, '', 'identity', 'zstd', 'br;q=0, gzip;q=0'])
      expect((await encode('a', accepted, () => text)).bytes).toBe(text);
  });

  it('are made once, also when many want them at the same moment', async () => {
    const { encode } = openEncodedAnswers();
    const text = textOf(5000);
    const wanted = await Promise.all(Array.from({ length: 8 }, () => encode('a', 'br', () => text)));
    expect(new Set(wanted.map(({ bytes }) => bytes)).size).toBe(1);
    expect((await encode('a', 'br', () => text)).bytes).toBe(wanted[0]?.bytes);
    expect((await encode('b', 'br', () => textOf(4))).bytes).toEqual(textOf(4));
  });

  it('are compressed once more behind an answer that is asked for again, and never a third time', async () => {
    const { encode, idle, size } = openEncodedAnswers();
    const words = ['The', 'Long', 'Night', 'of', 'North', 'Harbour', 'Doctors', 'and', 'Gardens'];
    const name = (n: number) => [n * 7, n * 13, n * 29].map((of) => words[(of ^ (of >> 3)) % words.length]).join(' ');
    const rows = Array.from({ length: 5000 }, (_, n) => ({ show: name(n), showId: String(n), share: Math.sin(n) / 9 }));
    const text = Buffer.from(JSON.stringify(rows));
    for (const encoding of ['br', 'gzip'] as const) {
      const before = size();
      const first = await encode('a', encoding, () => text);
      expect((await encode('a', encoding, () => text)).bytes).toBe(first.bytes);
      await idle();
      const third = await encode('a', encoding, () => {
        throw new Error('The text of an answer that is short already is not needed.');
      });
      expect(third.bytes.byteLength).toBeLessThan(first.bytes.byteLength);
      expect(size() - before).toBe(third.bytes.byteLength);
      const plain = encoding === 'br' ? brotliDecompressSync(third.bytes) : gunzipSync(third.bytes);
      expect(plain.equals(text)).toBe(true);
    }
  });

  it('are plain when they are small, and kept within a number of bytes', async () => {
    const bytesMax = 6_000;
    const { encode, size } = openEncodedAnswers(bytesMax);
    expect(await encode('small', 'br', () => textOf(2))).toEqual({ bytes: textOf(2), encoding: null });
    expect(size()).toBe(0);
    for (let n = 0; n < 12; n += 1) await encode(`answer ${n}`, 'gzip', () => textOf(400 + n));
    expect(size()).toBeGreaterThan(bytesMax / 2);
    expect(size()).toBeLessThanOrEqual(bytesMax);
    const { bytes } = await encode('large', 'gzip', () => textOf(5000));
    expect(bytes.byteLength).toBeGreaterThan(bytesMax);
    expect(gunzipSync(bytes).equals(textOf(5000))).toBe(true);
    expect(size()).toBeLessThanOrEqual(bytesMax);
  });
});
