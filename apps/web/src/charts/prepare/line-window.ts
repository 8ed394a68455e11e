/** What changes of a line chart while a part of its days is in sight. Pure. */
import type { LineChart } from '../model.ts';
import { valueAxis } from './axis.ts';
import { dateTicks } from './date-ticks.ts';

/** The chart with the ticks and the values of the days from the place `first` to the place `last`. */
export const windowOf = (chart: LineChart, first: number, last: number): LineChart => {
  const [from, to] = [chart.days[first], chart.days[last]];
  if (from === undefined || to === undefined) return chart;
  return {
    ...chart,
    ticks: dateTicks(from, to),
    axis: valueAxis(
      chart.lines.flatMap(({ values }) => values.slice(first, last + 1)),
      chart.axis,
    ),
  };
};
