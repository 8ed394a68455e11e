/**
 * Where viewers watch: platforms in the order of the answer (views, descending; unofficial, then other, last), those
 * without views left out, those that are not official in a colour of their own (1-foundation section 9). Where there are
 * more than fit, the smallest official ones stand in one bar together; unofficial and other are bars whatever their size.
 */
import { formatValue, type Row, type ViewId } from '@cvm/contract';
import type { BarChart, Prepare } from '../model.ts';
import { barFigure, type Item } from './bar-figure.ts';
import { columnOf, numberOf, sum, textOf } from './cells.ts';
import { isWeighted, membersBehind } from './sample.ts';

const platformsMax = 12;
/** Names and logos leave the bars little room: more ticks could not all be named. */
const ticksMax = 3;

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

const isOfficial = ({ hue }: Item): boolean => hue === 'plain';

/** The smallest official platforms as one bar. */
const together = (items: readonly Item[]): Item => ({
  id: 'together',
  label: `${formatValue('count', items.length)} smaller platforms`,
  measure: sum(items.map(({ measure }) => measure)),
  count: sum(items.map(({ count }) => count)),
  hue: 'soft',
});

const drawnOf = (items: readonly Item[]): readonly Item[] => {
  const official = items.filter(isOfficial);
  const aside = items.filter((item) => !isOfficial(item));
  const room = platformsMax - aside.length;
  if (official.length <= room) return items;
  return [...official.slice(0, room - 1), together(official.slice(room - 1)), ...aside];
};

const largest = (items: readonly Item[]): Item | undefined =>
  items.toSorted((a, b) => (b.measure ?? 0) - (a.measure ?? 0))[0];

/** The figure of a platforms view. */
export const platformsFigure =
  (view: ViewId): Prepare<BarChart> =>
  (rows, facts) => {
    const items = rows.map(itemOf).filter(({ count }) => count !== null && count > 0);
    const [first] = items;
    const top = largest(items.filter(isOfficial)) ?? first;
    if (top === undefined) return null;
    // What is not official is no one platform: it may be the largest bar, and is never the top platform.
    const place = largest(items) === top ? 'top platform' : 'top official platform';
    return barFigure({
      items,
      drawn: drawnOf(items),
      bucket: { label: 'Platform', plural: 'platforms' },
      measure: columnOf(view, 'voteShare'),
      count: columnOf(view, 'voteCount'),
      isWeighted: isWeighted(facts),
      axisName: 'Share of views that name a platform',
      base: 0,
      barsMax: platformsMax,
      ticksMax,
      legend: [
        { hue: 'plain', label: 'Platforms' },
        { hue: 'aside', label: 'Unofficial and other' },
      ],
      headline: { value: top.label, label: `${place}, ${formatValue('share', top.measure)} where named` },
      sample: membersBehind(facts, 'viewers who named a platform'),
    });
  };
