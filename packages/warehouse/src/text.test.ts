// What is taken for a whole text: as the engine writes it, and what is left of it.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readText } from './text.ts';

const of = { columns: ['a'], row: z.object({ a: z.number() }) };
const lines = (values: readonly unknown[]) => values.map((a) => JSON.stringify({ a })).join(',\n');
const text = (values: readonly unknown[], rows = values.length, put = rows) =>
  `[\n${lines(values)}\n]\n${rows} ${put} 0.5 9 72\n000`;
const read = (whole: string) => readText(Buffer.from(whole), of, 'test');

test('a text that holds as many rows as the engine counted is whole', () => {
  const { json, rows, stats } = read(text([1, 2, 3]));
  expect([JSON.parse(json.toString()), rows]).toEqual([[{ a: 1 }, { a: 2 }, { a: 3 }], 3]);
  expect(stats).toEqual({ elapsedMs: 500, rowsRead: 9, bytesRead: 72 });
  expect(read(text([])).json.toString()).toBe('[]');
  expect(read(text([1])).rows).toBe(1);
});

test.each([
  ['without its rows', text([], 0, 3)],
  ['without its rows, though it counts them', text([], 3)],
  ['without some of its rows', text([1, 2], 3)],
  ['with fewer rows than went in', text([1, 2], 2, 3)],
  ['with more rows than it counts', text([1, 2], 1)],
])('a text %s is none', (_, whole) => {
  expect(() => read(whole)).toThrow(expect.objectContaining({ name: 'WarehouseError', code: 'cancelled' }));
});

const pageOf = (limit: number, offset: number) => ({
  ...{ limit, offset, isPickedFirst: false },
  count: { sql: 'select 1 as n' },
});
const readPage = (whole: string, limit: number, offset: number) =>
  readText(Buffer.from(whole), of, 'test', pageOf(limit, offset));

test('a page that holds as many rows as follow from the count of all is whole', () => {
  expect(readPage(text([1, 2], 2, 9), 2, 4)).toMatchObject({ rows: 2, rowsAll: 9 });
  expect(readPage(text([1], 1, 9), 2, 8)).toMatchObject({ rows: 1, rowsAll: 9 });
  expect(readPage(text([], 0, 9), 2, 9)).toMatchObject({ rows: 0, rowsAll: 9 });
});

test.each([
  ['without its rows', text([], 0, 9), 2, 4],
  ['without one of its rows', text([1], 1, 9), 2, 4],
  ['with rows from behind the last', text([1], 1, 9), 2, 9],
  ['with more rows than its limit', text([1, 2, 3], 3, 9), 2, 4],
])('a page %s is none', (_, whole, limit, offset) => {
  expect(() => readPage(whole, limit, offset)).toThrow(expect.objectContaining({ code: 'cancelled' }));
});

test('a text that breaks off is no answer, wherever it does', () => {
  const whole = text([1, 2]);
  for (let end = 0; end < whole.lastIndexOf('\n'); end += 1)
    expect(() => read(whole.slice(0, end))).toThrow(
      expect.objectContaining({ name: 'WarehouseError', code: 'failed' }),
    );
});

test.each([
  ['one of few', 10, [0, 4, 5, 9], []],
  ['among the first or the last of many', 1000, [0, 4, 995, 999], [5, 994]],
])('a row that is not what the schema says is found: %s', (_, count, found, sent) => {
  const withOne = (wrong: number) => text(Array.from({ length: count }, (_, n) => (n === wrong ? 'x' : n)));
  for (const wrong of found)
    expect(() => read(withOne(wrong))).toThrow(
      expect.objectContaining({ code: 'failed', message: expect.stringContaining('column a') }),
    );
  for (const wrong of sent) expect(read(withOne(wrong)).rows).toBe(count);
});
