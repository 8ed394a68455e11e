/** The documents name files and tests of today. Decisions tell of their day and stay as they are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './testing/sources.ts';

const rooms = ['packages', 'apps', 'demo', 'importers', 'bench', 'system', 'e2e', 'scripts', 'docs'];
const files = [
  ...readdirSync(root),
  ...rooms.flatMap((room) => readdirSync(path.join(root, room), { recursive: true }).map((file) => `${room}/${file}`)),
].filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md') && !/^docs\/decisions\/|^THIRD-PARTY/.test(file));

/** A file by its path or by the end of one. */
const filesNamed = (name: string): string[] => files.filter((file) => file === name || file.endsWith(`/${name}`));
const source = '[\\w./-]+\\.(?:tsx?|mjs)';

test('every source that a document names is there', () => {
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(new RegExp(`\`(${source})\``, 'g'))].map(([, name = '']) => ({ document, name })),
  );
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ name }) => filesNamed(name).length === 0)).toEqual([]);
});

test('every test that the requirements name by its words is in its file', () => {
  const rows = textOf('docs/requirements.md').split('\n');
  const named = rows.flatMap((row) =>
    [...(row.split(' | ').at(2) ?? '').matchAll(new RegExp(`\`(${source})\` \\(([^)]+)\\)`, 'g'))].map(
      ([, name = '', words = '']) => ({ name, words }),
    ),
  );
  const says = (name: string, words: string): boolean =>
    filesNamed(name).some((file) => textOf(file).toLowerCase().includes(words.toLowerCase()));
  const silent = named.filter(
    ({ name, words }) => !says(name, words) && !words.split(/[,;] /).every((one) => says(name, one)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(silent).toEqual([]);
});
