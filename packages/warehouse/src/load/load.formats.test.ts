// The same tables from every file format.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fileTables } from './format.ts';
import { loadDataset } from './load.ts';
import { fewTables, noTables, type SmallDataset, smallRecords, smallTables } from './testing/small-dataset.ts';
import { contentHashes, openTestStore, type TestStore } from './testing/store.ts';

const rejectLine = z.object({ file: z.string(), reason: z.string() });
let store: TestStore;

beforeAll(async () => {
  store = await openTestStore({ hasSmall: true });
});

afterAll(() => store.close());

describe('every file format gives the same tables', () => {
  let expected: Record<string, string>;
  beforeAll(async () => {
    expected = await contentHashes(store, await store.base());
  });

  test('CSV packed, in parts, with other orders of columns and unknown columns; NDJSON, plain and packed, with numbers, booleans and absent fields', async () => {
    const data = store.small(noTables);
    data.write('networks.csv.gz', gzipSync(smallTables['networks.csv'] ?? ''));
    const [header = '', first = '', ...follows] = (smallTables['follows.csv'] ?? '').split('\n');
    const turned = (line: string) => `${line.split(',').reverse().join(',')},x\r\n`;
    data.write('follows/1.csv', `\ufeff${[header, first].join('\n')}`);
    data.write('follows/b*{2}.csv.gz', gzipSync([header, ...follows].map(turned).join('')));
    for (const { name: table } of fileTables) {
      if (table === 'networks' || table === 'follows') continue;
      const lines = smallRecords(table)
        .map((record) => JSON.stringify(record, asJson))
        .join('\n');
      if (table === 'views') data.write('views.ndjson.gz', gzipSync(`${lines}\n`));
      else data.write(`${table}.ndjson`, lines);
    }
    const summary = await loadDataset(store.warehouse, data.folder, { mode: 'full', maxRejectsPct: 0 });
    expect(await contentHashes(store, `edition_${summary.edition}`)).toEqual(expected);
    expect(summary.notes).toEqual([
      'follows/b*{2}.csv.gz: the column "x" is not part of the format and was left aside.',
      expect.stringMatching(/^follows\/1\.csv ends without a line end/),
      expect.stringContaining('the last event is of 2024-03-02'),
    ]);
  });

  test('but not a list for one value, or one value for a list, in Parquet', async () => {
    const data = store.small({ ...fewTables, 'titles.csv': '' });
    const write = (table: string, select: string) =>
      store.warehouse.command(
        `insert into function file('${data.folder}/${table}.parquet', 'Parquet') select ${select}`,
        {
          name: 'test',
        },
      );
    await write('titles', `'10' as title_id, 'series' as kind, 'A' as name, 'Drama|Mystery' as genres`);
    await write(
      'comments',
      `[['shocked']] as emotions, 'k1' as comment_id, 'ann' as member_id, '10' as title_id, 'x' as created_at`,
    );
    await write('ratings', `['ann'] as member_id, tuple('10') as title_id, 4 as rating, '2024-01-02' as rated_at`);
    const message = await loadDataset(store.warehouse, data.folder, { mode: 'full' }).catch(String);
    expect(message).toContain('titles.parquet: the column genres is a list in the format, and no array in the file');
    expect(message).toContain(
      'comments.parquet: the column emotions is a list of texts in the format, and its entries are',
    );
    for (const name of ['member_id', 'title_id'])
      expect(message).toContain(`ratings.parquet: the column ${name} is one value in the format, and an array`);
  });

  test('and not a time of day for a moment: the engine would read it as one of the first day of 1970', async () => {
    const data = store.small(fewTables);
    // One column, `rated_at`, with 20:00: the engine writes none.
    const file =
      'UEFSMRUAFRwVHCwVAhUAFQYVBhwAAAACAAAAAgEA0IjDEAAAABUEGSw1ABgGc2NoZW1hFQIAFQQlAhgIcmF0ZWRfYXRsfBIcLAAAAAAAFgIZHBkcJgAcFQQZJQYAGRgIcmF0ZWRfYXQVABYCFkIWQiYISRwVABUAFQIAPCkGGSYAAgAAABZCFgImCBZCACggcGFycXVldC1jcHAtYXJyb3cgdmVyc2lvbiAyNS4wLjEZHBwAAACRAAAAUEFSMQ==';
    data.write('ratings.parquet', Buffer.from(file, 'base64'));
    await expect(loadDataset(store.warehouse, data.folder, { mode: 'full' })).rejects.toThrow(
      'ratings.parquet: the column rated_at is a time of day in the file, without its day.',
    );
  });

  test('Parquet with typed columns', async () => {
    const data = store.small(noTables);
    for (const { name: table } of fileTables) await writeParquet(data, table);
    expect(await contentHashes(store, await store.load(data))).toEqual(expected);
  });
});

