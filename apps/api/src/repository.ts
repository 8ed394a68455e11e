/** Where this portal's files lie and which version it is; the same from the sources and from the built bundle. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const findRoot = (start: string): string => {
  let folder = start;
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`The portal's own folder was not found above ${start}.`);
    folder = parent;
  }
  return folder;
};

export const repositoryRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

export const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')));
