/** The three layouts, each as a few hand-written lines with the traps of the published files. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importDataset } from '../import-dataset.ts';
import { folderOf, readManifestOf, readTableOf, temporaryFolder } from '../testing/dataset-files.ts';

const latest = {
  'movies.csv': [
    'movieId,title,genres',
    '1,Toy Story (1995),Adventure|Animation',
    '47,"Seven, or ""Se7en"" (a.k.a. Se7en) (1995)",Mystery|Thriller',
    '838,Emma (1996),Comedy',
    '26958,Emma (1996),Romance',
    '40697,Babylon 5,Sci-Fi',
    '167570,The OA,(no genres listed)',
    '140000,Passage de Venus (1874),Documentary',
    '150000,Far Off (3001),Sci-Fi',
    '',
  ].join('\n'),
  'ratings.csv': [
    'userId,movieId,rating,timestamp',
    '1,1,0.5,964982703',
    '1,47,1.5,964982703',
    '2,1,3.5,964982704',
    '2,838,4.5,964982704',
    '2,26958,3.0,1262304000',
    '',
  ].join('\n'),
  'tags.csv': [
    'userId,movieId,tag,timestamp',
    '2,1,"funny, really",1262390399',
    '2,1,pixar,1262390399',
    '9,40697,"two\nlines",1262304001',
    '',
  ].join('\n'),
  'links.csv': 'movieId,imdbId,tmdbId\n1,0114709,862\n',
};

const oneM = {
  'movies.dat': "1::Toy Story (1995)::Animation|Children's|Comedy\n2::Misérables, Les (1995)::Drama|Musical\n",
  'users.dat': '1::F::1::10::48067\n2::M::56::16::98107-2117\n3::M::18::15::V3N4P\n4::F::25::7::231\n',
  'ratings.dat': '1::1::5::978300760\n4::2::3::978302109\n3::2::1::978301968\n',
};

const flags = (on: readonly number[]) =>
  Array.from({ length: 19 }, (_, index) => (on.includes(index) ? '1' : '0')).join('|');
const hundredK = {
  'u.item': [
    `1|Toy Story (1995)|01-Jan-1995||http://us.imdb.com/M/title-exact?Toy%20Story%20(1995)|${flags([3, 4, 5])}`,
    `2|Cité "perdue", La (1996)|||http://us.imdb.com/|${flags([8, 18])}`,
    `267|unknown||||${flags([0])}`,
    '',
  ].join('\n'),
  'u.user': '1|24|M|technician|85711\n2|7|F|student|T8H1N\n3|53|F|other|N4T1A\n',
  'u.data': '1\t1\t5\t881250949\n3\t267\t1\t891717742\n',
};

const imported = async (files: Readonly<Record<string, string>>, encoding: 'utf8' | 'latin1' = 'utf8') => {
  const out = join(await temporaryFolder(), 'dataset');
  const summary = await importDataset('movielens', await folderOf(files, encoding), out);
  return { summary, out };
};

test('latest: each rating is one view and one rating, half stars rounded half up and at least 1', async () => {
  const { out, summary } = await imported(latest);
  expect(summary.layout).toBe('latest');
  expect(
    (await readTableOf(out, 'ratings')).map((row) => [row.member_id, row.title_id, row.rating, row.rated_at]),
  ).toEqual([
    ['1', 'ml-1', '1', '2000-07-30 18:45:03'],
    ['1', 'ml-47', '2', '2000-07-30 18:45:03'],
    ['2', 'ml-1', '4', '2000-07-30 18:45:04'],
    ['2', 'ml-838', '5', '2000-07-30 18:45:04'],
    ['2', 'ml-26958', '3', '2010-01-01 00:00:00'],
  ]);
  const views = await readTableOf(out, 'views');
  expect(views.map((row) => [row.member_id, row.title_id])).toEqual([
    ['1', 'ml-1'],
    ['1', 'ml-47'],
    ['2', 'ml-1'],
    ['2', 'ml-838'],
    ['2', 'ml-26958'],
  ]);
  expect(views.map((row) => row.watched_at)[4]).toBe('2010-01-01 00:00:00');
});

test('latest: names lose their year, which becomes the release date; movies without year, genre or the format’s range stay', async () => {
  const { out, summary } = await imported(latest);
  const titles = await readTableOf(out, 'titles');
  expect(titles.map((row) => [row.title_id, row.name, row.first_release_date, row.genres])).toEqual([
    ['ml-1', 'Toy Story', '1995-01-01', 'Adventure|Animation'],
    ['ml-47', 'Seven, or "Se7en" (a.k.a. Se7en)', '1995-01-01', 'Mystery|Thriller'],
    ['ml-838', 'Emma', '1996-01-01', 'Comedy'],
    ['ml-26958', 'Emma', '1996-01-01', 'Romance'],
    ['ml-40697', 'Babylon 5', '', 'Sci-Fi'],
    ['ml-167570', 'The OA', '', ''],
    ['ml-140000', 'Passage de Venus', '', 'Documentary'],
    ['ml-150000', 'Far Off', '', 'Sci-Fi'],
  ]);
  expect(titles.every((row) => row.kind === 'movie' && row.status === 'Released')).toBe(true);
  expect(summary.notes[0]).toMatch(/^4 movies have no release date/);
});

test('latest: tags are comments with ids of their own, and whoever rated or tagged is a member', async () => {
  const { out, summary } = await imported(latest);
  const comments = await readTableOf(out, 'comments');
  expect(comments.map((row) => [row.comment_id, row.member_id, row.title_id, row.created_at, row.text])).toEqual([
    ['ml-tag-2', '2', 'ml-1', '2010-01-01 23:59:59', 'funny, really'],
    ['ml-tag-3', '2', 'ml-1', '2010-01-01 23:59:59', 'pixar'],
    ['ml-tag-4', '9', 'ml-40697', '2010-01-01 00:00:01', 'two\nlines'],
  ]);
  expect((await readTableOf(out, 'members')).map((row) => row.member_id)).toEqual(['1', '2', '9']);
  expect(summary.tables).toEqual({ titles: 8, views: 5, ratings: 5, comments: 3, members: 3 });
});

const bom = '\uFEFF';
const withHeading = (text: string, heading: string) => `${heading}\n${text}`;

test.each([
  [
    '100k with headings, in Latin-1',
    '100k',
    'latin1',
    hundredK,
    ['user_id\titem_id\trating\ttimestamp', 'movie id|movie title', 'user id|age|gender|occupation|zip code'],
  ],
  [
    '1M with headings, in UTF-8',
    '1M',
    'utf8',
    oneM,
    ['UserID::MovieID::Rating::Timestamp', 'MovieID::Title::Genres', 'UserID::Gender::Age::Occupation::Zip-code'],
  ],
  ['1M in UTF-8 with a byte order mark', '1M', 'utf8', oneM, [bom, bom, bom]],
] as const)(
  '%s: no row is lost and no letter changed',
  async (_, layout, encoding, files, [ratings, movies, users]) => {
    const headings = new Map([
      ...['u.data', 'ratings.dat'].map((name) => [name, ratings] as const),
      ...['u.item', 'movies.dat'].map((name) => [name, movies] as const),
      ...['u.user', 'users.dat'].map((name) => [name, users] as const),
    ]);
    const changed = Object.entries(files).map(([name, text]) => {
      const heading = headings.get(name) ?? '';
      return [name, heading === bom ? bom + text : withHeading(text, heading)];
    });
    const plain = await imported(files, 'latin1');
    const { out, summary } = await imported(Object.fromEntries(changed), encoding);
    expect(summary).toMatchObject({ layout, tables: plain.summary.tables });
    for (const table of ['titles', 'members', 'ratings'])
      expect(await readTableOf(out, table)).toEqual(await readTableOf(plain.out, table));
  },
);

test('one movie without a date is told as one', async () => {
  const { summary } = await imported(hundredK, 'latin1');
  expect(summary.notes).toEqual(['1 movie has no release date: no year from 1900 to 2299 in the title.']);
});

test('latest: headings in another case and Latin-1 letters are read', async () => {
  const movies = latest['movies.csv'].replace('movieId,title,genres', 'MovieID,Title,Genres').replace('Emma', 'Amélie');
  const { out, summary } = await imported({ ...latest, 'movies.csv': movies }, 'latin1');
  expect(summary.tables).toMatchObject({ titles: 8, ratings: 5 });
  expect((await readTableOf(out, 'titles')).map((row) => row.name)).toContain('Amélie');
});

test('latest: the data ends with the UTC day of the latest rating or tag', async () => {
  const { out, summary } = await imported(latest);
  expect(summary.dataThrough).toBe('2010-01-01');
  expect(await readManifestOf(out)).toMatchObject({ format: 1, data_through: '2010-01-01' });
});

test('latest: tags.csv and links.csv may be missing', async () => {
  const { 'tags.csv': _tags, 'links.csv': _links, ...rest } = latest;
  const { summary } = await imported(rest);
  expect(summary.tables).toEqual({ titles: 8, views: 5, ratings: 5, members: 2 });
});

test('1M: age codes, gender and the country of the postal code are kept; under 18 lies in no age bucket', async () => {
  const { out, summary } = await imported(oneM, 'latin1');
  expect(summary.layout).toBe('1M');
  expect(await readTableOf(out, 'members')).toEqual([
    { member_id: '1', gender: 'female', age: '15', country: 'US' },
    { member_id: '2', gender: 'male', age: '56', country: 'US' },
    { member_id: '3', gender: 'male', age: '18', country: 'CA' },
    { member_id: '4', gender: 'female', age: '25', country: '' },
  ]);
  expect((await readTableOf(out, 'titles')).map((row) => [row.name, row.genres])).toEqual([
    ['Toy Story', "Animation|Children's|Comedy"],
    ['Misérables, Les', 'Drama|Musical'],
  ]);
  expect(summary.tables).toEqual({ titles: 2, members: 4, views: 3, ratings: 3 });
  expect(summary.dataThrough).toBe('2000-12-31');
});

test('100k: genres come from the flags, ages as they are, Latin-1 letters survive', async () => {
  const { out, summary } = await imported(hundredK, 'latin1');
  expect(summary.layout).toBe('100k');
  expect(
    (await readTableOf(out, 'titles')).map((row) => [row.title_id, row.name, row.genres, row.first_release_date]),
  ).toEqual([
    ['ml-1', 'Toy Story', "Animation|Children's|Comedy", '1995-01-01'],
    ['ml-2', 'Cité "perdue", La', 'Drama|Western', '1996-01-01'],
    ['ml-267', 'unknown', '', ''],
  ]);
  expect(await readTableOf(out, 'members')).toEqual([
    { member_id: '1', gender: 'male', age: '24', country: 'US' },
    { member_id: '2', gender: 'female', age: '7', country: 'CA' },
    { member_id: '3', gender: 'female', age: '53', country: 'CA' },
  ]);
  expect((await readTableOf(out, 'views')).map((row) => row.watched_at)).toEqual([
    '1997-12-04 15:55:49',
    '1998-04-04 19:22:22',
  ]);
});

/** One faulty line each; the message names file, line and what is wrong. */
const faults: readonly [string, Readonly<Record<string, string>>, string][] = [
  [
    'rating out of range',
    { ...latest, 'ratings.csv': 'userId,movieId,rating,timestamp\n1,1,4,964982703\n1,47,5.5,964982703\n' },
    'ratings.csv, line 3: rating "5.5"',
  ],
  [
    'a rating between half stars',
    { ...latest, 'ratings.csv': 'userId,movieId,rating,timestamp\n1,1,4,964982703\n1,47,4.25,964982703\n' },
    'ratings.csv, line 3: rating "4.25" is not a number of half stars from 0.5 to 5',
  ],
  [
    'a half star in 1M',
    { ...oneM, 'ratings.dat': '1::1::4.5::978300760\n' },
    'ratings.dat, line 1: rating "4.5" is not a whole number from 1 to 5',
  ],
  [
    'half a star in 100k',
    { ...hundredK, 'u.data': '1\t1\t0.5\t881250949\n' },
    'u.data, line 1: rating "0.5" is not a whole number from 1 to 5',
  ],
  [
    'rating of zero',
    { ...latest, 'ratings.csv': 'userId,movieId,rating,timestamp\n1,1,0,964982703\n' },
    'ratings.csv, line 2: rating "0"',
  ],
  [
    'a file that ends within its last number',
    { ...latest, 'ratings.csv': 'userId,movieId,rating,timestamp\n1,1,4,964982703\n1,47,4,9649827' },
    'ratings.csv, line 3: timestamp "9649827" lies before 1995 (1970-04-22 16:30:27), when nobody rated here; is the file whole?',
  ],
  [
    'the future',
    { ...latest, 'ratings.csv': 'userId,movieId,rating,timestamp\n1,1,4,964982703\n1,47,4,9999999999\n' },
    'ratings.csv, line 3: timestamp "9999999999" lies in the future (2286-11-20 17:46:39)',
  ],
  [
    'milliseconds',
    { ...latest, 'ratings.csv': 'userId,movieId,rating,timestamp\n1,1,4,964982703000\n' },
    'ratings.csv, line 2: timestamp "964982703000"',
  ],
  [
    'unknown movie',
    { ...latest, 'tags.csv': 'userId,movieId,tag,timestamp\n1,3,x,964982703\n' },
    'tags.csv, line 2: movie 3 is not in the list',
  ],
  [
    'movie listed twice',
    { ...latest, 'movies.csv': 'movieId,title,genres\n1,A (1995),Drama\n1,B (1995),Drama\n' },
    'movies.csv, line 3: movie 1 is listed a second time',
  ],
  [
    'no title',
    { ...latest, 'movies.csv': 'movieId,title,genres\n1,,Drama\n' },
    'movies.csv, line 2: movie 1 has no title',
  ],
  [
    'a title with a zero byte',
    { ...latest, 'movies.csv': 'movieId,title,genres\n1,A (1995),Drama\n47,B\0C (1995),Drama\n' },
    'movies.csv, line 3: the title of movie 47 has a control character',
  ],
  [
    'a title of two lines',
    { ...latest, 'movies.csv': 'movieId,title,genres\n1,"A\nB (1995)",Drama\n' },
    'movies.csv, line 2: the title of movie 1 has a control character',
  ],
  [
    'a genre of nothing',
    { ...latest, 'movies.csv': 'movieId,title,genres\n1,A (1995),Drama|\n' },
    'movies.csv, line 2: a genre of movie 1 is empty',
  ],
  [
    'missing column',
    { ...latest, 'ratings.csv': 'userId,movieId,rating\n1,1,4\n' },
    'ratings.csv, line 1: column "timestamp" is missing',
  ],
  [
    'unknown user',
    { ...oneM, 'ratings.dat': '1::1::5::978300760\n8::1::5::978300760\n' },
    'ratings.dat, line 2: user 8 is not in the list',
  ],
  [
    'age code',
    { ...oneM, 'users.dat': '1::F::30::10::48067\n' },
    'users.dat, line 1: age code "30" is none of 1, 18, 25',
  ],
  ['gender', { ...hundredK, 'u.user': '1|24|X|other|85711\n' }, 'u.user, line 1: gender "X"'],
  ['fields', { ...hundredK, 'u.data': '1\t1\t5\n' }, 'u.data, line 1: 3 fields found, 4 expected'],
  [
    'genre flag',
    { ...hundredK, 'u.item': `1|A (1995)||||${flags([1]).replace('1', '2')}\n` },
    'u.item, line 1: the flag of genre Action is "2"',
  ],
  ['missing file', { 'ratings.dat': oneM['ratings.dat'], 'movies.dat': oneM['movies.dat'] }, 'users.dat is missing in'],
  ['missing file of latest', { 'movies.csv': latest['movies.csv'] }, 'ratings.csv is missing in'],
  [
    'nothing known',
    { 'README.txt': '' },
    'holds none of the files looked for. A MovieLens folder holds u.data, u.item, u.user (100k); or',
  ],
  [
    'two layouts',
    { 'ratings.dat': oneM['ratings.dat'], ...latest },
    'holds files of two layouts: ratings.dat (1M) and ratings.csv, movies.csv, tags.csv (latest)',
  ],
  ['a packed file', { 'movies.csv': latest['movies.csv'], 'ratings.csv.gz': '' }, 'ratings.csv is missing in'],
  ['packed files alone', { 'ratings.csv.gz': '', 'movies.csv.zip': '' }, 'which holds ratings.csv.gz: unpack it'],
  ['capitals', { 'Ratings.csv': '', 'Movies.csv': '' }, 'looked for. Rename Ratings.csv, Movies.csv: the names are in'],
  ['one in capitals', { 'movies.csv': '', 'Ratings.csv': '' }, ', which holds Ratings.csv: rename it. A MovieLens'],
  ['an archive', { 'ml-latest.zip': 'PK' }, 'looked for. It holds ml-latest.zip: unpack it. A MovieLens'],
  ['no rating', { ...oneM, 'ratings.dat': '' }, 'hold no rating'],
];

