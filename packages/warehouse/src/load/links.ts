// A folder of links with plain names to the files of a load, because the engine reads `*`, `?` and braces in a path as patterns
// and tells files apart by name alone. The name of a link is the number of its file.
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NumberedPart } from './columns.ts';

export type Links = {
  /** Links `parts` into a folder of their own and returns a pattern that matches them all. */
  readonly link: (parts: readonly NumberedPart[]) => Promise<string>;
  readonly remove: () => Promise<void>;
};

export const openLinks = async (): Promise<Links> => {
  const root = await mkdtemp(path.join(tmpdir(), 'cvm-load-'));
  let folders = 0;
  return {
    link: async (parts) => {
      folders += 1;
      const folder = path.join(root, String(folders));
      await mkdir(folder);
      for (const part of parts) await symlink(part.path, path.join(folder, linkName(part)));
      return path.join(folder, '*');
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
};

/** The name of the link to a part. */
export const linkName = (part: NumberedPart): string =>
  `${String(part.src).padStart(6, '0')}.${part.format}${part.gzip ? '.gz' : ''}`;
