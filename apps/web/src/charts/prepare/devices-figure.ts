/** How viewers watch: Phone, Tablet, Computer, TV in that order (2-title-reports section 9), the largest flagged. */
import { devices, formatValue, type Row, sampleNouns, type ViewId } from '@cvm/contract';
import type { BarChart, Prepare } from '../model.ts';
import { barFigure } from './bar-figure.ts';
import { columnOf, numberOf, sharedNames, sum } from './cells.ts';
import { isWeighted, membersBehind } from './sample.ts';

const read = (row: Row) =>
  devices.map(({ value: id, label }) => ({
    id,
    label,
    measure: numberOf(row, `${id}Percent`),
    count: numberOf(row, `${id}Votes`),
  }));

/** The figure of a devices view, whose one row holds all four. A device counts views: a viewer may have many, on several. */
export const devicesFigure =
  (view: ViewId): Prepare<BarChart> =>
  ([row], facts) => {
    const found = row === undefined ? [] : read(row);
    const all = sum(found.map(({ count }) => count));
    const [top] = found.toSorted((a, b) => (b.count ?? 0) - (a.count ?? 0));
    if (top === undefined || all <= 0) return null;
    const first = found.filter(({ count }) => count === top.count).map(({ label }) => label);
    const share = formatValue('rate', top.measure);
    return barFigure({
      items: found.map((device) =>
        device.count === top.count ? { ...device, hue: 'plain', tag: 'Top' } : { ...device, hue: 'plain' },
      ),
      bucket: { label: 'Device', plural: 'devices' },
      measure: { ...columnOf(view, 'phonePercent'), label: 'Share' },
      count: { ...columnOf(view, 'phoneVotes'), label: 'Views' },
      isWeighted: isWeighted(facts),
      axisName: 'Share of views that name a device',
      base: 0,
      barsMax: devices.length,
      legend: [],
      headline: {
        value: sharedNames(first, 'device'),
        label: `${first.length === 1 ? `top device, ${share}` : `top devices, ${share} each`} where named`,
      },
      sample: membersBehind(facts, sampleNouns.deviceUsers),
    });
  };