describe('values that only some formats have', () => {
  const header = 'member_id,title_id,episode_id,watched_at';
  const seconds = ['1900-01-01 00:00:00', '1969-12-31 23:59:59', '1970-01-01 00:00:00', '2024-02-29 12:00:01'];
  const ends = ['', 'Z', '.000', '.000Z', '.700', '.999', ' UTC', '+00:00'];
  const written = [
    ...ends.map((end) => (second: string) => second + end),
    (second: string) => `${second.replace(' ', 'T')}Z`,
  ];
  const moments = [
    '1901-02-03 04:05:06.700',
    '1969-12-31 23:59:59.500',
    '1970-01-02 00:00:00.999',
    '2024-02-29 12:00:01.001',
  ];
  let database: string;
  let rejected: readonly z.infer<typeof rejectLine>[];

  beforeAll(async () => {
    // A row of its own for each way: other rows of the same moment are another member's, or about another episode.
    const rows = ['ann', 'bob', 'cem'].flatMap((member) =>
      ['10,101', '10,102', '20,201'].map((of) => `${member},${of}`),
    );
    const lines = written.flatMap((write, way) => seconds.map((second) => `${rows[way]},${write(second)}`));
    const data = store.small({ ...fewTables, 'titles.csv': '', 'members.csv': '', 'views.csv': '' });
    data.write('views/1.csv', `${[header, ...lines].join('\n')}\n`);
    data.write('_moments.csv', [header, ...moments.map((at) => `ann,film-1,,${at}`)].join('\n'));
    const write = (name: string, select: string) =>
      store.warehouse.command(`insert into function file('${data.folder}/${name}', 'Parquet') select ${select}`, {
        name: 'test',
      });
    await write(
      'views/2.parquet',
      `* replace (parseDateTime64BestEffort(watched_at, 3, 'UTC') as watched_at)
from file('${data.folder}/_moments.csv', 'CSVWithNames', 'member_id String, title_id String, episode_id String, watched_at String')`,
    );
    await write(
      'views/3.parquet',
      `arrayJoin([7, nan, 7.5, inf])::Float64 as member_id, 10 as title_id, '2024-01-02' as watched_at`,
    );
    await write(
      'views/4.parquet',
      `arrayJoin([7, 16777215, 16777216, 123456789, 1e30])::Float32 as member_id, 10 as title_id, '2024-01-03' as watched_at`,
    );
    await write(
      'views/5.parquet',
      `arrayJoin(['16777216', '7.50'])::Decimal(20, 2) as member_id, 10 as title_id, '2024-01-04' as watched_at`,
    );
    await write('members/1.parquet', `arrayJoin([7, nan])::Float64 as member_id`);
    await write('members/3.parquet', `arrayJoin([16777215, 16777216])::Int64 as member_id`);
    await write('members/2.parquet', `arrayJoin(['ann', 'bob', 'cem', 'nan']) as member_id`);
    // The engine writes no date that it cannot read: in its file some days of 2024 are replaced by others.
    await write(
      'titles.parquet',
      `['10', '20', 'film-1', 'film-2', 'film-3', 'film-4'][number + 1] as title_id, if(number < 2, 'series', 'movie') as kind,
  'A' as name, [toDate32(19723), toDate32(-25567), toDate32(120529), toDate32(19801), toDate32(19802), toDate32(19803)][number + 1] as first_release_date
from numbers(6)
settings output_format_parquet_compression_method = 'none', output_format_parquet_write_checksums = 0`,
    );
    const bytes = readFileSync(`${data.folder}/titles.parquet`);
    for (const [day, other] of [
      [19_801, -43_829],
      [19_802, 2_932_896],
      [19_803, 2_000_000_000],
    ] as const) {
      const [found, replaced] = [Buffer.alloc(4), Buffer.alloc(4)];
      found.writeInt32LE(day);
      replaced.writeInt32LE(other);
      for (let at = bytes.indexOf(found); at >= 0; at = bytes.indexOf(found)) replaced.copy(bytes, at);
    }
    data.write('titles.parquet', bytes);
    const rejects = `${data.folder}/_rejects.ndjson`;
    const { edition } = await loadDataset(store.warehouse, data.folder, { mode: 'full', maxRejectsPct: 100, rejects });
    database = `edition_${edition}`;
    const told = readFileSync(rejects, 'utf8').trim().split('\n');
    rejected = told.map((line) => rejectLine.parse(JSON.parse(line)));
  });

  const views = (of: string) => `views where title ${of} (select title from titles where title_id = 'film-1')`;

  test('a time is the same moment with any end that means nothing or a fraction, and looked at closely because of its zone', async () => {
    const sql = `select toString(at) as at, count() as n from ${views('not in')} and member in (
  select member from members where member_id in ('ann', 'bob', 'cem')
) group by at order by at`;
    expect(await store.rows(sql, database)).toEqual(seconds.map((at) => ({ at, n: written.length })));
  });

  test('and as a moment of a Parquet file, with fractions, before 1970 too', async () => {
    const found = await store.values(`select toString(at) from ${views('in')} order by at`, database);
    expect(found).toEqual(moments.map((at) => at.slice(0, 19)));
  });

  const noId = 'the row holds true, false, or a number that is no exact whole one, where an id belongs';

  test('an id that is no number is missing in Parquet, as in a file of texts; a fraction is none', async () => {
    const ids = await store.values('select member_id from members order by member_id', database);
    expect(ids).toEqual(['16777215', '16777216', '7', 'ann', 'bob', 'cem', 'nan']);
    expect(rejected.filter(({ file }) => /^(members|views)/.test(file))).toEqual([
      { file: 'members/1.parquet', reason: 'member_id is missing: "nan" stands for nothing' },
      { file: 'views/3.parquet', reason: 'member_id is missing: "nan" stands for nothing' },
      ...[noId, noId].map((reason) => ({ file: 'views/3.parquet', reason })),
      // From 2^24 on, single precision cannot tell a whole number from the next; a decimal always can.
      ...[noId, noId, noId].map((reason) => ({ file: 'views/4.parquet', reason })),
      { file: 'views/5.parquet', reason: noId },
    ]);
    const loaded = await store.values(
      `select concat(toString(day), ' ', member_id) from views inner join members using (member) where day in ('2024-01-03', '2024-01-04') order by 1`,
      database,
    );
    expect(loaded).toEqual(['2024-01-03 16777215', '2024-01-03 7', '2024-01-04 16777216']);
  });

  test('a date that no day of the data can be goes with its row alone in Parquet, too', async () => {
    const sql = 'select title_id, toString(first_release_date) as day from titles order by title_id';
    expect((await store.rows(sql, database)).map((row) => Object.values(row))).toEqual([
      ['10', '2024-01-01'],
      ['20', '1900-01-01'],
      ['film-1', '2299-12-31'],
    ]);
    expect(rejected.filter(({ file }) => file === 'titles.parquet').map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^first_release_date "1850-01-01" is not a date .* from 1900-01-01 on$/),
      expect.stringMatching(/^first_release_date "9999-12-31" is not a date .*; no day after 2299-12-31 can be held/),
      expect.stringMatching(/^first_release_date "2000000000" is not a date/),
    ]);
  });
});

