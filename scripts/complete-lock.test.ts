import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { complete, missingFrom } from './complete-lock.mjs';

const file = path.resolve(import.meta.dirname, '../package-lock.json');

test('the lock file holds every optional platform package, so that npm ci passes and every platform gets its engine', () => {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingFrom(lock).map(({ name }) => name);
  expect(missing, 'run npm run lock').toEqual([]);
});

test('an entry is made as npm writes it', () => {
  const lock = {
    packages: {
      'node_modules/tool': {
        dev: true,
        optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3', '@tool/there': '1.0.0' },
      },
      'node_modules/@tool/there': { version: '1.0.0' },
    },
  };
  expect(complete(lock).packages).toHaveProperty(['node_modules/@tool/linux-arm64-musl'], {
    version: '1.2.3',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
  expect(missingFrom(complete(lock))).toEqual([]);
});
