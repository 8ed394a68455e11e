// What is taken for a whole answer: texts as the engine writes them, and what is left of them.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerFormat, countedSelect, readAnswer, readRowLines, readStream } from './rows.ts';

const statistics = { elapsed: 0.1, rows_read: 9, bytes_read: 9 };
const meta = [
  { name: 'a', type: 'UInt8' },
  { name: 'b', type: 'String' },
];
const whole = { meta, data: { a: [1, 2], b: ['x', 'y'] }, rows: 2, rows_before_limit_at_least: 2, statistics };
const read = (document: unknown, counted = true) =>
  readAnswer(JSON.stringify(document), z.unknown(), answerFormat, counted).rows;

test('an answer that holds as many rows as the engine counted is whole', () => {
  expect(read(whole)).toEqual([
    { a: 1, b: 'x' },
    { a: 2, b: 'y' },
  ]);
  expect(read({ ...whole, data: {}, rows: 0, rows_before_limit_at_least: 0 })).toEqual([]);
  expect(read({ ...whole, rows_before_limit_at_least: 70 }, false)).toHaveLength(2);
});

test.each([
  ['without its rows', { ...whole, data: {}, rows: 0 }],
  ['without some of its rows', { ...whole, data: { a: [1], b: ['x'] }, rows: 1 }],
  ['without a column', { ...whole, data: { a: [1, 2] } }],
  ['with a column that is too short', { ...whole, data: { a: [1, 2], b: ['x'] } }],
  ['without the count', { ...whole, rows_before_limit_at_least: undefined }],
])('an answer %s is none', (_, document) => {
  expect(() => read(document)).toThrow(expect.objectContaining({ name: 'WarehouseError', code: 'cancelled' }));
});

test.each([
  ["select a, 'limit (' as b -- (its limit)\nfrom t where a in (select a from u limit 3) group by a", 1],
  ['select a from t order by a limit 3', 2],
  ['select a from t limit 2 by a', 2],
  ['select a from t union all select a from u', 2],
  ['select * except(a) from t', 2],
  ['select a from t settings max_threads = 1', 2],
  ['with a as (select 1) select a from t order by a', 1],
])('%s is counted with the limit behind it that it may have', (sql, selects) => {
  const counted = countedSelect(sql, { name: 'test', rowsMax: 9 });
  expect(counted).toBe(
    selects === 1
      ? `select * from (\n${sql}\nlimit 10\n) limit 10`
      : `select * from (\nselect * from (\n${sql}\n) limit 10\n) limit 10`,
  );
});

test('a text that breaks off is no answer, wherever it does', () => {
  const text = JSON.stringify(whole);
  for (let end = 0; end < text.length; end += 1)
    expect(() => readAnswer(text.slice(0, end), z.unknown(), 'test', true)).toThrow(
      expect.objectContaining({ name: 'WarehouseError', code: 'failed' }),
    );
});

const file = (rows: readonly string[], count = rows.length) =>
  `{\n\t"meta":\n\t[\n\t\t{\n\t\t\t"name": "data",\n\t\t\t"type": "String"\n\t\t}\n\t],\n\n\t"data":\n\t[\n${rows.map((row) => `\t\t${row}`).join(',\n')}\n\t],\n\n\t"rows": ${count},\n\n\t"statistics":\n\t{\n\t\t"elapsed": 0.1,\n\t\t"rows_read": 0,\n\t\t"bytes_read": 0\n\t}\n}\n`;

const rowsIn = async (text: string, step: number) => {
  const lines = text.split('\n');
  async function* batches() {
    for (let from = 0; from < lines.length; from += step) yield lines.slice(from, from + step);
  }
  const all: unknown[] = [];
  for await (const rows of readStream(readRowLines(batches(), 'test'), z.unknown(), { name: 'test' }))
    all.push(...rows);
  return all;
};

test('a file is read row by row, wherever it is divided', async () => {
  const values = ['\t],', 'a,', '"data":', '[1]'];
  const text = file(values.map((value) => JSON.stringify([value])));
  for (const step of [1, 2, 7, 100]) expect(await rowsIn(text, step)).toEqual(values.map((data) => ({ data })));
  expect(await rowsIn(file([]), 3)).toEqual([]);
});

test('a file without its end, or with another number of rows than its end says, is an error', async () => {
  const text = file(['["a"]', '["b"]']);
  for (let end = 0; end < text.length - 2; end += 1)
    await expect(rowsIn(text.slice(0, end), 3)).rejects.toBeInstanceOf(Error);
  await expect(rowsIn(file(['["a"]'], 2), 3)).rejects.toMatchObject({ code: 'cancelled' });
  await expect(rowsIn(file([], 1), 3)).rejects.toMatchObject({ code: 'cancelled' });
});
