/**
 * Connections that hold something and do nothing: opened and silent, or with an answer on its way that nobody reads. They
 * are cut, because each keeps memory, and a stream that is not read keeps its file and its place.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export type StallLimits = {
  /** Until the first byte of a connection. */
  readonly silentMs: number;
  /** Without a byte taken of an answer that waits. */
  readonly unreadMs: number;
};

/** Slower than any line that people work on; a proxy reads as fast as it is sent. */
export const stallLimits: StallLimits = { silentMs: 20_000, unreadMs: 60_000 };

type Watched = { readonly since: number; taken: number; takenAt: number };

/** Looks several times in the shorter limit. Ends with the server. */
export const cutStalledSockets = (server: Server, { silentMs, unreadMs }: StallLimits): void => {
  const sockets = new Map<Socket, Watched>();
  server.on('connection', (socket: Socket) => {
    const now = performance.now();
    sockets.set(socket, { since: now, taken: 0, takenAt: now });
    socket.once('close', () => sockets.delete(socket));
  });
  const check = (): void => {
    const now = performance.now();
    for (const [socket, watched] of sockets) {
      const taken = socket.bytesWritten - socket.writableLength;
      if (taken !== watched.taken || socket.writableLength === 0) Object.assign(watched, { taken, takenAt: now });
      const isSilent = socket.bytesRead === 0 && now - watched.since > silentMs;
      if (isSilent || now - watched.takenAt > unreadMs) socket.destroy();
    }
  };
  const timer = setInterval(check, Math.max(20, Math.min(silentMs, unreadMs) / 4)).unref();
  server.once('close', () => clearInterval(timer));
};
