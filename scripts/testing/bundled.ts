/**
 * Programs that tests start, as one file of plain JavaScript each: a process that reads the sources instead compiles all of
 * them first, which takes longer than what the test wants of it.
 */
import { mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { madeOnce } from './made-once.ts';
import { root } from './sources.ts';

/** Packages with parts that are no JavaScript, or that are large, stay where they are. */
const external = ['chdb', 'pg', 'drizzle-orm', '@node-rs/argon2', '@zxcvbn-ts/language-common', 'zod'];

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
