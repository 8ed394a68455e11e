import { mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const host = hostname();

describe('the lock of a data folder', () => {
  let dir = '';
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'cvm-lock-'));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  /** Whole from the beginning: whoever holds the lock may read it at any moment. */
  const leave = async (holder: object): Promise<void> => {
    const draft = join(dir, 'draft');
    await writeFile(draft, JSON.stringify({ id: 'left', startedAt: null, ...holder }));
    await rename(draft, join(dir, 'lock.json'));
  };

  it('is held by one at a time and leaves nothing behind', async () => {
    const unlock = await lockFolder(dir);
    await expect(lockFolder(dir)).rejects.toThrow(`in use by process ${process.pid} on ${host}`);
    await unlock();
    await (await lockFolder(dir))();
    expect(await readdir(dir)).toEqual([]);
  });

  it.each([
    ['a process id that is in use again', { pid: process.ppid, startedAt: 'another boot:1', host }],
    ['this very process id, of an earlier life', { pid: process.pid, host }],
    ['a process that is gone', { pid: 2 ** 22 + 1, host }],
    ['a file that cannot be read', { pid: 'nonsense' }],
  ])('is taken over from %s', async (_, holder) => {
    await leave(holder);
    await (await lockFolder(dir))();
    expect(await readdir(dir)).toEqual([]);
  });

  it('is respected while its holder lives', async () => {
    await leave({ pid: process.ppid, host });
    await expect(lockFolder(dir)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it('is respected on another machine until its holder has been silent for half a minute', async () => {
    await leave({ pid: 1, host: 'another-machine' });
    await expect(lockFolder(dir)).rejects.toThrow('in use by process 1 on another-machine');
    const silent = new Date(Date.now() - 31_000);
    await utimes(join(dir, 'lock.json'), silent, silent);
    await (await lockFolder(dir, { heartbeatMs: 5 }))();
  });

  it.each([
    ['behind', -3_600_000],
    ['ahead', 3_600_000],
  ])('is respected on another machine whose clock is %s, as long as it is touched', async (_, offMs) => {
    await leave({ pid: 1, host: 'another-machine' });
    const path = join(dir, 'lock.json');
    const touch = (): Promise<void> => utimes(path, new Date(Date.now() + offMs), new Date(Date.now() + offMs));
    await touch();
    const beat = setInterval(() => void touch().catch(() => {}), 5);
    onTestFinished(() => clearInterval(beat));
    // Watched until it is touched: so long a watch ends before its time.
    await expect(lockFolder(dir, { heartbeatMs: 20_000 })).rejects.toThrow('in use by process 1 on another-machine');
    clearInterval(beat);
    await (await lockFolder(dir, { heartbeatMs: 5 }))();
  });

  it('tells the one that held it when another has it, and leaves that one its lock', async () => {
    const told: string[] = [];
    const unlock = await lockFolder(dir, { onLost: (message) => told.push(message), heartbeatMs: 5 });
    await leave({ pid: 7, host: 'another-machine' });
    await expect.poll(() => told).toHaveLength(1);
    expect(told[0]).toMatch(
      /^The data folder has been locked by process 7 on another-machine while this process held it/,
    );
    await unlock();
    expect(await readdir(dir)).toEqual(['lock.json']);
  });

  it('goes to exactly one of many who find a dead one', async () => {
    await leave({ pid: 2 ** 22 + 1, host });
    const taken = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(dir)));
    expect(taken.filter((attempt) => attempt.status === 'fulfilled')).toHaveLength(1);
  });
});
