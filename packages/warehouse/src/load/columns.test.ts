// Files whose heads are looked at, without a store.
import path from 'node:path';
import { expect, test } from 'vitest';
import { groupParts, type NumberedPart } from './columns.ts';
import { fileTable } from './format.ts';

const part = (name: string): NumberedPart => ({
  ...{ path: path.join(import.meta.dirname, name), name, bytes: 4, writtenMs: 0, src: 1 },
  ...{ format: 'parquet', gzip: false },
});

test('a file that cannot be read is named with the reason, whatever the engine makes of it', async () => {
  const { problems } = await groupParts(fileTable('ratings'), [part('ratings.parquet')], async () => {
    throw new Error('the data folder cannot be written.');
  });
  expect(problems).toEqual([expect.stringMatching(/^ratings\.parquet cannot be read: ENOENT: /)]);
});

test('what the engine says of a file ends as one sentence', async () => {
  const { problems } = await groupParts(fileTable('ratings'), [part('columns.ts')], async () => {
    throw new Error('No columns.');
  });
  expect(problems).toEqual(['columns.ts cannot be read: No columns.']);
});
