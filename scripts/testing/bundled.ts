/**
 * Programs that tests start, as one file of plain JavaScript each: a process that reads the sources instead compiles all of
 * them first, which takes longer than what the test wants of it.
 */
import { mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { madeOnce } from './made-once.ts';
import { root } from './sources.ts';

/** Packages with parts that are no JavaScript, or that are large, stay where they are. */
const external = [
  'chdb',
  '@clickhouse/client',
  'pg',
  'drizzle-orm',
  '@node-rs/argon2',
  '@zxcvbn-ts/language-common',
  'zod',
];

/** The file that runs `program`, a source; the first test file of a run that asks for it makes it. */
export const bundled = async (program: string): Promise<string> => {
  const name = `${basename(program, '.ts')}.mjs`;
  const folder = await madeOnce(`program-${name}`, async (made) => {
    await mkdir(made);
    // The packages left out are looked for beside the file.
    await symlink(join(root, 'node_modules'), join(made, 'node_modules'));
    const outfile = join(made, name);
    await build({ entryPoints: [program], outfile, bundle: true, platform: 'node', format: 'esm', external });
  });
  return join(folder, name);
};

/**
 * The commands of the workspace, the portal itself and what fills the stores of one; but for the bench, whose programs stand
 * beside its sources.
 */
const commands = [
  ...['load', 'import', 'explain', 'mcp', 'doctor', 'rotate'].map((name) => `apps/cli/src/${name}.ts`),
  ...['demo/src/main.ts', 'apps/api/src/main.ts', 'system/fill-stores.ts'],
];

/** The workspace's own sources go into the bundle. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      path.startsWith('@cvm/') || kind === 'entry-point' ? undefined : { path, external: true },
    );
  },
};

/** The file that runs one of the commands, named by its source. All are made at once: they are much of the same. */
export const bundledCommand = async (source: string): Promise<string> => {
  const folder = await madeOnce('commands', async (made) => {
    await mkdir(made);
    // By the lock file it is known as the folder of the portal.
    for (const name of ['node_modules', 'package.json', 'package-lock.json'])
      await symlink(join(root, name), join(made, name));
    await build({
      entryPoints: commands.map((path) => join(root, path)),
      ...{ outdir: made, outbase: root, outExtension: { '.js': '.mjs' } },
      ...{ bundle: true, splitting: true, platform: 'node', format: 'esm', plugins: [packagesOutside] },
    });
  });
  return join(folder, source.replace(/ts$/, 'mjs'));
};
