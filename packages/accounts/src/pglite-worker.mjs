/**
 * Worker thread: the embedded PostgreSQL (PGlite) behind its socket server, so that the rest of the program speaks to
 * it through the ordinary driver and the event loop of the main thread stays free. Plain JavaScript and self-contained:
 * it is started by path, from the sources and from a bundle alike.
 *
 * workerData: { dir: data folder, or null for a store in memory; socket: path of the unix socket to listen on }.
 * Messages out: { ready: true } or { failed: text }, then the thread ends on the message 'close'.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

/** The one connection of the main thread (see open.ts), and one that it replaces and that has not quite gone. */
const connectionsMax = 2;

/**
 * The server's own measure, 128 MB, is filled at every start. In a million names it finds what is typed as fast with half of it
 * (95 of 100 within 44 ms), and half as fast with an eighth.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=64MB'];

const serve = async () => {
  const db = await PGlite.create({ dataDir: workerData.dir ?? 'memory://', extensions: { pg_trgm }, startParams });
  const server = new PGLiteSocketServer({ db, path: workerData.socket, maxConnections: connectionsMax });
  await server.start();
  parentPort.on('message', async (message) => {
    if (message !== 'close') return;
    await server.stop();
    await db.close();
    parentPort.close();
  });
  parentPort.postMessage({ ready: true });
};

serve().catch((error) => {
  parentPort.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  parentPort.close();
});
