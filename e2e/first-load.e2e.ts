/**
 * What a first visit loads before the code of its first page: the scripts that the start page names, as they come over
 * the wire. Pages, charts, windows and drawings come when they are needed.
 */
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { runPortal } from './run-portal.ts';

/** 250 KB. */
const bytesMax = 250 * 1024;

/** Bytes of an answer's body as it is sent to a browser that reads gzip. */
const sentBytes = (url: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url} answers ${response.statusCode}.`)),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('the first load', () => {
  it(`is below ${bytesMax / 1024} KB of compressed scripts`, async () => {
    const origin = runPortal().url;
    const page = await (await fetch(origin)).text();
    const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => new URL(path, origin));
    expect(scripts.length).toBeGreaterThan(1);
    const sizes = await Promise.all(scripts.map(async (url) => ({ name: url.pathname, bytes: await sentBytes(url) })));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThan(bytesMax);
    expect(sizes.filter(({ name }) => /charts/.test(name))).toEqual([]);
  });
});
