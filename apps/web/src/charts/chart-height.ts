import type { Chart } from './model.ts';

/** Rows further apart than this no longer read as one list; axis and headings take the rest. Undefined = as high as its place. */
export const chartHeightMax = (chart: Chart): number | undefined =>
  chart.kind === 'bars' ? chart.bars.length * 48 + 62 : undefined;
