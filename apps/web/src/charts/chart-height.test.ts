import { expect, it } from 'vitest';
import { chartHeightMax } from './chart-height.ts';
import { ratingsFigure } from './prepare/ratings-figure.ts';

it('grows with the bars of a chart', () => {
  const facts = { sampleSize: 60, effectiveSampleSize: null, panel: 'Total' } as const;
  const figure = ratingsFigure('showRating')([{ rating: 5, votes: 60, share: 1 }], facts);
  if (figure === null) throw new Error('There is no figure.');
  const [bar] = figure.chart.bars;
  if (bar === undefined) throw new Error('There is no bar.');
  expect([1, 5].map((count) => chartHeightMax({ ...figure.chart, bars: Array(count).fill(bar) }))).toEqual([110, 302]);
});
