/**
 * MovieLens in, a dataset out. A rating becomes one view and one rating, a tag a comment.
 * The source is a folder in one of the three published layouts; it is read as a stream, of which only the ids of movies and users are kept.
 */
import { basename, join, resolve } from 'node:path';
import type { DatasetWriter } from '../dataset/dataset-writer.ts';
import { ImportError } from '../import-error.ts';
import type { ImportedFacts } from '../import-kind.ts';
import type { OnProgress } from '../import-progress.ts';
import { utcTimestamp } from '../source/parse-field.ts';
import { rowError, type SourceRow } from '../source/read-rows.ts';
import { shownName } from '../source/shown.ts';
import { elsewhere, endsOpen, filesOf, missingFile, packedOf } from '../source/source-files.ts';
import { countryOfZip } from './country-of-zip.ts';
import { csvFiles } from './csv-files.ts';
import { hundredK } from './hundred-k.ts';
import type { MovielensLayout } from './layout.ts';
import { oneM } from './one-m.ts';
import { titleOfMovie } from './title-of-movie.ts';

const layouts: readonly MovielensLayout[] = [hundredK, oneM, csvFiles];

export const movielensLayoutText = `A MovieLens folder holds ${layouts
  .map(
    (layout) =>
      `${layout.required.join(', ')}${layout.tags ? ` and perhaps ${layout.tags.file}` : ''} (${layout.name})`,
  )
  .join('; or ')}.`;

/** Dates of a dataset lie in these years. */
const firstYear = 1900;
const lastYear = 2299;

const nameStart = 'MovieLens ';
/** Is this the name of a dataset that was imported from MovieLens? */
export const isMovielensName = (name: string): boolean => name.startsWith(nameStart);

type Run = {
  readonly folder: string;
  readonly layout: MovielensLayout;
  readonly dataset: DatasetWriter;
  readonly onProgress: OnProgress | undefined;
  readonly movieIds: Set<string>;
  readonly userIds: Set<string>;
  /** Seconds of the latest rating or tag. */
  latest: number;
};

export const importMovielens = async (
  folder: string,
  dataset: DatasetWriter,
  onProgress?: OnProgress,
): Promise<ImportedFacts> => {
  const files = await filesOf(folder, movielensLayoutText);
  const layout = await layoutOf(folder, files);
  const run: Run = { folder, layout, dataset, onProgress, movieIds: new Set(), userIds: new Set(), latest: -1 };
  const notes = [
    ...leftAside(layout, files),
    ...(await cutOff(folder, layout, files)),
    ...(await writeTitles(run)),
    ...(await writeMembers(run)),
  ];
  await writeRatings(run);
  if (layout.tags && files.has(layout.tags.file)) await writeComments(run, layout.tags);
  if (run.latest < 0) throw new ImportError('source', `${layout.required.join(', ')} in ${folder} hold no rating.`);
  if (!layout.users) {
    for (const userId of run.userIds) await dataset.write('members', { member_id: userId });
  }
  return {
    name: `${nameStart}${basename(resolve(folder))}`,
    layout: layout.name,
    // Nothing may lie after the last complete day, so the day of the latest event is taken as complete.
    dataThrough: utcTimestamp(run.latest).slice(0, 10),
    notes,
  };
};

/**
 * The layout whose files are there. One file of a layout is enough to know it, so that a missing one can be named; files of a second
 * one are refused, because nothing says which of the two is meant.
 */
const layoutOf = async (folder: string, files: ReadonlySet<string>): Promise<MovielensLayout> => {
  const [found, other] = layouts
    .map((layout) => ({ layout, names: namesThere(layout, files) }))
    .filter(({ names }) => names.length > 0);
  if (!found) {
    const hint = await elsewhere(folder, files, layouts.flatMap(filesOfLayout));
    throw new ImportError('source', `${folder} holds none of the files looked for.${hint} ${movielensLayoutText}`);
  }
  if (other) {
    const both = [found, other].map(({ layout, names }) => `${names.join(', ')} (${layout.name})`).join(' and ');
    throw new ImportError('source', `${folder} holds files of two layouts: ${both}. Leave those of one in it.`);
  }
  const { layout } = found;
  const missing = filesOfLayout(layout).find(
    (file) => !files.has(file) && (layout.required.includes(file) || packedOf(file, files) !== undefined),
  );
  if (missing !== undefined) throw missingFile(folder, missing, files, movielensLayoutText);
  return layout;
};

const filesOfLayout = ({ required, tags }: MovielensLayout): readonly string[] => [
  ...required,
  ...(tags ? [tags.file] : []),
];

/** Files that go by the names of those that are read, such as a second part of the ratings: a layout has one of each. */
const leftAside = (layout: MovielensLayout, files: ReadonlySet<string>): string[] => {
  const read = filesOfLayout(layout);
  // Those of 100k have too short a name to tell.
  const stems = read.map((file) => file.replace(/\..*$/, '')).filter((stem) => stem.length > 1);
  const like = new RegExp(`^(?:${stems.join('|')})(?![a-z]).*[.](?:csv|dat|tsv|txt)\\b`, 'i');
  const names = stems.length === 0 ? [] : [...files].filter((name) => like.test(name) && !read.includes(name)).sort();
  if (names.length === 0) return [];
  return [
    `Not read, as there is one file of each kind: ${names.map(shownName).join(', ')}. If they belong to it, join them.`,
  ];
};

