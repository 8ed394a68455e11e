/**
 * What must be there before the portal can run: its packages and its build. Plain Node without any package, because it
 * runs before they are installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './one-at-a-time.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const installStamp = join(root, 'node_modules', '.cvm-install');
/** Beside the folder of packages, which an install takes away. */
const installLock = join(root, '.cvm-install.lock');

const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], ...options });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with status ${code}.`)),
    );
  });

const timed = async (what, work) => {
  const started = Date.now();
  console.log(`${what} ...`);
  await work();
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
};

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

/** Installed by this script, or by hand after the lock file was last written. */
const isInstalled = () => {
  const own = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(own)) return false;
  if (existsSync(installStamp) && readFileSync(installStamp, 'utf8') === lockHash()) return true;
  return statSync(own).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
};

const install = async () => {
  // By another process, while this one waited for it.
  if (isInstalled()) return;
  await timed('Installing packages (about a minute, the first time only)', () =>
    // The tools that build are development packages, which npm leaves out, and takes away, where NODE_ENV is production.
    run('npm', ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', '--no-progress'], {
      shell: process.platform === 'win32',
    }),
  );
  writeFileSync(installStamp, lockHash());
};

/** Installs the packages when there are none or the lock file has changed since. */
export const ensureInstall = async () => {
  if (!isInstalled())
    await oneAtATime(installLock, install, (holder) =>
      console.log(`Process ${holder} is installing packages; waiting for it ...`),
    );
};

/**
 * Builds the web app and the server where their sources have changed since they were built. In a process of its own: the
 * bundlers' hundreds of megabytes go with it, while whoever starts the portal stays as long as the portal.
 */
export const ensureBuild = async () => {
  // Imported only now: building needs the packages.
  const { changedParts } = await import('./build.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  for (const { name } of await changedParts())
    await timed(`Building the ${name}`, () =>
      run(process.execPath, [join(root, 'scripts', 'build.mjs'), name], { env }),
    );
};
