import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { madeOnceIn } from './made-once.ts';

let runFolder = '';
beforeEach(() => {
  runFolder = mkdtempSync(join(tmpdir(), 'cvm-made-once-'));
});
afterEach(() => rmSync(runFolder, { recursive: true, force: true }));

const make = async (content: string): Promise<void> => {
  mkdirSync(content);
  writeFileSync(join(content, 'made'), 'all of it');
};
const madeIn = (content: string): string => readFileSync(join(content, 'made'), 'utf8');

test('all that ask at once get what the first has made', async () => {
  const makes = vi.fn(make);
  const ask = () => madeOnceIn(runFolder, 'store', makes);
  const contents = await Promise.all([ask(), ask(), ask()]);
  expect(contents.map(madeIn)).toEqual(Array(3).fill('all of it'));
  expect(makes).toHaveBeenCalledOnce();
});

test('what could not be made is made anew by whoever asks next, or waits for it', async () => {
  let waits: Promise<string> | undefined;
  const fails = madeOnceIn(runFolder, 'store', async (content) => {
    mkdirSync(content);
    // Asked now: of two that ask at once either may be the first.
    waits = madeOnceIn(runFolder, 'store', make);
    throw new Error('no room');
  });
  await expect(fails).rejects.toThrow('no room');
  expect(madeIn((await waits) ?? '')).toBe('all of it');
});

test('a folder that cannot be begun is no reason to wait', async () => {
  await expect(madeOnceIn(join(runFolder, 'gone'), 'store', make)).rejects.toThrow('ENOENT');
});

test('what a process that ended had begun is made anew', async () => {
  mkdirSync(join(runFolder, 'store', 'content'), { recursive: true });
  // The largest number of a process is smaller.
  writeFileSync(join(runFolder, 'store', 'maker'), `${2 ** 30}`);
  expect(madeIn(await madeOnceIn(runFolder, 'store', make))).toBe('all of it');
});
