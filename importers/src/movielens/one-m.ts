/** The layout of MovieLens 1M: `movies.dat`, `users.dat`, `ratings.dat`, fields between '::', Latin-1, no headers; UTF-8 and headings of a copy are read, too. */
import { join } from 'node:path';
import { type RowFormat, readRows, rowError, type SourceRow } from '../source/read-rows.ts';
import { genresOf, idOf, ratingOf, userOf } from './fields.ts';
import type { MovielensLayout } from './layout.ts';

const format = {
  delimiter: '::',
  encoding: 'either',
  quoted: false,
  headerLines: 0,
  mayHaveHeadings: true,
} as const;
const movieFormat: RowFormat = { ...format, fieldCount: 3 };
const userFormat: RowFormat = { ...format, fieldCount: 5 };
const ratingFormat: RowFormat = { ...format, encoding: 'latin1', fieldCount: 4 };

/**
 * Ages are published as the lower end of a range (18 stands for 18-24, 56 for 56 and over), which is kept as the age:
 * each lies in an age bucket of the portal. Code 1 stands for 'Under 18'; 15 keeps such a member out of every bucket,
 * where 16 or 17 would be a guess.
 */
const ageOfCode: Readonly<Record<string, string>> = {
  '1': '15',
  '18': '18',
  '25': '25',
  '35': '35',
  '45': '45',
  '50': '50',
  '56': '56',
};

export const oneM: MovielensLayout = {
  name: '1M',
  required: ['ratings.dat', 'movies.dat', 'users.dat'],
  async *movies(folder, onProgress) {
    for await (const row of readRows(join(folder, 'movies.dat'), movieFormat, onProgress)) {
      const [movieId = '', title = '', genres = ''] = row.fields;
      yield { row, value: { movieId: idOf(row, 'movie id', movieId), title, genres: genresOf(genres) } };
    }
  },
  async *users(folder, onProgress) {
    for await (const row of readRows(join(folder, 'users.dat'), userFormat, onProgress)) {
      const [userId = '', gender = '', ageCode = '', , zip = ''] = row.fields;
      yield { row, value: userOf(row, userId, gender, ageOf(row, ageCode), zip) };
    }
  },
  async *ratings(folder, onProgress) {
    const rows = readRows(join(folder, 'ratings.dat'), ratingFormat, onProgress);
    for await (const row of rows) yield { row, value: ratingOf(row, 1) };
  },
  tags: null,
};

const ageOf = (row: SourceRow, code: string): string => {
  const age = ageOfCode[code];
  if (age === undefined) throw rowError(row, `age code "${code}" is none of ${Object.keys(ageOfCode).join(', ')}`);
  return age;
};