test.each(faults)('a fault in the source is named and nothing is written: %s', async (_name, files, message) => {
  const parent = await temporaryFolder();
  const source = await folderOf(files, 'users.dat' in files || 'u.user' in files ? 'latin1' : 'utf8');
  await expect(importDataset('movielens', source, join(parent, 'dataset'))).rejects.toMatchObject({
    code: 'source',
    message: expect.stringContaining(message),
  });
  await expect(readManifestOf(join(parent, 'dataset'))).rejects.toThrow(/ENOENT/);
});

test('the folder around the one that is meant is told from it', async () => {
  const source = await temporaryFolder();
  await mkdir(join(source, 'ml-latest-small'));
  await writeFile(join(source, 'ml-latest-small', 'movies.csv'), latest['movies.csv']);
  await expect(importDataset('movielens', source, join(source, 'dataset'))).rejects.toThrow(
    `holds none of the files looked for. Did you mean ${join(source, 'ml-latest-small')}? A MovieLens`,
  );
});

test('a second file of one kind is told, as it is not read; others are no part of the layout', async () => {
  const others = {
    'ratings (1).csv': '',
    'ratings2.csv': '',
    'ratings.csv.gz': '',
    'README.txt': '',
    'genres.csv': '',
  };
  const { summary } = await imported({ ...latest, ...others });
  expect(summary.tables.ratings).toBe(5);
  expect(summary.notes[0]).toBe(
    'Not read, as there is one file of each kind: ratings (1).csv, ratings.csv.gz, ratings2.csv. If they belong to it, join them.',
  );
  expect((await imported(latest)).summary.notes.filter((note) => note.startsWith('Not read'))).toEqual([]);
});

