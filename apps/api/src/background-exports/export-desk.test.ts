/** Files in the background on a real disk: how many, how large, how long, and what a stopped process leaves behind. */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { exportKeptHours, exportsMax, exportsRunningMax } from '@cvm/contract';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../stores.ts';
import { type ExportDesk, type ExportOrder, openExportDesk } from './export-desk.ts';
import type { MakeExport } from './export-work.ts';

const hour = 3_600_000;
const log = pino({ level: 'silent' });

let folder: string;
let clock: number;
/** Of the clock that nobody sets. */
let elapsed: number;
let desk: ExportDesk;

const open = async (bytesMax?: number): Promise<ExportDesk> => {
  desk = await openExportDesk({
    ...{ folder, log, now: () => clock, elapsed: () => elapsed },
    ...(bytesMax === undefined ? {} : { bytesMax }),
  });
  return desk;
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cvm-exports-'));
  clock = Date.parse('2026-11-23T08:00:00Z');
  elapsed = 0;
});
afterEach(async () => {
  await desk.close();
  await rm(folder, { recursive: true, force: true });
});

const order = (user = 'ada'): ExportOrder => ({
  ...{ user, format: 'csv', name: null, fileName: 'a.csv', scope: 'x', firstDays: [null] },
  question: { of: 'view', view: 'showSummary', params: { filters: [] } },
});

const of =
  (...chunks: string[]): MakeExport =>
  async () =>
    Readable.from(chunks.map((chunk) => Buffer.from(chunk)));

/** Goes on until it is stopped. */
const endless: MakeExport = async (_, onRow) =>
  Readable.from(
    (async function* () {
      for (;;) {
        onRow();
        yield Buffer.from('row\n');
        await new Promise((resolve) => setImmediate(resolve));
      }
    })(),
  );

const ended = async (user: string, id: string) => {
  await expect.poll(async () => (await desk.find(user, id)).state).not.toBe('running');
  return desk.find(user, id);
};

const made = async (user = 'ada', ...chunks: string[]) => {
  const { id } = await desk.start(order(user), of(...chunks));
  return ended(user, id);
};

