/** A real HTTP server for tests of what speaks HTTP: it answers by path and tells what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Asked = { method: string; url: string; headers: IncomingMessage['headers']; body: string };
export type Reply = { status: number; body: string; headers?: Record<string, string> };

export type TestServer = {
  /** The last call of a path, query left out. There is no last call of all: a page asks for more than a test is about. */
  asked: (path: string) => Asked;
  /** Calls whose caller went away before the answer. */
  left: () => number;
  close: () => Promise<void>;
};

/** Null where the caller went away meanwhile. */
const readBody = async (request: IncomingMessage): Promise<string | null> => {
  request.setEncoding('utf8');
  let body = '';
  try {
    for await (const chunk of request) body += String(chunk);
  } catch {
    return null;
  }
  return body;
};

/**
 * Listens, and makes the server the origin of the page, because the client calls its own origin. `replies` is asked
 * per path, query left out, and call: a reply, or null for a call that stays open.
 */
export const startServer = async (replies: (path: string, call: Asked) => Reply | null): Promise<TestServer> => {
  const none: Asked = { method: '', url: '', headers: {}, body: '' };
  const lastOf = new Map<string, Asked>();
  let left = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '', headers } = request;
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
    const body = await readBody(request);
    if (body === null) return;
    const call = { method, url, headers, body };
    const path = url.split('?')[0] ?? '';
    lastOf.set(path, call);
    const reply = replies(path, call);
    if (reply !== null) response.writeHead(reply.status, reply.headers).end(reply.body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const page = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  page.happyDOM.setURL(`http://127.0.0.1:${address.port}/`);
  return {
    asked: (path) => lastOf.get(path) ?? none,
    left: () => left,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
