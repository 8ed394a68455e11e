import { expect, it } from 'vitest';
import { isBare, readResults } from './results.ts';

it('a run whose pattern fits no name measured nothing', () => {
  const none = { cases: [], questions: [], scoreBars: [], mixes: [], pages: [], search: [] };
  const bare = { ...none, home: null, fairness: null, besideLoad: null, cancel: null };
  expect(isBare(bare)).toBe(true);
  expect(isBare({ ...bare, search: [{}] as never })).toBe(false);
  expect(isBare({ ...bare, home: {} as never })).toBe(false);
});

it('says of a file to compare with that is not there what to name', () => {
  expect(() => readResults('/nowhere/figures.json')).toThrow('There is no file /nowhere/figures.json to compare with');
});
