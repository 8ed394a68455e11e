/**
 * A show or movie as its report's header tells it. In: the one row of seriesDetail or movieDetail. Out: words and facts,
 * ready to be shown; pure.
 */
import { formatCount, formatValue, type Row, truncate } from '@cvm/contract';

export type Title = {
  readonly id: string;
  /** In full, for the document title and for files. */
  readonly name: string;
  /** Cut for headings (2-title-reports section 9). */
  readonly heading: string;
  /** Address of the poster; null when the data has none. */
  readonly picture: string | null;
  readonly status: { readonly word: string; readonly dates: string | null };
  /** Shown to the public: audience and engagement exist from then on. */
  readonly aired: boolean;
  /** Genres, seasons, studio, runtime: what is known of them. */
  readonly facts: readonly string[];
  readonly overview: string | null;
  /** The first day it was shown to the public, or will be; null = it is not known, or it has none. */
  readonly released: string | null;
};

const headingLengthMax = 80;

const textOf = (row: Row, name: string): string | null => {
  const value = row[name];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

const dateOf = (row: Row, name: string): string | null => {
  const value = textOf(row, name);
  return value === null ? null : formatValue('longDate', value);
};

/** `Drama|Crime` in the data is `Drama, Crime` on the page. */
const genresOf = (row: Row, name: string): string[] => {
  const genres = (textOf(row, name) ?? '').split('|').flatMap((genre) => genre.trim() || []);
  return genres.length === 0 ? [] : [genres.join(', ')];
};

/** `2 seasons`; nothing where there are none. */
export const counted = (count: unknown, one: string): string[] =>
  typeof count !== 'number' || count <= 0 ? [] : [formatCount(count, one)];

/** A range of which one end is not known says so: a day alone would be all of it. */
const range = (from: string | null, to: string | null): string | null => {
  if (from === null) return to === null ? null : `to ${to}`;
  if (to === null) return `from ${from}`;
  return to === from ? from : `${from} to ${to}`;
};

const showStatus = (row: Row): Title['status'] => {
  const first = dateOf(row, 'first_air_date');
  const status = textOf(row, 'status');
  if (status === 'Upcoming') return { word: 'Upcoming', dates: first === null ? null : `Premieres ${first}` };
  if (status === 'Ended') return { word: 'Completed', dates: range(first, dateOf(row, 'series_last_air_date')) };
  return { word: 'Still Running', dates: first === null ? null : `${first} to Present` };
};

/** What every head tells. @param picture the column of the picture's address; null = there is none */
export const namedOf = (
  row: Row,
  picture: string | null,
): Pick<Title, 'id' | 'name' | 'heading' | 'picture' | 'overview' | 'released'> => {
  const name = textOf(row, 'name') ?? '';
  return {
    id: textOf(row, 'id') ?? '',
    name,
    heading: truncate(name, headingLengthMax),
    picture: picture === null ? null : textOf(row, picture),
    overview: textOf(row, 'overview'),
    released: null,
  };
};

/** The title of a row of seriesDetail. Its network is left to the header, which may link it. */
export const showOf = (row: Row): Title => ({
  ...namedOf(row, 'poster'),
  released: textOf(row, 'first_air_date'),
  status: showStatus(row),
  aired: textOf(row, 'status') !== 'Upcoming',
  facts: [...genresOf(row, 'genre'), ...counted(row.number_of_seasons, 'season')],
});

/** The title of a row of movieDetail. */
export const movieOf = (row: Row): Title => {
  const aired = textOf(row, 'status') !== 'Announced';
  const date = dateOf(row, 'releaseDate');
  const studio = textOf(row, 'studio');
  const { runtime } = row;
  return {
    ...namedOf(row, 'artwork_poster'),
    released: textOf(row, 'releaseDate'),
    status: { word: aired ? 'Released' : 'Announced', dates: date === null || aired ? date : `Releases ${date}` },
    aired,
    facts: [
      ...genresOf(row, 'genres'),
      ...(studio === null ? [] : [studio]),
      ...(typeof runtime === 'number' && runtime > 0 ? [`${formatValue('count', runtime)} min`] : []),
    ],
  };
};
