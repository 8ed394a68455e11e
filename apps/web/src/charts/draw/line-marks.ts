/** The days with a name or an episode as marks of a line chart. Pure mapping. */
import type { LineSeriesOption } from 'echarts/charts';
import type { LineChart } from '../model.ts';
import type { Drawing } from './chart-option.ts';
import { nameWidth, plotWidth, type Seen, shareOf, wholeOf } from './line-fit.ts';

/** From here on a name ends at its line, because it would not end inside the chart. */
const lastPart = 0.94;

type NamedMark = { readonly day: string; readonly name: string; readonly isLast: boolean };

const marksGap = 6;

/** The days whose names have room above the plot: the latest first, as it is the one that is asked about. */
const roomyMarks = (drawing: Drawing<LineChart>, named: readonly NamedMark[], seen: Seen): ReadonlySet<string> => {
  const { chart, fontSize = 11 } = drawing;
  const plot = plotWidth(drawing);
  if (plot === null) return new Set(named.map(({ day }) => day));
  const roomy = new Set<string>();
  let free = Number.POSITIVE_INFINITY;
  for (const { day, name, isLast } of named.toReversed()) {
    const [at, width] = [shareOf(chart.days, seen, day) * plot, nameWidth(name, fontSize)];
    const end = isLast ? at : at + width / 2;
    if (end > free) continue;
    roomy.add(day);
    free = end - width - marksGap;
  }
  return roomy;
};

/** The days with a name as lines through the plot, on the first of its lines; a line whose name has no room has none. */
export const namedMarks = (drawing: Drawing<LineChart>, seen: Seen = wholeOf(drawing)): LineSeriesOption => {
  const { chart, palette, fontSize = 11 } = drawing;
  const { first, last } = seen;
  const inSight = new Set(chart.days.slice(first, last + 1));
  const named = chart.marks.flatMap(({ day, name }): NamedMark[] =>
    name === null || !inSight.has(day) ? [] : [{ day, name, isLast: shareOf(chart.days, seen, day) > lastPart }],
  );
  if (named.length === 0) return {};
  const roomy = roomyMarks(drawing, named, seen);
  return {
    markLine: {
      silent: true,
      animation: false,
      symbol: 'none',
      lineStyle: { color: palette.inkQuiet, width: 1, type: [3, 3], opacity: 0.7 },
      label: { position: 'end', distance: [0, 5], fontSize, color: palette.inkQuiet, formatter: '{b}' },
      data: named.map(({ day, name, isLast }) => ({
        xAxis: day,
        name,
        // On the uppermost line of the grid, which would strike it through.
        label: { show: roomy.has(day), align: isLast ? 'right' : 'center', verticalAlign: 'bottom' },
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
