// What only the server adapter promises: a server that is not there, comes late or goes away is named as such.
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Warehouse } from './client.ts';
import { openCluster } from './cluster.ts';
import { type Response, startFakeServer, whole } from './testing/fake-server.ts';
import { type Front, startFront } from './testing/stores.ts';

let front: Front;
beforeAll(async () => {
  front = await startFront();
});
afterAll(async () => {
  await front.stop();
  rmSync(front.folder, { recursive: true, force: true });
});

/** A port of this machine that nobody listens on. */
const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
};

test('a server that does not answer is unreachable, and its password is not repeated', async () => {
  const port = await freePort();
  const error = await openCluster({ url: `http://cvm:secret-word@127.0.0.1:${port}/` }).catch(
    (cause: unknown) => cause,
  );
  expect(error).toMatchObject({
    code: 'unreachable',
    message: `Reaching the ClickHouse server at 127.0.0.1:${port} failed: the server cannot be reached.`,
  });
});

test('the database of the URL is where names are looked up', async () => {
  const first = await openCluster({ url: front.url });
  await first.command('create database elsewhere', { name: 'test' });
  await first.close();
  const warehouse = await openCluster({ url: `${front.url}/elsewhere` });
  const schema = z.object({ at: z.string() });
  const at = (database?: string) =>
    warehouse.query({ sql: 'select currentDatabase() as at' }, schema, {
      name: 'test',
      ...(database ? { database } : {}),
    });
  expect((await at()).rows).toEqual([{ at: 'elsewhere' }]);
  expect((await at('default')).rows).toEqual([{ at: 'default' }]);
  await warehouse.close();
});

test('a server that goes away is unreachable, for a query and in the middle of a stream', async () => {
  const leaving = await startFront();
  const warehouse = await openCluster({ url: leaving.url });
  const read = async () => {
    const sql = 'select number as n from numbers(5000000)';
    for await (const _ of warehouse.stream({ sql }, z.unknown(), { name: 'test' })) await leaving.stop();
  };
  await expect(read()).rejects.toMatchObject({ code: 'unreachable' });
  const ask = warehouse.query({ sql: 'select 1' }, z.unknown(), { name: 'test' });
  await expect(ask).rejects.toMatchObject({ code: 'unreachable' });
  await warehouse.close();
  rmSync(leaving.folder, { recursive: true, force: true });
});

