/**
 * `npm run build`: the web app (vite) and the server (one bundle of our own code, packages stay outside). Each is left
 * alone when nothing it is made of has changed since it was built; `--force` builds both, a name builds that one alone.
 */
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { helpOr } from './help.mjs';
import { oneAtATime } from './one-at-a-time.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.cache', 'cvm-build.json');
const lockFile = join(root, 'node_modules', '.cache', 'cvm-build.lock');

const isSource = (name) => !/\.test\.tsx?$/.test(name) && !['node_modules', 'dist', 'testing', 'golden'].includes(name);

/** Every source file below a folder, in a fixed order. */
const filesBelow = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!isSource(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await filesBelow(path)));
    else if (entry.isFile()) files.push(path);
  }
  return files;
};

/** One text for the content of these folders and files; it changes when any of them does. */
const fingerprint = async (paths) => {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    const below = await filesBelow(full);
    for (const file of below.length > 0 ? below : [full]) {
      hash.update(relative(root, file)).update('\0');
      hash.update(await readFile(file).catch(() => '')).update('\0');
    }
  }
  return hash.digest('hex');
};

const packages = ['contract', 'metrics', 'warehouse', 'accounts'].map((name) => `packages/${name}`);
const shared = ['package-lock.json', 'package.json', 'scripts/build.mjs'];

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of 11. The last one takes 2.3 times as long, half of the whole build, for 1.6 % fewer bytes. */
const brotliQuality = 10;

/** Beside each script and style sheet its compressed forms: smaller than a server can make them while somebody waits. */
const compressAssets = async (folder) => {
  const names = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const name of names) {
    const path = join(folder, name);
    const content = await readFile(path);
    if (content.length < 1024) continue;
    await writeFile(
      `${path}.br`,
      await brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
    );
    await writeFile(`${path}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
  }
};

const buildWeb = async () => {
  const { build } = await import('vite');
  await build({
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { emptyOutDir: true },
  });
  await compressAssets(join(root, 'apps/web/dist/assets'));
};

const serverOut = join(root, 'apps/api/dist');

/**
 * The workspaces' sources go into the bundle; npm packages stay in node_modules. The accounts store starts a worker and
 * reads migrations beside its own module: they are copied to where that module is now.
 */
const buildServer = async () => {
  const { build } = await import('esbuild');
  const inside = Object.fromEntries(
    [...packages, 'demo', 'importers', 'apps/api'].map((path) => [
      `@cvm/${path.split('/').at(-1)}`,
      join(root, path, 'src/index.ts'),
    ]),
  );
  await build({
    entryPoints: [join(root, 'apps/api/src/main.ts')],
    outfile: join(serverOut, 'bin/server.mjs'),
    alias: inside,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: 'linked',
    logLevel: 'warning',
  });
  await mkdir(join(serverOut, 'migrations'), { recursive: true });
  await cp(join(root, 'packages/accounts/migrations'), join(serverOut, 'migrations'), { recursive: true });
  await cp(join(root, 'packages/accounts/src/pglite-worker.mjs'), join(serverOut, 'bin/pglite-worker.mjs'));
};

const parts = [
  {
    name: 'web app',
    sources: [...shared, 'release-notes.json', 'packages/contract', 'apps/web'],
    result: 'apps/web/dist/index.html',
    build: buildWeb,
  },
  {
    name: 'server',
    sources: [...shared, ...packages, 'demo', 'importers', 'apps/api'],
    result: 'apps/api/dist/bin/server.mjs',
    build: buildServer,
  },
];

const readStamps = async () => {
  try {
    return JSON.parse(await readFile(stampFile, 'utf8'));
  } catch {
    return {};
  }
};

const exists = (path) =>
  readFile(join(root, path)).then(
    () => true,
    () => false,
  );

/** The parts whose sources have changed since they were built, or that are not built at all. */
export const changedParts = async (force = false) => {
  const stamps = await readStamps();
  const changed = [];
  for (const part of parts) {
    const print = await fingerprint(part.sources);
    if (force || stamps[part.name] !== print || !(await exists(part.result))) changed.push({ ...part, print });
  }
  return changed;
};

/** Builds one part and notes what it was built from. */
const buildPart = async (part) => {
  await part.build();
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ ...(await readStamps()), [part.name]: part.print }, null, 2));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  helpOr(
    [
      'Usage: npm run build -- [--force] ["web app" | server]',
      '  Builds the web app and the server where their sources have changed; --force builds both, a name that one alone.',
    ].join('\n'),
    ['--force', ...parts.map(({ name }) => name)],
  );
  const named = process.argv.slice(2).filter((word) => word !== '--force');
  const isAsked = ({ name }) => named.length === 0 || named.includes(name);
  const buildChanged = async () => {
    // Looked at once nobody else builds: what another process was building meanwhile is built.
    const changed = (await changedParts(process.argv.includes('--force'))).filter(isAsked);
    for (const part of changed) {
      console.log(`Building the ${part.name} ...`);
      await buildPart(part);
    }
    if (changed.length === 0) console.log('Nothing has changed since the last build.');
  };
  await oneAtATime(lockFile, buildChanged, (holder) =>
    console.log(`Process ${holder} is building; waiting for it ...`),
  );
}
