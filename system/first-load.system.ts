/**
 * What a first visit loads before the code of its first page: the scripts that the start page names, as they come over
 * the wire. Pages, charts, windows and drawings come when they are needed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../apps/api/src/env.ts';
import { openPortal, type Portal } from '../apps/api/src/portal.ts';
import { buildServer } from '../apps/api/src/server.ts';

/** 250 KB. */
const bytesMax = 250 * 1024;

const dataDir = mkdtempSync(path.join(tmpdir(), 'cvm-first-load-'));

let portal: Portal;
let server: FastifyInstance;

beforeAll(async () => {
  portal = await openPortal(readSettings({ DATA_DIR: dataDir, PORT: '0', DEMO: '0' }), pino({ level: 'silent' }));
  server = await buildServer(portal);
});

afterAll(async () => {
  await server.close();
  await portal.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Bytes of an answer's body as it is sent to a browser that reads gzip. */
const sentBytes = async (url: string): Promise<number> => {
  const answer = await server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}.`);
  return answer.rawPayload.byteLength;
};

describe('the first load', () => {
  it(`is below ${bytesMax / 1024} KB of compressed scripts`, async () => {
    const page = (await server.inject({ url: '/' })).body;
    const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address);
    expect(scripts.length).toBeGreaterThan(1);
    const sizes = await Promise.all(scripts.map(async (name) => ({ name, bytes: await sentBytes(name) })));
    const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(total, JSON.stringify(sizes)).toBeLessThan(bytesMax);
    expect(sizes.filter(({ name }) => /charts/.test(name))).toEqual([]);
  });
});
