import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { cutStalledSockets } from './stalled-sockets.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server whose answer is larger than any buffer on the way, as soon as it is asked. */
const serve = async (limits: { silentMs: number; unreadMs: number }): Promise<number> => {
  const server = createServer((_request, response) => response.end(Buffer.alloc(64 * 1024 * 1024)));
  cutStalledSockets(server, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
};

describe('a connection', () => {
  it('that says nothing is cut', async () => {
    const socket = connect(await serve({ silentMs: 100, unreadMs: 600_000 }), '127.0.0.1');
    socket.resume();
    await once(socket, 'close');
    expect(socket.bytesRead).toBe(0);
  });

  it('whose answer nobody reads is cut', async () => {
    const lazy = connect(await serve({ silentMs: 600_000, unreadMs: 300 }), '127.0.0.1');
    lazy.on('error', () => {});
    lazy.pause();
    lazy.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    // What is written to a connection that the other side has given up fails at last.
    await expect.poll(() => lazy.write('x') && !lazy.destroyed).toBe(false);
    lazy.destroy();
  });

  it('that is read gets all of its answer', async () => {
    const read = await fetch(`http://127.0.0.1:${await serve({ silentMs: 600_000, unreadMs: 600_000 })}/`);
    expect((await read.arrayBuffer()).byteLength).toBe(64 * 1024 * 1024);
  });
});
