/**
 * Golden SQL: statements kept as files in git, so that a change to them shows in the diff. With UPDATE_GOLDEN set the
 * files are written anew; else a test compares. For tests alone.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessOf } from '@cvm/contract';
import { expect, it } from 'vitest';
import type { Statement } from '../compile/sql.ts';
import { rollupNames } from '../rollups/names.ts';

const root = join(import.meta.dirname, '..', '..', 'golden');

export const goldenEdition = { edition: 1, dataThrough: '2024-06-30', hasPopulation: true, rollups: [...rollupNames] };

export const everything = accessOf({ allowedPages: ['*'], allowedDataCategories: [], blockedReports: [] }, 0);

export const restricted = accessOf(
  { allowedPages: ['*'], allowedDataCategories: ['country:US,GB', 'date:12', 'network:210,33'], blockedReports: [] },
  0,
);

/** A statement with its parameters, as the files hold it. */
export const goldenText = (statement: Statement): string =>
  `${statement.sql}\n\n${Object.entries(statement.params)
    .map(([name, value]) => `-- ${name} = ${JSON.stringify(value)}`)
    .join('\n')}\n`;

export type GoldenFile = { readonly name: string; readonly text: () => string };

/** A test per file of a folder of the golden SQL, and one that the folder holds no other. */
export const goldenTests = (folder: string, files: readonly GoldenFile[]): void => {
  const path = join(root, folder);
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(path, { recursive: true });
    for (const { name, text } of files) writeFileSync(join(path, name), text());
  }
  it.each(files)('$name', ({ name, text }) => {
    expect(text()).toBe(readFileSync(join(path, name), 'utf8'));
  });
  it('holds no file of a statement that is gone', () => {
    const kept = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(kept.map((entry) => entry.name).sort()).toEqual(files.map(({ name }) => name).sort());
  });
};
