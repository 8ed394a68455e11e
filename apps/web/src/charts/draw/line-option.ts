/** A line chart's model as the library's option: days below, values at the left, one line per measure. Pure mapping. */

import { fontFamily } from '../../theme/font.ts';
import type { LineChart } from '../model.ts';
import { tickText } from '../prepare/axis.ts';
import type { ChartOption, Drawing } from './chart-option.ts';
import type { Palette } from './palette.ts';

const dayAxis = ({
  chart: { days, ticks, daysName },
  palette,
  fontSize = 11,
}: Drawing<LineChart>): ChartOption['xAxis'] => {
  const isTick = (_: number, day: string): boolean => ticks.has(day);
  return {
    type: 'category',
    data: [...days],
    boundaryGap: false,
    ...(daysName === null
      ? {}
      : {
          name: daysName,
          nameLocation: 'middle',
          nameGap: 26,
          nameTextStyle: { color: palette.inkQuiet, fontSize },
        }),
    // Below the plot, also where values lie below 0.
    axisLine: { onZero: false, lineStyle: { color: palette.lineStrong } },
    axisTick: { show: true, interval: isTick, lineStyle: { color: palette.lineStrong } },
    axisLabel: {
      interval: isTick,
      hideOverlap: true,
      color: palette.inkQuiet,
      fontSize,
      formatter: (day: string) => ticks.get(day) ?? '',
    },
  };
};

const valueAxis = ({ chart: { axis }, palette, fontSize = 11 }: Drawing<LineChart>): ChartOption['yAxis'] => ({
  type: 'value',
  min: axis.min,
  max: axis.max,
  interval: axis.step,
  name: axis.name,
  nameLocation: 'end',
  nameGap: 10,
  nameTextStyle: { align: 'left', color: palette.inkQuiet, fontSize },
  axisLabel: { color: palette.inkQuiet, fontSize, formatter: (value: number) => tickText(axis.format, value) },
  splitLine: { lineStyle: { color: palette.line } },
});

const colourOf = (palette: Palette, place: number): string =>
  palette.lines[place % palette.lines.length] ?? palette.ink;

/** More names than this do not stand beside one another above the plot. */
const namesAbove = 3;
const namesWidth = 190;

const legendOf = ({ chart: { lines }, palette, top = 0, fontSize = 11 }: Drawing<LineChart>): ChartOption['legend'] => {
  const beside = lines.length > namesAbove;
  return {
    show: lines.length > 1,
    top: beside ? top + 34 : top,
    right: 0,
    padding: 0,
    itemWidth: 14,
    itemHeight: 2,
    icon: 'rect',
    selectedMode: false,
    ...(beside ? { orient: 'vertical', itemGap: 9 } : {}),
    textStyle: {
      color: palette.inkQuiet,
      fontSize,
      ...(beside ? { width: namesWidth - 30, overflow: 'truncate' } : {}),
    },
    data: lines.map(({ label }) => label),
  };
};

const isKnown = (value: number | null | undefined): boolean => value !== null && value !== undefined;

/** A day between two gaps has no line to be seen by. */
const standsAlone = (values: readonly (number | null)[], place: number): boolean =>
  isKnown(values[place]) && !isKnown(values[place - 1]) && !isKnown(values[place + 1]);

/** The whole chart but its tooltip. */
export const lineOption = (drawing: Drawing<LineChart>): ChartOption => {
  const { chart, palette, top = 0, bottom = 0 } = drawing;
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily, color: palette.ink },
    legend: legendOf(drawing),
    grid: {
      top: top + 24,
      left: 0,
      right: chart.lines.length > namesAbove ? namesWidth : 12,
      bottom: bottom + 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'all',
    },
    xAxis: dayAxis(drawing),
    yAxis: valueAxis(drawing),
    series: chart.lines.map(({ label, colour, values }) => ({
      type: 'line',
      name: label,
      showSymbol: values.some((_, place) => standsAlone(values, place)),
      showAllSymbol: true,
      symbol: (_: unknown, { dataIndex }: { dataIndex: number }) =>
        standsAlone(values, dataIndex) ? 'circle' : 'none',
      symbolSize: 6,
      // Thousands of days on hundreds of pixels: the peaks are kept, not the average.
      sampling: 'minmax',
      lineStyle: { width: 1.75, color: colourOf(palette, colour) },
      itemStyle: { color: colourOf(palette, colour) },
      emphasis: { disabled: true },
      data: values.map((value) => value ?? '-'),
    })),
  };
};
