// Files whose heads are looked at, without a store.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { groupParts, type NumberedPart } from './columns.ts';
import { readDataset } from './dataset.ts';
import { fileTable } from './format.ts';
import { noTables, smallDataset } from './testing/small-dataset.ts';

const part = (name: string): NumberedPart => ({
  ...{ path: path.join(import.meta.dirname, name), name, bytes: 4, writtenMs: 0, src: 1 },
  ...{ format: 'parquet', gzip: false },
});

test('a file that cannot be read is named with the reason, whatever the engine makes of it', async () => {
  const { problems } = await groupParts(fileTable('ratings'), [part('ratings.parquet')], async () => {
    throw new Error('the data folder cannot be written.');
  });
  expect(problems).toEqual([expect.stringMatching(/^ratings\.parquet cannot be read: ENOENT: /)]);
});

test('what the engine says of a file ends as one sentence', async () => {
  const { problems } = await groupParts(fileTable('ratings'), [part('columns.ts')], async () => {
    throw new Error('No columns.');
  });
  expect(problems).toEqual(['columns.ts cannot be read: No columns.']);
});

const header = 'member_id,title_id,watched_at';
const row = 'ann,10,2024-01-02 20:00:00';

/** What is said of the heads of views, in files of these names. */
const notesOf = async (files: Readonly<Record<string, string | Uint8Array>>): Promise<readonly string[]> => {
  const data = smallDataset(noTables);
  onTestFinished(data.remove);
  for (const [name, content] of Object.entries(files)) data.write(`views/${name}`, content);
  const { tables } = await readDataset(data.folder);
  const parts = (tables.get('views') ?? []).map((part, src) => ({ ...part, src }));
  return (await groupParts(fileTable('views'), parts, async () => [])).notes;
};

test('columns that the format does not know are told once for all files that have them', async () => {
  const days = ['01', '02', '03'].map((day) => [`2024-01-${day}.csv`, `${header},session,mood\n${row},1,2\n`]);
  expect(await notesOf({ ...Object.fromEntries(days), 'late.csv': `${header},Device_\n${row},tv\n` })).toEqual([
    'views/2024-01-01.csv and 2 more files: the columns "session", "mood" are not part of the format and were left aside.',
    'views/late.csv: the column "Device_" is not part of the format and was left aside. Did you mean device?',
  ]);
});

test('of many such columns the first are named, and the others counted', async () => {
  const many = Array.from({ length: 1203 }, (_, i) => `c${i}`);
  expect(await notesOf({ 'a.csv': `${[header, ...many].join(',')}\n${row}${','.repeat(many.length)}\n` })).toEqual([
    expect.stringMatching(/^views\/a\.csv: the columns "c0", .* "c19" and 1,183 more are not part of the format/),
  ]);
});

test('files that end in the middle of a line may have been cut off, and are told', async () => {
  const whole = { 'whole.csv': `${header}\r\n${row}\r\n`, 'packed.csv.gz': gzipSync(`${header}\n${row}`) };
  expect(await notesOf(whole)).toEqual([]);
  const end = 'where a file was cut off, its last row may be short, and others are missing.';
  expect(await notesOf({ ...whole, 'cut.csv': `${header}\n${row.slice(0, -3)}` })).toEqual([
    `views/cut.csv ends without a line end: ${end}`,
  ]);
  const cut = { 'a.csv': `${header}\n${row}`, 'b.csv': `${header}\n${row}` };
  expect(await notesOf(cut)).toEqual([`views/a.csv and 1 more file end without a line end: ${end}`]);
});
