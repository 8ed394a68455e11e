// The promises of `Warehouse` about work at the same time, long work and work that is given up, on every adapter.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Progress, QueryOptions, Warehouse } from './client.ts';
import { loadEngine } from './load/engine.ts';
import { type Limits, type Store, stores } from './testing/stores.ts';

const anything = z.unknown();
const endless = 'select sum(sipHash64(number)) as n from numbers(1e13)';
/** As long, and takes no processor: the engine sleeps for most of a second over a block of some 65 000 rows. */
const slow = 'select sum(sleepEachRow(0.00001)) as n from numbers(1e13)';
/** A scalar subquery is computed while the statement is planned; that must not hold up this process. */
const endlessPlan = `with (${endless}) as x select x`;

describe.each(stores)('$kind', ({ start }) => {
  let store: Store;
  let warehouse: Warehouse;
  const opened: Warehouse[] = [];
  const open = async (limits?: Limits): Promise<Warehouse> => {
    const one = await store.open(limits);
    opened.push(one);
    return one;
  };

  beforeAll(async () => {
    store = await start();
    warehouse = await open();
  });
  afterAll(async () => {
    await Promise.all(opened.map((one) => one.close()));
    await store.remove();
  });

  /** Statements with this name that the engine works on. */
  const running = async (name: string): Promise<number> => {
    const sql = `select count() as n from system.processes where startsWith(Settings['log_comment'], {name:String})`;
    const { rows } = await warehouse.query({ sql, params: { name: `${name} ` } }, z.object({ n: z.number() }), {
      name: 'watch',
    });
    return rows[0]?.n ?? 0;
  };
  const untilRunning = (name: string, count: number) => expect.poll(() => running(name), { interval: 20 }).toBe(count);

  test('random statements at once: every answer belongs to its question', async () => {
    const row = z.object({ text: z.string(), list: z.array(z.number()), sum: z.number() });
    const ask = async (seed: number): Promise<void> => {
      const params = {
        text_0: `${seed} ${"it's \\ \n".repeat(seed % 4)}`,
        list_0: Array.from({ length: seed % 50 }, (_, i) => i * seed),
        upto_0: (seed % 7) * 1000,
      };
      const { rows } = await warehouse.query(
        {
          sql: `select {text_0:String} as text, {list_0:Array(UInt32)} as list,
            (select sum(number) from numbers({upto_0:UInt32})) as sum`,
          params,
        },
        row,
        { name: 'mix', lane: seed % 3 === 0 ? 'heavy' : 'light' },
      );
      const { text_0: text, list_0: list, upto_0: upto } = params;
      expect(rows).toEqual([{ text, list, sum: Math.max(0, (upto * (upto - 1)) / 2) }]);
    };
    for (let batch = 0; batch < 2; batch += 1)
      await Promise.all(Array.from({ length: 50 }, (_, i) => ask(batch * 50 + i)));
  });

  test('a light statement does not wait behind heavy ones', async () => {
    const stop = new AbortController();
    const narrow = await open({ places: 3 });
    const heavy = Array.from({ length: 6 }, () =>
      narrow.query({ sql: endless }, anything, { name: 'hog', lane: 'heavy', timeoutMs: 0, signal: stop.signal }),
    );
    const settled = Promise.allSettled(heavy);
    await untilRunning('hog', 2);
    const { rows } = await narrow.query({ sql: 'select 1 as n' }, anything, { name: 'light' });
    expect(rows).toEqual([{ n: 1 }]);
    // They never end: who waited for one of them would wait still.
    expect(await running('hog')).toBe(2);
    stop.abort();
    expect((await settled).map((one) => one.status === 'rejected' && one.reason.code)).toEqual(
      Array.from({ length: 6 }, () => 'cancelled'),
    );
    await untilRunning('hog', 0);
  });

  test('what would wait too long, or in too long a row, is refused as busy', async () => {
    const stop = new AbortController();
    const narrow = await open({ places: 2, queueMax: 1, waitMsMax: 200 });
    const options: QueryOptions = { name: 'queue', lane: 'heavy', timeoutMs: 0, signal: stop.signal };
    const ask = () => narrow.query({ sql: endless }, anything, options);
    const first = expect(ask()).rejects.toMatchObject({ code: 'cancelled' });
    const second = expect(ask()).rejects.toMatchObject({ code: 'busy' });
    await expect(ask()).rejects.toMatchObject({ code: 'busy' });
    await second;
    stop.abort();
    await first;
  });

  test('a command waits for its place as long as it takes, and so does a question of a load', async () => {
    const stop = new AbortController();
    const narrow = await open({ places: 2, queueMax: 0, waitMsMax: 1 });
    const options: QueryOptions = { name: 'patient', lane: 'heavy', timeoutMs: 0, signal: stop.signal };
    const first = expect(narrow.query({ sql: endless }, anything, options)).rejects.toMatchObject({
      code: 'cancelled',
    });
    await untilRunning('patient', 1);
    const second = narrow.command("insert into function null('n UInt64') select 1", { name: 'waiting' });
    const third = loadEngine(narrow).count('numbers(3)');
    await untilRunning('patient', 1);
    stop.abort();
    await first;
    await second;
    expect(await third).toBe(3);
  });

  test.each([
    ['query', endless],
    ['query', endlessPlan],
    ['command', `insert into function null('n UInt64') ${endless}`],
  ] as const)('an aborted %s stops in the engine: %s', async (method, sql) => {
    const stop = new AbortController();
    const name = `given-up-${method}-${sql.length}`;
    const options = { name, timeoutMs: 0, signal: stop.signal };
    const work = method === 'query' ? warehouse.query({ sql }, anything, options) : warehouse.command(sql, options);
    const ended = expect(work).rejects.toMatchObject({ code: 'cancelled' });
    await untilRunning(name, 1);
    stop.abort();
    await ended;
    await untilRunning(name, 0);
  });

  test('work whose signal has already aborted never starts', async () => {
    const options = { name: 'never', signal: AbortSignal.abort() };
    await expect(warehouse.query({ sql: 'select 1' }, anything, options)).rejects.toMatchObject({ code: 'cancelled' });
    await expect(warehouse.command('select 1', options)).rejects.toMatchObject({ code: 'cancelled' });
  });

  describe('streams', () => {
    const numbers = z.object({ n: z.number(), text: z.string() });
    const sql = `select number as n, concat('row ', toString(n)) as text from numbers({count_0:UInt64}) order by n`;

    test('all rows in order, in more than one batch', async () => {
      let expected = 0;
      let batches = 0;
      for await (const rows of warehouse.stream({ sql, params: { count_0: 150_000 } }, numbers, { name: 'all' })) {
        batches += 1;
        for (const { n, text } of rows) {
          if (n !== expected || text !== `row ${n}`) throw new Error(`row ${expected} is ${n}, ${text}`);
          expected += 1;
        }
      }
      expect(expected).toBe(150_000);
      expect(batches).toBeGreaterThan(1);
    });

    test('no rows, no batches', async () => {
      for await (const rows of warehouse.stream({ sql, params: { count_0: 0 } }, numbers, { name: 'none' }))
        expect.unreachable(`a batch of ${rows.length}`);
    });

    test('leaving the loop stops the engine, and the next answer is its own', async () => {
      const options = { name: 'left', rowsMax: 1_000_000 };
      for await (const rows of warehouse.stream({ sql, params: { count_0: 1_000_000 } }, numbers, options)) {
        expect(rows[0]).toEqual({ n: 0, text: 'row 0' });
        break;
      }
      await untilRunning('left', 0);
      expect((await warehouse.query({ sql: 'select 7 as n' }, anything, { name: 'next' })).rows).toEqual([{ n: 7 }]);
    });

    test('an abort ends the loop and the work', async () => {
      const stop = new AbortController();
      const stream = warehouse.stream({ sql: endless }, anything, { name: 'cut', signal: stop.signal });
      const ended = expect(collect(stream)).rejects.toMatchObject({
        code: 'cancelled',
      });
      await untilRunning('cut', 1);
      stop.abort();
      await ended;
      await untilRunning('cut', 0);
    });

    test('a failure in the middle is an error, not an end', async () => {
      const breaks = 'select throwIf(number = 250000) as n from numbers(300000) settings max_block_size = 1000';
      await expect(collect(warehouse.stream({ sql: breaks }, anything, { name: 'breaks' }))).rejects.toMatchObject({
        code: 'failed',
        engineCode: 395,
      });
    });

    test('more rows than allowed are an error', async () => {
      const options = { name: 'capped', rowsMax: 1000 };
      const stream = warehouse.stream({ sql: 'select number as n from numbers(1e12)' }, anything, options);
      await expect(collect(stream)).rejects.toMatchObject({ code: 'rows' });
      const exact = warehouse.stream({ sql: 'select number as n from numbers(1000)' }, anything, options);
      expect(await collect(exact)).toBe(1000);
    });
  });

  test('a long command says how far it is', async () => {
    const stop = new AbortController();
    const seen: Progress[] = [];
    const work = warehouse.command(slow, {
      name: 'long',
      signal: stop.signal,
      onProgress: (progress) => {
        seen.push(progress);
        // A busy machine may have come no further since it was last asked.
        if (progress.rowsRead > (seen[0]?.rowsRead ?? 0)) stop.abort();
      },
    });
    await expect(work).rejects.toMatchObject({ code: 'cancelled' });
    expect(seen.at(-1)?.rowsRead).toBeGreaterThan(seen[0]?.rowsRead ?? Number.POSITIVE_INFINITY);
    expect(seen.at(-1)?.rowsTotal).toBe(1e13);
  });

  test('closing cancels what runs and what waits', async () => {
    const narrow = await open({ places: 2 });
    const options: QueryOptions = { name: 'closing', lane: 'heavy', timeoutMs: 0 };
    const works = [
      narrow.command(`insert into function null('n UInt64') ${endless}`, options),
      narrow.query({ sql: endless }, anything, options),
      narrow.query({ sql: endless }, anything, options),
    ];
    const ends = works.map((work) => expect(work).rejects.toMatchObject({ code: 'cancelled' }));
    await untilRunning('closing', 1);
    await narrow.close();
    await Promise.all(ends);
    await untilRunning('closing', 0);
    await expect(narrow.query({ sql: 'select 1' }, anything, options)).rejects.toMatchObject({ code: 'cancelled' });
  });
});

const collect = async (stream: AsyncIterable<unknown[]>): Promise<number> => {
  let count = 0;
  for await (const rows of stream) count += rows.length;
  return count;
};
