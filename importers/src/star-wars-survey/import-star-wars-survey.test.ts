/** The committed sample as published, and what must be refused. Figures are counted here from the file itself or stated by its publisher. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { importDataset } from '../import-dataset.ts';
import { folderOf, type ReadRow, readManifestOf, readTableOf, temporaryFolder } from '../testing/dataset-files.ts';

const sample = fileURLToPath(new URL('../../../system/fixtures/star-wars-survey', import.meta.url));
const sampleFile = join(sample, 'StarWars.csv');

const importedSample = async (source = sample): Promise<string> => {
  const out = join(await temporaryFolder(), 'dataset');
  await importDataset('star-wars-survey', source, out);
  return out;
};

const countBy = (rows: readonly ReadRow[], column: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[row[column] ?? ''] = (counts[row[column] ?? ''] ?? 0) + 1;
  return counts;
};

test('835 respondents saw at least one film, 471 of them all six', async () => {
  const out = await importedSample();
  const filmsOfViewer = Object.values(countBy(await readTableOf(out, 'views'), 'member_id'));
  expect(filmsOfViewer.length).toBe(835);
  expect(filmsOfViewer.filter((films) => films === 6).length).toBe(471);
  expect(Math.max(...filmsOfViewer)).toBe(6);
});

test('each film has the viewers that ticked it', async () => {
  const out = await importedSample();
  expect(countBy(await readTableOf(out, 'views'), 'title_id')).toEqual({
    'star-wars-episode-1': 673,
    'star-wars-episode-2': 571,
    'star-wars-episode-3': 550,
    'star-wars-episode-4': 607,
    'star-wars-episode-5': 758,
    'star-wars-episode-6': 738,
  });
});

test('all 1,186 respondents are members; gender, age and country are unknown where the sheet is blank', async () => {
  const members = await readTableOf(await importedSample(), 'members');
  expect(members.length).toBe(1186);
  expect(countBy(members, 'gender')).toEqual({ female: 549, male: 497, '': 140 });
  expect(countBy(members, 'age')).toEqual({ '23': 218, '37': 268, '52': 291, '61': 269, '': 140 });
  expect(countBy(members, 'country')).toEqual({ US: 1043, '': 143 });
});

test('the 552 fans follow all six films, nobody else follows any', async () => {
  const follows = await readTableOf(await importedSample(), 'follows');
  const perFan = Object.values(countBy(follows, 'member_id'));
  expect(perFan.length).toBe(552);
  expect(new Set(perFan)).toEqual(new Set([6]));
});

test('films are rated only by those who saw them: first rank 5 stars, last rank 1', async () => {
  const out = await importedSample();
  const seen = new Set((await readTableOf(out, 'views')).map((row) => `${row.member_id} ${row.title_id}`));
  const ratings = await readTableOf(out, 'ratings');
  expect(ratings.every((row) => seen.has(`${row.member_id} ${row.title_id}`))).toBe(true);
  // 3,897 films were seen, one of them by a respondent who ranked only the other five.
  expect(ratings.length).toBe(3896);
  const starsOf = (member: string) => ratings.filter((row) => row.member_id === member).map((row) => row.rating);
  // Ranked 3,2,1,4,5,6, all seen; and 1,2,3,4,5,6 with only the first three seen.
  expect(starsOf('3292879998')).toEqual(['3', '4', '5', '3', '2', '1']);
  expect(starsOf('3292765271')).toEqual(['5', '4', '3']);
});

test('a respondent casts at most one character vote, for a character of a film seen', async () => {
  const out = await importedSample();
  const votes = await readTableOf(out, 'character_votes');
  expect(Math.max(...Object.values(countBy(votes, 'member_id')))).toBe(1);
  const seen = new Set((await readTableOf(out, 'views')).map((row) => `${row.member_id} ${row.title_id}`));
  const inFilm = new Set((await readTableOf(out, 'characters')).map((row) => `${row.character_id} ${row.title_id}`));
  expect(votes.every((row) => seen.has(`${row.member_id} ${row.title_id}`))).toBe(true);
  expect(votes.every((row) => inFilm.has(`${row.character_id} ${row.title_id}`))).toBe(true);
  expect(votes.length).toBe(803);
});

test('the catalogue: six movies of one studio, 14 characters in the films they appear in, each with an actor', async () => {
  const out = await importedSample();
  const titles = await readTableOf(out, 'titles');
  expect(titles.map((row) => row.first_release_date)).toEqual([
    '1999-05-19',
    '2002-05-16',
    '2005-05-19',
    '1977-05-25',
    '1980-05-21',
    '1983-05-25',
  ]);
  expect(titles.every((row) => row.kind === 'movie' && row.status === 'Released' && row.studio_id === '1')).toBe(true);
  const characters = await readTableOf(out, 'characters');
  expect(new Set(characters.map((row) => row.name)).size).toBe(14);
  expect(new Set(characters.map((row) => row.character_id)).size).toBe(characters.length);
  const actorIds = new Set((await readTableOf(out, 'actors')).map((row) => row.actor_id));
  expect(characters.every((row) => actorIds.has(row.actor_id))).toBe(true);
});

test('everything lies inside the survey, whose last day ends the data', async () => {
  const out = await importedSample();
  expect(await readManifestOf(out)).toMatchObject({ format: 1, data_through: '2014-06-06' });
  const views = await readTableOf(out, 'views');
  expect(countBy(views, 'watched_at')).toEqual({ '2014-06-03 12:00:00': 3897 });
  expect(countBy(views, 'bulk')).toEqual({ true: 3897 });
});

test('the file itself may be given in place of its folder', async () => {
  expect((await readTableOf(await importedSample(sampleFile), 'members')).length).toBe(1186);
});

/** The sample with one cell of one line replaced. */
const sampleWith = async (line: number, column: number, text: string): Promise<string> => {
  const rows = parse(await readFile(sampleFile, 'latin1')) as string[][];
  const row = rows[line - 1];
  if (!row) throw new RangeError(`the sample has no line ${line}`);
  row[column - 1] = text;
  const quoted = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return folderOf({ 'StarWars.csv': `${quoted.join('\n')}\n` }, 'latin1');
};