/** Of a shorter last line most fields look like any other: part of a genre, or of a postal code. */
const cutOff = async (folder: string, layout: MovielensLayout, files: ReadonlySet<string>): Promise<string[]> => {
  const open: string[] = [];
  for (const file of filesOfLayout(layout))
    if (files.has(file) && (await endsOpen(join(folder, file)))) open.push(file);
  if (open.length === 0) return [];
  const end = open.length === 1 ? 'ends' : 'end';
  return [
    `${open.join(', ')} ${end} without a line end: where a file was cut off, its last line may be short, and others are missing.`,
  ];
};

/** Files of a layout that are there, packed ones by the name they have. */
const namesThere = (layout: MovielensLayout, files: ReadonlySet<string>): string[] =>
  filesOfLayout(layout).flatMap((file) => (files.has(file) ? [file] : (packedOf(file, files) ?? [])));

/** What a load rejects, with all ratings of the movie. */
const refuseUnreadable = (row: SourceRow, movieId: string, name: string, genres: readonly string[]): void => {
  if (name === '') throw rowError(row, `movie ${movieId} has no title`);
  if ([...name].some((char) => char < ' ' || char === '\x7f'))
    throw rowError(row, `the title of movie ${movieId} has a control character`);
  if (genres.some((genre) => genre.trim() === '')) throw rowError(row, `a genre of movie ${movieId} is empty`);
};

const writeTitles = async (run: Run): Promise<string[]> => {
  let undated = 0;
  for await (const { row, value } of run.layout.movies(run.folder, run.onProgress)) {
    if (run.movieIds.has(value.movieId)) throw rowError(row, `movie ${value.movieId} is listed a second time`);
    run.movieIds.add(value.movieId);
    const { name, year } = titleOfMovie(value.title);
    refuseUnreadable(row, value.movieId, name, value.genres);
    const dated = year !== null && year >= firstYear && year <= lastYear;
    if (!dated) undated += 1;
    await run.dataset.write('titles', {
      title_id: titleIdOf(value.movieId),
      kind: 'movie',
      name,
      status: 'Released',
      genres: value.genres,
      // Only the year is known.
      first_release_date: dated ? `${year}-01-01` : null,
    });
  }
  if (undated === 0) return [];
  const many = undated === 1 ? '1 movie has' : `${undated.toLocaleString('en-US')} movies have`;
  return [`${many} no release date: no year from ${firstYear} to ${lastYear} in the title.`];
};

const writeMembers = async (run: Run): Promise<string[]> => {
  if (!run.layout.users) return ['The source says nothing of gender, age and country.'];
  let countryless = 0;
  for await (const { row, value } of run.layout.users(run.folder, run.onProgress)) {
    if (run.userIds.has(value.userId)) throw rowError(row, `user ${value.userId} is listed a second time`);
    run.userIds.add(value.userId);
    const country = countryOfZip(value.zip);
    if (country === null) countryless += 1;
    await run.dataset.write('members', { member_id: value.userId, gender: value.gender, age: value.age, country });
  }
  return countryless === 0
    ? []
    : [
        `Members without a country, their postal code being neither of the US nor of Canada: ${countryless.toLocaleString('en-US')}.`,
      ];
};

const writeRatings = async (run: Run): Promise<void> => {
  for await (const { row, value } of run.layout.ratings(run.folder, run.onProgress)) {
    noteEvent(run, row, value.userId, value.movieId, value.seconds);
    const at = utcTimestamp(value.seconds);
    const memberId = value.userId;
    const titleId = titleIdOf(value.movieId);
    // Written out twice: a copy of what both have in common is a quarter of the work of an import.
    await run.dataset.write('views', { member_id: memberId, title_id: titleId, watched_at: at });
    await run.dataset.write('ratings', {
      member_id: memberId,
      title_id: titleId,
      rating: wholeStars(value.stars),
      rated_at: at,
    });
  }
};

const writeComments = async (run: Run, tags: NonNullable<MovielensLayout['tags']>): Promise<void> => {
  for await (const { row, value } of tags.read(run.folder, run.onProgress)) {
    noteEvent(run, row, value.userId, value.movieId, value.seconds);
    await run.dataset.write('comments', {
      // A user may give one movie several tags in one second, so only the line tells them apart.
      comment_id: `ml-tag-${row.line}`,
      member_id: value.userId,
      title_id: titleIdOf(value.movieId),
      created_at: utcTimestamp(value.seconds),
      text: value.text,
    });
  }
};

/** Checks what an event refers to and keeps what the end of the import needs of it. */
const noteEvent = (run: Run, row: SourceRow, userId: string, movieId: string, seconds: number): void => {
  if (!run.movieIds.has(movieId)) throw rowError(row, `movie ${movieId} is not in the list of movies`);
  if (run.layout.users) {
    if (!run.userIds.has(userId)) throw rowError(row, `user ${userId} is not in the list of users`);
  } else {
    run.userIds.add(userId);
  }
  if (seconds > run.latest) run.latest = seconds;
};

/** A movie id must not be digits alone: such an id is a show's. */
const titleIdOf = (movieId: string): string => `ml-${movieId}`;

/** Half stars rounded half up to 1-5: 0.5 -> 1, 3.5 -> 4, 4.5 -> 5. */
const wholeStars = (stars: number): number => Math.floor(stars + 0.5);
