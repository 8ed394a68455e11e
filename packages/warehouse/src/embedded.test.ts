// What only the embedded engine promises: one process, one folder; nothing left behind; a process that goes on answering.
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, open, readdirSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import type { QueryOptions, Warehouse } from './client.ts';
import { Sessions } from './embedded/sessions.ts';
import { openEmbedded } from './embedded.ts';
import { niceness } from './settings.ts';
import { startFront } from './testing/stores.ts';

const rowsOf = async (warehouse: Warehouse, sql: string) =>
  (await warehouse.query({ sql }, z.object({ n: z.number() }), { name: 'test' })).rows;

/** Opens a folder that is closed when the test ends, however it does: a process has one open at a time, for all of its files. */
const openHere = async (folder: string): Promise<Warehouse> => {
  const warehouse = await openEmbedded({ folder });
  onTestFinished(() => warehouse.close());
  return warehouse;
};

describe('the data folder', () => {
  test('is refused in one sentence while another process holds it, and taken over afterwards', async () => {
    const holder = await startFront();
    try {
      const error = await openEmbedded({ folder: holder.folder }).catch((cause: unknown) => cause);
      expect(error).toMatchObject({ name: 'WarehouseError', code: 'locked', engineCode: 76 });
      expect(error).toHaveProperty('message', `The data folder ${holder.folder} is in use by process ${holder.pid}.`);
      await holder.stop();
      const warehouse = await openHere(holder.folder);
      expect(await rowsOf(warehouse, 'select 1 as n')).toEqual([{ n: 1 }]);
      await warehouse.close();
    } finally {
      await holder.stop();
      rmSync(holder.folder, { recursive: true, force: true });
    }
  });

  test('keeps its rows when it is closed and opened again, and closing twice is harmless', async () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'cvm-embedded-')), 'made', 'when absent');
    const first = await openHere(folder);
    await first.command('create table kept (n Int32) engine = MergeTree order by n', { name: 'test' });
    await first.command('insert into kept values (7)', { name: 'test' });
    await first.close();
    await first.close();
    const second = await openHere(folder);
    expect(await rowsOf(second, 'select n from kept')).toEqual([{ n: 7 }]);
    await second.close();
    rmSync(path.resolve(folder, '../..'), { recursive: true, force: true });
  });

  test('answers users whatever the variable of the runtime says of its threads', async () => {
    const before = process.env.UV_THREADPOOL_SIZE;
    onTestFinished(() => {
      if (before === undefined) delete process.env.UV_THREADPOOL_SIZE;
      else process.env.UV_THREADPOOL_SIZE = before;
    });
    process.env.UV_THREADPOOL_SIZE = 'many';
    const folder = mkdtempSync(path.join(tmpdir(), 'cvm-embedded-'));
    const warehouse = await openEmbedded({ folder, waitMsMax: 1_000 });
    onTestFinished(async () => {
      await warehouse.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const asked = warehouse.query({ sql: 'select 1 as n' }, z.unknown(), { name: 'test', user: 'ada' });
    expect((await asked).rows).toEqual([{ n: 1 }]);
  });

  test('must not hold wildcards, which the engine would expand', async () => {
    await expect(openEmbedded({ folder: path.join(tmpdir(), 'a{b}') })).rejects.toMatchObject({ code: 'bad-input' });
  });
});

