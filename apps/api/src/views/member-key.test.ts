import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMemberKey } from './member-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cvm-key-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the key that hides members', () => {
  it('is made once, for the owner alone, and stays', async () => {
    const [first, again] = [await openMemberKey(folder), await openMemberKey(folder)];
    expect(again).toEqual(first);
    for (const half of first) expect(BigInt(half)).toBeLessThan(2n ** 64n);
    expect((await stat(join(folder, 'member-key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'member-key'), 'utf8')).toMatch(/^[0-9a-f]{32}\n$/);
  });

  it('refuses a file that holds no key, and leaves it as it is', async () => {
    await writeFile(join(folder, 'member-key'), 'short');
    await expect(openMemberKey(folder)).rejects.toThrow('does not hold a key');
    expect(await readFile(join(folder, 'member-key'), 'utf8')).toBe('short');
  });
});
