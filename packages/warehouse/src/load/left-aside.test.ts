// Names of files that are no table, and what the operator is told of them.
import { expect, test } from 'vitest';
import { leftAside } from './left-aside.ts';

test.each([
  ['raitings.csv', 'ratings'],
  ['veiws.csv', 'views'],
  ['charactervotes.parquet', 'character_votes'],
  ['views_2026-06.csv', 'views'],
  ['Ratings (1).csv', 'ratings'],
])('%s may be %s', (name, table) => {
  expect(leftAside(name, false)).toEqual({
    table,
    says: `${name} was left aside: it is no table of dataset format 1. If it is ${table}, rename it; if it is one part of several, put it into the folder ${table}.`,
  });
});

test.each(['news.csv', 'reviews.csv', 'users.csv', 'README.md', 'links.csv'])('%s is no table', (name) => {
  expect(leftAside(name, false)).toEqual({
    table: undefined,
    says: `${name} was left aside: it is no table of dataset format 1.`,
  });
});

test('a packed Parquet file is to be unpacked', () => {
  expect(leftAside('ratings.parquet.gz', false).says).toBe('ratings.parquet.gz was seen and left aside: unpack it.');
});

test('what steers a terminal is not sent there', () => {
  expect(leftAside('\x1b[31mred.csv', false).says).toContain('\\u001b[31mred.csv was left aside');
  expect(leftAside('views.\x9b31m', false).says).toContain('views.\\u009b31m was seen and left aside');
});
