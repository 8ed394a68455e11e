/**
 * The layout of MovieLens 100k: `u.item` (pipes, one flag per genre), `u.user` (pipes), `u.data` (tabs), Latin-1, no headers. A copy in UTF-8
 * or with headings is read, too.
 */
import { join } from 'node:path';
import { type RowFormat, readRows, rowError, type SourceRow } from '../source/read-rows.ts';
import { idOf, ratingOf, userOf } from './fields.ts';
import type { MovielensLayout } from './layout.ts';

/** In the order of the flags in u.item. The first flag says that the genre is unknown. */
const flaggedGenres = [
  null,
  'Action',
  'Adventure',
  'Animation',
  "Children's",
  'Comedy',
  'Crime',
  'Documentary',
  'Drama',
  'Fantasy',
  'Film-Noir',
  'Horror',
  'Musical',
  'Mystery',
  'Romance',
  'Sci-Fi',
  'Thriller',
  'War',
  'Western',
] as const;

/** movie id, title, release date, video release date, IMDb address; the flags follow. */
const fieldsBeforeFlags = 5;

const plain = { encoding: 'either', quoted: false, headerLines: 0, mayHaveHeadings: true } as const;
const itemFormat: RowFormat = { ...plain, delimiter: '|', fieldCount: fieldsBeforeFlags + flaggedGenres.length };
const userFormat: RowFormat = { ...plain, delimiter: '|', fieldCount: 5 };
const dataFormat: RowFormat = { ...plain, encoding: 'latin1', delimiter: '\t', fieldCount: 4 };

export const hundredK: MovielensLayout = {
  name: '100k',
  required: ['u.data', 'u.item', 'u.user'],
  async *movies(folder, onProgress) {
    for await (const row of readRows(join(folder, 'u.item'), itemFormat, onProgress)) {
      const [movieId = '', title = ''] = row.fields;
      yield { row, value: { movieId: idOf(row, 'movie id', movieId), title, genres: genresOfFlags(row) } };
    }
  },
  async *users(folder, onProgress) {
    for await (const row of readRows(join(folder, 'u.user'), userFormat, onProgress)) {
      const [userId = '', age = '', gender = '', , zip = ''] = row.fields;
      yield { row, value: userOf(row, userId, gender, age, zip) };
    }
  },
  async *ratings(folder, onProgress) {
    for await (const row of readRows(join(folder, 'u.data'), dataFormat, onProgress))
      yield { row, value: ratingOf(row, 1) };
  },
  tags: null,
};

const genresOfFlags = (row: SourceRow): readonly string[] => {
  const genres: string[] = [];
  for (const [index, genre] of flaggedGenres.entries()) {
    const flag = row.fields[fieldsBeforeFlags + index];
    if (flag !== '0' && flag !== '1') {
      throw rowError(row, `the flag of genre ${genre ?? 'unknown'} is "${flag}", neither 0 nor 1`);
    }
    if (flag === '1' && genre !== null) genres.push(genre);
  }
  return genres;
};
