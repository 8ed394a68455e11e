/**
 * Where viewers watch: platforms in the order of the answer (votes, descending; unofficial, then other, last), those
 * without votes left out, those that are not official in a colour of their own (1-foundation section 9).
 */
import { formatValue, type Row, type ViewId } from '@cvm/contract';
import type { BarChart, Prepare } from '../model.ts';
import { barFigure, type Item } from './bar-figure.ts';
import { columnOf, numberOf, textOf } from './cells.ts';

const platformsMax = 12;

const itemOf = (row: Row): Item => {
  const name = textOf(row, 'platformName');
  const logo = textOf(row, 'platformLogo');
  return {
    id: name,
    label: name,
    picture: logo === '' ? null : { kind: 'logo', url: logo },
    measure: numberOf(row, 'voteShare'),
    count: numberOf(row, 'voteCount'),
    hue: textOf(row, 'kind') === 'official' ? 'plain' : 'aside',
  };
};

/** The figure of a platforms view. */
export const platformsFigure =
  (view: ViewId): Prepare<BarChart> =>
  (rows, sampleSize) => {
    const items = rows.map(itemOf).filter(({ count }) => count !== null && count > 0);
    const [top] = items;
    if (top === undefined) return null;
    return barFigure({
      items,
      bucket: { label: 'Platform', plural: 'platforms' },
      measure: columnOf(view, 'voteShare'),
      count: columnOf(view, 'voteCount'),
      axisName: 'Share of views that name a platform',
      base: 0,
      barsMax: platformsMax,
      marksSmall: false,
      legend: [
        { hue: 'plain', label: 'Platforms' },
        { hue: 'aside', label: 'Unofficial and other' },
      ],
      headline: { value: top.label, label: `top platform, ${formatValue('share', top.measure)} of views` },
      sample: { count: sampleSize, noun: 'viewers naming a platform' },
    });
  };
