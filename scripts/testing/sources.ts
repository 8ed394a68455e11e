/** The sources of the product, for tests of what may stand in them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The folder that the files are named from. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** Every source file below these folders of the root. */
export const sourcesBelow = (folders: readonly string[]): string[] =>
  folders
    .flatMap((name) =>
      readdirSync(path.join(root, name), { recursive: true }).map((file) => path.join(name, `${file}`)),
    )
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\/(node_modules|dist)\//.test(file));

/** Those in TypeScript below `src`. */
export const sourcesOf = (folders: readonly string[]): string[] =>
  sourcesBelow(folders).filter((file) => /\/src\/.*\.tsx?$/.test(file));

/** Tests write paths by hand, where it is paths that they test. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//.test(file);

export const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
