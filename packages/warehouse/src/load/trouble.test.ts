// What stopped a load, as its operator is told.
import { expect, test } from 'vitest';
import { WarehouseError } from '../client.ts';
import { toLoadError } from './trouble.ts';

const damaged = (details: { table?: string; database?: string }) =>
  new WarehouseError('damaged', `The table ${details.table} of the loaded data cannot be read.`, details);
const notKept = /^What was written( of follows)? cannot be read again: .*The data loaded before is unchanged\.$/;
const ofBefore = 'Load everything in full mode. The data loaded before is unchanged.';

test.each([
  ['its stage', 'edition_3_stage', true, notKept],
  ['its edition', 'edition_3', true, notKept],
  ['the edition before', 'edition_2', true, ofBefore],
  ['an edition whose number begins alike', 'edition_30', true, ofBefore],
])('a table that cannot be read is of %s', (_, database, isAppend, message) => {
  const error = damaged({ table: 'follows', database });
  expect(toLoadError(error, '/in', { database: 'edition_3', isAppend })).toMatchObject({
    message: expect.stringMatching(message),
    cause: error,
  });
});

test('a full load reads nothing but what it wrote', () => {
  const own = { database: 'edition_3', isAppend: false };
  expect(toLoadError(damaged({}), '/in', own)).toMatchObject({ message: expect.stringMatching(notKept) });
  const ofList = damaged({ table: 'editions', database: 'cvm' });
  expect(toLoadError(ofList, '/in', own)).toMatchObject({ message: expect.not.stringMatching(notKept) });
});
