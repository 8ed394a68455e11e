/** A path of a page is written once, in its record: nothing else in the product may spell one. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageIds, pageMatches, pages, patternOf } from '@cvm/contract';
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

test('every page is opened by a browser test', () => {
  const files = readdirSync(path.join(root, 'e2e')).filter((file) => /\.e2e\.ts$|screens\.ts$/.test(file));
  const texts = files.map((file) => withoutComments(readFileSync(path.join(root, 'e2e', file), 'utf8'))).join('\n');
  const written = [...texts.matchAll(/['`](\/[^'`\s?]*)/g)].map(([, text = '']) => text.replaceAll(/\$\{.*?\}/g, '7'));
  // The walk over the reports of titles and people names them by what they are about.
  const walked = [...texts.matchAll(/subject: '(\w+)'/g)].map(([, subject]) => `/${subject}/7`);
  const opened = [...written, ...walked];
  const closed = pageIds.filter((id) => !opened.some((one) => pageMatches(patternOf(pages[id]), one)));
  expect(closed).toEqual([]);
});