test('files that end in the middle of a line are told, as they may have been cut off', async () => {
  const cut = { 'movies.csv': latest['movies.csv'].trimEnd(), 'tags.csv': latest['tags.csv'].trimEnd() };
  const words = (names: string, end: string) =>
    `${names} ${end} without a line end: where a file was cut off, its last line may be short, and others are missing.`;
  expect((await imported({ ...latest, ...cut })).summary.notes[0]).toBe(words('movies.csv, tags.csv', 'end'));
  const users = { 'users.dat': oneM['users.dat'].trimEnd() };
  expect((await imported({ ...oneM, ...users }, 'latin1')).summary.notes[0]).toBe(words('users.dat', 'ends'));
  expect((await imported(latest)).summary.notes.filter((note) => note.includes('line end'))).toEqual([]);
});

test('a source that is not there, or an archive not unpacked, says so', async () => {
  const parent = await temporaryFolder();
  const source = await folderOf({ 'ml-1m.zip': 'PK' });
  const out = join(parent, 'dataset');
  await expect(importDataset('movielens', join(source, 'nowhere'), out)).rejects.toThrow(
    /nowhere does not exist\. A MovieLens/,
  );
  const inside = join(source, 'nowhere', 'out');
  await expect(importDataset('movielens', join(source, 'nowhere'), inside)).rejects.toThrow(/nowhere does not exist\./);
  await expect(importDataset('movielens', join(source, 'ml-1m.zip'), out)).rejects.toThrow(
    /is a file, a folder is needed/,
  );
});
