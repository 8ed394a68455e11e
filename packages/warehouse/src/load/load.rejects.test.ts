// One of every kind of bad row. A bad row goes alone, with its file, line and reason.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type LoadSummary, loadDataset } from './load.ts';
import { isTooMany } from './tables.ts';
import { fewTables, type SmallDataset, smallTables } from './testing/small-dataset.ts';
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
type RejectLine = z.infer<typeof rejectLine>;

/** Loads the small dataset with changes; what was rejected, as the rejects file has it. */
const load = async (data: SmallDataset) => {
  const rejects = path.join(data.folder, '_rejects.ndjson');
  const summary = await loadDataset(store.warehouse, data.folder, { mode: 'full', maxRejectsPct: 100, rejects });
  const lines = readFileSync(rejects, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return { summary, rejected: lines.map((line) => rejectLine.parse(JSON.parse(line))) };
};

const told = ({ file, line, reason }: RejectLine): string => `${file}:${line} ${reason}`;

/** The line of the first row behind those of the small dataset. */
const lineBehind = (table: string): number => (smallTables[`${table}.csv`] ?? '').split('\n').length + 1;

const long = 'x'.repeat(65);

/** A part of what is said: what may have been meant. */
const says = (reason: string): unknown => expect.stringContaining(reason);

/** By table rows with what is said of each. */
const badRows: readonly (readonly [string, readonly (readonly [row: string, reason: unknown])[]])[] = [
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
      ['50,series,Bell\x07,,,,,,,,,,,,', says('name "Bell\\u0007" has a control character (U+0007)')],
      [
        '51,series,N,,,,,eng,,,,,,,',
        says('is no language code of ISO 639-1 with two letters, such as en or fr; did you mean en?'),
      ],
      ['52,series,N,,,,uk,,,,,,,,', says('originating_country "uk" is no country code')],
      ['53,series,N,,,,,,"Drama,,Crime",,,,,,', says('genres "Drama,,Crime" has an empty entry')],
      ['54,series,N,,,,,,,,31/12/2023,,,,', says('from 1900-01-01 on; did you mean 2023-12-31?')],
      [
        '55,series,N,,,,,,,,,9999-12-31,,,',
        says('from 1900-01-01 on; no day after 2299-12-31 can be held: leave it empty'),
      ],
      ['56,series, ,,,,,,,,,,,,', says('name is missing: " " stands for nothing')],
      ['60,series,\u200b,,,,,,,,,,,,', says('name is missing: "\u200b" stands for nothing')],
      ['58,series,N,,,,,,Drama|\u00a0,,,,,,', says('genres "Drama|\u00a0" has an empty entry')],
      [`59,series,N,,,,,,${'g'.repeat(201)},,,,,,`, says('has an entry of more than 200 characters')],
      ['57,series,N,,,,,,,,,,,,\x01', says('poster_url "\\u0001" has a control character (U+0001)')],
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
      ['61,series,N,,,,,,"{Drama,NULL}",,,,,,', says('genres "{Drama,NULL}" has an empty entry')],
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
      [
        'uk1,,,30,UK,',
        says('country "UK" is no country code of ISO 3166-1 with two letters, such as US or GB; did you mean GB?'),
      ],
      ['zz1,,,30,ZZ,', says('country "ZZ" is no country code of ISO 3166-1 with two letters, such as US or GB')],
      ['usa1,,,30,United States,', says('with two letters, such as US or GB; did you mean US?')],
      ['x1,other,,30,,', says('gender "other" is none of female, male; leave it empty where it is neither or unknown')],
      ['nul\0,,,30,,', says('member_id "nul\\u0000" has a control character (U+0000)')],
      ['\x01,,,30,,', says('member_id "\\u0001" has a control character (U+0001)')],
      ['pad ,,,30,,', says('member_id "pad " has blanks around it')],
      // A filter takes them away, so nobody could ask for what they belong to.
      ['pad\u3000,,,30,,', says('member_id "pad\u3000" has blanks around it')],
      ['\u00a0pad,,,30,,', says('member_id "\u00a0pad" has blanks around it')],
      ['\u00a0,,,30,,', says('member_id is missing: "\u00a0" stands for nothing')],
      ['m0,,,-0,,', says('age "-0" is not a whole number from 0 to 150')],
      ['z1,,,30,,1900-01-01T00:30:00+01:00', says('joined_at "1900-01-01T00:30:00+01:00" is not a time')],
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
      [
        'uk1,10,101,2024-01-02 20:00:00,,,',
        says('member_id "uk1" is not in members, because it was rejected there (members.csv, line 5: country "UK"'),
      ],
      [
        'ann,52,,2024-01-02 20:00:00,,,',
        says('title_id "52" is not in titles, because it was rejected there (titles.csv, line 7: originating_country'),
      ],
      ['ann,10,101.0,2024-01-02 20:00:00,,,', says('episode_id "101.0" is not in episodes; did you mean 101?')],
      [
        'ann,10,101,02.01.2024 20:00,,,',
        says('such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on; did you mean 2024-01-02 20:00?'),
      ],
      ['ann,10,101,20240102T200000Z,,,', says('from 1900-01-01 on; did you mean 2024-01-02T20:00:00Z?')],
      ['ann,10,101,1/2/2024 8:00 PM,,,', says('write the year first, then the month, then the day')],
      ['ann,10,101,1704225600,,,', says('seconds since 1970 are written as 2024-01-02T20:00:00Z')],
      [' ann ,10,101,2024-01-02 20:00:00,,,', says('member_id " ann " is not in members; there are blanks around it')],
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
      ['nobody,10,101,2024-01-02 20:00:00,"Aurora+",,', 'member_id "nobody" is not in members'],
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
      ['ann,10,101,3.5,2024-01-02 21:00:00', says('rating "3.5" is not a whole number from 1 to 5')],
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
      [
        'r1,ann,10,,,2024-01-02 21:00:00,Hi,,,english,,,,,,',
        says(
          'language "english" is no language code of ISO 639-1 with two letters, such as en or fr; did you mean en?',
        ),
      ],
      [
        'r2,ann,10,,r1,2024-01-02 21:00:00,Hi,,,,,,,,,',
        says('parent_comment_id "r1" is not in comments, because it was rejected there (comments.csv, line 4'),
      ],
      ['k3,ann,10,,k3,2024-01-02 21:00:00,,,,,,,,,,', 'parent_comment_id "k3" is the comment itself'],
      ['k4,ann,10,,k9,2024-01-02 21:00:00,,,,,,,,,,', 'parent_comment_id "k9" is not in comments'],
      [
        'k5,ann,10,,k4,2024-01-02 21:00:00,,,,,,,,,,',
        'parent_comment_id "k4" is not in comments, because it was rejected there (comments.csv, line 7: parent_comment_id "k9" is not in comments)',
      ],
      [
        'c1,ann,10,,c2,2024-01-02 21:00:00,,,,,,,,,,',
        'parent_comment_id "c2" is a reply to this comment, itself or through others',
      ],
      [
        'c2,ann,10,,c1,2024-01-02 21:00:05,,,,,,,,,,',
        'parent_comment_id "c1" is a reply to this comment, itself or through others',
      ],
      [
        'c3,ann,10,,c2,2024-01-02 21:00:05,,,,,,,,,,',
        'parent_comment_id "c2" is not in comments, because it was rejected there (comments.csv, line 10: parent_comment_id "c1" is a reply to this comment, itself or through others)',
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
      ['g3,10,2024-02-01,33,female,UK,5,4,2,4', says('did you mean GB?')],
      ['g3,10,2024-02-01,,,,5,4,9,4', 'q3 "9" is not a whole number from 1 to 5'],
      ['g3,10,2024-02-01,,,,5,4,,4', 'q3 is missing'],
    ],
  ],
];