test.each([
  [
    2,
    4,
    'Rogue One',
    'StarWars.csv, line 2: column 4 reads "Rogue One", "Star Wars: Episode I  The Phantom Menace" expected',
  ],
  [1, 34, 'Sex', 'StarWars.csv, line 1: column 34 reads "Sex", "Gender" expected'],
  [
    7,
    10,
    '7',
    'StarWars.csv, line 7: column 10 (rank of Star Wars: Episode I - The Phantom Menace): "7" is not a rank',
  ],
  [
    7,
    11,
    '5',
    'StarWars.csv, line 7: column 11 (rank of Star Wars: Episode II - Attack of the Clones): rank 5 is given twice',
  ],
  [8, 16, 'Meh', 'StarWars.csv, line 8: column 16 (Han Solo): "Meh" is not one of the choices'],
  [9, 35, '99', 'StarWars.csv, line 9: column 35 (Age): "99" is not one of the choices'],
  [9, 38, 'Atlantis', 'StarWars.csv, line 9: column 38 (Location (Census Region)): "Atlantis"'],
  [10, 1, '3292879998', 'StarWars.csv, line 10: RespondentID 3292879998 appears a second time'],
  [10, 1, 'x', 'StarWars.csv, line 10: RespondentID "x" is not a number'],
])('line %i, column %i = "%s" is refused by name', async (line, column, text, message) => {
  const out = join(await temporaryFolder(), 'dataset');
  await expect(importDataset('star-wars-survey', await sampleWith(line, column, text), out)).rejects.toMatchObject({
    code: 'source',
    message: expect.stringContaining(message),
  });
});

test('a file of fewer answers than were published says so', async () => {
  const rows = parse(await readFile(sampleFile, 'latin1')) as string[][];
  const quoted = rows.slice(0, 595).map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  const source = await folderOf({ 'StarWars.csv': `${quoted.join('\n')}\n` }, 'latin1');
  const { notes } = await importDataset('star-wars-survey', source, join(await temporaryFolder(), 'dataset'));
  expect(notes).toEqual([
    'The file holds 593 answers, and 1,186 were published: is it whole?',
    expect.stringMatching(/^The survey dates no answer/),
  ]);
  const whole = await importDataset('star-wars-survey', sample, join(await temporaryFolder(), 'dataset'));
  expect(whole.notes).toEqual([expect.stringMatching(/^The survey dates no answer/)]);
});

test('where the file is, or by which name, is told from a folder without it', async () => {
  const out = join(await temporaryFolder(), 'dataset');
  const small = await folderOf({ 'starwars.csv': '' });
  await expect(importDataset('star-wars-survey', small, out)).rejects.toThrow(
    'which holds starwars.csv: rename it. The survey is',
  );
  const around = await temporaryFolder();
  await mkdir(join(around, 'survey'));
  await writeFile(join(around, 'survey', 'StarWars.csv'), '');
  await expect(importDataset('star-wars-survey', around, out)).rejects.toThrow(
    `is missing in ${around}. Did you mean ${join(around, 'survey')}? The survey is`,
  );
});

test('another folder says which file was expected', async () => {
  const source = await folderOf({ 'other.csv': 'a,b\n' });
  const out = join(await temporaryFolder(), 'dataset');
  await expect(importDataset('star-wars-survey', source, out)).rejects.toThrow(
    /StarWars\.csv is missing in .*two header lines, 38 columns/,
  );
});
