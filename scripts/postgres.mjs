/**
 * A real, throw-away PostgreSQL server for tests. In: nothing. Out: the URL of a fresh cluster in a temporary folder,
 * listening on a random loopback port with a random password, and a function that stops and deletes it.
 *
 *   import { startPostgres } from './postgres.mjs';      const { url, stop } = await startPostgres();
 *   node scripts/postgres.mjs                            prints the URL, runs until Ctrl-C
 *
 * Uses the newest installed server of Debian's layout (/usr/lib/postgresql/<version>/bin) or the one on the PATH; as
 * root on Debian it installs the package `postgresql` when there is none. The server cannot outlive its starter: a
 * small shell stands beside it, reading from a pipe that closes when the starter ends, however it ends.
 */
import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { access, chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { argv, env, getuid, stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';
const startTimeoutMs = 280_000;

/** Ends the server and removes its folder as soon as standard input closes. $1 = bin folder, $2 = folder, $3 = port. */
const keeperScript = `
"$1/postgres" -D "$2/data" -p "$3" -h 127.0.0.1 -k '' -F >"$2/log" 2>&1 &
server=$!
cat >/dev/null
kill -INT $server 2>/dev/null
wait $server
rm -rf "$2"
`;

const exists = (path) =>
  access(path).then(
    () => true,
    () => false,
  );

/** The folder with `initdb` and `postgres`, or null. */
const findBinaries = async () => {
  const versions = (await readdir(debian).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(env.PATH ?? '').split(delimiter)];
  for (const folder of folders) {
    if (folder !== '' && (await exists(join(folder, 'initdb'))) && (await exists(join(folder, 'postgres'))))
      return folder;
  }
  return null;
};

const canInstall = async () => getuid?.() === 0 && (await exists('/usr/bin/apt-get'));

/** Installs the Debian package without the cluster and the running server that it would otherwise come with. */
const install = async () => {
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 64 * 1024 * 1024 };
  const aptGet = (...words) => run('apt-get', ['-q', '-y', '-o', 'Dpkg::Options::=--force-confold', ...words], options);
  await aptGet('update');
  await aptGet('install', '--no-install-recommends', 'postgresql-common');
  await run('sed', [
    '-i',
    's/^#*create_main_cluster.*/create_main_cluster = false/',
    '/etc/postgresql-common/createcluster.conf',
  ]);
  await aptGet('install', '--no-install-recommends', 'postgresql');
};

const requireBinaries = async () => {
  const found = await findBinaries();
  if (found !== null) return found;
  if (!(await canInstall())) {
    throw new Error(
      'No PostgreSQL server was found. Install the Debian package "postgresql", or put initdb and postgres on the PATH.',
    );
  }
  await install();
  const installed = await findBinaries();
  if (installed === null)
    throw new Error('The package "postgresql" was installed, but no server was found afterwards.');
  return installed;
};

/** Whom to run as: initdb and postgres refuse root, so root hands over to `postgres`, else to `nobody`. */
const runAs = async () => {
  if (getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name]))).catch(() => null);
    if (ids !== null) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
};

/**
 * Below the ports that systems hand out by themselves: one of those may be another connection's before the server listens.
 */
const freePort = async () => {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
};

/** Reads the server's log until it is ready; throws with the log when it gives up or takes too long. */
const untilReady = async (dir) => {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const log = await readFile(join(dir, 'log'), 'utf8').catch(() => '');
    if (log.includes('database system is ready to accept connections')) return;
    if (log.includes('FATAL') || Date.now() > deadline) {
      throw new Error(`The PostgreSQL server did not start. Its log:\n${log}`);
    }
    await pause(25);
  }
};

/**
 * Starts a server. The user in the URL is a superuser, the database is `postgres`; make others with CREATE DATABASE.
 * `stop` may be called twice and resolves when the server is gone.
 */
export const startPostgres = async () => {
  const bin = await requireBinaries();
  const owner = await runAs();
  const dir = await mkdtemp(join(tmpdir(), 'cvm-postgres-'));
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(dir, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined) {
    await chown(dir, owner.uid, owner.gid);
    await chown(passwordFile, owner.uid, owner.gid);
  }
  const options = { ...owner, cwd: dir, env: { PATH: env.PATH, LC_ALL: 'C.UTF-8' } };
  const cluster = [
    '-D',
    join(dir, 'data'),
    '-U',
    'cvm',
    '-E',
    'UTF8',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
  ];
  await run(join(bin, 'initdb'), [...cluster, '--no-sync', '--no-instructions'], options);
  await rm(passwordFile);
  const port = await freePort();
  // Detached, so that Ctrl-C in a terminal reaches the starter alone and the keeper can tidy up.
  const keeper = spawn('/bin/sh', ['-c', keeperScript, 'keeper', bin, dir, String(port)], {
    ...options,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(keeper, 'exit');
  const stop = async () => {
    // While it runs it does not keep the starter alive; while it stops, it does.
    keeper.ref();
    keeper.stdin.end();
    await ended;
  };
  try {
    await untilReady(dir);
  } catch (error) {
    await stop();
    throw error;
  }
  keeper.unref();
  keeper.stdin.unref?.();
  return { url: `postgres://cvm:${password}@127.0.0.1:${port}/postgres`, stop };
};

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { url, stop } = await startPostgres();
  stdout.write(`${url}\n`);
  const running = setInterval(() => {}, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, async () => {
      await stop();
      clearInterval(running);
    });
  }
}
