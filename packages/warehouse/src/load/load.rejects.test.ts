// One of every kind of bad row. A bad row goes alone, with its file, line and reason.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { loadDataset } from './load.ts';
import { fewTables, smallDataset, smallTables } from './testing/small-dataset.ts';
import { openTestStore, type TestStore } from './testing/store.ts';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});

afterAll(() => store.close());

const rejectLine = z.object({
  file: z.string(),
  line: z.number(),
  table: z.string(),
  reason: z.string(),
  record: z.unknown(),
});

/** Loads the small dataset with changes and returns what was rejected, file and line first. */
const rejected = async (overrides: Record<string, string>): Promise<string[]> => {
  const data = smallDataset(overrides);
  const rejects = path.join(data.folder, '_rejects.ndjson');
  await loadDataset(store.warehouse, data.folder, { mode: 'full', maxRejectsPct: 100, rejects });
  const lines = readFileSync(rejects, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  data.remove();
  return lines.map((line) => {
    const { file, line: number, reason } = rejectLine.parse(JSON.parse(line));
    return `${file}:${number} ${reason}`;
  });
};

/** The table as it is with rows behind it, and the number of the first of these. */
const withRows = (table: string, rows: readonly string[]) => ({
  [`${table}.csv`]: [smallTables[`${table}.csv`], ...rows].join('\n'),
});

const long = 'x'.repeat(65);

const badRows: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
  [
    'networks',
    [
      ['nordic,Name,US,', 'network_id "nordic" is not made of digits alone'],
      [',Name,US,', 'network_id is missing'],
      ['9,,US,', 'name is missing'],
      [
        '9,Name,usa,',
        'country "usa" is no country code of ISO 3166-1 with two letters, such as US or GB; did you mean US?',
      ],
      ['7,Other,US,', 'network_id "7" was given before with other content'],
    ],
  ],
  ['studios', [[`${long},Name`, `studio_id "${long}" has more than 64 characters`]]],
  ['platforms', [['New,pirate,', 'kind "pirate" is none of official, unofficial, other']]],
  [
    'titles',
    [
      ['film-2,series,N,,,,,,,,,,,,', 'title_id "film-2" is not made of digits alone, as the id of a series is'],
      ['30,movie,N,,,,,,,,,,,,', 'title_id "30" is made of digits alone, as only the id of a series is'],
      ['30,serial,N,,,,,,,,,,,,', 'kind "serial" is none of series, movie'],
      ['30,series,N,Released,,,,,,,,,,,', 'status "Released" is none of Upcoming, Continuing, Ended'],
      ['30,series,N,,99,,,,,,,,,,', 'network_id "99" is not in networks'],
      ['30,series,N,,,99,,,,,,,,,', 'studio_id "99" is not in studios'],
      [
        '30,series,N,,,,,english,,,,,,,',
        'originating_language "english" is no language code of ISO 639-1 with two letters, such as en or fr; did you mean en?',
      ],
      ['30,series,N,,,,,,Drama||Crime,,,,,,', 'genres "Drama||Crime" has an empty entry'],
      ['30,series,N,,,,,,,50.5,,,,,', 'runtime "50.5" is not a whole number from 0 to 65535'],
      [
        '30,series,N,,,,,,,,2024-02-30,,,,',
        'first_release_date "2024-02-30" is not a date such as 2024-06-30, from 1900-01-01 on',
      ],
      [
        '30,series,N,,,,,,,,,1899-12-31,,,',
        'last_release_date "1899-12-31" is not a date such as 2024-06-30, from 1900-01-01 on',
      ],
    ],
  ],
  [
    'episodes',
    [
      ['300,99,1,1,,', 'title_id "99" is not in titles'],
      ['300,film-1,1,1,,', 'title_id "film-1" is a movie'],
      ['300,10,,1,,', 'season is missing'],
      ['300,10,-1,1,,', 'season "-1" is not a whole number from 0 to 65535'],
      ['101,10,1,7,Pilot,', 'episode_id "101" was given before with other content'],
    ],
  ],
  ['actors', [['nm1,Name,', 'actor_id "nm1" is not made of digits alone']]],
  [
    'characters',
    [
      ['c9,10,99,Name,,', 'actor_id "99" is not in actors'],
      ['c8,10,,Name,,maybe', 'deleted "maybe" is neither true nor false'],
    ],
  ],
  [
    'members',
    [
      ['dan,other,,,,', 'gender "other" is none of female, male; leave it empty where it is neither or unknown'],
      ['dan,,1899,,,', 'birth_year "1899" is not a whole number from 1900 to 2024'],
      ['dan,,,200,,', 'age "200" is not a whole number from 0 to 150'],
      ['dan,,,,,2024-07-01 00:00:00', 'joined_at "2024-07-01 00:00:00" is after 2024-06-30, the last day of the data'],
      ['ann,male,,,,', 'member_id "ann" was given before with other content'],
    ],
  ],
  [
    'population',
    [
      ['US,18-25,female,5', 'age "18-25" is none of 16-17, 18-24, 25-29, 30-34, 35-39, 40-44, 45-49, 50-54, 55+'],
      ['US,30-34,female,7', 'country "US", age "30-34" and gender "female" were given before with other content'],
      ['US,30-34,male,-1', 'people "-1" is not a whole number from 0 to 9007199254740991'],
    ],
  ],
  [
    'follows',
    [
      ['nobody,10,2024-01-01 08:00:00,', 'member_id "nobody" is not in members'],
      ['ann,10,2024-01-01 08:00:00,2023-12-31 08:00:00', 'unfollowed_at "2023-12-31 08:00:00" is before followed_at'],
      [
        'ann,10,2024-01-01 08:00:00,2024-07-02',
        'unfollowed_at "2024-07-02" is after 2024-06-30, the last day of the data',
      ],
    ],
  ],
  [
    'views',
    [
      ['ann,10,999,2024-01-02 20:00:00,,,', 'episode_id "999" is not in episodes'],
      ['ann,10,201,2024-01-02 20:00:00,,,', 'episode_id "201" belongs to another title'],
      ['ann,film-1,101,2024-01-02 20:00:00,,,', 'episode_id "101" belongs to another title'],
      [
        'ann,10,101,yesterday,,,',
        'watched_at "yesterday" is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on',
      ],
      [
        'ann,10,101,2024-02-30 10:00:00,,,',
        'watched_at "2024-02-30 10:00:00" is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on',
      ],
      [
        'ann,10,101,2024-01-02 25:00:00,,,',
        'watched_at "2024-01-02 25:00:00" is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on',
      ],
      [
        'ann,10,101,2024-01-02T20:00:00+99:99,,,',
        'watched_at "2024-01-02T20:00:00+99:99" is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on',
      ],
      [
        'ann,10,101,2024-01-02T20:00:00-13:00,,,',
        'watched_at "2024-01-02T20:00:00-13:00" is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on',
      ],
      [
        'ann,10,101,1899-12-31 23:59:59,,,',
        'watched_at "1899-12-31 23:59:59" is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on',
      ],
      [
        'ann,10,101,2024-07-01 00:00:00,,,',
        'watched_at "2024-07-01 00:00:00" is after 2024-06-30, the last day of the data',
      ],
      ['ann,10,101,2024-01-02 20:00:00,Nowhere,,', 'platform "Nowhere" is not in platforms'],
      ['ann,10,101,2024-01-02 20:00:00,,fridge,', 'device "fridge" is none of phone, tablet, computer, tv'],
      ['ann,10,101,2024-01-02 20:00:00,,,maybe', 'bulk "maybe" is neither true nor false'],
      ['ann,10,101,2024-01-02 20:00:00', 'the row has fewer fields than the header'],
      ['ann,10,101,2024-01-02 20:00:00,,,,', 'the row has more fields than the header'],
      [',10,101,2024-01-02 20:00:00,,,', 'member_id is missing'],
    ],
  ],
  [
    'reactions',
    [
      [
        'ann,10,101,happy,2024-01-02 21:00:00',
        'emotion "happy" is none of shocked, sad, amused, thrilled, confused, bored, scared, frustrated, touched, reflective, tense, understood',
      ],
    ],
  ],
  [
    'ratings',
    [
      ['ann,10,101,0,2024-01-02 21:00:00', 'rating "0" is not a whole number from 1 to 5'],
      ['ann,10,101,6,2024-01-02 21:00:00', 'rating "6" is not a whole number from 1 to 5'],
      ['ann,10,101,,2024-01-02 21:00:00', 'rating is missing'],
    ],
  ],
  [
    'character_votes',
    [
      ['ann,10,101,c99,2024-01-02 21:00:00', 'character_id "c99" is not in characters'],
      [
        'ann,10,101,c9,2024-01-02 21:00:00',
        'character_id "c9" is not in characters, because it was rejected there (characters.csv, line 5: actor_id "99" is not in actors)',
      ],
      ['ann,10,101,c3,2024-01-02 21:00:00', 'character_id "c3" belongs to another title'],
    ],
  ],
  ['screencaps', [['s2,10,101,1.5,', 'progress "1.5" is not a number from 0 to 1']]],
  [
    'comments',
    [
      ['k3,ann,10,,k3,2024-01-02 21:00:00,,,,,,,,,,', 'parent_comment_id "k3" is the comment itself'],
      ['k4,ann,10,,k9,2024-01-02 21:00:00,,,,,,,,,,', 'parent_comment_id "k9" is not in comments'],
      [
        'k5,ann,10,,k4,2024-01-02 21:00:00,,,,,,,,,,',
        'parent_comment_id "k4" is not in comments, because it was rejected there (comments.csv, line 5: parent_comment_id "k9" is not in comments)',
      ],
      [
        'r1,ann,10,,r2,2024-01-02 21:00:00,,,,,,,,,,',
        'parent_comment_id "r2" is a reply to this comment, itself or through others',
      ],
      [
        'r2,ann,10,,r1,2024-01-02 21:00:05,,,,,,,,,,',
        'parent_comment_id "r1" is a reply to this comment, itself or through others',
      ],
      [
        'r3,ann,10,,r2,2024-01-02 21:00:05,,,,,,,,,,',
        'parent_comment_id "r2" is not in comments, because it was rejected there (comments.csv, line 8: parent_comment_id "r1" is a reply to this comment, itself or through others)',
      ],
      ['k6,ann,10,,,2024-01-02 21:00:00,,,s9,,,,,,,', 'screencap_id "s9" is not in screencaps'],
      [
        'k7,ann,10,,,2024-01-02 21:00:00,,,,,sad|glad,,,,,',
        'emotions "sad|glad" has an entry that is none of shocked, sad, amused, thrilled, confused, bored, scared, frustrated, touched, reflective, tense, understood',
      ],
      ['k1,ann,10,,,2024-01-02 21:00:00,Other,,,,,,,,,', 'comment_id "k1" was given before with other content'],
    ],
  ],
  [
    'survey_responses',
    [
      ['g3,10,2024-02-01,,,,5,4,9,4', 'q3 "9" is not a whole number from 1 to 5'],
      ['g3,10,2024-02-01,,,,5,4,,4', 'q3 is missing'],
    ],
  ],
];

