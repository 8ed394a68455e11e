// A full disk fails a load with a clear sentence and leaves the edition before as it was. Needs a small file system of its own,
// which only root can mount: without it the test fails, unless CVM_SKIP_TMPFS=1 says that this is known.
import { execFileSync } from 'node:child_process';
import { createCipheriv } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Warehouse } from '../client.ts';
import { openEmbedded } from '../embedded.ts';
import { currentEdition } from './edition.ts';
import { fillLeft } from './later.ts';
import { loadDataset } from './load.ts';
import { fewTables, noTables, smallDataset, smallTables } from './testing/small-dataset.ts';
import { placeSmall } from './testing/store.ts';

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
  const data = path.join(folder, 'data');
  await placeSmall(data);
  warehouse = await openEmbedded({ folder: data });
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

test.skipIf(isSkipped)(
  'the load fails, says why, and the edition before answers; what comes later is left out with the reason',
  async () => {
    if (!warehouse) throw new Error('no store');
    const store = warehouse;
    const before = await currentEdition(store);
    if (before === null) throw new Error('There is no edition.');
    const large = smallDataset({ ...fewTables, 'comments.csv': longComments(250) });
    await expect(loadDataset(store, large.folder, { mode: 'full' })).rejects.toThrow(
      'The disk of the data folder is full. The data loaded before is unchanged.',
    );
    expect(await currentEdition(store)).toEqual(before);
    const count = await store.query({ sql: 'select count() as n from views' }, z.object({ n: z.number() }), {
      name: 'test',
      database: before.database,
    });
    expect(count.rows).toEqual([{ n: 4 }]);
    const small = smallDataset({ ...noTables, 'views.csv': smallTables['views.csv'] ?? '' });
    const filler = path.join(folder, 'filler');
    // No room is left once it answers.
    const onAnswering = async () => writeFileSync(filler, Buffer.alloc(megabytes * 250_000));
    await expect(loadDataset(store, small.folder, { mode: 'append', onAnswering })).resolves.toMatchObject({
      edition: before.edition + 1,
      notes: expect.arrayContaining([
        expect.stringMatching(/^What is counted ahead .*\. The disk of the data folder is full\.$/),
      ]),
    });
    rmSync(filler);
    expect(await fillLeft(store, await currentEdition(store))).toBe(true);
    small.remove();
    large.remove();
  },
);

test.skipIf(isSkipped)('a stream whose rows find no room on their way leaves the others what is theirs', async () => {
  if (!warehouse) throw new Error('no store');
  const bytesFree = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const filler = path.join(folder, 'filler');
  writeFileSync(filler, Buffer.alloc(Math.max(0, bytesFree() - 50 * 1024 * 1024)));
  const rows = { sql: 'select hex(SHA256(toString(number))) as text from numbers(10000000)' };
  const reading = warehouse.stream(rows, z.object({ text: z.string() }), { name: 'endless' }).next();
  let least = Number.POSITIVE_INFINITY;
  const looking = setInterval(() => {
    least = Math.min(least, bytesFree());
  }, 1);
  await expect(reading).rejects.toMatchObject({ code: 'disk-full' });
  clearInterval(looking);
  // The log of changes of the accounts store grows by as much at a time.
  expect(least).toBeGreaterThan(16 * 1024 * 1024);
  rmSync(filler);
});

/** Comments of 100,000 letters each, which do not pack well. */
const longComments = (rows: number): string => {
  const [header = ''] = (smallTables['comments.csv'] ?? '').split('\n');
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16)).update(Buffer.alloc(75_000 * rows));
  const lines = Array.from({ length: rows }, (_, i) => {
    const text = noise.subarray(75_000 * i, 75_000 * (i + 1)).toString('base64');
    return `n${i},ann,10,101,,2024-01-02 21:00:00,${text},,,en,,,,,,`;
  });
  return [header, ...lines].join('\n');
};
