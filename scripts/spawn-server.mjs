/** The built server as a process of its own, as `npm start`, the browser tests and benchmarks run it; tests and benchmarks with Node's flags of their own. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../apps/api/dist/bin/server.mjs', import.meta.url));

export const spawnServer = ({ env = process.env, stdio, flags = [] }) =>
  spawn(process.execPath, [...flags, '--enable-source-maps', program], {
    stdio,
    // The embedded data store computes on these threads; file and password work must find one free beside it.
    env: { UV_THREADPOOL_SIZE: '16', ...env },
  });
