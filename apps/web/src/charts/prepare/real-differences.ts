/**
 * "Only real differences": bars that chance may have made are left out of a chart, and it says how many are shown; the table
 * keeps every row. Figures that compare nothing with others stay as they are.
 */
import type { BarChart, Figure } from '../model.ts';
import { valueAxis } from './axis.ts';
import { weightedNote } from './sample.ts';

export const isComparison = (figure: Figure): figure is Figure<BarChart> =>
  figure.chart.kind === 'bars' && figure.chart.bars.some(({ pale }) => pale);

export const onlyReal = (figure: Figure<BarChart>): Figure<BarChart> => {
  const { chart } = figure;
  const bars = chart.bars.filter(({ pale }) => !pale);
  const shown = new Set(bars.map(({ hue }) => hue));
  return {
    ...figure,
    chart: {
      ...chart,
      bars,
      legend: chart.legend.filter(({ hue }) => shown.has(hue)),
      axis: valueAxis(
        bars.map(({ value }) => value),
        chart.axis,
      ),
    },
    notes: [
      `Only real differences: ${bars.length} of ${figure.table.rows.length}.`,
      ...figure.notes.filter((note) => note === weightedNote),
    ],
  };
};