/** Numbers and booleans as JSON has them, nulls left out. */
const asJson = (key: string, value: unknown): unknown => {
  if (value === null) return undefined;
  if (value === 'true' || value === 'false') return value === 'true';
  const isNumber = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) && !key.endsWith('_id');
  return isNumber ? Number(value) : value;
};

const writeParquet = async (data: SmallDataset, table: string): Promise<void> => {
  const text = (type: string) => (name: string) => `to${type}OrNull(${name}) as ${name}`;
  const typed: Record<string, (name: string) => string> = {
    season: text('UInt16'),
    number: text('UInt16'),
    rating: text('UInt8'),
    progress: text('Float64'),
    air_date: text('Date32'),
    birth_year: text('Int32'),
    followed_at: (name) => `parseDateTime64BestEffortOrNull(${name}, 6, 'UTC') as ${name}`,
    watched_at: (name) => `parseDateTime64BestEffortOrNull(${name}, 3, 'UTC') as ${name}`,
    deleted: (name) => `if(${name} = '', null, ${name} = 'true')::Nullable(Bool) as ${name}`,
    genres: (name) => `if(${name} = '', [], splitByChar('|', ${name})) as ${name}`,
    emotions: (name) => `if(${name} = '', [], splitByChar('|', initcap(${name}))) as ${name}`,
    title_id: (name) => `nullIf(${name}, '') as ${name}`,
  };
  data.write(`_${table}.csv`, `${smallTables[`${table}.csv`]}\n`);
  const columns = fileTables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  const structure = columns.map((name) => `${name} String`).join(', ');
  const select = columns.map((name) => (typed[name] ?? ((n: string) => `nullIf(${n}, '') as ${n}`))(name)).join(', ');
  await store.warehouse.command(
    `insert into function file('${data.folder}/${table}.parquet', 'Parquet') select ${select}
from file('${data.folder}/_${table}.csv', 'CSVWithNames', '${structure}')`,
    { name: 'test' },
  );
};
