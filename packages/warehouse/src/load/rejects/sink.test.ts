import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openSink } from './sink.ts';

const folder = (): string => {
  const made = mkdtempSync(path.join(tmpdir(), 'cvm-sink-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

it('is refused before a row is read where its file cannot be written', async () => {
  const file = folder();
  await expect(openSink(file, [])).rejects.toThrow(`The rejects file ${file} cannot be written: EISDIR`);
});

it('holds a line for each row, and is there where no row was rejected', async () => {
  const file = path.join(folder(), 'made', 'rejects.ndjson');
  const none = await openSink(file, []);
  await none.close();
  expect(readFileSync(file, 'utf8')).toBe('');
  const reject = { file: 'views.csv', line: 2, table: 'views', reason: 'title_id is missing', record: 'u1,,x' };
  const sink = await openSink(file, []);
  await sink.write(reject);
  await sink.close();
  expect(readFileSync(file, 'utf8')).toBe(`${JSON.stringify(reject)}\n`);
});
