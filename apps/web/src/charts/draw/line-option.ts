/** A line chart's model as the library's option: days below, values at the left, one line per measure. Pure mapping. */

import type { LineSeriesOption } from 'echarts/charts';
import { fontFamily } from '../../theme/font.ts';
import type { LineChart } from '../model.ts';
import { tickText } from '../prepare/axis.ts';
import { windowOf } from '../prepare/line-window.ts';
import type { ChartOption, Drawing } from './chart-option.ts';
import { evenTicks } from './even-ticks.ts';
import {
  dash,
  itemGap,
  leftOf,
  type Names,
  nameGap,
  namesHeight,
  namesOf,
  namesWidth,
  nameWidth,
  plotWidth,
  rightOf,
  rowHeight,
  type Seen,
  shareOf,
  wholeOf,
} from './line-fit.ts';
import { namedMarks, signs } from './line-marks.ts';
import type { Palette } from './palette.ts';

const sliderHeight = 18;
/** The names of days below the plot, and below them what the days are. */
const daysHeight = 22;
const daysNameHeight = 18;

const slides = ({ chart, still = false }: Drawing<LineChart>): boolean => chart.zooms && !still;

/** Those that have room. */
const namedDays = (drawing: Drawing<LineChart>, seen: Seen): ReadonlyMap<string, string> => {
  const { chart, fontSize = 11 } = drawing;
  const plot = plotWidth(drawing);
  if (plot === null) return chart.ticks;
  return evenTicks(chart.ticks, {
    at: (day) => shareOf(chart.days, seen, day) * plot,
    widthOf: (name) => nameWidth(name, fontSize),
  });
};

const dayAxis = (drawing: Drawing<LineChart>, seen: Seen = wholeOf(drawing)): ChartOption['xAxis'] => {
  const { days, ticks, daysName } = drawing.chart;
  const { palette, fontSize = 11 } = drawing;
  const named = namedDays(drawing, seen);
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
    axisTick: {
      show: true,
      interval: (_: number, day: string) => ticks.has(day),
      lineStyle: { color: palette.lineStrong },
    },
    axisLabel: {
      interval: (_: number, day: string) => named.has(day),
      hideOverlap: true,
      color: palette.inkQuiet,
      fontSize,
      formatter: (day: string) => ticks.get(day) ?? '',
    },
  };
};

const valueAxis = ({ chart, chart: { axis }, palette, fontSize = 11 }: Drawing<LineChart>): ChartOption['yAxis'] => ({
  type: 'value',
  min: axis.min,
  max: axis.max,
  interval: axis.step,
  name: axis.name,
  nameLocation: 'end',
  nameGap: chart.marks.some(({ name }) => name !== null) ? 26 : 10,
  nameTextStyle: { align: 'left', color: palette.inkQuiet, fontSize },
  axisLabel: {
    color: palette.inkQuiet,
    fontSize,
    formatter: (value: number) => tickText(axis.format, value),
  },
  splitLine: { lineStyle: { color: palette.line } },
});

const colourOf = (palette: Palette, place: number): string =>
  palette.lines[place % palette.lines.length] ?? palette.ink;

const legendOf = (drawing: Drawing<LineChart>, names: Names): ChartOption['legend'] => {
  const { chart, palette, top = 0, fontSize = 11, width } = drawing;
  // A name is as high above the middle of its dash as below: at the very top its letters would be cut off.
  const above = Math.max(top, Math.ceil((fontSize - dash.itemHeight) / 2));
  const common = {
    show: chart.lines.length > 1,
    padding: 0,
    ...dash,
    icon: 'rect',
    selectedMode: false,
  } as const;
  const textStyle = { color: palette.inkQuiet, fontSize };
  const labels = chart.lines.map(({ label }) => label);
  if (names.kind === 'columns') {
    const room = Math.floor((width?.() ?? 0) / names.columns) - dash.itemWidth - nameGap - itemGap;
    // One legend a name: the library puts names one after another, not below one another.
    return labels.map((label, place) => ({
      ...common,
      top: above + Math.floor(place / names.columns) * rowHeight(fontSize),
      left: (place % names.columns) * Math.floor((width?.() ?? 0) / names.columns),
      textStyle: { ...textStyle, width: room, overflow: 'truncate' },
      data: [label],
    }));
  }
  if (names.kind === 'above') return { ...common, top: above, right: 0, textStyle, data: labels };
  return {
    ...common,
    top: top + 34,
    right: 0,
    orient: 'vertical',
    itemGap: 9,
    textStyle: { ...textStyle, width: namesWidth - 30, overflow: 'truncate' },
    data: labels,
  };
};

