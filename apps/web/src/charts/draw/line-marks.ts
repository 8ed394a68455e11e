/** The days with a name or an episode as marks of a line chart. Pure mapping. */
import type { LineSeriesOption } from 'echarts/charts';
import type { LineChart } from '../model.ts';
import type { Drawing } from './chart-option.ts';
import { nameWidth, plotWidth, type Seen, shareOf, wholeOf } from './line-fit.ts';

/** From here on a name ends at its line, because it would not end inside the chart. */
const lastPart = 0.94;

type Align = 'left' | 'center' | 'right';
type NamedMark = { readonly day: string; readonly name: string; readonly align: Align };

const marksGap = 6;

/** What a name takes of the width to the left of its line. */
const before: Readonly<Record<Align, number>> = { left: 0, center: 0.5, right: 1 };

/** The days with a name that are in sight. A name stands over its line, but where it would begin or end outside the plot. */
const marksIn = (drawing: Drawing<LineChart>, seen: Seen): readonly NamedMark[] => {
  const { chart, fontSize = 11 } = drawing;
  const inSight = new Set(chart.days.slice(seen.first, seen.last + 1));
  const plot = plotWidth(drawing) ?? Number.POSITIVE_INFINITY;
  return chart.marks.flatMap(({ day, name }): NamedMark[] => {
    if (name === null || !inSight.has(day)) return [];
    const share = shareOf(chart.days, seen, day);
    // Left of the plot stand its values.
    const isFirst = share * plot < nameWidth(name, fontSize) / 2;
    return [{ day, name, align: share > lastPart ? 'right' : isFirst ? 'left' : 'center' }];
  });
};

/** The days whose names have room above the plot: the latest first, as it is the one that is asked about. */
const roomyMarks = (drawing: Drawing<LineChart>, named: readonly NamedMark[], seen: Seen): ReadonlySet<string> => {
  const { chart, fontSize = 11 } = drawing;
  const plot = plotWidth(drawing);
  if (plot === null) return new Set(named.map(({ day }) => day));
  const roomy = new Set<string>();
  let free = Number.POSITIVE_INFINITY;
  for (const { day, name, align } of named.toReversed()) {
    const width = nameWidth(name, fontSize);
    const start = shareOf(chart.days, seen, day) * plot - before[align] * width;
    if (start + width > free) continue;
    roomy.add(day);
    free = start - marksGap;
  }
  return roomy;
};

/** The days with a name as lines through the plot, on the first of its lines; a line whose name has no room has none. */
export const namedMarks = (drawing: Drawing<LineChart>, seen: Seen = wholeOf(drawing)): LineSeriesOption => {
  const { palette, fontSize = 11 } = drawing;
  const named = marksIn(drawing, seen);
  if (named.length === 0) return {};
  const roomy = roomyMarks(drawing, named, seen);
  return {
    markLine: {
      silent: true,
      animation: false,
      symbol: 'none',
      lineStyle: { color: palette.inkQuiet, width: 1, type: [3, 3], opacity: 0.7 },
      label: { position: 'end', distance: [0, 5], fontSize, color: palette.inkQuiet, formatter: '{b}' },
      data: named.map(({ day, name, align }) => ({
        xAxis: day,
        name,
        // On the uppermost line of the grid, which would strike it through.
        label: { show: roomy.has(day), align, verticalAlign: 'bottom' },
      })),
    },
  };
};

/** The other days as signs at the foot of the plot. */
export const signs = ({ chart: { marks, days, axis }, palette }: Drawing<LineChart>): LineSeriesOption[] => {
  const at = marks.filter(({ name, day }) => name === null && days.includes(day));
  if (at.length === 0) return [];
  return [
    {
      type: 'line',
      silent: true,
      tooltip: { show: false },
      symbol: 'triangle',
      symbolSize: 6,
      symbolOffset: [0, -3],
      showAllSymbol: true,
      lineStyle: { width: 0 },
      itemStyle: { color: palette.inkQuiet },
      z: 1,
      data: at.map(({ day }) => [day, axis.min]),
    },
  ];
};
