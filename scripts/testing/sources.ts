/** The sources of the product, for tests of what may stand in them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder that the files are named from. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** Every source file below `src` of these folders of the root. */
export const sourcesOf = (folders: readonly string[]): string[] =>
  folders
    .flatMap((name) =>
      readdirSync(path.join(root, name), { recursive: true }).map((file) => path.join(name, `${file}`)),
    )
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !file.includes('node_modules'));

/** Tests write paths by hand, where it is paths that they test. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
