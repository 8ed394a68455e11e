// Kinds of bad file as strangers bring them. Each is refused in words that help, or loaded with what is bad in it told; nothing
// is answered wrongly, and the data before a refused load stay as they were.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDataset } from './dataset.ts';
import { currentEdition } from './edition.ts';
import { loadEngine } from './engine.ts';
import { linkTables, missingTables } from './heads.ts';
import { openLinks } from './links.ts';
import { type LoadSummary, loadDataset } from './load.ts';
import { allProblems, type LoadError } from './load-error.ts';
import { fewTables, smallTables } from './testing/small-dataset.ts';
import { contentHashes, openTestStore, type TestStore } from './testing/store.ts';
import { decodedOnce } from './warnings.ts';

let store: TestStore;
let hashes: Record<string, string>;
let before: Awaited<ReturnType<typeof currentEdition>>;
let answer: unknown;

/** What the portal would say of every title: views, viewers, and who binged. */
const answered = async (): Promise<unknown> => {
  const { database = '' } = (await currentEdition(store.warehouse)) ?? {};
  return store.rows(
    `select t.name as name, count() as views, uniqExact(member) as viewers, countIf(bulk) as bulk
from views as v join titles as t on v.title = t.title group by name order by name`,
    database,
  );
};

beforeAll(async () => {
  store = await openTestStore({ hasSmall: true });
  before = await currentEdition(store.warehouse);
  hashes = await contentHashes(store, before?.database ?? '');
  answer = await answered();
});

afterAll(() => store.close());

type Files = Readonly<Record<string, string | Uint8Array | null>>;

/** A few tables of the small dataset with other files; null leaves one out. */
const folderWith = (files: Files) => {
  const left = Object.entries(files).filter(([, content]) => content === null);
  const data = store.small({ ...fewTables, ...Object.fromEntries(left.map(([name]) => [name, ''])) });
  for (const [name, content] of Object.entries(files)) if (content !== null) data.write(name, content);
  return data;
};

/** A gzip file of many lines without its second half. */
const cutGzip = (head: string, line: string): Uint8Array => {
  const whole = gzipSync(
    head + Array.from({ length: 50_000 }, (_, i) => line.replace('01-01', `01-${10 + (i % 20)}`)).join(''),
  );
  return whole.subarray(0, whole.length >> 1);
};

const views = smallTables['views.csv'] ?? '';
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const utf32 = (text: string) => Buffer.from(Uint32Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer);
const noViews = (name: string, content: string | Uint8Array): Files => ({ 'views.csv': null, [name]: content });
const record = { member_id: 'ann', title_id: '10', watched_at: '2024-01-02T20:00:00Z' };
const described = (text: string): Files => ({ 'dataset.json': text });

/** What is bad, the files, and words of what is said. */
type Case = readonly [string, Files, readonly string[]];

/** What a full load says of a folder before it reads a row. */
const saidOfHeads = async (folder: string): Promise<LoadError> => {
  const dataset = await readDataset(folder);
  const problems = [...dataset.problems, ...missingTables(dataset)];
  const links = await openLinks();
  try {
    await linkTables({ engine: loadEngine(store.warehouse), links, notes: [], problems }, dataset);
  } finally {
    await links.remove();
  }
  if (problems.length === 0) throw new Error('Nothing is wrong with the heads.');
  return allProblems(problems);
};

