import { expect, it } from 'vitest';
import { rowsBesideTotals } from './publication.ts';

it('counts the rows of an answer without that of its totals', () => {
  const rows = [{ 'crosstab.genre': 'Drama' }, { 'crosstab.genre': null }];
  expect(rowsBesideTotals(rows)).toBe(2);
  expect(rowsBesideTotals([...rows, { 'crosstab.genre': null, _total: true }])).toBe(2);
});
