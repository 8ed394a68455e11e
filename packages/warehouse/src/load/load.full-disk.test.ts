// A full disk fails a load with a clear sentence and leaves the edition before as it was. Needs a small file system of its own,
// which only root can mount: without it the test fails, unless CVM_SKIP_TMPFS=1 says that this is known.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Warehouse } from '../client.ts';
import { openEmbedded } from '../embedded.ts';
import { currentEdition } from './edition.ts';
import { loadDataset } from './load.ts';
import { smallDataset, smallTables } from './testing/small-dataset.ts';

const isSkipped = process.env.CVM_SKIP_TMPFS === '1';
/** The last 48 of them are left to others. */
const megabytes = 64;
let folder: string;
let warehouse: Warehouse | undefined;

beforeAll(async () => {
  if (isSkipped) return;
  folder = mkdtempSync(path.join(tmpdir(), 'cvm-full-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error('No small file system can be mounted here; set CVM_SKIP_TMPFS=1 to go without this test.', {
      cause: error,
    });
  }
  warehouse = await openEmbedded({ folder: path.join(folder, 'data') });
});

afterAll(async () => {
  if (isSkipped) return;
  try {
    await warehouse?.close();
  } finally {
    execFileSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
});

test.skipIf(isSkipped)('the load fails, says why, and the edition before answers', async () => {
  if (!warehouse) throw new Error('no store');
  const store = warehouse;
  const small = smallDataset();
  const first = await loadDataset(store, small.folder, { mode: 'full' });
  const before = await currentEdition(store);
  const large = smallDataset({ 'views.csv': '' });
  large.write('views.csv.gz', gzipSync(manyViews(2_000_000), { level: 1 }));
  await expect(loadDataset(store, large.folder, { mode: 'full' })).rejects.toThrow(
    'The disk of the data folder is full. The data loaded before is unchanged.',
  );
  expect(await currentEdition(store)).toEqual(before);
  const count = await store.query({ sql: 'select count() as n from views' }, z.object({ n: z.number() }), {
    name: 'test',
    database: `edition_${first.edition}`,
  });
  expect(count.rows).toEqual([{ n: 4 }]);
  await expect(loadDataset(store, small.folder, { mode: 'append' })).resolves.toMatchObject({
    edition: first.edition + 1,
  });
  small.remove();
  large.remove();
});

/** Views that differ and do not pack well. */
const manyViews = (rows: number): string => {
  const [header = ''] = (smallTables['views.csv'] ?? '').split('\n');
  const lines = [header];
  let seed = 1;
  for (let i = 0; i < rows; i++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    const at = new Date(Date.UTC(2014, 0, 1) + (seed % 300_000_000) * 1000).toISOString();
    lines.push(`${['ann', 'bob', 'cem'][i % 3]},10,${101 + (i % 2)},${at},,,`);
  }
  return `${lines.join('\n')}\n`;
};
