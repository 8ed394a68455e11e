/**
 * A real Chromium for the browser tests: CHROMIUM_PATH, else one of the system, else the one that ships in an npm package
 * (Linux x64). On Debian, root gets the one without windows first: it draws the same pages and takes a fifth less of the
 * processor.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { systemBrowsers, withoutWindows } from '../apps/cli/src/browsers.ts';

const run = promisify(execFile);

const installed = (): string | undefined => systemBrowsers.find((candidate) => existsSync(candidate));

/** Installs Debian's Chromium without windows, when this is Debian and we may; once a run, before its first browser. */
export const installBrowser = async (): Promise<void> => {
  if (process.env.CHROMIUM_PATH || existsSync(withoutWindows)) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 2 ** 26 };
  try {
    await run('apt-get', ['update', '-qq'], options);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', path.basename(withoutWindows)], options);
  } catch (error) {
    console.log(`Debian's Chromium could not be installed; another one is looked for. ${error}`);
  }
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

export const browserPath = async (): Promise<string> => process.env.CHROMIUM_PATH || (installed() ?? (await fromNpm()));

/**
 * A page lives for a second: to compile what it runs often a second time, and to collect its garbage on several threads, takes a
 * seventh of the processor time of its process. What was compiled once stays for the page after it in the same tab: so each function
 * is compiled when it is first called, and not interpreted. To look for garbage each time that another megabyte is filled takes a
 * twentieth, and most of a page is garbage at once when another takes its place.
 */
export const shortLived = [
  ...['--no-opt', '--no-maglev', '--always-sparkplug', '--max-lazy', '--no-flush-bytecode'],
  ...['--single-threaded-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'],
];

/** `jsFlags` are for its engine of JavaScript: what measures pages gives none. */
export const launchBrowser = async (jsFlags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: await browserPath(),
    args: [
      ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      '--disable-gpu',
      ...(jsFlags.length > 0 ? [`--js-flags=${jsFlags.join(' ')}`] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