describe('an open folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cvm-embedded-'));
  const leftOver = path.join(folder, 'spill-1');
  let warehouse: Warehouse;

  beforeAll(async () => {
    writeFileSync(leftOver, 'from a process that was killed');
    warehouse = await openEmbedded({ folder });
  });
  afterAll(async () => {
    await warehouse.close();
    expect(readdirSync(folder).filter((name) => name.startsWith('spill-'))).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });

  const spilled = () => readdirSync(path.join(folder, `spill-${process.pid}`));

  test('a second folder in the same process is refused as locked', async () => {
    const other = mkdtempSync(path.join(tmpdir(), 'cvm-embedded-'));
    await expect(openEmbedded({ folder: other })).rejects.toMatchObject({ code: 'locked' });
    rmSync(other, { recursive: true, force: true });
  });

  test('a session that saw a failure is not lent again', async () => {
    const sessions = new Sessions(folder);
    const failed = sessions.take();
    const breaks = 'select throwIf(number = 150000) as n from numbers(200000) settings max_block_size = 1000';
    await expect(failed.session.queryAsync(breaks, { format: 'JSONCompactEachRow' })).rejects.toThrow('Code: 395');
    // The engine's fault that makes the rule: what the failed statement put out before stands in front.
    const behind = (await failed.session.queryAsync('select 1', { format: 'JSONCompactEachRow' })).text();
    expect(behind).not.toBe('[1]\n');
    sessions.give(failed, false);
    const next = sessions.take();
    expect((await next.session.queryAsync('select 1', { format: 'JSONCompactEachRow' })).text()).toBe('[1]\n');
    sessions.give(next, true);
    expect(sessions.take()).toBe(next);
    next.session.close();
    await sessions.close();
  });

  test('an answer is given to nobody who has left, also where the statement came to its end', async () => {
    const pipe = path.join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    onTestFinished(() => rmSync(pipe));
    const caller = new AbortController();
    const asked = warehouse
      .query({ sql: `select n from file('${pipe}', 'CSV', 'n Int32')` }, z.unknown(), {
        name: 'reads a pipe',
        signal: caller.signal,
      })
      .catch((error: unknown) => error);
    // Stands open once the statement reads.
    const end = await promisify(open)(pipe, 'w');
    writeSync(end, '7\n');
    closeSync(end);
    const sessions = new Sessions(folder);
    const { session } = sessions.take();
    const isRunning = () =>
      session.query(`select 1 from system.processes where startsWith(Settings['log_comment'], 'reads a pipe ')`) !== '';
    // This thread hears of the end no sooner than it is free.
    while (isRunning());
    caller.abort();
    session.close();
    await sessions.close();
    expect(await asked).toMatchObject({ code: 'cancelled' });
  });

  test('what reads little goes before what reads much, and this before files and loads', async () => {
    const told = async (options: Partial<QueryOptions>): Promise<unknown> => {
      const sql = `select toInt32(value) as n from system.settings where name = 'os_threads_nice_value_query'`;
      return (await warehouse.query({ sql }, z.object({ n: z.number() }), { name: 'test', ...options })).rows[0]?.n;
    };
    const wide = { isWide: true };
    expect(await told({})).toBe(0);
    expect(await told(wide)).toBe(niceness.wide);
    expect(await told({ ...wide, lane: 'heavy' })).toBe(niceness.heavy);
    expect(await told({ lane: 'watch' })).toBe(0);
    expect(niceness.wide).toBeLessThan(niceness.heavy);
    expect(niceness.heavy).toBeLessThan(niceness.merges);
  });

  test('a list of more ids than the engine reads of a statement by itself is answered', async () => {
    const params = { ids: Array.from({ length: 60_000 }, (_, place) => `title ${place}`) };
    const { rows } = await warehouse.query(
      { sql: 'select length({ids:Array(String)}) as n', params },
      z.object({ n: z.number() }),
      { name: 'test' },
    );
    expect(rows).toEqual([{ n: 60_000 }]);
  });

  test('files on the way are gone after a stream that was read, left or failed', async () => {
    const stream = (sql: string) => warehouse.stream({ sql }, z.unknown(), { name: 'test' });
    for await (const _ of stream('select 1 as n'));
    for await (const _ of stream('select number as n from numbers(1000000)')) {
      expect(spilled()).toHaveLength(1);
      break;
    }
    await expect(stream('select nothing').next()).rejects.toMatchObject({ code: 'failed' });
    expect(spilled()).toEqual([]);
  });

  test('a packed file with wildcards in its name is inserted as it is', async () => {
    const file = path.join(folder, 'part {1,2}*?.csv.gz');
    writeFileSync(file, gzipSync('n\n1\n2\n'));
    await warehouse.command('create table packed (n Int32) engine = MergeTree order by n', { name: 'test' });
    await warehouse.insert({ into: 'packed', format: 'CSVWithNames', source: { path: file } }, { name: 'test' });
    expect(await rowsOf(warehouse, 'select n from packed order by n')).toEqual([{ n: 1 }, { n: 2 }]);
    const missing = { into: 'packed', format: 'CSVWithNames', source: { path: path.join(folder, 'nothing') } };
    await expect(warehouse.insert(missing, { name: 'test' })).rejects.toMatchObject({ code: 'failed' });
    expect(spilled()).toEqual([]);
  });

  test('the process goes on answering while a statement is planned, and while it is streamed', async () => {
    const sql = 'with (select sum(sipHash64(number)) from numbers(15000000)) as x select x as n';
    const before = performance.eventLoopUtilization();
    await warehouse.query({ sql }, z.unknown(), { name: 'test', threads: 1 });
    for await (const _ of warehouse.stream({ sql }, z.unknown(), { name: 'test', threads: 1 }));
    // A process that waits, be it for a processor of a busy machine, is idle; one that a statement holds up is not.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(1 / 3);
  });
});
