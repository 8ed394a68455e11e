// A server that says what a test has it say, byte by byte, where a ClickHouse server does so only when it fails.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type FakeServer = { readonly url: string; readonly stop: () => Promise<void> };

/** The pieces of a response, sent one after the other; the connection ends behind them. */
export type Response = readonly string[];

/** One that says everything. */
export const whole = (body: string): Response => [`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`];

const isEnded = (request: string): boolean => {
  const [head = '', body] = request.split('\r\n\r\n');
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
  return body !== undefined && (/chunked/i.test(head) ? body.endsWith('0') : body.length >= length);
};

/** Of a given version, which knows no settings of ours; `answer` is what it says to every other request. */
export const startFakeServer = async (
  answer: (request: string) => Response,
  version = '24.8.1.1',
): Promise<FakeServer> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let request = '';
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      request += bytes;
      if (!isEnded(request)) return;
      void respond(socket, request);
      request = '';
    });
  });
  const respond = async (socket: Socket, request: string): Promise<void> => {
    const own = request.includes('version()') ? whole(`${version}\n`) : whole('');
    const isOwn = request.includes('version()') || request.includes('system.settings');
    for (const piece of isOwn ? own : answer(request)) {
      socket.write(piece, 'latin1');
      // Pieces that are sent together arrive together.
      await wait(20);
    }
    if (!isOwn) socket.end();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
