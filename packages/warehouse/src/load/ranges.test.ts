// How much of a large table is worked on at a time, and written as one part.
import { expect, test } from 'vitest';
import { blockRowsUsual, mergedPartsMin } from '../settings.ts';
import { blockRowsOf } from './engine.ts';
import { rangesOf } from './ranges.ts';

const titles = (count: number, n: number) => Array.from({ length: count }, (_, i) => ({ title: i + 1, n }));

test.each([
  [10_000_000, 3],
  [40_000_000, 10],
  [100_000_000, 10],
])('%i rows are worked on in %i ranges', (rows, expected) => {
  const ranges = rangesOf(titles(1000, rows / 1000));
  expect(ranges).toHaveLength(expected);
  expect(ranges[0]?.from).toBe(0);
  expect(ranges.at(-1)?.to).toBe(1001);
  for (const [i, { from }] of ranges.slice(1).entries()) expect(from).toBe(ranges[i]?.to);
});

test('a title is in one range, however many rows it has', () => {
  expect(rangesOf([...titles(2, 30_000_000)])).toEqual([
    { from: 0, to: 2 },
    { from: 2, to: 3 },
  ]);
  expect(rangesOf([])).toEqual([]);
});

test.each([10_000_000, 29_000_000, 107_000_000])(
  'a table of %i rows is written in so few parts that none are put together',
  (rows) => {
    expect(rows / blockRowsOf(rows)).toBeLessThan(mergedPartsMin - 2);
  },
);

test('memory holds what is sorted, however many rows there are', () => {
  expect(blockRowsOf(1e12)).toBe(12_000_000);
  expect(blockRowsOf(0)).toBe(blockRowsUsual);
});
