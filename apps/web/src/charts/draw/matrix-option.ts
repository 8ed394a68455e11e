/** A matrix as the library's option: the same names across and down, shades to both sides of a middle. Pure mapping. */

import { fontFamily } from '../../theme/font.ts';
import type { MatrixCell, MatrixChart } from '../model.ts';
import { atOnce, type ChartOption, type Drawing } from './chart-option.ts';
import type { Palette } from './palette.ts';
import { scaleLegend } from './scale-legend.ts';

type MatrixDrawing = Drawing<MatrixChart>;

/** For the names at the left; above the columns, where they stand aslant, so many times the size of the letters. */
const namesWidth = 116;
const namesHeight = 6.8;
const legendHeight = 26;
/** What the name of the last column takes beyond it. */
const slantWidth = 56;

/** The narrowest that figures of five characters are read in. */
const fieldWidth = 44;

/** How wide the chart has to be to be read, in pixels. */
export const matrixWidth = ({ names }: MatrixChart): number => namesWidth + slantWidth + names.length * fieldWidth;

const axis = ({ chart, palette, fontSize = 11 }: MatrixDrawing) => ({
  type: 'category' as const,
  data: [...chart.names],
  axisTick: { show: false },
  axisLine: { show: false },
  splitArea: { show: false },
  axisLabel: {
    interval: 0,
    color: palette.ink,
    fontSize,
    overflow: 'truncate' as const,
    ellipsis: '...',
  },
});

/** How much of a colour is left where it may be chance. */
const paleness = 0.4;

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Between two colours: 0 is the first, 1 the second. */
const mixed = (one: string, other: string, part: number): string => {
  const [from, to] = [channels(one), channels(other)];
  const parts = from.map((value, at) => Math.round(value + part * ((to[at] ?? value) - value)));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** The colour of a field: the surface itself where there is nothing to shade. */
export const fieldColour = (
  { shade, pale }: Pick<MatrixCell, 'shade' | 'pale'>,
  { sides, surface }: Palette,
): string => {
  if (shade === null) return surface;
  const [below, middle, above] = sides;
  const full = mixed(middle, shade < 0 ? below : above, Math.abs(shade));
  return pale ? mixed(surface, full, paleness) : full;
};

const datum = (cell: MatrixCell, palette: Palette) => {
  const isQuiet = cell.pale || cell.shade === null;
  return {
    value: [cell.column, cell.row, cell.shade ?? 0],
    // The scale is a legend alone: it knows no pale colours.
    visualMap: false,
    label: {
      show: true,
      formatter: cell.text,
      color: isQuiet ? palette.inkQuiet : palette.ink,
      fontWeight: isQuiet ? (400 as const) : (600 as const),
    },
    itemStyle: {
      color: fieldColour(cell, palette),
      ...(cell.leads
        ? { borderColor: palette.ink, borderWidth: 2 }
        : { borderColor: cell.shade === null ? palette.line : palette.surface }),
    },
  };
};

const shades = (drawing: MatrixDrawing, top: number): ChartOption['visualMap'] => ({
  ...scaleLegend(drawing, drawing.chart.legend),
  type: 'continuous',
  seriesIndex: 0,
  dimension: 2,
  min: -1,
  max: 1,
  right: 0,
  top,
  inRange: { color: [...drawing.palette.sides] },
});

/** The whole chart but its tooltip. */
export const matrixOption = (drawing: MatrixDrawing): ChartOption => {
  const { chart, palette, top = 0, bottom = 0, fontSize = 11, still = false } = drawing;
  const named = axis(drawing);
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily, color: palette.ink },
    grid: [
      { top: top + legendHeight + namesHeight * fontSize, left: namesWidth, right: slantWidth, bottom: bottom + 4 },
    ],
    xAxis: {
      ...named,
      position: 'top',
      axisLabel: { ...named.axisLabel, rotate: -40, width: (still ? 7 : 8.5) * fontSize },
    },
    yAxis: {
      ...named,
      inverse: true,
      axisLabel: { ...named.axisLabel, width: still ? namesWidth + 8 : namesWidth - 10 },
    },
    visualMap: shades(drawing, top),
    series: [
      {
        type: 'heatmap',
        ...atOnce,
        name: 'cells',
        label: { show: true, fontSize },
        itemStyle: { borderColor: palette.surface, borderWidth: 1 },
        emphasis: { itemStyle: { borderColor: palette.ink } },
        data: chart.cells.map((cell) => datum(cell, palette)),
      },
    ],
  };
};
