/** What the doctor says of a disk that lost what was written, and of data that other definitions derived. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@cvm/api/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { damageTables, deriveByOthers } from '../../../packages/warehouse/src/testing/damage.ts';
import { placeDemoWarehouse } from '../../api/src/testing/demo-warehouse.ts';
import { checkDataFolder, checkKeys, checkStores, findingLines } from './checks.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cvm-doctor-'));
  await placeDemoWarehouse(dir);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const problems = async () =>
  (await checkStores(readSettings({ DATA_DIR: dir }))).filter(({ ok }) => !ok).map(({ what, fix }) => [what, fix]);

it('finds nothing wrong with whole tables, and names damaged ones with what mends them', async () => {
  expect(await problems()).toEqual([]);
  // Who only looks makes no store that was not there.
  expect(existsSync(join(dir, 'accounts'))).toBe(false);
  await damageTables(join(dir, 'warehouse'), ['views', 'title_totals']);
  const fix =
    'Load the data again in full: npm run load -- FOLDER. Then look at the disk, which lost what was written.';
  expect(await problems()).toEqual(
    expect.arrayContaining([
      ['Table views', fix],
      ['Table title_totals', fix],
    ]),
  );
  expect(await problems()).toHaveLength(2);
});

it('names data that another version of the definitions derived', async () => {
  await deriveByOthers(join(dir, 'warehouse'));
  expect(await problems()).toContainEqual(['Definitions', 'Load the data again in full: npm run load -- FOLDER.']);
});

it('says a fix that mends several tables once, below the last of them', () => {
  const table = (name: string, fix = 'Load the data again.') => ({ what: name, ok: false, found: 'is missing', fix });
  expect(
    findingLines([
      { what: 'Data', ok: true, found: 'Spring' },
      table('Table views'),
      table('Table titles'),
      table('Port 80', 'Stop it.'),
    ]),
  ).toEqual([
    'ok       Data: Spring',
    'PROBLEM  Table views: is missing',
    'PROBLEM  Table titles: is missing',
    '         Fix: Load the data again.',
    'PROBLEM  Port 80: is missing',
    '         Fix: Stop it.',
  ]);
});

it('names a file that stands in the place of the data folder', async () => {
  const dataDir = fileURLToPath(import.meta.url);
  expect(await checkDataFolder(readSettings({ DATA_DIR: dataDir }))).toMatchObject({
    ...{ ok: false, found: `${dataDir}: ${dataDir} is a file`, fix: 'Set DATA_DIR to a folder.' },
  });
});

it('names a key that is none, with which no portal starts', async () => {
  const settings = readSettings({ DATA_DIR: dir });
  expect((await checkKeys(settings)).every(({ ok }) => ok)).toBe(true);
  expect(existsSync(join(dir, 'member-key'))).toBe(false);
  await writeFile(join(dir, 'member-key'), 'half of a k');
  expect((await checkKeys(settings)).filter(({ ok }) => !ok)).toEqual([
    {
      ...{ what: 'Key member-key', ok: false },
      found: `${join(dir, 'member-key')} does not hold a key of 32 hexadecimal digits`,
      fix: expect.stringMatching(/^Bring it back from a backup, or make another with npm run rotate -- member-key[.] /),
    },
  ]);
});

it('looks at the servers of a portal that was never started', async () => {
  const nowhere = {
    DATA_DIR: join(dir, 'none'),
    CLICKHOUSE_URL: 'http://127.0.0.1:1',
    DATABASE_URL: 'postgres://127.0.0.1:1/x',
  };
  const found = await checkStores(readSettings(nowhere));
  expect(found.map(({ what, ok }) => [what, ok])).toEqual([
    ['Data store', false],
    ['Users store', false],
  ]);
  expect(existsSync(nowhere.DATA_DIR)).toBe(false);
});