describe('a bad row goes alone, with its line and reason', () => {
  let found: readonly string[];
  beforeAll(async () => {
    found = await rejected(
      Object.assign(
        {},
        ...badRows.map(([table, cases]) =>
          withRows(
            table,
            cases.map(([row]) => row),
          ),
        ),
      ),
    );
  });

  test.each(badRows)('in %s', (table, cases) => {
    const first = (smallTables[`${table}.csv`] ?? '').split('\n').length + 1;
    const expected = cases.map(([, reason], i) => `${table}.csv:${first + i} ${reason}`);
    expect(found.filter((line) => line.startsWith(`${table}.csv`))).toEqual(expected);
  });

  test('and no other', () => {
    expect(found.length).toBe(badRows.reduce((all, [, cases]) => all + cases.length, 0));
  });
});

test('the line is the one in the file, past quoted line ends and blank lines, in each part', async () => {
  const header = 'comment_id,member_id,title_id,created_at,text';
  const found = await rejected({
    ...fewTables,
    'comments/1.csv': `${header}\r\nk1,ann,10,2024-01-02 21:00:00,"two\r\nlines, ""quoted"""\r\n\r\nk2,nobody,10,2024-01-02 21:00:00,"more\r\nlines"\r`,
    'comments/2.csv': `created_at,text,comment_id,title_id,member_id\n2024-01-02 21:00:00,5" disk,k3,10,ann\nlater,,k4,10,ann`,
    'comments/3.ndjson': `{"comment_id":"k5","member_id":"ann","title_id":10,"created_at":"2024-01-02T21:00:00Z"}\n\n{"comment_id":"k6",\n[1,2]\n{"comment_id":"k7","member_id":"ann","title_id":"10","created_at":"2024-01-02","emotions":"sad"}
{"comment_id":{"$oid":"65a1"},"member_id":"ann","title_id":"10","created_at":"2024-01-02"}
{"comment_id":"k8","member_id":"ann","title_id":"10","created_at":"2024-01-02","text":["Yes."]}
{"comment_id":"k9","member_id":"ann","title_id":"10","created_at":"2024-01-02","text":"[sic] {}"}
{"comment_id":123456789012345678901234567890,"member_id":"ann","title_id":"10","created_at":"2024-01-02"}
{"comment_id":"k10","member_id":"ann","title_id":"10","created_at":"2024-01-02","likes":1e400}
{"comment_id":"k11","member_id":"ann","title_id":"10","created_at":"2024-01-02","text":"\\ud83d"}
{"comment_id":"k12","member_id":"ann","title_id":"10","created_at":"2024-01-02","likes":NaN}
{"comment_id":"k13","member_id":"ann","title_id":"10","title_id":"20","created_at":"2024-01-02"}`,
  });
  expect(found).toEqual([
    'comments/1.csv:5 member_id "nobody" is not in members',
    'comments/2.csv:3 created_at "later" is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on',
    'comments/3.ndjson:3 the row is not a JSON object',
    'comments/3.ndjson:4 the row is not a JSON object',
    'comments/3.ndjson:5 the row holds something that is not an array where one belongs',
    'comments/3.ndjson:6 the row holds an object or an array where one value belongs',
    'comments/3.ndjson:7 the row holds an object or an array where one value belongs',
    'comments/3.ndjson:9 the row is not a JSON object: a number in it has more than 64 bits; write ids in quotes, and null where there is no number',
    'comments/3.ndjson:10 the row is not a JSON object: a number in it has more than 64 bits; write ids in quotes, and null where there is no number',
    'comments/3.ndjson:11 the row is not a JSON object: a text in it has half of a character, such as \\ud83d with nothing behind it',
    'comments/3.ndjson:12 the row is not a JSON object: NaN and Infinity are no JSON; write null',
    'comments/3.ndjson:13 the row gives a key twice',
  ]);
});