describe('is refused in words that help before a row is read:', () => {
  const header = 'member_id,title_id,watched_at,device';
  const cases: readonly Case[] = [
    [
      'a missing column',
      { 'views.csv': 'member_id,title_id\nann,10\n' },
      ['views.csv: the required column is missing: watched_at.'],
    ],
    [
      'a column given twice',
      { 'views.csv': `${header},device\n` },
      ['views.csv: the column "device" stands twice in the header.'],
    ],
    ['an empty file', { 'views.csv': '' }, ['views.csv is empty: it has no header.']],
    [
      'NDJSON without a required field',
      { 'views.csv': null, 'views.ndjson': '{"member_id":"ann","title_id":"10"}\n' },
      ['views.ndjson: the required column is missing: watched_at.'],
    ],
    [
      'a gzip file whose data are others',
      {
        'views.csv': null,
        'views.csv.gz': Buffer.concat([gzipSync('').subarray(0, 10), Buffer.from(`${header}\nann,10,2024-01-01,tv\n`)]),
      },
      ['views.csv.gz is damaged: the gzip data cannot be unpacked.'],
    ],
    [
      'a broken Parquet file',
      { 'views.csv': null, 'views/1.parquet': 'PAR1 and then nothing' },
      ['views/1.parquet cannot be read as Parquet: '],
    ],
    [
      'a part of an unknown kind',
      { 'views.csv': null, 'views/1.xlsx': 'x' },
      ['views/1.xlsx is neither .csv, .csv.gz, .ndjson, .ndjson.gz nor .parquet.'],
    ],
    ['no views', { 'views.csv': null }, ['The dataset has no views.']],
    ['a table given twice', { 'views.ndjson': '{}\n' }, ['views is given twice, as views.csv and as views.ndjson.']],
    ['no description', { 'dataset.json': null }, ['There is no dataset.json in FOLDER.']],
    [
      'a description of another format',
      { 'dataset.json': '{"format":2,"name":"x","data_through":"2024-06-31"}' },
      ['dataset.json: format must be 1, not 2; data_through must be a date such as 2026-06-30, not "2024-06-31".'],
    ],
    [
      'blank lines',
      { 'views.csv': '\n\n  \n' },
      ['views.csv has no header: its first line is blank', 'names of its columns'],
    ],
    [
      'a JSON array in .ndjson',
      noViews('views.ndjson', JSON.stringify([record, record])),
      ['views.ndjson holds a JSON array', 'one JSON object per line', "jq -c '.[]' < views.ndjson > new.ndjson"],
    ],
    [
      'a JSON array over several lines',
      noViews('views.ndjson', `\ufeff[\n${JSON.stringify(record)},\n${JSON.stringify(record)}\n]`),
      ['views.ndjson holds a JSON array', 'one JSON object per line'],
    ],
    [
      'a packed JSON array',
      noViews('views.ndjson.gz', gzipSync(JSON.stringify([record]))),
      ['views.ndjson.gz holds a JSON array', "`gunzip -c views.ndjson.gz | jq -c '.[]' > new.ndjson`"],
    ],
    [
      'JSON objects over several lines',
      noViews('views.ndjson', JSON.stringify(record, null, 2)),
      ['views.ndjson is not NDJSON', 'one JSON object per line', 'jq'],
    ],
    [
      'CSV by the name of NDJSON',
      noViews('views.ndjson', views),
      ['views.ndjson is not NDJSON', 'one JSON object per line'],
    ],
    [
      'semicolons',
      { 'views.csv': views.replaceAll(',', ';') },
      ['views.csv: its columns stand between semicolons', 'commas'],
    ],
    [
      'semicolons between other names',
      { 'views.csv': 'MemberID;title;when\nann;10;2024-01-02\n' },
      ['views.csv: its columns stand between semicolons'],
    ],
    ['tabs', { 'views.csv': views.replaceAll(',', '\t') }, ['views.csv: its columns stand between tabs', 'commas']],
    [
      'upper-case names of columns',
      { 'views.csv': views.replace(/^.*/, (header) => header.toUpperCase()) },
      [
        'required columns are missing: member_id',
        'Found: MEMBER_ID, TITLE_ID',
        'Did you mean member_id where the file',
      ],
    ],
    [
      'other names of columns',
      { 'views.csv': 'userId,showId,timestamp\nann,10,2024-01-02\n' },
      ['Found: userId, showId, timestamp', 'member_id where the file says "userId"', 'watched_at where the file says'],
    ],
    [
      'another case in a column that may be missing',
      { 'members.csv': 'member_id,Gender,Country\nann,female,US\nbob,male,US\ncem,,\n' },
      ['members.csv: did you mean gender where the file says "Gender"', 'country', 'Rename it'],
    ],
    [
      'a header of values',
      { 'views.csv': views.replace(/^.*\n/, '') },
      ['required columns are missing: member_id, title_id, watched_at', 'Found: ann, 10, 101'],
    ],
    [
      'another case in a name',
      noViews('Views.csv', views),
      ['no views', 'Views.csv was seen and left aside', 'rename it to views.csv'],
    ],
    ['another ending', noViews('views.txt', views), ['views.txt was seen and left aside', 'rename it to views.csv']],
    [
      'a workbook',
      noViews('views.xlsx', 'PK\x03\x04'),
      ['views.xlsx was seen and left aside', 'save its sheet as CSV'],
    ],
    [
      'a workbook by the name of CSV',
      { 'views.csv': 'PK\x03\x04\x14\0' },
      ['views.csv is a ZIP archive or a workbook'],
    ],
    [
      'gzip by the name of CSV',
      { 'views.csv': gzipSync(views) },
      ['views.csv holds gzip data, whatever its name says: rename it to views.csv.gz'],
    ],
    [
      'text by the name of gzip',
      noViews('views.csv.gz', views),
      ['views.csv.gz holds no gzip data, whatever its name says: rename it to views.csv if it is text'],
    ],
    [
      'gzip in gzip',
      noViews('views.ndjson.gz', gzipSync(gzipSync(JSON.stringify(record)))),
      ['views.ndjson.gz holds gzip data inside gzip data: unpack it once'],
    ],
    [
      'Parquet by the name of CSV',
      { 'ratings.csv': null, 'ratings/p1.csv': 'PAR1\x15\x04\x15\0' },
      ['ratings/p1.csv holds Parquet, whatever its name says: rename it to ratings/p1.parquet'],
    ],
    [
      'packed Parquet by the name of NDJSON',
      noViews('views.ndjson.gz', gzipSync('PAR1\x15\x04')),
      ['views.ndjson.gz holds Parquet, whatever its name says: unpack it and rename it to views.parquet'],
    ],
    [
      'names of columns that no terminal should be sent',
      { 'views.csv': `\x1b[31mmember,tit\x9ble,${'w'.repeat(500)}\nann,10,2024-01-02\n` },
      ['Found: \\u001b[31mmember, tit\\u009ble, wwwww', 'www....'],
    ],
    [
      'JSON by its own name',
      noViews('views.json', JSON.stringify([record])),
      ['views.json was seen', 'one JSON object per line'],
    ],
    [
      'a misspelt name',
      noViews('veiws.csv', views),
      ['The dataset has no views. veiws.csv was left aside', 'If it is views, rename it'],
    ],
    ['a singular name', noViews('view.csv', views), ['view.csv was seen and left aside', 'rename it to views.csv']],
    [
      'UTF-16 with its mark',
      { 'views.csv': utf16(`\ufeff${views}`) },
      ['views.csv is UTF-16; only UTF-8 can be read.', '`iconv -f UTF-16 -t UTF-8 < views.csv > new.csv`'],
    ],
    [
      'packed UTF-16',
      noViews('views.csv.gz', gzipSync(utf16(`\ufeff${views}`))),
      ['views.csv.gz is UTF-16;', '`gunzip -c views.csv.gz | iconv -f UTF-16 -t UTF-8 > new.csv`'],
    ],
    [
      'UTF-32, whose mark begins as that of UTF-16 does',
      { 'views.csv': utf32(`\ufeff${views}`) },
      ['views.csv is UTF-32; only UTF-8 can be read.', '`iconv -f UTF-32 -t UTF-8 < views.csv > new.csv`'],
    ],
    [
      'UTF-32 without a mark, the other way round',
      { 'views.csv': utf32(views).swap32() },
      ['views.csv is UTF-32BE;', 'iconv -f UTF-32BE -t UTF-8'],
    ],
    [
      'lines that end with CR alone',
      { 'views.csv': views.replaceAll('\n', '\r') },
      ['views.csv: its lines end with CR alone', "tr '\\r' '\\n' < views.csv > new.csv"],
    ],
    [
      'one part of several whose lines end with CR alone',
      {
        'ratings.csv': null,
        'ratings/p1.csv': smallTables['ratings.csv'] ?? '',
        'ratings/p2.csv.gz': gzipSync('"member_id",title_id,rating,rated_at\rbob,10,4,2024-01-03\r'),
      },
      ['ratings/p2.csv.gz: its lines end with CR alone', "gunzip -c ratings/p2.csv.gz | tr '\\r' '\\n' > new.csv"],
    ],
    [
      'NDJSON whose lines end with CR alone',
      noViews('views.ndjson', `${JSON.stringify(record)}\r${JSON.stringify(record)}\r`),
      ['views.ndjson: its lines end with CR alone', '> new.ndjson'],
    ],
    ['UTF-16 without a mark', { 'views.csv': utf16(views) }, ['views.csv is UTF-16LE; only UTF-8']],
    [
      'data through a day to come',
      described('{"format":1,"name":"x","data_through":"2136-01-01"}'),
      ['2136-01-01, after today'],
    ],
    [
      'a day in another form',
      described('{"format":1,"name":"x","data_through":"30.06.2024"}'),
      ['such as 2026-06-30, not "30.06.2024"'],
    ],
    [
      'a day with bars',
      described('{"format":1,"name":"x","data_through":"30/06/2024"}'),
      ['such as 2026-06-30, not "30/06/2024".'],
    ],
    [
      'a key of the description that is not known where one is missing',
      described('{"format":1,"name":"x","data_trough":"2024-06-30"}'),
      ['data_through is missing', 'Did you mean data_through where the file says "data_trough"?'],
    ],
    ['a description in UTF-16', { 'dataset.json': utf16('{"format":1}') }, ['dataset.json is not UTF-8']],
    ['a description that is none', described('{"format":1,'), ['dataset.json is not JSON', '"data_through"']],
    [
      'a description that is a list',
      described('[]'),
      ['dataset.json: it must be one JSON object, such as {"format": 1'],
    ],
    [
      'a description before the first day of any table',
      described('{"format":1,"name":"x","data_through":"1899-12-31"}'),
      ['data_through is 1899-12-31, and no day before 1900-01-01 can be loaded'],
    ],
    [
      'a name that no terminal should be sent',
      described('{"format":1,"name":"\\u001b[31mx","data_through":"2024-06-30"}'),
      ['name must not have control characters, as "\\u001b[31mx" has'],
    ],
    [
      'a name longer than a line',
      described(`{"format":1,"name":"${'n'.repeat(201)}","data_through":"2024-06-30"}`),
      ['name must have up to 200 characters, not 201'],
    ],
    [
      'a key of the description given twice, which each reader would take another of',
      described(
        '{"format":1,"name":"a \\" {","data_through":"2024-06-30","x":[{"name":1}],"data\\u005fthrough":"2024-01-31"}',
      ),
      ['dataset.json: the key "data_through" is given twice; leave the one that is meant.'],
    ],
    [
      'folders in the folder of a table',
      { 'ratings.csv': null, 'ratings/day=1/p1.csv': smallTables['ratings.csv'] ?? '' },
      ['ratings/day=1 is a folder; the files of a table lie side by side'],
    ],
    ['a name of blanks', described('{"format":1,"name":" ","data_through":"2024-06-30"}'), ['name must not be empty']],
    [
      'a Parquet file that holds nothing',
      { 'ratings.csv': null, 'ratings.parquet': new Uint8Array() },
      [
        'ratings.parquet cannot be read as Parquet: its end is missing, so it was cut short',
        'Copy it or write it again',
      ],
    ],
    [
      'a description by another name',
      { 'dataset.json': null, 'Dataset.json': '{}' },
      ['rename Dataset.json to dataset.json'],
    ],
    [
      'a description one folder down',
      { 'dataset.json': null, 'export/dataset.json': '{}' },
      ['Did you mean FOLDER/export?'],
    ],
  ];

  test.each(cases)('%s', async (_, files, words) => {
    const data = folderWith(files);
    const error: unknown = await saidOfHeads(data.folder).catch((thrown: unknown) => thrown);
    const message = String(error).replaceAll(data.folder, 'FOLDER');
    expect(message).toMatch(/^LoadError: /);
    for (const word of words) expect(message).toContain(word);
  });

  test('a link that leads nowhere', async () => {
    const data = folderWith({ 'ratings.csv': null });
    symlinkSync(`${data.folder}/nowhere`, `${data.folder}/ratings.csv`);
    const { message } = await saidOfHeads(data.folder);
    expect(message).toContain('ratings.csv is a link to a file that is not there.');
  });

  test('a part whose name steers a terminal, or is not UTF-8', async () => {
    const data = folderWith({ 'ratings.csv': null, 'ratings/\x1b[31m.csv': smallTables['ratings.csv'] ?? '' });
    writeFileSync(Buffer.from(`${data.folder}/ratings/p\xff.csv`, 'latin1'), 'x');
    const { message } = await saidOfHeads(data.folder);
    expect(message).toMatch(
      /ratings[/]\\u001b\[31m.csv has a control character in its name: rename it[.].*ratings[/]p\ufffd.csv cannot be opened by its name, which is not UTF-8/s,
    );
  });
});

describe('is refused in words that help, and changes nothing:', () => {
  const cases: readonly Case[] = [
    [
      'several bad tables, each by its name',
      {
        'views.csv': views.replaceAll(',', ';'),
        'ratings.csv': 'member,stars\nann,4\n',
        'comments/1.xlsx': 'x',
        'comments.csv': null,
        'follows.csv': '',
      },
      [
        'The dataset cannot be loaded:',
        '- views.csv: its',
        '- ratings.csv: the required',
        '- comments/1.xlsx is',
        '- follows.csv is empty',
      ],
    ],
    [
      'views with nothing below their header, and members without a line',
      { 'views.csv': 'member_id,title_id,watched_at\n', 'members.csv': null, 'members.ndjson': '\n\n' },
      [
        'no members to load: no file of it holds a row',
        'no views to load: views.csv has no rows',
        'without views',
        '--allow-empty',
      ],
    ],
    [
      'broken files of tables that can be looked at apart',
      {
        'networks.csv': latin1('network_id,name\n501,Bright\n502,Caf\xe9\n'),
        'studios.csv': 'studio_id,name\n501,Bright\n502,"Paper\n503,Moon\n',
        'follows.csv': 'member_id,title_id,followed_at\nann,10,2024-01-01\nann,"10"x,2024-01-01\n',
        'views.csv':
          'member_id,title_id,watched_at,device\nann,10,2024-01-01,tv\nann,"10,2024-01-01,tv\nann,10,2024-01-01,tv\n',
        'reactions.csv': null,
        'reactions.ndjson': latin1(
          '{"member_id":"ann","title_id":"10","emotion":"sad","reacted_at":"2024-01-01"}\n{"member_id":"\xe9"}\n',
        ),
        'ratings.csv': latin1('member_id,title_id,rating,rated_at\n\xe9,10,4,2024-01-01\n'),
        'character_votes.csv': null,
        'character_votes.csv.gz': cutGzip('member_id,title_id,character_id,voted_at\n', 'ann,10,c1,2024-01-01\n'),
      },
      [
        '- networks.csv, line 3, column name: the text is not UTF-8.',
        '- studios.csv, line 3, column name: a quoted field is never closed.',
        '- follows.csv, line 3, column title_id: a quoted field goes on after its closing quote.',
        '- views.csv, line 3, column title_id: a quoted field is never closed.',
        '- reactions.ndjson, line 2, column member_id: the text is not UTF-8.',
        '- ratings.csv, line 2, column member_id: the text is not UTF-8.',
        '- character_votes.csv.gz ends too early: the gzip data cannot be unpacked after line',
      ],
    ],
    [
      'titles of which every row is bad, Latin-1 in NDJSON, and gzip data with zeros behind it',
      {
        'titles.csv': 'title_id,kind,name\n10,serial,A\n20,serial,B\n',
        'actors.csv': null,
        'actors.ndjson': latin1('{"actor_id":"70","name":"Ren\xe9"}\n'),
        'views.csv': null,
        'views.csv.gz': Buffer.concat([gzipSync(views), Buffer.alloc(512)]),
      },
      [
        'titles: 2 of 2 rows were rejected (100 %), more than the limit of 1 %. First: ',
        'kind "serial" is none of series, movie',
        '--rejects FILE',
        '--max-rejects',
        'actors.ndjson, line 1, column name: the text is not UTF-8',
        '"René"',
        'views.csv.gz has something behind its gzip data: unpack it and pack it again',
      ],
    ],
    [
      'several tables with bad rows, each by its name',
      {
        'titles.csv': `title_id,kind,name\n10,series,A\n20,series,B\n30,show,C\n31,show,D\nfilm-1,movie,E\n32,show,F\n33,show,G`,
        'ratings.csv':
          'member_id,title_id,rating,rated_at\nann,10,10,2024-01-02\nann,10,8,2024-01-03\nann,30,4,2024-01-03',
        'studios.csv': 'studio_id,name\n501,"Bright\n',
      },
      [
        '- studios.csv, line 2, column name: a quoted field is never closed',
        '- titles: 4 of 7 rows were rejected',
        '- ratings: 3 of 3 rows were rejected',
      ],
    ],
    [
      'titles and members that cannot be read, and what names them',
      {
        'titles.csv': latin1('title_id,kind,name\n10,series,Plain\n20,series,Caf\xe9\n'),
        'members.csv': latin1('member_id\nann\nbob\nc\xe9m\n'),
      },
      [
        'titles.csv, line 3, column name: the text is not UTF-8',
        '"Café"',
        '`iconv -f WINDOWS-1252 -t UTF-8 < titles.csv > new.csv`',
        'members.csv, line 4, column member_id: the text is not UTF-8',
        'Not looked at',
        'follows, views',
      ],
    ],
    [
      'several tables with bad rows that can be read',
      {
        'actors.csv': 'actor_id,name\nnm1,A\nnm2,B\n70,C\n',
        'ratings.csv':
          'member_id,title_id,rating,rated_at\ncem,10,10,2024-01-02\ncem,10,8,2024-01-03\nann,10,4,2024-01-03',
        'reactions.csv': 'member_id,title_id,emotion,reacted_at\ncem,10,happy,2024-01-02\n',
        'members.csv': 'member_id,country\nann,UK\nbob,UK\ncem,US',
      },
      [
        '- actors: 2 of 3 rows',
        '- members: 2 of 3 rows',
        'did you mean GB?',
        '- ratings: 3 of 3 rows were rejected',
        '- reactions: 1 of 1 row was rejected (100 %)',
      ],
    ],
  ];

  test.each(cases)('%s', async (_, files, words) => {
    const data = folderWith(files);
    const load = loadDataset(store.warehouse, data.folder, { mode: 'full' });
    const message = await load.then(
      () => 'loaded',
      (error: Error) => `${error.name}: ${error.message}`.replaceAll(data.folder, 'FOLDER'),
    );
    expect(message).toMatch(/^LoadError: /);
    for (const word of words) expect(message).toContain(word);
    expect(await currentEdition(store.warehouse)).toEqual(before);
    const databases = await store.values(`select name from system.databases where name like 'edition_%'`);
    expect(databases, 'nothing is left of the load').toEqual([before?.database]);
    expect(await answered()).toEqual(answer);
  });

  test('more rejected rows than the limit', async () => {
    const rows = Array.from(
      { length: 98 },
      (_, i) => `ann,10,101,2024-01-02 20:00:${String(i % 60).padStart(2, '0')},,,`,
    );
    const bad = Array.from({ length: 21 }, (_, i) => `x${i},10,,2024-01-01,,,`);
    const data = folderWith({
      'views.csv': ['member_id,title_id,episode_id,watched_at,platform,device,bulk', ...rows, ...bad].join('\n'),
    });
    const load = loadDataset(store.warehouse, data.folder, { mode: 'full', maxRejectsPct: 17.64 });
    await expect(load).rejects.toThrow(
      'views: 21 of 119 rows were rejected (17.6 %), more than the limit of 17.64 %. First: views.csv, line 100: member_id "x0" is not in members; views.csv, line 101: member_id "x1" is not in members; views.csv, line 102: member_id "x2" is not in members. --rejects FILE writes them down; --max-rejects PCT sets another limit. The data loaded before is unchanged.',
    );
  });

  test('a folder that is not there, or is a file', async () => {
    const data = folderWith({});
    const load = (folder: string) => loadDataset(store.warehouse, folder, { mode: 'full' });
    await expect(load(`${data.folder}/nowhere`)).rejects.toThrow(`There is no folder ${data.folder}/nowhere.`);
    await expect(load(`${data.folder}/views.csv`)).rejects.toThrow('is a file; a dataset is a folder');
    mkdirSync(`${data.folder}/empty`);
    await expect(load(`${data.folder}/empty`)).rejects.toThrow('It says what the folder holds: {"format": 1');
  });

  test('a file of rejected rows in the place of one that is loaded, which stays as it is', async () => {
    for (const name of ['views.csv', 'dataset.json']) {
      const data = folderWith({});
      const held = readFileSync(`${data.folder}/${name}`, 'utf8');
      symlinkSync(`${data.folder}/${name}`, `${data.folder}/_link`);
      const load = loadDataset(store.warehouse, data.folder, { mode: 'full', rejects: `${data.folder}/_link` });
      await expect(load).rejects.toThrow(
        `The rejects file ${data.folder}/_link is ${data.folder}/${name}, which is about to be loaded`,
      );
      expect(readFileSync(`${data.folder}/${name}`, 'utf8')).toBe(held);
    }
  });

  test('and every table holds what it held', async () => {
    expect(await contentHashes(store, before?.database ?? '')).toEqual(hashes);
  });
});

/** Loads a folder whatever is rejected. */
const loadAll = async (
  files: Files,
  options: { allowEmpty?: boolean; maxRejectsPct?: number } = { maxRejectsPct: 100 },
) => {
  const data = folderWith(files);
  const rejects = path.join(data.folder, '_rejects.ndjson');
  const summary = await loadDataset(store.warehouse, data.folder, { mode: 'full', rejects, ...options });
  return { summary, database: `edition_${summary.edition}` };
};

describe('what exporting tools write is understood:', () => {
  let summary: LoadSummary;
  let database: string;

  beforeAll(async () => {
    const loaded = await loadAll(
      {
        'dataset.json': '\ufeff{"format":1,"name":"Forms","data_through":"2024-06-30","exported by":"x"}',
        // Blanks behind the commas, of a quoted field too.
        'members.csv': [
          'member_id, gender, age, country, joined_at',
          'ann, F, 34.0, us, 2024-01-02 20:00:00 UTC',
          'bob, MALE, NaN, GB, NaT',
          'cem, unknown, 40, , \\N',
          'dan, Female, null, "na", 2024-01-02T20:00:00.123+0000',
        ].join('\n'),
        'titles.csv': null,
        'titles/2.ndjson': [
          '{"title_id":"film-2","kind":"movie","name":"\u{1f3ac}","genres":[" Drama","Drama "]}',
          '{"title_id":"film-3","kind":"movie","name":"Nulls","genres":[null]}\n',
        ].join('\n'),
        'titles/1.csv': [
          'title_id,kind,name,status,genres,runtime,first_release_date,originating_language',
          `${'\u{1f3ac}'.repeat(64)},movie,Pictures,,\\N,,,`,
          '10,Series,One,continuing,"Drama, Crime",50.0,2024-01-01 00:00:00,EN',
          '20,SERIES,Two,,"{Drama,""Science Fiction""}",nan,2024-01-01T00:00:00Z,',
          '30,series,None,,"[""Drama"", ""Crime""]",,,',
          '40,series,CafÃ©,,Drama | Mystery,,,',
          'film-1,Movie,Four,RELEASED,Drama;Crime,,,',
          'film-4,movie,Five,,{NULL},,,',
          'film-5,movie,Six,,"[null, null]",,,',
          'film-6,movie,Seven,,"[""null""]",,,',
        ].join('\n'),
        'views.csv': [
          'member_id,title_id,episode_id,watched_at,device,bulk,platform',
          'ann,10,101,2024-01-02,TV,TRUE,Aurora+',
          'ann,10,102,2024-01-03,Phone,f,',
          'bob,10,101,2024-01-02 20:00:00,,1,',
          'bob,10,102,2024-01-02 20:00:00,,0,',
          'dan,film-1,NULL,2024-01-02 20:00:00 UTC,,yes,\\N',
        ].join('\r\n'),
        'platforms.csv': 'platform,kind\nAurora+,official\nNone,other\n',
        'ratings.csv': null,
        'ratings/p1.csv':
          'member_id,title_id,episode_id,rating,rated_at\nann,10,101,4.0,2024-01-02\nbob,10,NaN,5,2024-01-02\n',
        'ratings/p2.csv': 'member_id,title_id,rating,rated_at\n',
        'studios.csv': 'studio_id,name,"two\rlines"\n501,Bright Fork,\n',
        'characters.csv': 'character_id,title_id,actor_id,name,deleted\nc1,10,70,Wanda,t\nc2,10,,Null,N\n',
        'character_votes.csv': null,
        'comments.csv': null,
        'comments/1.csv': [
          'comment_id,member_id,title_id,created_at,emotions',
          'k1,ann,10,2024-01-02,Shocked|SAD|shocked',
          'k2,bob,10,2024-01-02,"[""Tense""]"',
          'k4,bob,10,2024-01-03,NULL',
        ].join('\n'),
        'comments/2.ndjson':
          '{"comment_id":"k3","member_id":"ann","title_id":"10","created_at":"2024-01-02","emotions":["Amused"]}\n',
        'screencaps.csv': [
          'screencap_id,title_id,episode_id,progress,image_url',
          's1,10,101,0.5,http://img.example/s1.png',
          's2,10,101,0.5,HTTPS://img.example/s2.png',
          's3,10,101,0.5,/art/still/s3.svg',
          's4,10,101,0.5,',
        ].join('\n'),
      },
      { maxRejectsPct: 0 },
    );
    ({ summary, database } = loaded);
  });

  test('F, MALE and Female, 34.0 and NaN, lower-case countries, blanks behind commas', async () => {
    expect(
      await store.rows('select member_id, gender, age, country from members order by member_id', database),
    ).toEqual([
      { member_id: 'ann', gender: 'female', age: '30-34', country: 'US' },
      { member_id: 'bob', gender: 'male', age: '', country: 'GB' },
      { member_id: 'cem', gender: '', age: '40-44', country: '' },
      { member_id: 'dan', gender: 'female', age: '', country: 'NA' },
    ]);
    const joined = await store.values('select toString(joined_at) from members order by member_id', database);
    expect(joined).toEqual(['2024-01-02 20:00:00', null, null, '2024-01-02 20:00:00']);
  });

  test('lists with commas, semicolons, braces and brackets, midnights as dates, words in any case', async () => {
    const sql = `select name, status, genres, runtime, toString(release_day) as day, originating_language as language
from titles order by title_id`;
    expect((await store.rows(sql, database)).map((row) => Object.values(row))).toEqual([
      ['One', 'Continuing', ['Drama', 'Crime'], 50, '2024-01-02', 'en'],
      ['Two', 'Upcoming', ['Drama', 'Science Fiction'], null, '2024-09-01', ''],
      ['None', 'Upcoming', ['Drama', 'Crime'], null, null, ''],
      ['CafÃ©', 'Upcoming', ['Drama', 'Mystery'], null, null, ''],
      ['Four', 'Released', ['Drama', 'Crime'], null, null, ''],
      ['\u{1f3ac}', 'Announced', ['Drama'], null, null, ''],
      ['Nulls', 'Announced', [], null, null, ''],
      ['Five', 'Announced', [], null, null, ''],
      ['Six', 'Announced', [], null, null, ''],
      // In quotes it is a word.
      ['Seven', 'Announced', ['null'], null, null, ''],
      ['Pictures', 'Announced', [], null, null, ''],
    ]);
  });

  test('emotions of comments in any case, each once', async () => {
    expect(await store.values('select emotions from comments order by comment_id', database)).toEqual([
      ['shocked', 'sad'],
      ['tense'],
      ['amused'],
      [],
    ]);
  });

  test('a platform that names nothing is none, and one that is called so is one', async () => {
    const sql = `select distinct p.name as name from views as v left join platforms as p on v.platform = p.platform order by name`;
    expect(await store.values(sql, database)).toEqual(['', 'Aurora+']);
    expect(await store.values('select name from platforms order by name', database)).toEqual(['Aurora+', 'None']);
  });

  test('yes and no in five ways; a day without a time counts as bulk, and the operator is told', async () => {
    const sql = `select concat(m.member_id, ' ', e.episode_id) as who, bulk from views as v
join members as m on v.member = m.member left join episodes as e on v.episode = e.episode order by who`;
    expect((await store.rows(sql, database)).map(({ who, bulk }) => `${who} ${bulk}`)).toEqual([
      'ann 101 true',
      'ann 102 true',
      'bob 101 true',
      'bob 102 false',
      'dan  true',
    ]);
    expect(await store.values('select deleted from characters order by character_id', database)).toEqual([true, false]);
    expect(summary.notes).toContain('views: 2 rows give a day without a time, so as bulk: no binge is seen there.');
  });

  test('line ends of Windows and within quotes load, and a part with nothing below its header is told', () => {
    expect(summary.tables).toMatchObject({ views: { kept: 5 }, ratings: { kept: 2 }, studios: { kept: 1 } });
    expect(summary.notes.filter((note) => note.endsWith('holds no rows.'))).toEqual(['ratings/p2.csv holds no rows.']);
  });

  test('a name encoded twice is told with what it should be', () => {
    expect(summary.notes).toContain(
      'titles: a name looks as if encoded twice, such as "CafÃ©" for "Café". Export the file again as UTF-8.',
    );
    expect(decodedOnce('donâ€™t')).toBe('don’t');
    expect(['Café', 'Âge', 'Ātman', 'Ã', 'São Paulo'].map(decodedOnce)).toEqual(Array(5).fill(undefined));
  });

  test('pictures that no page may show are told', () => {
    expect(summary.notes.filter((note) => note.includes('that no page shows'))).toEqual([
      'screencaps: 1 row has an address in image_url that no page shows, such as "http://img.example/s1.png": pictures are shown from https addresses alone.',
    ]);
  });

  test('a key of the description that is not known is told', () => {
    expect(summary.notes).toContain(
      'dataset.json: the key "exported by" is not part of the format and was left aside.',
    );
  });

  test('data that ends long before data_through is told with both days', () => {
    expect(summary.notes).toContainEqual(
      expect.stringContaining('data_through is 2024-06-30, and the last event is of 2024-01-03, 179 days before it'),
    );
  });
});

test('a table of which every row was rejected says where they are told', async () => {
  const load = loadAll({ 'views.csv': 'member_id,title_id,watched_at\nnobody,10,2024-01-02 20:00:00\n' });
  await expect(load).rejects.toThrow(
    /There are no views to load: every row of it was rejected, as .*_rejects[.]ndjson tells[.]/,
  );
});

test('titles, members or views may be empty where that is asked for', async () => {
  const { summary } = await loadAll(
    {
      'views.csv': 'member_id,title_id,watched_at\n',
      'titles.csv': 'title_id,kind,name\n',
      'members.csv': 'member_id\n',
      'follows.csv': null,
      'episodes.csv': null,
    },
    { allowEmpty: true },
  );
  for (const table of ['titles', 'members', 'views'] as const)
    expect(summary.tables[table]).toMatchObject({ read: 0, kept: 0 });
  expect(summary.notes.filter((note) => /no rows/.test(note)).sort()).toEqual(
    ['members', 'titles', 'views'].map((table) => `${table}.csv holds no rows.`),
  );
});
