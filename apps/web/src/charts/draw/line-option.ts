/** A line chart's model as the library's option: days below, values at the left, one line per measure. Pure mapping. */

import type { LineSeriesOption } from 'echarts/charts';
import { fontFamily } from '../../theme/font.ts';
import type { LineChart } from '../model.ts';
import { tickText } from '../prepare/axis.ts';
import { lettersOf } from '../prepare/letters.ts';
import { windowOf } from '../prepare/line-window.ts';
import type { ChartOption, Drawing } from './chart-option.ts';
import { evenTicks } from './even-ticks.ts';
import type { Palette } from './palette.ts';

const sliderHeight = 18;
/** Room at the right for half of the name of the last day. */
const rightOf = 26;
/** The names of days below the plot, and below them what the days are. */
const daysHeight = 22;
const daysNameHeight = 18;

/** Value labels are as wide in every chart, but where one needs more, so that plots below one another begin at the same place. */
const leftOf = ({ chart: { axis }, fontSize = 11 }: Drawing<LineChart>): number => {
  const longest = Math.max(7, tickText(axis.format, axis.min).length, tickText(axis.format, axis.max).length);
  return Math.ceil(longest * fontSize * 0.6) + 8;
};

const slides = ({ chart, still = false }: Drawing<LineChart>): boolean => chart.zooms && !still;

/** The days in sight by their places. */
type Seen = { readonly first: number; readonly last: number };

/** Those that have room between the values and what stands at the right. */
const namedDays = (drawing: Drawing<LineChart>, { first, last }: Seen): ReadonlyMap<string, string> => {
  const { chart, width, fontSize = 11 } = drawing;
  if (width === undefined) return chart.ticks;
  const plot = width() - leftOf(drawing) - (namesOf(drawing).kind === 'beside' ? namesWidth : rightOf);
  return evenTicks(chart.ticks, {
    at: (day) => ((chart.days.indexOf(day) - first) / Math.max(1, last - first)) * plot,
    widthOf: (name) => name.length * fontSize * 0.6,
  });
};

const dayAxis = (
  drawing: Drawing<LineChart>,
  seen: Seen = { first: 0, last: drawing.chart.days.length - 1 },
): ChartOption['xAxis'] => {
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

/** More names than this do not stand beside one another above the plot. */
const namesAbove = 3;
const namesWidth = 190;

const dash = { itemWidth: 14, itemHeight: 2 } as const;

/** Around the letters of a name: its dash, and what parts it from the next. */
const nameGap = 5;
const itemGap = 10;
/** A plot narrower than this has no names beside it. */
const plotBesideMin = 300;

const lettersWidth = (text: string, fontSize: number): number => lettersOf(text) * fontSize * 0.53;

/** How the names of lines stand: over the plot beside the name of its axis, in columns above both, or at the right of the plot. */
type Names = { readonly kind: 'above' | 'beside' } | { readonly kind: 'columns'; readonly columns: number };

const namesOf = (drawing: Drawing<LineChart>): Names => {
  const { chart, width, fontSize = 11 } = drawing;
  const { lines, axis } = chart;
  const beside = lines.length > namesAbove;
  const kind = beside ? 'beside' : 'above';
  if (lines.length < 2 || width === undefined) return { kind };
  const names = lines.map(({ label }) => dash.itemWidth + nameGap + lettersWidth(label, fontSize) + itemGap);
  const taken = beside
    ? leftOf(drawing) + plotBesideMin + namesWidth
    : leftOf(drawing) + lettersWidth(axis.name, fontSize) + names.reduce((sum, one) => sum + one, itemGap);
  if (taken <= width()) return { kind };
  return { kind: 'columns', columns: 2 * Math.max(...names) <= width() ? 2 : 1 };
};

const rowHeight = (fontSize: number): number => fontSize + 7;

/** What names in columns take above the plot. */
const namesHeight = (drawing: Drawing<LineChart>, names: Names): number =>
  names.kind === 'columns'
    ? Math.ceil(drawing.chart.lines.length / names.columns) * rowHeight(drawing.fontSize ?? 11) + 4
    : 0;

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
/** From here on a name ends at its line, because it would not end inside the chart. */
const lastPart = 0.94;

/** The days with a name as lines through the plot, on the first of its lines. */
const namedMarks = ({ chart: { marks, days }, palette, fontSize = 11 }: Drawing<LineChart>): LineSeriesOption => {
  const named = marks.filter(({ name, day }) => name !== null && days.includes(day));
  if (named.length === 0) return {};
  return {
    markLine: {
      silent: true,
      animation: false,
      symbol: 'none',
      lineStyle: { color: palette.inkQuiet, width: 1, type: [3, 3], opacity: 0.7 },
      label: { position: 'end', distance: [0, 5], fontSize, color: palette.inkQuiet, formatter: '{b}' },
      data: named.map(({ name, day }) => ({
        xAxis: day,
        name: name ?? '',
        // On the uppermost line of the grid, which would strike it through.
        label: { align: days.indexOf(day) > lastPart * days.length ? 'right' : 'center', verticalAlign: 'bottom' },
      })),
    },
  };
};

/** The other days as signs at the foot of the plot. */
const signs = ({ chart: { marks, days, axis }, palette }: Drawing<LineChart>): LineSeriesOption[] => {
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

/** The axes while a part of the days is in sight: ticks as close as it allows, values as high as its own. */
export const windowOption = (drawing: Drawing<LineChart>, first: number, last: number): ChartOption => {
  const chart = windowOf(drawing.chart, first, last);
  return { xAxis: dayAxis({ ...drawing, chart }, { first, last }), yAxis: valueAxis({ ...drawing, chart }) };
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
