import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cvm-lock-'));
  lock = join(folder, 'below', 'build.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('of two that build in one folder the second begins when the first is done, and is told whom it waits for', async () => {
  const seen: string[] = [];
  let finish = () => {};
  const first = oneAtATime(lock, async () => {
    seen.push('first begins');
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    seen.push('first ends');
  });
  const second = oneAtATime(
    lock,
    async () => {
      seen.push('second');
    },
    (holder) => {
      seen.push(`waits for ${holder === process.pid}`);
      finish();
    },
  );
  await Promise.all([first, second]);
  expect(seen).toEqual(['first begins', 'waits for true', 'first ends', 'second']);
  expect(existsSync(lock)).toBe(false);
});

it('waits for none that failed, was killed, or has said nothing for a minute', async () => {
  await expect(oneAtATime(lock, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  expect(await oneAtATime(lock, async () => 'built')).toBe('built');
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(lock, String(pid));
  expect(await oneAtATime(lock, async () => 'built again')).toBe('built again');
  writeFileSync(lock, String(process.pid));
  const before = new Date(Date.now() - 61_000);
  utimesSync(lock, before, before);
  expect(await oneAtATime(lock, async () => 'and again')).toBe('and again');
});
