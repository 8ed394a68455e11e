/** A path of the API is written once, in its record: nothing else in the product may spell one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiRoot, type Endpoint, endpoints } from '@cvm/contract';
import { expect, test } from 'vitest';
import { isTest, root, sourcesOf, withoutComments } from './testing/sources.ts';

const records: readonly Endpoint[] = Object.values(endpoints);

const isProduct = (file: string): boolean => !isTest(file) && !file.startsWith('packages/contract/src/endpoints/');

/** What the paths begin with below the root, up to what they name: `audience-segment/`, `admin/users`. */
const beginnings = records
  .map((record) => record.path.slice(apiRoot.length + 1).split(':')[0] ?? '')
  .filter((text) => text.includes('/') && !text.startsWith('embed/'));
const spelt = new RegExp(`['"\`](/?v1/|/v1['"\`]|(?:${[...new Set(beginnings)].join('|')}))`, 'g');

const sources = (): string[] => sourcesOf(['apps', 'packages', 'bench', 'demo', 'importers']);

test('no path of the API stands outside the records', () => {
  const found: string[] = [];
  for (const file of sources().filter(isProduct)) {
    const text = withoutComments(readFileSync(path.join(root, file), 'utf8'));
    for (const [hit] of text.matchAll(spelt)) found.push(`${file}: ${hit}`);
  }
  expect(found).toEqual([]);
});

test('and a path that is spelt would be found', () => {
  for (const text of ["'/v1/login'", '`v1/query/$' + '{view}`', "ask('get', 'audience-segment/x')", '"admin/users"'])
    expect(withoutComments(text)).toMatch(spelt);
});

/** What a file imports by name from the contract. */
const importedFromContract = (text: string): string[] =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@cvm\/contract'/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ')[0] ?? ''),
  );

test('the web app imports the calls it makes by their groups, so that a page loads no others', () => {
  const ofWebApp = sources().filter((file) => file.startsWith('apps/web/') && isProduct(file));
  const imports = ofWebApp.map(
    (file) => [file, importedFromContract(readFileSync(path.join(root, file), 'utf8'))] as const,
  );
  expect(imports.filter(([, names]) => names.includes('endpoints')).map(([file]) => file)).toEqual([]);
  // The reading itself finds what is imported.
  expect(imports.flatMap(([, names]) => names)).toEqual(expect.arrayContaining(['segmentEndpoints', 'viewEndpoints']));
});
