/** Fields the MovieLens layouts share. A row and its text fields in, records out; a bad field is an error naming file, line and field. */
import { utcTimestamp, wholeNumber } from '../source/parse-field.ts';
import { rowError, type SourceRow } from '../source/read-rows.ts';
import type { Rating, User } from './layout.ts';

/** Seconds of 1 January 10000: a larger number is no count of seconds (milliseconds most likely). */
const secondsEnd = 253_402_300_800;
/** Seconds of 1 January 1995: the first rating of all is of that month. */
const secondsStart = 788_918_400;
const oldestAge = 120;

/** The smallest rating of a layout, and how far two of them lie apart. */
type Step = 0.5 | 1;

export const ratingOf = (row: SourceRow, step: Step): Rating => {
  const [userId = '', movieId = '', stars = '', seconds = ''] = row.fields;
  return {
    userId: idOf(row, 'user id', userId),
    movieId: idOf(row, 'movie id', movieId),
    stars: starsOf(row, stars, step),
    seconds: secondsOf(row, seconds),
  };
};

export const userOf = (row: SourceRow, userId: string, gender: string, age: string, zip: string): User => {
  if (gender !== 'F' && gender !== 'M') throw rowError(row, `gender "${gender}" is neither F nor M`);
  const years = wholeNumber(age, 0, oldestAge);
  if (years === null) throw rowError(row, `age "${age}" is not a whole number from 0 to ${oldestAge}`);
  return { userId: idOf(row, 'user id', userId), gender: gender === 'F' ? 'female' : 'male', age: years, zip };
};

/** Ids are numbers in every layout; anything else means the columns are not what they are taken for. */
export const idOf = (row: SourceRow, field: string, text: string): string => {
  if (!/^\d{1,15}$/.test(text)) throw rowError(row, `${field} "${text}" is not a number`);
  return text;
};

export const secondsOf = (row: SourceRow, text: string): number => {
  const seconds = wholeNumber(text, 0, secondsEnd - 1);
  if (seconds === null) throw rowError(row, `timestamp "${text}" is not a number of seconds since 1970`);
  // Of a file that was cut off, the last number is a shorter one, which would begin the data in the seventies.
  if (seconds < secondsStart)
    throw rowError(
      row,
      `timestamp "${text}" lies before 1995 (${utcTimestamp(seconds)}), when nobody rated here; is the file whole?`,
    );
  // The latest moment is the last day of the data: one from the future would move it for all of them.
  if (seconds * 1000 > Date.now())
    throw rowError(
      row,
      `timestamp "${text}" lies in the future (${utcTimestamp(seconds)}) by the clock of this machine`,
    );
  return seconds;
};

export const genresOf = (text: string): readonly string[] =>
  text === '' || text === '(no genres listed)' ? [] : text.split('|');

/** Others than those of the layout are of another scale, or of columns that are not what they are taken for. */
const starsOf = (row: SourceRow, text: string, step: Step): number => {
  const stars = /^\d(\.\d+)?$/.test(text) ? Number(text) : 0;
  if (stars >= step && stars <= 5 && stars % step === 0) return stars;
  const layout = step === 1 ? 'a whole number from 1 to 5' : 'a number of half stars from 0.5 to 5';
  throw rowError(row, `rating "${text}" is not ${layout}`);
};
