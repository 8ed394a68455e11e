/** The option of a chart, whichever kind it is. */
import type { Chart } from '../model.ts';
import { barOption } from './bar-option.ts';
import type { ChartOption, Drawing } from './chart-option.ts';
import { heatOption } from './heat-option.ts';
import { lineOption } from './line-option.ts';
import { matrixOption } from './matrix-option.ts';

export const optionOf = ({ chart, ...drawing }: Drawing<Chart>): ChartOption => {
  if (chart.kind === 'lines') return lineOption({ chart, ...drawing });
  if (chart.kind === 'matrix') return matrixOption({ chart, ...drawing });
  return chart.kind === 'heat' ? heatOption({ chart, ...drawing }) : barOption({ chart, ...drawing });
};
