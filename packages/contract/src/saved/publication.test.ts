import { expect, it } from 'vitest';
import { readPublication, rowsBesideTotals } from './publication.ts';

it('counts the rows of an answer without that of its totals', () => {
  const rows = [{ 'crosstab.genre': 'Drama' }, { 'crosstab.genre': null }];
  expect(rowsBesideTotals(rows)).toBe(2);
  expect(rowsBesideTotals([...rows, { 'crosstab.genre': null, _total: true }])).toBe(2);
});

it('reads what version 1 kept, which did not say when its data were loaded', () => {
  const content = {
    question: { view: 'crosstab', fields: ['crosstab.genre', 'crosstab.viewer_count'] },
    scope: { limits: {}, kinds: ['show'], minimumBase: 10 },
    edition: { edition: 7, dataThrough: '2026-11-10', hasPopulation: false },
    definitions: [],
    answer: {
      success: true,
      data: [],
      meta: {
        ...{ view: 'crosstab', rows: 0, sampleSize: 3, effectiveSampleSize: null, dataThrough: '2026-11-10' },
        ...{ panel: 'Total', elapsedMs: 1, filters: [], range: { from: null, to: '2026-11-10' } },
        ...{ edition: 7, recipe: 1, columns: [] },
      },
    },
  };
  expect(readPublication(content, 1).edition).toEqual({ ...content.edition, loadedAt: null });
  expect(() => readPublication(content, 2)).toThrow();
});
