// What only the server adapter promises: a server that is not there, comes late or goes away is named as such.
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openCluster } from './cluster.ts';
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