const isKnown = (value: number | null | undefined): boolean => value !== null && value !== undefined;

/** A day between two gaps has no line to be seen by. */
const standsAlone = (values: readonly (number | null)[], place: number): boolean =>
  isKnown(values[place]) && !isKnown(values[place - 1]) && !isKnown(values[place + 1]);

const quietOpacity = 0.4;
const dataZoom = (drawing: Drawing<LineChart>): ChartOption['dataZoom'] => {
  if (!slides(drawing)) return [];
  const { palette } = drawing;
  return [
    {
      type: 'slider',
      height: sliderHeight,
      bottom: 0,
      left: leftOf(drawing),
      right: rightOf,
      brushSelect: false,
      showDetail: false,
      // Lines are told by the plot; the slider says where in time it is.
      showDataShadow: false,
      borderColor: palette.line,
      fillerColor: palette.shadow,
      handleStyle: { color: palette.surface, borderColor: palette.lineStrong },
      moveHandleStyle: { color: palette.lineStrong },
    },
  ];
};

/** What changes while a part of the days is in sight: ticks and names as close as it allows, values as high as its own. */
export const windowOption = (drawing: Drawing<LineChart>, first: number, last: number): ChartOption => {
  const seen = { first, last };
  const own = { ...drawing, chart: windowOf(drawing.chart, first, last) };
  return {
    xAxis: dayAxis(own, seen),
    yAxis: valueAxis(own),
    series: [{ type: 'line', ...namedMarks(own, seen) }],
  };
};

/** The whole chart but its tooltip. */
export const lineOption = (drawing: Drawing<LineChart>): ChartOption => {
  const { chart, palette, top = 0, bottom = 0, fontSize = 11 } = drawing;
  const names = namesOf(drawing);
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily, color: palette.ink },
    legend: legendOf(drawing, names),
    grid: {
      // The names of days stand above the plot, below that of its axis.
      top: top + namesHeight(drawing, names) + (chart.marks.some(({ name }) => name !== null) ? 40 : 24),
      left: leftOf(drawing),
      right: names.kind === 'beside' ? namesWidth : rightOf,
      bottom:
        bottom +
        daysHeight * (fontSize / 11) +
        (chart.daysName === null ? 0 : daysNameHeight) +
        (slides(drawing) ? sliderHeight + 6 : 0),
      outerBoundsMode: 'none',
    },
    xAxis: dayAxis(drawing),
    yAxis: valueAxis(drawing),
    dataZoom: dataZoom(drawing) ?? [],
    series: [
      ...chart.lines.map(
        ({ label, colour, quiet, values }, place): LineSeriesOption => ({
          ...(place === 0 ? namedMarks(drawing) : {}),
          type: 'line',
          name: label,
          showSymbol: values.some((_, place) => standsAlone(values, place)),
          showAllSymbol: true,
          symbol: (_: unknown, { dataIndex }: { dataIndex: number }) =>
            standsAlone(values, dataIndex) ? 'circle' : 'none',
          symbolSize: 6,
          // Thousands of days on hundreds of pixels: the peaks are kept, not the average.
          sampling: 'minmax',
          lineStyle: { width: quiet ? 1 : 1.75, color: colourOf(palette, colour), opacity: quiet ? quietOpacity : 1 },
          itemStyle: { color: colourOf(palette, colour), opacity: quiet ? quietOpacity : 1 },
          emphasis: { disabled: true },
          data: values.map((value) => value ?? '-'),
        }),
      ),
      ...signs(drawing),
    ],
  };
};
