import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renewSecret } from '../secret-file.ts';
import { StartError } from '../stores.ts';
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

  it('is another one when the operator wants it, for the owner alone', async () => {
    const first = await openMemberKey(folder);
    await renewSecret(folder, 'member-key');
    const second = await openMemberKey(folder);
    expect(second).not.toEqual(first);
    expect(await openMemberKey(folder)).toEqual(second);
    expect((await stat(join(folder, 'member-key'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['member-key']);
  });

  it('refuses a file that holds no key, and leaves it as it is', async () => {
    await writeFile(join(folder, 'member-key'), 'short');
    const refused = expect(openMemberKey(folder)).rejects;
    await refused.toThrow(StartError);
    await refused.toThrow(/member-key does not hold a key of 32 .*npm run rotate -- member-key/);
    expect(await readFile(join(folder, 'member-key'), 'utf8')).toBe('short');
  });
});
