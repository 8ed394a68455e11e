import * as contract from '@cvm/contract';
import { expect, test } from 'vitest';
import * as stored from './vocabulary.ts';

const known = (words: readonly string[]): string[] => words.filter((word) => word !== '').sort();

test('the words that are stored under numbers are those of filters and menus, in whatever order', () => {
  expect(known(stored.ages)).toEqual(known(contract.ageBuckets));
  expect(known(stored.genders)).toEqual(known(contract.genders));
  expect(known(stored.emotions)).toEqual(known(contract.emotions));
  expect(known(stored.devices)).toEqual(known(contract.devices.map(({ value }) => value)));
  expect(known(stored.titleKinds)).toEqual(known(contract.contentTypes));
});

test('each bucket of ages begins with the year that its word begins with', () => {
  expect(stored.ageStarts.map(String)).toEqual(known(stored.ages).map((bucket) => /^\d+/.exec(bucket)?.[0]));
});
