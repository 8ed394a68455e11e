import { expect, it } from 'vitest';
import { isBare } from './results.ts';

it('a run whose pattern fits no name measured nothing', () => {
  const none = { cases: [], questions: [], mixes: [], pages: [], search: [] };
  const bare = { ...none, home: null, fairness: null, besideLoad: null, cancel: null };
  expect(isBare(bare)).toBe(true);
  expect(isBare({ ...bare, search: [{}] as never })).toBe(false);
  expect(isBare({ ...bare, home: {} as never })).toBe(false);
});
