/** A path of a page is written once, in its record: nothing else in the product may spell one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageIds, pages } from '@cvm/contract';
import { expect, test } from 'vitest';
import { isTest, root, sourcesOf, withoutComments } from './testing/sources.ts';

const isProduct = (file: string): boolean => !isTest(file) && !file.startsWith('packages/contract/src/pages/');

/** The first part of each path: `/show`, `/report`. */
const beginnings = new Set(pageIds.map((id) => pages[id].path.split('/')[1] ?? '').filter((part) => part !== ''));
const spelt = new RegExp(`(?:['"\`}]|"\\s|\\^\\\\)/(?:${[...beginnings].join('|')})(?=[/?#'"\`*$\\\\])`, 'g');

const sources = (): string[] => sourcesOf(['apps', 'packages', 'bench']);

test('no path of a page stands outside the records', () => {
  const found: string[] = [];
  for (const file of sources().filter(isProduct)) {
    const text = withoutComments(readFileSync(path.join(root, file), 'utf8'));
    for (const [hit] of text.matchAll(spelt)) found.push(`${file}: ${hit}`);
  }
  expect(found).toEqual([]);
});

test('and a path that is spelt would be found', () => {
  const spellings = ["'/shows'", '`/show/$' + '{id}`', '`$' + '{origin}/link/x`', '"/report/binge"', "'/login?next=1'"];
  for (const text of spellings) expect(withoutComments(text)).toMatch(spelt);
});
