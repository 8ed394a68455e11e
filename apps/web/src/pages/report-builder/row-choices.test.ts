import { expect, it } from 'vitest';
import { rowChoices } from './row-choices.ts';

const answer = [
  { 'crosstab.genre': 'Drama', 'crosstab.user_country': 'US', 'crosstab.view_count': 3 },
  { 'crosstab.genre': 'Drama', 'crosstab.user_country': 'IT', 'crosstab.view_count': 2 },
  { 'crosstab.genre': null, 'crosstab.user_country': 'US', 'crosstab.view_count': 1 },
  { 'crosstab.genre': null, 'crosstab.user_country': null, 'crosstab.view_count': 6, _total: true },
];
const dimensions = ['genre', 'user_country'] as const;

it('offers each value once, in words, the unknown among them, and no totals', () => {
  expect(rowChoices(answer, dimensions, ['', ''], 0)).toEqual([
    { value: 'Drama', label: 'Drama' },
    { value: '', label: 'None' },
  ]);
  expect(rowChoices(answer, dimensions, ['Drama', ''], 1)).toEqual([
    { value: 'IT', label: 'Italy' },
    { value: 'US', label: 'United States' },
  ]);
});

it('offers after a choice only what makes a row with it', () => {
  expect(rowChoices(answer, dimensions, ['', ''], 1)).toEqual([{ value: 'US', label: 'United States' }]);
});

it('offers nothing without an answer, or of an answer to another question', () => {
  expect(rowChoices([], dimensions, ['', ''], 0)).toEqual([]);
  expect(rowChoices(answer, ['title'], [''], 0)).toEqual([]);
});

it('offers tiers from the fewest followers on, and episodes by season and number', () => {
  const offered = (dimension: 'follower_tier' | 'season_episode', values: readonly string[]) =>
    rowChoices(
      values.map((value) => ({ [`crosstab.${dimension}`]: value })),
      [dimension],
      [''],
      0,
    ).map(({ label }) => label);
  const tiers = ['500-1k', '1k-10k', '10k-50k', '100k-500k', '>500k'];
  expect(offered('follower_tier', tiers.toSorted())).toEqual(tiers);
  expect(offered('season_episode', ['S2 | E1', 'S1 | E10', 'S1 | E2'])).toEqual(['S1 | E2', 'S1 | E10', 'S2 | E1']);
});