describe('a bad row goes alone, with its line and reason', () => {
  let summary: LoadSummary;
  let rejected: readonly RejectLine[];

  beforeAll(async () => {
    const files = badRows.map(([table, cases]) => {
      const rows = [smallTables[`${table}.csv`], ...cases.map(([row]) => row)];
      return [`${table}.csv`, rows.join('\n')];
    });
    ({ summary, rejected } = await load(store.small(Object.fromEntries(files))));
  });

  test.each(badRows)('in %s', (table, cases) => {
    const found = rejected.filter((row) => row.table === table);
    expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(
      cases.map((_, i) => `${table}.csv:${lineBehind(table) + i}`),
    );
    expect(found.map(({ reason }) => reason)).toEqual(cases.map(([, reason]) => reason));
  });

  test('as its record stood', () => {
    const last = rejected.filter(({ table }) => table === 'views').at(-1);
    expect(last?.record).toBe('nobody,10,101,2024-01-02 20:00:00,"Aurora+",,');
  });

  test('and no other: what is good loads', () => {
    expect(rejected).toHaveLength(badRows.reduce((all, [, cases]) => all + cases.length, 0));
    const counts = badRows.map(([table, cases]) => [table, { rejected: cases.length, kept: lineBehind(table) - 2 }]);
    expect(summary.tables).toMatchObject(Object.fromEntries(counts));
  });
});

