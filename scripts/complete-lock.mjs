/**
 * `npm run lock`: adds to `package-lock.json` an entry for every optional platform package that the registry in use could
 * not list. A registry that mirrors the packages of one platform makes npm write a lock file without the others, which
 * `npm ci` then refuses ('Missing: ... from lock file'), and which installs no engine on another platform. Run it after
 * each change of dependencies; `scripts/complete-lock.test.ts` fails when it was forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { helpOr } from './help.mjs';

/** What a word of a platform package's name says of the system it is for, in npm's words. */
const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  macos: 'darwin',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
};

const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/** The entry of a package such as `@chdb/lib-linux-arm64-gnu`: what npm would write of it, in npm's order. */
const entryOf = ({ name, version, dev }) => {
  const words = name.toLowerCase().split(/[-/]/);
  const os = words.map((word) => systems[word]).find(Boolean);
  const cpu = words.find((word) => processors.includes(word));
  const library = words.find((word) => /^(gnu|musl)/.test(word));
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev }),
    ...(os === 'linux' && library && { libc: [library.startsWith('musl') ? 'musl' : 'glibc'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
};

/**
 * The optional dependencies that a lock file names without an entry.
 * @param {{packages: Record<string, {optionalDependencies?: Record<string, string>, dev?: boolean}>}} lock
 * @returns {{name: string, version: string, at: string, dev: boolean}[]} `at` is the key its entry would have.
 */
export const missingFrom = ({ packages }) =>
  Object.entries(packages).flatMap(([key, { optionalDependencies = {}, dev = false }]) => {
    const folder = key.slice(0, Math.max(0, key.lastIndexOf('node_modules/')));
    return Object.entries(optionalDependencies)
      .filter(([name]) => !['', folder, `${key}/`].some((at) => `${at}node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, at: `${folder}node_modules/${name}`, dev }));
  });

/** The same lock file with an entry for each of them. @throws Error for one without an exact version. */
export const complete = (lock) => {
  const added = missingFrom(lock).map((missing) => {
    const { name, version, at } = missing;
    if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${name} is wanted as ${version}, which is no exact version.`);
    return [at, entryOf(missing)];
  });
  const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(added) });
  return { ...lock, packages: Object.fromEntries(packages.sort(([a], [b]) => (a < b ? -1 : 1))) };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpOr(
    'Usage: npm run lock\n  Adds the packages of other platforms to package-lock.json that a registry left out.',
    [],
  );
  const file = path.resolve(import.meta.dirname, '../package-lock.json');
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify(complete(lock), null, 2)}\n`);
  console.log(`Entries added to package-lock.json: ${missingFrom(lock).length}.`);
}