describe('a file in the background', () => {
  it('is written whole, belongs to its owner, and outlives a restart', async () => {
    await open();
    const file = await made('ada', 'one,', 'two');
    expect(file).toMatchObject({ state: 'ready', bytes: 7, reason: null, endedAt: clock });
    expect(await readFile(desk.pathOf(file), 'utf8')).toBe('one,two');
    await expect(desk.find('ben', file.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.cancel('ben', file.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(desk.remove('ben', file.id)).rejects.toMatchObject({ code: 'not_found' });
    await desk.close();
    await open();
    expect(await desk.list('ada')).toEqual([file]);
    expect(await desk.list('ben')).toEqual([]);
    expect(await readFile(desk.pathOf(file), 'utf8')).toBe('one,two');
    await desk.remove('ada', file.id);
    expect(await readdir(folder)).toEqual([]);
  });

  it('stays where its record cannot be read, and nobody is told of it', async () => {
    await open();
    const { id } = await made('ada', 'one');
    await desk.close();
    // A link to itself cannot be read, as bytes that a disk has lost cannot.
    await rm(join(folder, `${id}.json`));
    await symlink(`${id}.json`, join(folder, `${id}.json`));
    await writeFile(join(folder, 'broken.json'), '{');
    await open();
    expect(await desk.list('ada')).toEqual([]);
    expect((await readdir(folder)).toSorted()).toEqual([`${id}.file`, `${id}.json`]);
  });

  it('that is cancelled leaves no bytes, and is made again in its place', async () => {
    await open();
    const { id } = await desk.start(order(), endless);
    await expect.poll(async () => (await desk.find('ada', id)).rows).toBeGreaterThan(0);
    expect(await desk.cancel('ada', id)).toMatchObject({ state: 'cancelled', bytes: 0 });
    expect(await readdir(folder)).toEqual([`${id}.json`]);
    await desk.repeat(id, order(), of('again'));
    expect(await ended('ada', id)).toMatchObject({ id, state: 'ready', bytes: 5 });
    await expect(desk.repeat(id, order(), of('more'))).rejects.toMatchObject({ code: 'conflict' });
  });

  it('that is removed while it is made leaves nothing', async () => {
    await open();
    const { id } = await desk.start(order(), endless);
    await desk.remove('ada', id);
    expect(await readdir(folder)).toEqual([]);
    expect(await desk.list('ada')).toEqual([]);
  });

  it('that is removed, or stopped, while its record is being written leaves nothing, or a record of its end', async () => {
    await open();
    const removed = desk.start(order(), endless);
    const [{ id } = { id: '' }] = await desk.list('ada');
    await desk.remove('ada', id);
    await removed;
    expect(await readdir(folder)).toEqual([]);
    const stopped = desk.start(order(), endless);
    const [one] = await desk.list('ada');
    await desk.close();
    const record = JSON.parse(await readFile(join(folder, `${one?.id}.json`), 'utf8'));
    expect(record).toMatchObject({ state: 'failed', bytes: 0 });
    await stopped;
  });

  it('that fails says why in words, and nothing of what nobody foresaw', async () => {
    await open();
    const { id } = await desk.start(order(), async () => {
      throw new Error('secret');
    });
    const { state, reason } = await ended('ada', id);
    expect([state, reason]).toEqual(['failed', 'Something went wrong on our side. Please try again.']);
  });

  it('is deleted a day later where the clock was ahead when it was made, also after a start', async () => {
    await open();
    const right = clock;
    clock += 365 * 24 * hour;
    await made('ada', 'rows');
    clock = right;
    await desk.close();
    await open();
    elapsed += exportKeptHours * hour - 1;
    expect(await desk.list('ada')).toHaveLength(1);
    elapsed += 1;
    expect(await desk.list('ada')).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is deleted a day after it ended, and not before', async () => {
    await open();
    const file = await made('ada', 'bytes');
    clock += exportKeptHours * hour - 1;
    expect(await desk.list('ada')).toHaveLength(1);
    clock += 1;
    expect(await desk.list('ada')).toEqual([]);
    await expect(desk.find('ada', file.id)).rejects.toMatchObject({
      code: 'not_found',
      message: `You have no such file: files are deleted ${exportKeptHours} hours after they were made, or when they are removed. Export it again.`,
    });
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('how much a user may have', () => {
  it('is a number of files, of which some are being made; nobody else is kept from theirs', async () => {
    await open();
    for (let count = 0; count < exportsRunningMax; count += 1) await desk.start(order(), endless);
    await expect(desk.start(order(), endless)).rejects.toMatchObject({ code: 'too_large' });
    expect(await made('ben', 'x')).toMatchObject({ state: 'ready' });
    for (const { id } of await desk.list('ada')) await desk.remove('ada', id);
    for (let count = 0; count < exportsMax; count += 1) await made('ada', 'x');
    await expect(desk.start(order(), of('x'))).rejects.toMatchObject({ code: 'too_large' });
  });

  it('is a size of all files together: the one that goes beyond it fails and says so', async () => {
    await open(10);
    expect(await made('ada', '123456')).toMatchObject({ state: 'ready' });
    expect(await made('ada', '12345')).toMatchObject({
      ...{ state: 'failed', bytes: 0, reason: expect.stringContaining('Your files take') },
    });
    expect(await made('ada', '1234')).toMatchObject({ state: 'ready' });
    await expect(desk.start(order(), of('x'))).rejects.toMatchObject({ code: 'too_large' });
  });
});

describe('a folder that is not what it was', () => {
  /** A folder in the place of a file: what is to be written there cannot be, whoever tries. */
  const block = (name: string) => mkdir(join(folder, name, 'in the way'), { recursive: true });
  const unblock = (name: string) => rm(join(folder, name), { recursive: true, force: true });

  it('that was removed is made anew', async () => {
    await open();
    const file = await made('ada', 'bytes');
    await rm(folder, { recursive: true });
    expect(await desk.list('ada')).toMatchObject([{ id: file.id, state: 'failed', bytes: 0 }]);
    expect(await made('ada', 'more')).toMatchObject({ state: 'ready', bytes: 4 });
  });

  it('tells of a file whose bytes went or were cut, and makes it again', async () => {
    await open();
    for (const lose of [rm, (path: string) => writeFile(path, 'by')]) {
      const file = await made('ada', 'bytes');
      await lose(desk.pathOf(file));
      expect(await desk.find('ada', file.id)).toMatchObject({
        ...{ state: 'failed', bytes: 0, reason: 'The file is not there any more.' },
      });
      await desk.repeat(file.id, order(), of('again'));
      expect(await ended('ada', file.id)).toMatchObject({ state: 'ready', bytes: 5 });
    }
  });

  it('ends work whose end cannot be written down, and keeps nobody from another file', async () => {
    await open();
    for (let count = 0; count < exportsRunningMax; count += 1) {
      let go = (): void => {};
      const { id } = await desk.start(order(), async () => {
        await new Promise<void>((resolve) => {
          go = resolve;
        });
        return Readable.from([Buffer.from('x')]);
      });
      await block(`${id}.json.new`);
      go();
      expect(await ended('ada', id)).toMatchObject({ state: 'failed', bytes: 0, endedAt: clock });
      await unblock(`${id}.json.new`);
      await desk.repeat(id, order(), of('again'));
      expect(await ended('ada', id)).toMatchObject({ state: 'ready', bytes: 5 });
    }
    expect(await made('ada', 'x')).toMatchObject({ state: 'ready' });
  });

  it('keeps the record of a file that cannot be made again, and of one that cannot be removed', async () => {
    await open();
    const { id } = await desk.start(order(), async () => {
      throw new Error('for a reason');
    });
    const failed = await ended('ada', id);
    await block(`${id}.json.new`);
    await expect(desk.repeat(id, order(), of('again'))).rejects.toMatchObject({ code: 'EISDIR' });
    expect(await desk.list('ada')).toEqual([failed]);
    await block(`${id}.file`);
    await expect(desk.remove('ada', id)).rejects.toThrow();
    expect(await desk.list('ada')).toEqual([failed]);
    for (const name of [`${id}.json.new`, `${id}.file`]) await unblock(name);
    await desk.remove('ada', id);
    expect(await desk.list('ada')).toEqual([]);
  });

  it('tells of other files where an old one cannot be deleted', async () => {
    await open();
    const old = await made('ada', 'old');
    clock += 1;
    const file = await made('ada', 'new');
    await rm(desk.pathOf(old));
    await block(`${old.id}.file`);
    clock += exportKeptHours * hour - 1;
    expect(await desk.list('ada')).toEqual([file]);
  });
});

describe('after a restart', () => {
  it('a file in the place of the folder is named with what mends it', async () => {
    await open();
    const place = join(folder, 'exports');
    await writeFile(place, '');
    await expect(openExportDesk({ folder: place, log })).rejects.toThrow(StartError);
    await expect(openExportDesk({ folder: place, log })).rejects.toThrow(/exports of files .* Move away what stands/);
  });

  it('what was being made has failed with a reason, and can be made again', async () => {
    await open();
    const { id } = await desk.start(order(), endless);
    // As a process that was killed leaves it.
    const record = await readFile(join(folder, `${id}.json`), 'utf8');
    await desk.close();
    await writeFile(join(folder, `${id}.json`), record);
    await writeFile(join(folder, `${id}.part`), 'half');
    await open();
    expect(await desk.list('ada')).toMatchObject([
      { id, state: 'failed', reason: expect.stringContaining('restarted') },
    ]);
    expect(await readdir(folder)).toEqual([`${id}.json`]);
    await desk.repeat(id, order(), of('whole'));
    expect(await ended('ada', id)).toMatchObject({ state: 'ready', bytes: 5 });
  });

  it('what another version wrote is told of, to its owner alone and to the log, and stays where it is', async () => {
    await open();
    const own = await made('ada', 'own');
    clock += 1;
    const { id } = await made('ada', 'bytes');
    await desk.close();
    const path = join(folder, `${id}.json`);
    const text = JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), version: 2, question: 'other' });
    await writeFile(path, text);
    const stranger = JSON.stringify({ version: 3, of: 'a form that nothing is known of' });
    await writeFile(join(folder, 'stranger.json'), stranger);
    await writeFile(join(folder, 'broken.json'), '{');
    const lines: string[] = [];
    desk = await openExportDesk({
      ...{ folder, now: () => clock, elapsed: () => elapsed },
      log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    });
    expect(await desk.list('ada')).toMatchObject([
      { id, state: 'failed', question: null, reason: expect.stringContaining('Another version of the portal') },
      own,
    ]);
    await expect(desk.find('ben', id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await readFile(path, 'utf8')).toBe(text);
    expect(await readFile(join(folder, 'stranger.json'), 'utf8')).toBe(stranger);
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged).toMatchObject([
      { level: 50, file: expect.any(String), why: expect.stringContaining('version') },
      { level: 50, file: expect.any(String), why: expect.stringContaining('version') },
      { level: 40, files: ['broken.json'] },
    ]);
    expect(
      logged
        .slice(0, 2)
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual([`${id}.json`, 'stranger.json'].toSorted());
    await desk.remove('ada', id);
    expect((await readdir(folder)).toSorted()).toEqual(
      [`${own.id}.file`, `${own.id}.json`, 'stranger.json'].toSorted(),
    );
  });

  it('a stop in good order says so too', async () => {
    await open();
    const { id } = await desk.start(order(), endless);
    await desk.close();
    await open();
    expect(await desk.find('ada', id)).toMatchObject({ state: 'failed', reason: expect.stringContaining('stopped') });
  });

  it('a file that lost its bytes is not given out, and what belongs to no record is gone', async () => {
    await open();
    const file = await made('ada', 'bytes');
    await desk.close();
    await writeFile(desk.pathOf(file), 'by');
    await writeFile(join(folder, 'stray.part'), 'x');
    await writeFile(join(folder, 'broken.json'), '{');
    await open();
    expect(await desk.find('ada', file.id)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('not there'),
    });
    expect(await readdir(folder)).toEqual([`${file.id}.json`]);
  });
});
