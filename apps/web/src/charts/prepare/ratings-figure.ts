/** Star ratings of a title: all five stars, also those nobody gave, with their share of the reviews; and the mean. */
import { formatValue, ratingLabels, sampleNouns, type ViewId } from '@cvm/contract';
import type { BarChart, Prepare } from '../model.ts';
import { barFigure } from './bar-figure.ts';
import { columnOf, numberOf, sum } from './cells.ts';
import { isWeighted, membersBehind } from './sample.ts';

/** The figure of a ratings view: WOW on top, as the product lists stars. */
export const ratingsFigure =
  (view: ViewId): Prepare<BarChart> =>
  (rows, facts) => {
    const stars = ratingLabels.map((name, index) => {
      const rating = index + 1;
      // A star without a row was given by nobody.
      const votes = sum(rows.filter((row) => numberOf(row, 'rating') === rating).map((row) => numberOf(row, 'votes')));
      return { rating, name, votes };
    });
    const all = sum(stars.map(({ votes }) => votes));
    if (all <= 0) return null;
    const mean = sum(stars.map(({ rating, votes }) => rating * votes)) / all;
    return barFigure({
      items: stars.toReversed().map(({ rating, name, votes }) => ({
        id: String(rating),
        label: `${name} ${rating}★`,
        measure: votes / all,
        count: votes,
        hue: 'plain',
      })),
      bucket: { label: 'Rating', plural: 'ratings' },
      measure: columnOf(view, 'share'),
      count: columnOf(view, 'votes'),
      axisName: 'Share of reviews',
      base: 0,
      barsMax: stars.length,
      isWeighted: isWeighted(facts),
      legend: [],
      headline: { value: formatValue('rating', mean), label: 'average rating, of 5' },
      sample: membersBehind(facts, sampleNouns.raters),
    });
  };
