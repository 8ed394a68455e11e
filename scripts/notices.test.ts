import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shipped } from './notices.mjs';

const root = path.resolve(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

test('the notices name every package that the product is made of, with its version and licence', () => {
  const packages = shipped(JSON.parse(read('package-lock.json')));
  const notices = new Set(read('THIRD-PARTY-NOTICES.md').split('\n'));
  const absent = packages.filter(({ name, version, license }) => !notices.has(`- ${name} ${version}: ${license}`));
  expect(absent, 'run npm run notices').toEqual([]);
  expect(packages.length).toBeGreaterThan(100);
});

test('every part of the project carries its licence', () => {
  const parts = Object.keys(JSON.parse(read('package-lock.json')).packages).filter(
    (key) => !key.includes('node_modules'),
  );
  const licenses = parts.map((part) => [part, JSON.parse(read(path.join(part, 'package.json'))).license]);
  expect(licenses.filter(([, license]) => license !== 'Apache-2.0')).toEqual([]);
  expect(read('LICENSE')).toContain('Apache License');
});
