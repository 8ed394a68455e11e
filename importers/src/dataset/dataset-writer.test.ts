import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifestOf, readTableOf, temporaryFolder } from '../testing/dataset-files.ts';
import { DatasetWriter } from './dataset-writer.ts';

const facts = { name: 'Sample', dataThrough: '2020-01-31' };

const opened = (folder: string) => DatasetWriter.open(folder, (name) => name === facts.name);

test('the folder holds the manifest, the tables written and the tables a load needs', async () => {
  const parent = await temporaryFolder();
  const out = join(parent, 'deep', 'dataset');
  const dataset = await opened(out);
  await dataset.write('titles', { title_id: 'm-1', kind: 'movie', name: 'One, Two', genres: ['Drama', 'War'] });
  expect(await dataset.finish(facts)).toEqual({ titles: 1, members: 0, views: 0 });
  expect((await readdir(out)).sort()).toEqual(['dataset.json', 'members.csv', 'titles.csv', 'views.csv.gz']);
  expect(await readManifestOf(out)).toEqual({ format: 1, name: 'Sample', data_through: '2020-01-31' });
  expect(await readTableOf(out, 'titles')).toMatchObject([{ title_id: 'm-1', name: 'One, Two', genres: 'Drama|War' }]);
  expect(await readTableOf(out, 'views')).toEqual([]);
  expect(await readdir(join(parent, 'deep'))).toEqual(['dataset']);
});

test('a table larger than any buffer is written whole', async () => {
  const out = join(await temporaryFolder(), 'dataset');
  const dataset = await opened(out);
  const rows = 50_000;
  for (let n = 0; n < rows; n += 1) await dataset.write('views', { member_id: `${n}`, title_id: 'm-1' });
  expect((await dataset.finish(facts)).views).toBe(rows);
  const read = await readTableOf(out, 'views');
  expect(read.length).toBe(rows);
  expect(read.every((row, n) => row.member_id === `${n}`)).toBe(true);
});

test('nothing is seen of a dataset before it is finished, and nothing stays of one that is discarded', async () => {
  const parent = await temporaryFolder();
  const dataset = await opened(join(parent, 'dataset'));
  await dataset.write('members', { member_id: '1' });
  expect(await readdir(parent)).not.toContain('dataset');
  await dataset.discard();
  expect(await readdir(parent)).toEqual([]);
});

test('what a killed import left is taken away by the next, and no draft of one that runs', async () => {
  const parent = await temporaryFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const left = `.dataset-${pid}-${randomUUID()}`;
  const others = [`.other-${pid}-${randomUUID()}`, '.dataset-notes', `.dataset-${process.pid}-${randomUUID()}`];
  for (const name of [left, ...others]) await mkdir(join(parent, name));
  await writeFile(join(parent, left, 'members.csv'), 'member_id');
  const dataset = await opened(join(parent, 'dataset'));
  await dataset.finish(facts);
  expect((await readdir(parent)).sort()).toEqual(['dataset', ...others].sort());
});

test('of drafts that an earlier version named after no process, the one that nobody has written for long goes', async () => {
  const parent = await temporaryFolder();
  const [old, fresh] = [randomUUID(), randomUUID()].map((id) => join(parent, `.dataset-${id}`)) as [string, string];
  for (const draft of [old, fresh]) {
    await mkdir(draft);
    await writeFile(join(draft, 'members.csv'), 'member_id');
  }
  const before = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(old, 'members.csv'), before, before);
  // What was written last counts, not when the folder got its first file.
  for (const draft of [old, fresh]) await utimes(draft, before, before);
  const dataset = await opened(join(parent, 'dataset'));
  await dataset.finish(facts);
  expect((await readdir(parent)).sort()).toEqual([basename(fresh), 'dataset'].sort());
});

test('an earlier dataset is replaced whole: no table of it stays behind', async () => {
  const out = join(await temporaryFolder(), 'dataset');
  const first = await opened(out);
  await first.write('comments', { comment_id: 'c-1' });
  await first.finish(facts);
  const second = await opened(out);
  await second.finish({ ...facts, dataThrough: '2020-02-29' });
  expect(await readdir(out)).not.toContain('comments.csv');
  expect(await readManifestOf(out)).toMatchObject({ data_through: '2020-02-29' });
});

test('a folder with somebody else’s file is left alone and the file is named', async () => {
  const out = await temporaryFolder();
  await writeFile(join(out, 'thesis.txt'), 'years of work');
  await expect(opened(out)).rejects.toThrow(/thesis\.txt/);
  expect(await readFile(join(out, 'thesis.txt'), 'utf8')).toBe('years of work');
});

test('a folder with table names but no manifest is not taken for an earlier dataset', async () => {
  const out = await temporaryFolder();
  await writeFile(join(out, 'ratings.csv.gz'), '');
  await expect(opened(out)).rejects.toMatchObject({ code: 'output' });
});

test('a file put into the folder while the import runs is not lost', async () => {
  const out = join(await temporaryFolder(), 'dataset');
  const dataset = await opened(out);
  await mkdir(out);
  await writeFile(join(out, 'notes.txt'), 'kept');
  await expect(dataset.finish(facts)).rejects.toThrow(/notes\.txt/);
  expect(await readFile(join(out, 'notes.txt'), 'utf8')).toBe('kept');
  await dataset.discard();
});

test('a place that cannot be written to is named', async () => {
  const parent = await temporaryFolder();
  await writeFile(join(parent, 'file'), '');
  await expect(opened(join(parent, 'file', 'dataset'))).rejects.toThrow(/^Cannot write .*dataset/);
});

test('a dataset of another origin is left alone, also one whose description cannot be read', async () => {
  const out = await temporaryFolder();
  for (const [description, said] of [
    ['{"format": 1, "name": "Views of the year", "data_through": "2026-06-30"}', '("Views of the year")'],
    ['{"format": 1, "name": 7}', '(its dataset.json cannot be read)'],
    ['', '(its dataset.json cannot be read)'],
  ] as const) {
    await writeFile(join(out, 'dataset.json'), description);
    await writeFile(join(out, 'titles.csv'), 'years of work');
    await expect(opened(out)).rejects.toMatchObject({
      code: 'output',
      message: `${out} holds a dataset that is no import ${said}. Name a new or empty folder with --out.`,
    });
    expect(await readFile(join(out, 'titles.csv'), 'utf8')).toBe('years of work');
  }
});