describe('a server that fails on the way', () => {
  const options = { name: 'test' };
  const row = z.object({ text: z.string() });
  const works = {
    query: (warehouse: Warehouse) => warehouse.query({ sql: 'select text' }, row, options),
    text: (warehouse: Warehouse) => warehouse.queryText({ sql: 'select text' }, { columns: ['text'], row }, options),
    stream: async (warehouse: Warehouse) => {
      const all: unknown[] = [];
      for await (const rows of warehouse.stream({ sql: 'select text' }, row, options)) all.push(...rows);
      return all;
    },
    command: (warehouse: Warehouse) => warehouse.command('insert into t select 1', options),
    insert: (warehouse: Warehouse) =>
      warehouse.insert({ into: 't', format: 'CSV', source: Readable.from([Buffer.from('1\n')]) }, options),
  };

  const ask = async (work: keyof typeof works, answer: Response): Promise<unknown> => {
    const server = await startFakeServer(() => answer);
    const warehouse = await openCluster({ url: server.url });
    try {
      return await works[work](warehouse).catch((error: unknown) => error);
    } finally {
      await warehouse.close();
      await server.stop();
    }
  };

  /** Whoever is in between may speak of no length, so that an end looks like any other. */
  const open = 'HTTP/1.1 200 OK\r\nX-ClickHouse-Exception-Tag: abcdefghijklmnop\r\nConnection: close\r\n\r\n';
  const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const head =
    '{\n\t"meta":\n\t[\n\t\t{\n\t\t\t"name": "text",\n\t\t\t"type": "String"\n\t\t}\n\t],\n\n\t"data":\n\t[\n';
  const rows = `${head}\t\t["a"],\n\t\t["b"]`;
  const tail = '\n\t],\n\n\t"rows": 2\n}\n';
  const memory = 'Code: 241. DB::Exception: Query memory limit exceeded. (MEMORY_LIMIT_EXCEEDED)';
  const failure = 'HTTP/1.1 200 OK\r\nX-ClickHouse-Progress: {}\r\nX-ClickHouse-Exception-Code: 241\r\n';
  const late: Response = [`${failure}Content-Length: ${memory.length}\r\n\r\n${memory}`];

  test('rows that come in pieces are those that were sent', async () => {
    for (const at of [3, head.length - 2, rows.length - 2, rows.length + 3])
      expect(await ask('stream', [`${open}${(rows + tail).slice(0, at)}`, (rows + tail).slice(at)]), `${at}`).toEqual([
        { text: 'a' },
        { text: 'b' },
      ]);
  });

  test.each<[keyof typeof works, string, Response, string]>([
    ['stream', 'ends behind a row', [`${open}${rows}`], 'cancelled'],
    ['stream', 'ends before a row', [`${open}${head}`], 'cancelled'],
    ['stream', 'ends before anything', [open], 'cancelled'],
    ['stream', 'breaks off', [`${chunked}${chunk(rows)}`], 'unreachable'],
    ['stream', 'says why behind the rows, as before 25.11', [`${open}${rows}\n`, `${memory}\n`], 'memory'],
    [
      'stream',
      'says why behind the rows',
      [
        `${open}${rows}\r\n__exce`,
        `ption__\r\nabcdefghijklmnop\r\n${memory}\n79 abcdefghijklmnop\r\n__exception__\r\n`,
      ],
      'memory',
    ],
    [
      'stream',
      'says why in the document',
      [`${open}${rows}${tail.replace('\n}', `,\n\t"exception": "${memory}"\n}`)}`],
      'cancelled',
    ],
    ['query', 'breaks off', [`${chunked}${chunk('{"meta":[')}`], 'unreachable'],
    ['query', 'ends within', [`${open}{"meta":[`], 'failed'],
    ['text', 'breaks off', [`${chunked}${chunk('[\n{"text":"a"}\n')}`], 'unreachable'],
    ['text', 'ends within', [`${open}[\n{"text":"a"}\n]\n`], 'failed'],
    ['query', 'says why behind its progress', late, 'memory'],
    ['text', 'says why behind its progress', late, 'memory'],
    ['command', 'says why behind its progress', late, 'memory'],
    ['insert', 'says why behind its progress', late, 'memory'],
    ['command', 'breaks off', ['HTTP/1.1 200 OK\r\nX-ClickHouse-Progress: {}\r\n'], 'unreachable'],
    ['insert', 'breaks off', ['HTTP/1.1 200 OK\r\nX-ClickHouse-Progress: {}\r\n'], 'unreachable'],
    ['command', 'is hidden by a gateway', ['HTTP/1.1 504 Gateway Timeout\r\nContent-Length: 3\r\n\r\n<p>'], 'failed'],
    ['query', 'says nothing', [], 'unreachable'],
  ])('a %s that %s is an error', async (work, _, answer, code) => {
    expect(await ask(work, answer)).toMatchObject({ name: 'WarehouseError', code });
  });
});

test('a statement whose caller has left is ended by the next kill where one is lost', async () => {
  const caller = new AbortController();
  let kills = 0;
  const server = await startFakeServer((request) => {
    if (!request.includes('kill query')) caller.abort();
    else kills += 1;
    return kills < 2 ? [] : whole('["waiting"]\n');
  });
  const warehouse = await openCluster({ url: server.url });
  const asked = warehouse.command('insert into t select 1', { name: 'test', signal: caller.signal });
  await expect(asked).rejects.toMatchObject({ code: 'cancelled' });
  // Waits for the kills that are under way.
  await warehouse.close();
  expect(kills).toBe(2);
  await server.stop();
});

test('a server that is too old is refused by its version', async () => {
  for (const version of ['18.16.1', '23.8.2.7', '24.7.99.1']) {
    const server = await startFakeServer(() => [], version);
    await expect(openCluster({ url: server.url })).rejects.toMatchObject({
      message: `The ClickHouse server has version ${version}; 24.8 or later is needed.`,
    });
    await server.stop();
  }
});