test('without a limit of its own a load bears 1 % of a table, and up to 20 bad rows of one where others are most', () => {
  const cases: readonly (readonly [rejected: number, read: number, isBorne: boolean])[] = [
    [0, 0, true],
    [1, 1, false],
    [1, 2, true],
    [2, 3, false],
    [20, 40, true],
    [20, 39, false],
    [20, 124, true],
    [21, 125, false],
    [21, 2_100, true],
    [21, 2_099, false],
  ];
  for (const [rejected, read, isBorne] of cases)
    expect(isTooMany(rejected, read, undefined), `${rejected} of ${read}`).toBe(!isBorne);
  expect(isTooMany(1, 124, 0)).toBe(true);
  expect(isTooMany(21, 125, 17)).toBe(false);
});

const noId = 'the row holds true, false, or a number that is no exact whole one, where an id belongs';

describe('the line of a bad row is the one in its file', () => {
  let rejected: readonly RejectLine[];
  const ofFile = (name: string) => rejected.filter(({ file }) => file.startsWith(name));

  beforeAll(async () => {
    // The engine reads blocks of some 65 000 rows.
    const bad = new Map([
      [10, 'nobody,10,2024-01-02'],
      [70_001, 'ann,99,2024-01-02'],
    ]);
    const lines = Array.from(
      { length: 70_002 },
      (_, i) => bad.get(i) ?? `ann,10,2024-01-02 ${new Date(i * 1000).toISOString().slice(11, 19)}`,
    );
    const views = ['member_id,title_id,watched_at', ...lines].join('\n');
    const header = 'comment_id,member_id,title_id,created_at,text';
    const data = store.small({
      ...fewTables,
      'views.csv': '',
      'views/a.csv': views,
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
{"comment_id":"k13","member_id":"ann","title_id":"10","title_id":"20","created_at":"2024-01-02"}
{"comment_id":14.5,"member_id":"ann","title_id":10.0,"created_at":"2024-01-02"}
{"comment_id":true,"member_id":"ann","title_id":10,"created_at":"2024-01-02"}
{"comment_id":9007199254740993.0,"member_id":"ann","title_id":10,"created_at":"2024-01-02"}
{"comment_id":"17.5","member_id":"ann","title_id":10.0,"created_at":"2024-01-02"}
{"comment_id":9007199254740993,"member_id":"ann","title_id":1e1,"created_at":"2024-01-02"}
{"comment_id":9007199254740990.0,"member_id":"ann","title_id":10,"created_at":"2024-01-02"}
{"comment_id":"k20","member_id":"ann","title_id":10,"created_at":"2024-01-02","emotions":["sad",{"name":"sad"}]}`,
    });
    const structure = 'member_id String, title_id UInt32, watched_at String';
    const parquet = `insert into function file('${data.folder}/views/b.parquet', 'Parquet') select * from file('${data.folder}/views/a.csv', 'CSVWithNames', '${structure}') settings max_threads = 1`;
    await store.warehouse.command(parquet, { name: 'test' });
    ({ rejected } = await load(data));
  });

  test('past quoted line ends and blank lines, in each part', () => {
    expect(ofFile('comments').map(told)).toEqual([
      'comments/1.csv:5 member_id "nobody" is not in members',
      'comments/2.csv:3 created_at "later" is not a time such as 2024-06-30 21:05:00 or 2024-06-30T21:05:00Z, from 1900-01-01 on',
      'comments/3.ndjson:3 the row cannot be read as a JSON object',
      'comments/3.ndjson:4 the row cannot be read as a JSON object',
      'comments/3.ndjson:5 the row holds something that is not an array where one belongs',
      'comments/3.ndjson:6 the row holds an object or an array where one value belongs',
      'comments/3.ndjson:7 the row holds an object or an array where one value belongs',
      'comments/3.ndjson:9 the row cannot be read as a JSON object: a number in it has more than 64 bits; write ids in quotes, and null where there is no number',
      'comments/3.ndjson:10 the row cannot be read as a JSON object: a number in it has more than 64 bits; write ids in quotes, and null where there is no number',
      'comments/3.ndjson:11 the row cannot be read as a JSON object: a text in it has half of a character, such as \\ud83d with nothing behind it',
      'comments/3.ndjson:12 the row cannot be read as a JSON object: NaN and Infinity are no JSON; write null',
      'comments/3.ndjson:13 the row gives a key twice',
      ...[14, 15, 16].map((line) => `comments/3.ndjson:${line} ${noId}`),
      'comments/3.ndjson:20 the row holds an object or an array where one value belongs',
    ]);
  });

  test('far into it, and the row of a Parquet file', () => {
    expect(ofFile('views/a.csv').map(told)).toEqual([
      'views/a.csv:12 member_id "nobody" is not in members',
      'views/a.csv:70003 title_id "99" is not in titles',
    ]);
    expect(ofFile('views/b.parquet')).toMatchObject([
      { line: 11, reason: 'member_id "nobody" is not in members', record: { title_id: '10' } },
      { line: 70_002, reason: 'title_id "99" is not in titles', record: { member_id: 'ann' } },
    ]);
  });
});
