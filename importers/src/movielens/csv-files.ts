/**
 * The layout of MovieLens latest, latest-small, 20M, 25M and 32M: `ratings.csv`, `movies.csv`, `tags.csv`, `links.csv`, UTF-8 with headers (a copy in
 * Latin-1 is read, too).
 * links.csv holds ids of other catalogues, for which a dataset has no place; it is not read.
 */
import { join } from 'node:path';
import { readTable } from '../source/read-rows.ts';
import { genresOf, idOf, ratingOf, secondsOf } from './fields.ts';
import type { MovielensLayout } from './layout.ts';

export const csvFiles: MovielensLayout = {
  name: 'latest',
  required: ['ratings.csv', 'movies.csv'],
  async *movies(folder, onProgress) {
    const rows = readTable(join(folder, 'movies.csv'), ['movieId', 'title', 'genres'], onProgress);
    for await (const row of rows) {
      const [movieId = '', title = '', genres = ''] = row.fields;
      yield { row, value: { movieId: idOf(row, 'movieId', movieId), title, genres: genresOf(genres) } };
    }
  },
  users: null,
  async *ratings(folder, onProgress) {
    const rows = readTable(
      join(folder, 'ratings.csv'),
      ['userId', 'movieId', 'rating', 'timestamp'],
      onProgress,
      'utf8',
    );
    for await (const row of rows) yield { row, value: ratingOf(row, 0.5) };
  },
  tags: {
    file: 'tags.csv',
    async *read(folder, onProgress) {
      const rows = readTable(join(folder, 'tags.csv'), ['userId', 'movieId', 'tag', 'timestamp'], onProgress);
      for await (const row of rows) {
        const [userId = '', movieId = '', text = '', seconds = ''] = row.fields;
        const value = {
          userId: idOf(row, 'userId', userId),
          movieId: idOf(row, 'movieId', movieId),
          text,
          seconds: secondsOf(row, seconds),
        };
        yield { row, value };
      }
    },
  },
};
