/**
 * What a first visit loads before the code of its first page: the scripts that the start page names and the face of the
 * font, as they come over the wire; what somebody signed in loads beside them; what each page then loads for itself; and in
 * how many files all of it comes. Charts, windows and drawings come when they are needed.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings } from '../apps/api/src/env.ts';
import { openPortal, type Portal } from '../apps/api/src/portal.ts';
import { buildServer } from '../apps/api/src/server.ts';
import { placeNewStore } from '../packages/accounts/src/testing/new-store.ts';

/** 250 KB. */
const bytesMax = 250 * 1024;
/** 190 KB: header, menus, search box, toasts and windows, and what many pages share: filter bar, tables, calendars. */
const sharedBytesMax = 190 * 1024;
/** 60 KB: of a page, beyond what other pages load as well. */
const ownBytesMax = 60 * 1024;
/** Each is a request, and a browser has six of them under way: 112 took twice as long over a line of 80 ms as 20 do. */
const scriptsMax = 16;

const dist = path.resolve(import.meta.dirname, '../apps/web/dist');

const dataDir = mkdtempSync(path.join(tmpdir(), 'cvm-first-load-'));

let portal: Portal;
let server: FastifyInstance;

beforeAll(async () => {
  await placeNewStore(path.join(dataDir, 'accounts'));
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

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), isEntry: z.boolean().default(false) }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The chunks that one needs before it runs, itself included. */
const needed = (manifest: Manifest, chunk: string, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(chunk)) return found;
  found.add(chunk);
  for (const other of manifest[chunk]?.imports ?? []) needed(manifest, other, found);
  return found;
};

const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')));
const entry = Object.keys(manifest).find((chunk) => manifest[chunk]?.isEntry) ?? '';
const first = needed(manifest, entry);
const frame = needed(manifest, Object.keys(manifest).find((chunk) => /^_frame-.+\.js$/.test(chunk)) ?? '');

/** Bytes of these files, by name, as they are sent. */
const sizesOf = async (files: readonly string[]) => {
  const sizes = await Promise.all(files.map(async (name) => ({ name, bytes: await sentBytes(name) })));
  return { sizes: JSON.stringify(sizes), total: sizes.reduce((sum, { bytes }) => sum + bytes, 0) };
};

const filesOf = (chunks: Iterable<string>) => [...chunks].flatMap((chunk) => manifest[chunk]?.file ?? []);

describe('the first load', () => {
  it(`is below ${bytesMax / 1024} KB of compressed scripts and one face of the font`, async () => {
    const page = (await server.inject({ url: '/' })).body;
    const scripts = [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address);
    const fonts = [...page.matchAll(/href="([^"]+\.woff2)" as="font"/g)].map(([, address = '']) => address);
    expect(scripts.length).toBeGreaterThan(1);
    expect(fonts).toEqual([expect.stringContaining('inter-latin')]);
    const { sizes, total } = await sizesOf([...scripts, ...fonts]);
    expect(total, sizes).toBeLessThan(bytesMax);
    expect(scripts.filter((name) => /charts/.test(name))).toEqual([]);
  });

  it(`of somebody signed in adds less than ${sharedBytesMax / 1024} KB for the frame and what many pages share`, async () => {
    const added = [...frame].filter((chunk) => !first.has(chunk));
    const { sizes, total } = await sizesOf(filesOf(added).map((name) => `/${name}`));
    expect(total).toBeGreaterThan(0);
    expect(total, sizes).toBeLessThan(sharedBytesMax);
  });
});

/** `src/pages/report/ShowReport.tsx` belongs to `report`: pages of one folder share their code among themselves. */
const folderOf = (page: string): string => page.split('/').at(-2) ?? '';

describe('each page', () => {
  const routes = readFileSync(path.resolve(dist, '../src/routes.tsx'), 'utf8');
  const pages = [...routes.matchAll(/import\('\.\/(pages\/[^']+)'\)/g)].map(([, file]) => `src/${file}`);
  const chunksOf = new Map(
    pages.map((page) => [page, [...needed(manifest, page)].filter((chunk) => !first.has(chunk))]),
  );
  const foldersOf = (chunk: string) =>
    new Set(pages.filter((page) => chunksOf.get(page)?.includes(chunk)).map(folderOf));

  it('is a chunk of its own', () => {
    expect(pages.length).toBeGreaterThan(30);
    expect(pages.filter((page) => manifest[page] === undefined || first.has(page))).toEqual([]);
  });

  it.each(pages)(`%s comes in at most ${scriptsMax} scripts with its frame`, (page) => {
    const scripts = new Set([...first, ...frame, ...needed(manifest, page)]);
    expect(scripts.size, [...scripts].join(', ')).toBeLessThanOrEqual(scriptsMax);
  });

  it.each(pages)(`%s has less than ${ownBytesMax / 1024} KB of code that is no other page's`, async (page) => {
    const own = (chunksOf.get(page) ?? []).filter((chunk) => foldersOf(chunk).size === 1);
    const { sizes, total } = await sizesOf(filesOf(own).map((name) => `/${name}`));
    expect(total).toBeGreaterThan(0);
    expect(total, sizes).toBeLessThan(ownBytesMax);
  });
});
