/** The built server as a process of its own, as `npm start`, the browser tests and benchmarks run it; tests and benchmarks with Node's flags of their own. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../apps/api/dist/bin/server.mjs', import.meta.url));

/**
 * What the C library's allocator is told, of which Node's buffers come (the engine has its own): 16 threads that compress and
 * read in turn would keep a heap each, and a few small pieces in each of them every large one that was given back. What that
 * takes of the memory stands in decision 77.
 */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '1048576', MALLOC_TRIM_THRESHOLD_: '4194304' };

export const spawnServer = ({ env = process.env, stdio, flags = [] }) =>
  spawn(process.execPath, [...flags, '--enable-source-maps', program], {
    stdio,
    // The embedded data store computes on these threads; file and password work must find one free beside it.
    env: { UV_THREADPOOL_SIZE: '16', ...allocator, ...env },
  });
