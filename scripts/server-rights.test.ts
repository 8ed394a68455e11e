/** docs/cluster.md says what the user of a ClickHouse server must be allowed: all that the product reads and orders there. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isTest, root, sourcesOf, withoutComments } from './testing/sources.ts';

const document = readFileSync(path.join(root, 'docs', 'cluster.md'), 'utf8');
const sources = sourcesOf(['packages/warehouse', 'packages/metrics', 'packages/contract', 'apps'])
  // The engine in the portal's own process asks nobody for rights.
  .filter((file) => !isTest(file) && !file.startsWith('packages/warehouse/src/embedded'))
  .map((file) => withoutComments(readFileSync(path.join(root, file), 'utf8')));

const found = (text: RegExp): string[] =>
  [...new Set(sources.flatMap((source) => [...source.matchAll(text)].map(([hit]) => hit)))].sort();

test('every table of the system that is read is named, and no other', () => {
  const [rights = ''] = /The user creates[\s\S]*?end its own queries/.exec(document) ?? [];
  const named = [...rights.matchAll(/system\.[a-z_]+/g)].map(([name]) => name).sort();
  expect(named).toEqual(found(/\bsystem\.[a-z_]+/g));
});

test('so is every order to the system', () => {
  const orders = found(/\bsystem (sync|flush|reload|stop|start|drop|restore) [a-z]+/g);
  expect(orders).toEqual(['system sync replica']);
  for (const order of orders) expect(document).toContain(`\`${order.toUpperCase()}\``);
});

test('so is every engine of a table', () => {
  const engines = new Set(found(/\bengine = [A-Z][A-Za-z]+/g).map((text) => text.replace('engine = ', '')));
  expect(engines).toContain('Null');
  for (const engine of engines) expect(document).toContain(`\`${engine}\``);
});
