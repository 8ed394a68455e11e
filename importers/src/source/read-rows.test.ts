import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ImportProgress } from '../import-progress.ts';
import { folderOf } from '../testing/dataset-files.ts';
import { type RowFormat, readRows, readTable, type SourceRow } from './read-rows.ts';

const commas: RowFormat = { delimiter: ',', encoding: 'utf8', quoted: true, fieldCount: 2, headerLines: 0 };

const pathOf = async (text: string, encoding: 'utf8' | 'latin1' = 'utf8'): Promise<string> =>
  join(await folderOf({ 'rows.txt': text }, encoding), 'rows.txt');

const all = async (rows: AsyncIterable<SourceRow>): Promise<SourceRow[]> => {
  const read: SourceRow[] = [];
  for await (const row of rows) read.push(row);
  return read;
};

test('a row knows the line it starts on, line feeds inside quotes included', async () => {
  const rows = await all(readRows(await pathOf('a,1\n"b\nb\nb",2\nc,3\n'), commas));
  expect(rows.map((row) => [row.fields[0], row.line])).toEqual([
    ['a', 1],
    ['b\nb\nb', 2],
    ['c', 5],
  ]);
});

test('Windows line ends, a byte order mark and a missing last line end make no difference', async () => {
  const rows = await all(readTable(await pathOf('\uFEFFid,name\r\n1,"x, y"\r\n2,z'), ['id', 'name']));
  expect(rows.map((row) => row.fields)).toEqual([
    ['1', 'x, y'],
    ['2', 'z'],
  ]);
});

test('columns are found by their heading, in any order, others left out', async () => {
  const rows = await all(readTable(await pathOf('name,extra,id\nx,?,1\n'), ['id', 'name']));
  expect(rows).toEqual([{ file: 'rows.txt', line: 2, fields: ['1', 'x'] }]);
});

test('a missing heading is named', async () => {
  const path = await pathOf('id,title\n1,x\n');
  await expect(all(readTable(path, ['id', 'name']))).rejects.toThrow('rows.txt, line 1: column "name" is missing');
});

test('a heading that stands twice, in whatever spelling, is refused', async () => {
  const path = await pathOf('userId,rating,user_id\n1,4,2\n');
  await expect(all(readTable(path, ['userId', 'rating']))).rejects.toThrow(
    'rows.txt, line 1: column "userId" stands more than once in the header',
  );
});

test('control characters of a heading stay off the terminal, and long ones are cut', async () => {
  const path = await pathOf(`\x1b[31mid,na\x9bme,${'w'.repeat(500)}\n1,x,y\n`);
  await expect(all(readTable(path, ['id']))).rejects.toThrow(/found: \\u001b\[31mid, na\\u009bme, w{60}\.\.\.$/);
});

test.each([
  ['\x1f\x8b\x08', 'rows.txt is gzip data, whatever its name says: unpack it'],
  ['PAR1\x15', 'rows.txt is Parquet'],
  ['PK\x03\x04', 'rows.txt is a ZIP archive or a workbook'],
  ['\xff\xfei\0d\0', 'rows.txt is UTF-16'],
  ['\xff\xfe\0\0i\0\0\0', 'rows.txt is UTF-32'],
  ['\0\0\xfe\xff\0\0\0i', 'rows.txt is UTF-32'],
])('a file that is no text is refused with what it is: %j', async (start, message) => {
  const path = await pathOf(start, 'latin1');
  await expect(all(readTable(path, ['id']))).rejects.toThrow(message);
  await expect(all(readRows(path, commas))).rejects.toThrow(message);
});

test.each([
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
])('columns between %j are told as what they are, quoted or not', async (mark, word) => {
  const message = `rows.txt, line 1: the columns stand between ${word}: write the file with commas between them`;
  for (const headings of [`id${mark}name`, `"id, of all"${mark}"the ""name"""${mark}x`]) {
    const path = await pathOf(`${headings}\n1${mark}x\n`);
    await expect(all(readTable(path, ['id', 'name']))).rejects.toThrow(message);
    await expect(all(readRows(path, { ...commas, headerLines: 1 }))).rejects.toThrow(message);
  }
});

test('a blank line is no row, and is counted as a line', async () => {
  const rows = await all(readTable(await pathOf('id,name\n1,x\n\n2,y\n \n\n'), ['id', 'name']));
  expect(rows.map(({ fields, line }) => [fields, line])).toEqual([
    [['1', 'x'], 2],
    [['2', 'y'], 4],
  ]);
});

test('an empty file is not taken for a table', async () => {
  await expect(all(readTable(await pathOf(''), ['id']))).rejects.toThrow('rows.txt, line 1: the file is empty');
});

test('a row with too few or too many fields is named by its line', async () => {
  await expect(all(readRows(await pathOf('a,1\nb\n'), commas))).rejects.toThrow(
    'rows.txt, line 2: 1 field found, 2 expected',
  );
  await expect(all(readRows(await pathOf('a,1\nb,2\nc,3,4\n'), commas))).rejects.toThrow('rows.txt, line 3: 3 fields');
});

test('a quote that is never closed is an error of its file', async () => {
  const rows = all(readRows(await pathOf('a,1\n"b,2\nc,3\n'), commas));
  await expect(rows).rejects.toMatchObject({
    code: 'source',
    message: expect.stringMatching(/^rows\.txt, line \d+: /),
  });
});

test('Latin-1 letters and double colons are read, and quotes are letters where the layout knows no quoting', async () => {
  const format: RowFormat = { delimiter: '::', encoding: 'latin1', quoted: false, fieldCount: 2, headerLines: 0 };
  const rows = await all(readRows(await pathOf('1::"Misérables": Les, 1\n', 'latin1'), format));
  expect(rows.map((row) => row.fields)).toEqual([['1', '"Misérables": Les, 1']]);
});

test('the end of the file is reported with the number of its rows, headings not counted', async () => {
  const reports: ImportProgress[] = [];
  await all(readTable(await pathOf('id\n1\n2\n'), ['id'], (progress) => reports.push(progress)));
  expect(reports).toEqual([{ file: 'rows.txt', rows: 2, share: 1 }]);
});

test('headings alone, or fewer of them than there should be, are no rows', async () => {
  const reports: ImportProgress[] = [];
  await all(readRows(await pathOf('a,1\n'), { ...commas, headerLines: 2 }, (progress) => reports.push(progress)));
  expect(reports).toEqual([{ file: 'rows.txt', rows: 0, share: 1 }]);
});

test('what cannot be read at all is named with its path', async () => {
  const folder = await folderOf({});
  await expect(all(readTable(folder, ['id']))).rejects.toMatchObject({
    code: 'source',
    message: expect.stringContaining(`Cannot read ${folder}: EISDIR`),
  });
});

test('a quote that is never closed in the heading is an error of line 1', async () => {
  await expect(all(readTable(await pathOf('"id,name\n'), ['id']))).rejects.toThrow(/^rows\.txt, line 1: /);
});

test('quotes and dashes of Windows-1252 are letters, where the file is not UTF-8', async () => {
  const path = await pathOf('id,name\n1,Don\x92t \x96 Caf\xe9 \x80\n', 'latin1');
  const rows = await all(readTable(path, ['id', 'name']));
  expect(rows.map((row) => row.fields)).toEqual([['1', 'Don’t – Café €']]);
});
