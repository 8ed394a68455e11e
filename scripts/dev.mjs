/**
 * `npm run dev`: the API from its sources, restarted when they change, and the web app with hot reloading in front of
 * it. PORT is the API's (default 8080), WEB_PORT the web app's (default 5173).
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helpOr } from './help.mjs';

helpOr(
  [
    'Usage: npm run dev',
    '  The API from its sources at PORT (8080), restarted when they change, and the web app with hot reloading at WEB_PORT',
    '  (5173). Ctrl-C stops both.',
  ].join('\n'),
  [],
);

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT || '8080';
const webPort = process.env.WEB_PORT || '5173';

const bin = (name) => join(root, 'node_modules', '.bin', name);

const children = [
  spawn(bin('tsx'), ['watch', '--clear-screen=false', join(root, 'apps/api/src/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: {
      UV_THREADPOOL_SIZE: '16',
      ...process.env,
      PORT: port,
      PUBLIC_URL: process.env.PUBLIC_URL || `http://localhost:${webPort}`,
    },
  }),
  spawn(bin('vite'), ['--port', webPort, '--strictPort', '--clearScreen', 'false'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
    env: { ...process.env, PORTAL_URL: process.env.PORTAL_URL || `http://127.0.0.1:${port}` },
  }),
];

// Once only: a second signal makes the watcher kill the server instead of letting it close its stores.
let stopping = false;
const stop = () => {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
};
// Either of them alone is of no use: when one ends, the other is stopped.
for (const child of children) child.once('exit', stop);
process.on('SIGINT', () => {
  // A terminal sends Ctrl-C to all three of us.
  if (process.stdin.isTTY) stopping = true;
  else stop();
});
process.on('SIGTERM', stop);
