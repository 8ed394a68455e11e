// The promises of `Warehouse` about values and failures, on every adapter.
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ParamValue, QueryOptions, Warehouse } from './client.ts';
import { type Store, stores } from './testing/stores.ts';

const hostileTexts = [
  '',
  "it's",
  '\\',
  "\\'",
  "'; drop table kept; --",
  '"`{}{a:String}$1',
  'line\nline\r\n\ttab',
  'nul\0nul\b\f\v\x1b',
  '\\N',
  '\\n',
  'NULL',
  '[1,2]',
  "['a']",
  'é漢字😀\u2028\u200f\ufeff',
  '%_?*',
  'x'.repeat(100_000),
];

describe.each(stores)('$kind', ({ start }) => {
  const database = `contract_${Math.random().toString(36).slice(2)}`;
  let store: Store;
  let warehouse: Warehouse;
  const options: QueryOptions = { name: 'contract', database };

  const one = async (type: string, value: ParamValue): Promise<unknown> => {
    const statement = { sql: `select {value_0:${type}} as value`, params: { value_0: value } };
    return (await warehouse.query(statement, z.object({ value: z.unknown() }), options)).rows[0]?.value;
  };
  const rows = async <Row>(sql: string, schema: z.ZodType<Row>, more: Partial<QueryOptions> = {}): Promise<Row[]> =>
    (await warehouse.query({ sql }, schema, { ...options, ...more })).rows;
  const failure = (sql: string, more: Partial<QueryOptions> = {}) =>
    rows(sql, z.unknown(), more).then(
      () => undefined,
      (error: unknown) => error,
    );
  const numbers = z.object({ n: z.number() });

  beforeAll(async () => {
    store = await start();
    warehouse = await store.open();
    await warehouse.command(`create database ${database}`, { name: 'contract' });
    await warehouse.command('create table kept (n UInt32) engine = MergeTree order by n', options);
    await warehouse.command('insert into kept select number from numbers(3)', options);
  });
  afterAll(async () => {
    await warehouse.command(`drop database ${database}`, { name: 'contract' });
    await warehouse.close();
    await store.remove();
  });

  describe('what is kept', () => {
    const sum = { sql: 'select sum(n) as all, avg(n) / 3 as third from kept', params: {} };
    const wholes = [{ statement: sum, values: { whole_0_all: 'all', whole_0_third: 'third' } }];
    const shares = { sql: 'select {whole_0_all:Float64} as all, {whole_0_third:Float64} as third', wholes };
    const figures = z.object({ all: z.number(), third: z.number() });

    test('wholes reach a query, a text and a stream as values, exactly', async () => {
      const expected = { all: 3, third: 1 / 3 };
      expect((await warehouse.query(shares, figures, options)).rows).toEqual([expected]);
      const { json } = await warehouse.queryText(shares, { columns: ['all', 'third'], row: figures }, options);
      expect(JSON.parse(json.toString())).toEqual([expected]);
      const streamed: unknown[] = [];
      for await (const batch of warehouse.stream(shares, figures, options)) streamed.push(...batch);
      expect(streamed).toEqual([expected]);
    });

    test('a whole that cannot be counted fails what it is for', async () => {
      const missing = [{ statement: { sql: 'select 1 as all from nowhere' }, values: { whole_0_all: 'all' } }];
      const failed = warehouse.query(
        { sql: 'select {whole_0_all:Float64} as all', wholes: missing },
        z.unknown(),
        options,
      );
      await expect(failed).rejects.toMatchObject({ code: 'failed' });
    });
  });

  describe('values', () => {
    test.each(hostileTexts.map((text) => [text.slice(0, 30), text]))('text %j returns unchanged', async (_, text) => {
      expect(await one('String', text)).toBe(text);
      expect(await one('Array(String)', [text, 'b', text])).toEqual([text, 'b', text]);
      expect(await one('Nullable(String)', `x${text}`)).toBe(`x${text}`);
    });

    test('long lists and texts reach a text and a stream as they do a query', async () => {
      const list = [...hostileTexts, ...Array.from({ length: 2_000 }, (_, place) => `title ${place}`)];
      const joined = hostileTexts.slice(0, -1).join();
      const statement = {
        sql: 'select {list_0:Array(String)} as list, {one_0:String} as one, {few_0:UInt8} as few',
        params: { list_0: list, one_0: joined, few_0: 3 },
      };
      const row = z.object({ list: z.array(z.string()), one: z.string(), few: z.number() });
      const expected = [{ list, one: joined, few: 3 }];
      expect((await warehouse.query(statement, row, options)).rows).toEqual(expected);
      const { json } = await warehouse.queryText(statement, { columns: ['list', 'one', 'few'], row }, options);
      expect(JSON.parse(json.toString())).toEqual(expected);
      const streamed: unknown[] = [];
      for await (const batch of warehouse.stream(statement, row, options)) streamed.push(...batch);
      expect(streamed).toEqual(expected);
    });

    test('any text returns unchanged, and the tables survive', async () => {
      const texts = fc.array(fc.string({ unit: 'binary', maxLength: 12 }), { maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(texts, async (list) => {
          expect(await one('Array(String)', list)).toEqual(list);
          expect(await one('String', list.join())).toBe(list.join());
        }),
        { numRuns: 60 },
      );
      expect(await rows('select n from kept order by n', numbers)).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
    });

    test.each<[string, ParamValue, unknown]>([
      ['UInt8', 255, 255],
      ['Int64', -9_007_199_254_740_991, -9_007_199_254_740_991],
      ['UInt64', 9_007_199_254_740_991, 9_007_199_254_740_991],
      ['Float64', -0.1, -0.1],
      ['Float64', 1e300, 1e300],
      ['Decimal(9, 2)', 12.5, 12.5],
      ['Bool', true, true],
      ['Bool', false, false],
      ['UInt8', true, 1],
      ['Date', '2026-06-30', '2026-06-30'],
      ['Date32', '1931-01-02', '1931-01-02'],
      ["DateTime('UTC')", '2026-06-30 12:34:56', '2026-06-30 12:34:56'],
      ['LowCardinality(String)', 'a', 'a'],
      ['Nullable(String)', null, null],
      ['Nullable(Int32)', null, null],
      ['Array(UInt32)', [1, 2, 3], [1, 2, 3]],
      ['Array(Int64)', [], []],
      ['Array(String)', [], []],
      ['Array(Float64)', [1.5, -2], [1.5, -2]],
      ['Array(Date)', ['2026-06-30', '2026-07-01'], ['2026-06-30', '2026-07-01']],
      ['Array(UInt32)', Array.from({ length: 20_000 }, (_, i) => i), Array.from({ length: 20_000 }, (_, i) => i)],
    ])('%s', async (type, value, expected) => {
      expect(await one(type, value)).toEqual(expected);
    });

    test('nan and infinity are null, and an empty answer has no rows', async () => {
      expect(await rows('select nan as a, -inf as b, 1/3 as c', z.unknown())).toEqual([{ a: null, b: null, c: 1 / 3 }]);
      expect(await rows('select n from kept where n > 9', numbers)).toEqual([]);
    });

    test('rows pass the schema once, and a row that does not fit names its column alone', async () => {
      const parsed = await rows(
        "select '2026-06-30' as day",
        z.object({ day: z.string().transform((day) => day.length) }),
      );
      expect(parsed).toEqual([{ day: 10 }]);
      const error = await rows("select 'secret' as n", numbers).catch((cause: unknown) => cause);
      expect(error).toMatchObject({ code: 'failed', message: expect.stringContaining('column n') });
      expect(String(error)).not.toContain('secret');
    });

    test('what the engine read is reported', async () => {
      const { stats } = await warehouse.query({ sql: 'select sum(n) as n from kept' }, numbers, options);
      expect(stats.rowsRead).toBe(3);
      expect(stats.bytesRead).toBe(12);
      expect(stats.elapsedMs).toBeGreaterThan(0);
    });

    test.each([
      ['a limit by', 'select count() as n from (select number % 7 as b from numbers(99) order by b limit 1 by b)', 1],
      ['a window', 'select row_number() over (order by number desc) as n from numbers(99) qualify n < 4', 3],
      ['an offset', 'select number as n from numbers(99) order by n limit 5 offset 97', 2],
      ['totals', 'select number % 3 as n from numbers(99) group by n with totals order by n', 3],
      ['a join', 'select a.number as n from numbers(9) as a join numbers(5, 9) as b using number order by n', 4],
      ['distinct rows', 'select distinct number % 4 as n from numbers(99) order by n', 4],
      ['an intersection', 'select number as n from numbers(9) intersect select number from numbers(4)', 4],
      ['a union', 'with 2 as k select number as n from numbers(k) union all select number from numbers(3)', 5],
    ])('%s above a sort leaves the rows it leaves', async (_, sql, count) => {
      expect(await rows(sql, z.unknown())).toHaveLength(count);
    });

    test('text holds the same rows as an answer that is parsed, in the columns that are named', async () => {
      const sql = `select concat('x"\\\\/\n\t\\0é漢😀\u2028', toString(number)) as s, number as n, number / 7 as x, if(number % 2, null, number) as even,
        toDate32('2026-06-30') as day, number > 3 as is_more, toDecimal64(12.5, 2) as d, nan as nothing, 'left out' as other
        from numbers({rows_0:UInt32}) order by n desc`;
      const row = z
        .object({ n: z.number(), s: z.string(), x: z.number(), even: z.number().nullable(), day: z.string() })
        .extend({ is_more: z.number(), d: z.number(), nothing: z.null() });
      const columns = Object.keys(row.shape);
      for (const count of [0, 1, 2, 99, 100, 101, 5000]) {
        const statement = { sql, params: { rows_0: count } };
        const parsed = (await warehouse.query(statement, row, options)).rows;
        const text = await warehouse.queryText(statement, { columns, row }, options);
        expect(text.rows).toBe(count);
        expect(JSON.parse(text.json.toString())).toEqual(parsed);
        expect(text.stats.rowsRead).toBe(count);
        if (count > 0) expect(Object.keys(JSON.parse(text.json.toString())[0])).toEqual(columns);
      }
    });

    test('text is refused like an answer that is parsed: too many rows, a column that is missing or of another type', async () => {
      const text = (more: Partial<QueryOptions>, columns = ['n'], row: z.ZodType = numbers) =>
        warehouse.queryText(
          { sql: 'select number as n from numbers(2000)' },
          { columns, row },
          { ...options, ...more },
        );
      await expect(text({ rowsMax: 1000 })).rejects.toMatchObject({ code: 'rows' });
      await expect(text({}, ['n', 'nothing'])).rejects.toMatchObject({ code: 'failed' });
      await expect(text({}, ['n'], z.object({ n: z.string() }))).rejects.toMatchObject({
        code: 'failed',
        message: expect.stringContaining('column n'),
      });
    });

    test('explain and show are answered too', async () => {
      expect(await rows('show tables', z.object({ name: z.string() }))).toEqual([{ name: 'kept' }]);
      expect((await rows('explain select 1', z.object({ explain: z.string() }))).length).toBeGreaterThan(0);
    });
  });

  describe('failures', () => {
    test.each<[string, string, Partial<QueryOptions>, string, number]>([
      ['time', 'select sum(sipHash64(number)) from numbers(1e12)', { timeoutMs: 300 }, 'timeout', 159],
      ['memory', 'select groupArray(number) from numbers(1e8)', { memoryBytesMax: 1e7 }, 'memory', 241],
      ['rows', 'select number from numbers(100000)', { rowsMax: 1000 }, 'rows', 396],
      ['a table that is not there', 'select * from nothing', {}, 'failed', 60],
      ['bad text', 'select from where', {}, 'failed', 62],
    ])('%s', async (_, sql, more, code, engineCode) => {
      const error = await failure(sql, more);
      expect(error).toMatchObject({ name: 'WarehouseError', code, engineCode });
      expect(error).toHaveProperty('message', expect.stringMatching(/^contract failed: [^\n]+\.$/));
    });

    test('a value that does not fit its type is bad input and is not repeated', async () => {
      const error = await one('UInt32', 'secret-word').catch((cause: unknown) => cause);
      expect(error).toMatchObject({ code: 'bad-input' });
      expect(String(error)).not.toContain('secret-word');
    });

    test('a placeholder without a value is bad input, even when an earlier statement gave one', async () => {
      await one('String', 'of another statement');
      const error = await failure('select {value_0:String} as value');
      expect(error).toMatchObject({ code: 'bad-input', message: 'The parameter value_0 has no value.' });
    });

    test.each<[string, ParamValue]>([
      ['Float64', Number.NaN],
      ['Array(Float64)', [1, Number.POSITIVE_INFINITY]],
      ['String', '\ud800'],
    ])('a value that cannot be carried over is bad input (%s)', async (type, value) => {
      await expect(one(type, value)).rejects.toMatchObject({ code: 'bad-input' });
    });

    test('a failure after output leaves nothing for the next answer', async () => {
      const fails = 'select throwIf(number = 150000) as n from numbers(200000) settings max_block_size = 1000';
      for (let round = 0; round < 5; round += 1) {
        expect(await failure(fails)).toMatchObject({ code: 'failed', engineCode: 395 });
        expect(await rows('select n from kept order by n', numbers)).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
      }
    });

    test('settings of one statement do not stay for the next', async () => {
      await failure('select number from numbers(10)', { rowsMax: 5, threads: 1, timeoutMs: 100, memoryBytesMax: 1e8 });
      await rows('select number from numbers(5)', z.unknown(), { rowsMax: 5, threads: 1 });
      const names = ['max_result_rows', 'max_memory_usage', 'max_execution_time', 'limit'];
      const [set] = await rows(
        `select ${names.map((name) => `toFloat64(getSetting('${name}')) as ${name}`).join(', ')}`,
        z.record(z.string(), z.number()),
      );
      expect(set).toEqual({ max_result_rows: 1e6, max_memory_usage: 1.5e9, max_execution_time: 30, limit: 0 });
    });

    test('every limit that is reached is an error, and nothing is left out unseen', async () => {
      const cut = "name like '%overflow_mode%' and value != 'throw'";
      const narrow =
        "name in ('offset', 'input_format_allow_errors_num', 'input_format_allow_errors_ratio') and value != '0'";
      expect(await rows(`select name from system.settings where ${cut} or ${narrow}`, z.unknown())).toEqual([]);
      const inside = 'select count() as n from (select number from numbers(100000) settings max_rows_to_read = 1000)';
      expect(await failure(`${inside} settings max_rows_to_read = 10000`)).toMatchObject({ code: 'rows' });
      const grouped = 'select count() as n from (select number from numbers(100000) group by number)';
      expect(await failure(`${grouped} settings max_rows_to_group_by = 1000`)).toMatchObject({ code: 'rows' });
    });

    test('a text means the same whatever a profile of the server says', async () => {
      const names = ['group_by_use_nulls', 'join_use_nulls', 'transform_null_in', 'prefer_column_name_to_alias'];
      const listed = names.map((name) => `'${name}'`).join(', ');
      const told = `select name from system.settings where name in (${listed}) and changed and value = '0'`;
      const found = await rows(told, z.object({ name: z.string() }));
      expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
      const grouped =
        'select number % 2 + 1 as key, count() as n from numbers(3) group by key with rollup order by key';
      expect(await rows(grouped, z.unknown())).toEqual([
        { key: 0, n: 3 },
        { key: 1, n: 2 },
        { key: 2, n: 1 },
      ]);
    });

    test('the engine knows a statement by its name and request', async () => {
      const [row] = await rows("select getSetting('log_comment') as tag", z.object({ tag: z.string() }), {
        requestId: 'req-7',
      });
      expect(row?.tag).toMatch(/^contract req-7 \w+-\d+$/);
    });
  });

  describe('inserts', () => {
    const bytes = 'n,text\n1,"a ""quoted""\nline"\n2,é\n';
    const all = () => rows('select n, text from taken order by n', z.object({ n: z.number(), text: z.string() }));

    beforeAll(() =>
      warehouse.command('create table taken (n UInt32, text String) engine = MergeTree order by n', options),
    );

    test('bytes of a stream arrive by the names of their columns', async () => {
      const source = Readable.from([bytes.slice(0, 9), bytes.slice(9)].map((part) => Buffer.from(part)));
      await warehouse.insert({ into: 'taken (text, n)', format: 'CSVWithNames', source }, options);
      expect(await all()).toEqual([
        { n: 1, text: 'a "quoted"\nline' },
        { n: 2, text: 'é' },
      ]);
    });

    test('a source that breaks off is an error and leaves no half', async () => {
      const source = Readable.from(
        (async function* () {
          yield Buffer.from('n,text\n7,seven\n');
          throw new Error('the disk went away');
        })(),
      );
      const insert = warehouse.insert({ into: 'taken', format: 'CSVWithNames', source }, options);
      await expect(insert).rejects.toMatchObject({ name: 'WarehouseError' });
      expect((await all()).map(({ n }) => n)).toEqual([1, 2]);
    });

    test('bytes that are not in the format are bad input', async () => {
      const source = Readable.from([Buffer.from('n,text\nnot-a-number,x\n')]);
      const insert = warehouse.insert({ into: 'taken', format: 'CSVWithNames', source }, options);
      await expect(insert).rejects.toMatchObject({ code: 'bad-input' });
    });
  });
});
