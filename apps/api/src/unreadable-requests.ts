/**
 * What never becomes a call: bytes that are no HTTP, headers (the address among them) that are too long, a request that
 * does not come to an end. The server has only the socket then, so the answer is written by hand, in the same shape as
 * every other error.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Answer, ApiError, answerOf, unreadableMessage } from './errors.ts';

const answerTo = (code: string | undefined): Answer =>
  answerOf(
    code === 'HPE_HEADER_OVERFLOW'
      ? new ApiError('too_large', 'The address or the headers of the request are too long.')
      : new ApiError('bad_request', unreadableMessage),
  );

/** The server's handler of `clientError`: answers and closes the connection. */
export const answerUnreadable = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = answerTo(error.code);
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
};
