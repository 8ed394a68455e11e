// What stops a whole load: too many bad rows, and files that are broken. The message says where, and nothing changes.
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { currentEdition } from './edition.ts';
import { loadDataset } from './load.ts';
import { fewTables, smallDataset } from './testing/small-dataset.ts';
import { openTestStore, type TestStore } from './testing/store.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
  const data = smallDataset();
  await loadDataset(store.warehouse, data.folder, { mode: 'full' });
  data.remove();
});

afterAll(() => store.close());

/** A gzip file of many lines without its second half. */
const cutGzip = (head: string, line: string): Uint8Array => {
  const whole = gzipSync(
    head + Array.from({ length: 50_000 }, (_, i) => line.replace('01-01', `01-${10 + (i % 20)}`)).join(''),
  );
  return whole.subarray(0, whole.length >> 1);
};

/** The message of a load of a few tables and these that must fail; nothing may have changed. A null leaves one of the few out. */
const failure = async (files: Record<string, string | Uint8Array | null>, options: { maxRejectsPct?: number } = {}) => {
  const before = await currentEdition(store.warehouse);
  const left = Object.entries(files).filter(([, content]) => content === null);
  const data = smallDataset({ ...fewTables, ...Object.fromEntries(left.map(([name]) => [name, ''])) });
  for (const [name, content] of Object.entries(files)) if (content !== null) data.write(name, content);
  const load = loadDataset(store.warehouse, data.folder, { mode: 'full', ...options });
  const message = await load.then(
    () => 'loaded',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  data.remove();
  expect(await currentEdition(store.warehouse)).toEqual(before);
  const databases = await store.values(`select name from system.databases where name like 'edition_%'`);
  expect(databases).toEqual(before ? [before.database] : []);
  return message.replaceAll(data.folder, 'FOLDER');
};

describe('a load that cannot be right fails and says why', () => {
  test('more rejected rows than the limit', async () => {
    const rows = Array.from(
      { length: 98 },
      (_, i) => `ann,10,101,2024-01-02 20:00:${String(i % 60).padStart(2, '0')},,,`,
    );
    const bad = Array.from({ length: 21 }, (_, i) => `x${i},10,,2024-01-01,,,`);
    const views = ['member_id,title_id,episode_id,watched_at,platform,device,bulk', ...rows, ...bad];
    const data = { 'views.csv': views.join('\n') };
    expect(await failure(data)).toBe(
      'LoadError: views: 21 of 119 rows were rejected (17.6 %), more than the limit of 1 %. First: views.csv, line 100: member_id "x0" is not in members; views.csv, line 101: member_id "x1" is not in members; views.csv, line 102: member_id "x2" is not in members. --rejects FILE writes them down; --max-rejects PCT sets another limit. The data loaded before is unchanged.',
    );
    await expect(failure(data, { maxRejectsPct: 17.64 })).resolves.toContain('limit of 17.64 %');
  });

  const header = 'member_id,title_id,watched_at,device';
  const cases: readonly (readonly [string, Record<string, string | Uint8Array | null>, string])[] = [
    [
      'a missing column',
      { 'views.csv': 'member_id,title_id\nann,10\n' },
      'views.csv: the required column is missing: watched_at.',
    ],
    [
      'UTF-16',
      { 'views.csv': Buffer.from(`\ufeff${header}\n`, 'utf16le') },
      'views.csv is UTF-16; only UTF-8 can be read.',
    ],
    [
      'a column given twice',
      { 'views.csv': `${header},device\n` },
      'views.csv: the column "device" stands twice in the header.',
    ],
    ['an empty file', { 'views.csv': '' }, 'views.csv is empty: it has no header.'],
    [
      'an open quote',
      { 'views.csv': `${header}\nann,10,2024-01-01,tv\nann,"10,2024-01-01,tv\nann,10,2024-01-01,tv\n` },
      'views.csv, line 3, column title_id: a quoted field is never closed.',
    ],
    [
      'an open quote in the last column',
      { 'studios.csv': 'studio_id,name\n501,Bright\n502,"Paper\n503,Moon\n' },
      'studios.csv, line 3, column name: a quoted field is never closed.',
    ],
    [
      'text behind a quote',
      { 'views.csv': `${header}\nann,10,2024-01-01,tv\nann,"10"x,2024-01-01,tv\n` },
      'views.csv, line 3, column title_id: a quoted field goes on after its closing quote.',
    ],
    [
      'text that is not UTF-8',
      { 'studios.csv': Buffer.from('studio_id,name\n501,Bright\n502,Caf\xe9\n', 'latin1') },
      'studios.csv, line 3, column name: the text is not UTF-8.',
    ],
    [
      'an id that is not UTF-8',
      { 'views.csv': Buffer.from(`${header}\n\xe9,10,2024-01-01,tv\n`, 'latin1') },
      'views.csv, line 2, column member_id: the text is not UTF-8.',
    ],
    [
      'NDJSON that is not UTF-8',
      {
        'views.csv': null,
        'views.ndjson': Buffer.from(
          '{"member_id":"ann","title_id":"10","watched_at":"2024-01-01"}\n{"member_id":"\xe9"}\n',
          'latin1',
        ),
      },
      'views.ndjson, line 2, column member_id: the text is not UTF-8.',
    ],
    [
      'NDJSON without a required field',
      { 'views.csv': null, 'views.ndjson': '{"member_id":"ann","title_id":"10"}\n' },
      'views.ndjson: the required column is missing: watched_at.',
    ],
    [
      'a gzip file that ends too early',
      { 'views.csv': null, 'views.csv.gz': cutGzip(`${header}\n`, 'ann,10,2024-01-01,tv\n') },
      'views.csv.gz ends too early: the gzip data cannot be unpacked after line',
    ],
    [
      'a gzip file whose data are others',
      {
        'views.csv': null,
        'views.csv.gz': Buffer.concat([gzipSync('').subarray(0, 10), Buffer.from(`${header}\nann,10,2024-01-01,tv\n`)]),
      },
      'views.csv.gz is damaged: the gzip data cannot be unpacked.',
    ],
    [
      'a broken Parquet file',
      { 'views.csv': null, 'views/1.parquet': 'PAR1 and then nothing' },
      'views/1.parquet cannot be read as Parquet: ',
    ],
    [
      'a part of an unknown kind',
      { 'views.csv': null, 'views/1.xlsx': 'x' },
      'views/1.xlsx is neither .csv, .csv.gz, .ndjson, .ndjson.gz nor .parquet.',
    ],
    ['no views', { 'views.csv': null }, 'The dataset has no views.'],
    ['a table given twice', { 'views.ndjson': '{}\n' }, 'views is given twice, as views.csv and as views.ndjson.'],
    ['no description', { 'dataset.json': null }, 'There is no dataset.json in FOLDER.'],
    [
      'a description of another format',
      { 'dataset.json': '{"format":2,"name":"x","data_through":"2024-06-31"}' },
      'dataset.json: format must be 1, not 2; data_through must be a date such as 2026-06-30, not "2024-06-31".',
    ],
    ['a description that is no JSON', { 'dataset.json': '{"format":1,' }, 'dataset.json is not JSON'],
  ];
  test.each(cases)('%s', async (_, files, message) => {
    expect(await failure(files)).toContain(message);
  });
});
