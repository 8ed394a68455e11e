/**
 * A real Chromium for the browser tests: CHROMIUM_PATH, else one of the system, else Debian's package when root, else the
 * one that ships in an npm package (Linux x64).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (): string | undefined => systemPaths.find((candidate) => existsSync(candidate));

/** Debian's Chromium, when this is Debian and we may install it. */
const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  return installed();
};

/** The Chromium of @sparticuz/chromium unpacks its own libraries only when it believes it is on Lambda. */
const fromNpm = async (): Promise<string> => {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No browser found: install Google Chrome or Chromium, or set CHROMIUM_PATH.');
  const folder = path.resolve('node_modules/.cache/chromium');
  mkdirSync(folder, { recursive: true });
  const before = { TMPDIR: process.env.TMPDIR, AWS_LAMBDA_JS_RUNTIME: process.env.AWS_LAMBDA_JS_RUNTIME };
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' });
  try {
    return await (await import('@sparticuz/chromium')).default.executablePath();
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
};

export const browserPath = async (): Promise<string> =>
  process.env.CHROMIUM_PATH ?? installed() ?? fromDebian() ?? (await fromNpm());

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await browserPath(),
    args: [
      ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
