/**
 * Where viewers watch: platforms in the order of the answer (views, descending; unofficial, then other, last), those
 * without views left out, those that are not official in a colour of their own (1-foundation section 9). Where there are
 * more than fit, the smallest official ones stand in one bar together; unofficial and other are bars whatever their size.
 */
import { formatValue, type Row, sampleNouns, type ViewId } from '@cvm/contract';
import type { BarChart, Figure, Prepare } from '../model.ts';
import { barFigure, type Item } from './bar-figure.ts';
import { columnOf, numberOf, sharedNames, sum, textOf } from './cells.ts';
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

/** Those with the most views: more than one where they have as many. */
const largest = (items: readonly Item[]): readonly Item[] => {
  const most = Math.max(...items.map(({ count }) => count ?? 0));
  return items.filter(({ count }) => (count ?? 0) === most);
};

/** What is not official is no one platform: it may be the largest bar, and is never the top platform. */
const headlineOf = (items: readonly Item[]): Figure['headline'] => {
  const official = items.filter(isOfficial);
  const tops = largest(official.length > 0 ? official : items.slice(0, 1));
  const place = `top ${largest(items).some(({ id }) => id === tops[0]?.id) ? '' : 'official '}platform`;
  const share = formatValue('share', tops[0]?.measure ?? null);
  if (tops.length === 1) return { value: tops[0]?.label ?? '', label: `${place}, ${share} where named` };
  const names = tops.map(({ label }) => label);
  return { value: sharedNames(names, 'platform'), label: `${place}s, ${share} each where named` };
};

/** The figure of a platforms view. */
export const platformsFigure =
  (view: ViewId): Prepare<BarChart> =>
  (rows, facts) => {
    const items = rows.map(itemOf).filter(({ count }) => count !== null && count > 0);
    if (items.length === 0) return null;
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
      headline: headlineOf(items),
      sample: membersBehind(facts, sampleNouns.platformVoters),
    });
  };
