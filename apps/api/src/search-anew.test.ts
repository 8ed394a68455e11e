/** The search index where the data store was made anew beside the users: numbers of loads begin anew with it. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchNames } from '@cvm/accounts';
import { generateDemo } from '@cvm/demo';
import { parseCsv, writeCsv } from 'hucre/csv';
import pino from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { placeNewStore } from '../../../packages/accounts/src/testing/new-store.ts';
import { openPortal } from './portal.ts';
import { patientLimits, testSettings } from './testing/test-portal.ts';

it('holds the names of the data that answer, and none of a store that had an edition of the same number, name and day', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'cvm-search-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const settings = testSettings(join(dir, 'data'));
  await placeNewStore(join(settings.dataDir, 'accounts'));
  const dataset = join(dir, 'dataset');
  await generateDemo({ members: 60, titles: 10, seed: 99, out: dataset });
  const titles = join(dataset, 'titles.csv');
  const [head = [], first = [], ...others] = parseCsv(await readFile(titles, 'utf8'));
  /** What a first load of the dataset lets one find. */
  const foundIn = async (name: string): Promise<string[]> => {
    const portal = await openPortal(settings, pino({ level: 'silent' }), patientLimits);
    try {
      const { edition } = await portal.loads.load(dataset, { mode: 'full' });
      expect(edition).toBe(1);
      await portal.search.refresh();
      return (await searchNames(portal.accounts.db, name, ['show', 'movie'], 4)).map((hit) => hit.name);
    } finally {
      await portal.close();
    }
  };
  expect(await foundIn('Zyzzyva')).toEqual([]);
  await rm(join(settings.dataDir, 'warehouse'), { recursive: true });
  const renamed = first.map((value, at) => (at === head.indexOf('name') ? 'Zyzzyva' : value));
  await writeFile(titles, writeCsv([head, renamed, ...others]));
  expect(await foundIn('Zyzzyva')).toEqual(['Zyzzyva']);
});