test('the line is right far into a file, and the row of a Parquet file', async () => {
  // The engine reads blocks of some 65 000 rows.
  const bad = new Map([
    [70_000, 'nobody,10,2024-01-02'],
    [140_001, 'ann,99,2024-01-02'],
  ]);
  const lines = Array.from(
    { length: 140_002 },
    (_, i) => bad.get(i) ?? `ann,10,2024-01-02 ${new Date(i * 1000).toISOString().slice(11, 19)}`,
  );
  const views = ['member_id,title_id,watched_at', ...lines].join('\n');
  const found = [
    'views.csv:70002 member_id "nobody" is not in members',
    'views.csv:140003 title_id "99" is not in titles',
  ];
  expect(await rejected({ ...fewTables, 'views.csv': views })).toEqual(found);
  const data = smallDataset({ ...fewTables, 'views.csv': '', '_views.csv': views });
  const structure = 'member_id String, title_id UInt32, watched_at String';
  const parquet = `insert into function file('${data.folder}/views/a.parquet', 'Parquet') select * from file('${data.folder}/_views.csv', 'CSVWithNames', '${structure}') settings max_threads = 1`;
  await store.warehouse.command(parquet, { name: 'test' });
  const rejects = path.join(data.folder, '_rejects.ndjson');
  await loadDataset(store.warehouse, data.folder, { mode: 'full', rejects });
  const records = readFileSync(rejects, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(records).toMatchObject([
    {
      file: 'views/a.parquet',
      line: 70_001,
      reason: 'member_id "nobody" is not in members',
      record: { title_id: '10' },
    },
    { file: 'views/a.parquet', line: 140_002, reason: 'title_id "99" is not in titles', record: { member_id: 'ann' } },
  ]);
  data.remove();
});

test('the rejects file holds the record as it stood', async () => {
  const data = smallDataset({
    ...fewTables,
    ...withRows('views', ['nobody,10,101,2024-01-02 20:00:00,"Aurora+",,']),
  });
  const rejects = path.join(data.folder, '_rejects.ndjson');
  await loadDataset(store.warehouse, data.folder, { mode: 'full', maxRejectsPct: 100, rejects });
  expect(JSON.parse(readFileSync(rejects, 'utf8'))).toEqual({
    file: 'views.csv',
    line: 6,
    table: 'views',
    reason: 'member_id "nobody" is not in members',
    record: 'nobody,10,101,2024-01-02 20:00:00,"Aurora+",,',
  });
  data.remove();
});
