/**
 * `npm start`: installs and builds what is missing or has changed, then runs the portal in this terminal. Plain Node
 * without any package, because it runs before they are installed.
 */
import { createServer } from 'node:net';
import { helpOr } from './help.mjs';
import { ensureBuild, ensureInstall } from './prepare.mjs';
import { spawnServer } from './spawn-server.mjs';

helpOr(
  [
    'Usage: npm start',
    '  Installs and builds what is missing or has changed, and serves the portal at http://HOST:PORT (127.0.0.1:8080).',
    '  On the first start it loads demo data unless DEMO=0. Ctrl-C stops it. The settings are in README.md.',
  ].join('\n'),
  [],
);

const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail(`CVM Insights needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
};

/** Told before minutes are spent on installing and building; the server checks again when it listens. */
const checkPort = () =>
  new Promise((resolve) => {
    const port = Number(process.env.PORT || 8080);
    const host = process.env.HOST || '127.0.0.1';
    if (!Number.isInteger(port) || port < 0 || port > 65_535) return resolve();
    const probe = createServer();
    probe.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        fail(`Port ${port} is in use by another program. Choose another one: PORT=${port + 1} npm start`);
      resolve();
    });
    probe.listen(port, host, () => probe.close(resolve));
  });

/** Both processes get Ctrl-C from the terminal; this one waits for the server to finish its work and stop. */
const serve = () => {
  const child = spawnServer({ stdio: 'inherit' });
  const pass = (signal) => () => child.kill(signal);
  process.on('SIGTERM', pass('SIGTERM'));
  process.on('SIGHUP', pass('SIGHUP'));
  process.on('SIGINT', process.stdin.isTTY ? () => {} : pass('SIGINT'));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)));
};

checkNode();
await checkPort();
try {
  await ensureInstall();
  await ensureBuild();
} catch (error) {
  fail(`The portal could not be prepared: ${error instanceof Error ? error.message : error}`);
}
serve();
