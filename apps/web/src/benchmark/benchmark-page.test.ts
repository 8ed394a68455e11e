import { formatFilters, parseFilters } from '@cvm/contract';
import { expect, it } from 'vitest';
import { customClauses, fits, leftOutText, ownScopeText, scopeOf } from './benchmark-page.ts';

it('a benchmark fits the kind of title whose filters it has', () => {
  expect(fits('show', parseFilters(['network:1', 'age:18-24', 'tier:1']))).toBe(true);
  expect(fits('movie', parseFilters(['network:1']))).toBe(false);
  expect(fits('movie', parseFilters(['studio:1', 'runtime:90-120']))).toBe(true);
});

it("of the page only the filters on people and days hold for both sides, and a benchmark's own win", () => {
  const page = parseFilters(['country:US', 'panel:No', 'age:18-24', 'date:last 30 days', 'season:1']);
  expect(formatFilters(scopeOf(page))).toEqual(['country:US', 'panel:No', 'age:18-24', 'date:last 30 days']);
  const own = parseFilters(['genre:Drama', 'country:FR']);
  expect(formatFilters(customClauses(own, page))).toEqual([
    'age:18-24',
    'date:last 30 days',
    'genre:Drama',
    'country:FR',
  ]);
});

it('says of a benchmark that it is of other people or days than the title', () => {
  const page = parseFilters(['country:US', 'date:last 30 days']);
  const of = (...own: string[]) => ownScopeText(parseFilters(own), page);
  expect(of('genre:Drama', 'gender:female', 'country:US', 'date:last 90 days')).toBe(
    'Counted of its own people and days. Gender is Female. Dates: last 90 days.',
  );
  expect(of('genre:Drama', 'country:US')).toBeNull();
  expect(ownScopeText(undefined, page)).toBeNull();
});

it('says which filters of a page do not hold for the scores', () => {
  const of = (...texts: string[]) => leftOutText('show', parseFilters(texts));
  expect(of('season:2')).toBe('Of the whole show: season does not apply here');
  expect(of('season:1', 'episode:12', 'country:US')).toBe('Of the whole show: season and episode do not apply here');
  expect(of('country:US', 'date:last 30 days')).toBeNull();
});
