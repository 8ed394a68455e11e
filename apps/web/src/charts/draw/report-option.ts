/** A report's chart as the library's option. Pure mapping; what is shown was decided before. */
import { type Format, formatValue, hoverValue, isolated, truncate } from '@cvm/contract';
import { fontFamily } from '../../theme/font.ts';
import type { Axis } from '../model.ts';
import { tickText, valueAxis, withOneZero } from '../prepare/axis.ts';
import { pointSample } from '../prepare/sample.ts';
import type { ReportChart, ReportSeries } from '../report-model.ts';
import { atOnce, type ChartOption, tooltipLook } from './chart-option.ts';
import type { Palette } from './palette.ts';
import { scaleLegend } from './scale-legend.ts';
import classes from './tooltip.module.css';

/** 3-reports-and-admin section 9. */
const coloursMax = 6;
const fontSize = 11;

const coloursOf = ({ lines }: Palette): string[] => lines.slice(0, coloursMax);

/** About as wide as a letter of names is, in pixels. */
const letterWidth = 6.2;

/** What is beyond the colours has them again, paler each time, so that a legend tells one from another. */
const paler = [1, 0.72, 0.48, 0.3] as const;

/** A colour with white in it; seen through, it would be dim on a dark ground. @param share of the colour itself */
const withWhite = (colour: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(255 - share * (255 - Number.parseInt(colour.slice(at, at + 2), 16))))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;

const colourAt = (palette: Palette, place: number): string => {
  const colours = coloursOf(palette);
  const share = paler[Math.floor(place / colours.length) % paler.length] ?? 1;
  return withWhite(colours[place % colours.length] ?? palette.ink, share);
};

const line = (label: string, value: string, sample: string | undefined): HTMLElement => {
  const made = document.createElement('div');
  made.className = classes.line ?? '';
  const [name, figure] = [document.createElement('span'), document.createElement('span')];
  name.textContent = label;
  figure.textContent = value;
  figure.className = classes.value ?? '';
  if (sample !== undefined) {
    const own = document.createElement('span');
    own.className = classes.sample ?? '';
    own.textContent = ` ${sample}`;
    figure.append(own);
  }
  made.append(name, figure);
  return made;
};

/** What hovering tells: built as elements, never as markup. */
const card = (title: string, lines: readonly HTMLElement[]): HTMLElement => {
  const box = document.createElement('div');
  box.className = classes.box ?? '';
  const head = document.createElement('strong');
  head.textContent = title;
  box.append(head, ...lines);
  return box;
};

/** A figure in words, and what is said where there is none. */
const wordsOf = ({ values, missing }: ReportSeries, row: number, words: (value: number) => string): string => {
  const value = values[row] ?? null;
  return value === null ? (missing[row] ?? '') : words(value);
};

const valueLine = (series: ReportSeries, row: number): HTMLElement => {
  const { label, format, people } = series;
  const figure = wordsOf(series, row, (value) => hoverValue(format, value));
  return line(label, figure, pointSample(people[row]).sample);
};

const tooltip = (chart: ReportChart, palette: Palette): ChartOption['tooltip'] => ({
  trigger: chart.kind === 'pie' || chart.kind === 'heat' ? 'item' : 'axis',
  ...tooltipLook(palette, chart.kind === 'line' || chart.kind === 'area' ? 'line' : 'shadow'),
  confine: true,
  formatter: (found) => {
    const mark = Array.isArray(found) ? found[0] : found;
    const place = mark?.dataIndex ?? 0;
    if (chart.kind === 'heat') {
      const [column, row] = Array.isArray(mark?.value) ? mark.value.map(Number) : [];
      const series = chart.series[column ?? -1];
      return series === undefined || row === undefined ? '' : card(chart.labels[row] ?? '', [valueLine(series, row)]);
    }
    return card(
      chart.labels[place] ?? '',
      chart.series.map((series) => valueLine(series, place)),
    );
  },
});

const common = (chart: ReportChart, palette: Palette): ChartOption => ({
  animation: false,
  backgroundColor: 'transparent',
  textStyle: { fontFamily, color: palette.ink },
  tooltip: tooltip(chart, palette),
});

/** From a name to the next, in pixels: of names that lie, of those that slant, and of words in lines above a heat map. */
const lyingRoom = 100;
const slantedRoom = 20;
const linesRoom = 60;
/** Longer names are cut; hovering tells the whole. */
const nameWidth = 96;
const uprightWidth = 84;

/** Names that stand upright, in letters that leave something between two of them. */
const upright = (room: number) => ({
  rotate: 90,
  width: uprightWidth,
  overflow: 'truncate' as const,
  fontSize: Math.max(6, Math.min(fontSize, Math.floor(room) - 1)),
});

/** How the names below columns are laid out, each in so much room. */
const namesBelow = (room: number) => {
  if (room < slantedRoom) return upright(room);
  const slant = room < lyingRoom ? { rotate: 40 } : {};
  return { fontSize, width: nameWidth, overflow: 'truncate' as const, ...slant };
};

/** Likewise above a heat map. */
const namesAbove = (room: number) =>
  room < linesRoom
    ? upright(room)
    : { fontSize, width: Math.min(room - 6, nameWidth), overflow: 'break' as const, lineHeight: 13 };

type Names = ReturnType<typeof namesBelow> | ReturnType<typeof namesAbove>;

/** Names at the side, one to a line. */
const namesBeside: Names = { fontSize, width: 180, overflow: 'truncate' };

/** What they take, in pixels. */
const besideWidth = ({ labels }: ReportChart): number =>
  Math.min(namesBeside.width, letterWidth * Math.max(...labels.map(({ length }) => length)));

const rowAxis = (chart: ReportChart, palette: Palette, names: Names) => ({
  type: 'category' as const,
  inverse: names === namesBeside,
  data: [...chart.labels],
  axisTick: { show: false },
  axisLine: { lineStyle: { color: palette.lineStrong } },
  axisLabel: { interval: 0, color: palette.ink, ...names },
});

/** In pixels: a figure of the size of tick labels, and the room beside one. */
const digitWidth = 6;
const besideTicks = 14;
const nameHeight = 24;

const figuresOf = ({ series }: ReportChart, axis: number): number[] =>
  series.filter((one) => one.axis === axis).flatMap(({ values }) => values.filter((value) => value !== null));

/** From an upright axis to its name: past the longest of its labels, which is about as long as its greatest figure. */
const nameGapOf = (chart: ReportChart, axis: number, format: Format): number => {
  const figures = figuresOf(chart, axis);
  const [low, high] = [Math.min(0, ...figures), Math.max(0, ...figures)];
  return besideTicks + digitWidth * Math.max(...[low, high].map((end) => tickText(format, Math.round(end)).length));
};

const ticksMax = 5;

/** How many ticks have room for their figures between the names of bars and the end of the chart. */
const ticksBeside = (chart: ReportChart, width: number): number => {
  const widest = Math.max(...chart.axes.map(({ format }, place) => nameGapOf(chart, place, format)));
  return Math.max(1, Math.min(ticksMax, Math.floor((width - besideWidth(chart) - 28) / widest)));
};

/**
 * Where axes end, and their steps; null where the library may choose them. It may not of two axes of which one reaches below 0, whose
 * zeros would stand apart, nor of fewer ticks than it would name.
 */
const endsOf = (chart: ReportChart, ticks: number): readonly Axis[] | null => {
  const isBelow = chart.series.some(({ values }) => values.some((value) => value !== null && value < 0));
  const isZeroed = chart.axes.length > 1 && isBelow;
  if (!isZeroed && ticks === ticksMax) return null;
  const axes = chart.axes.map(({ label, format }, place) =>
    valueAxis(figuresOf(chart, place), { name: label, format, base: 0 }, ticks),
  );
  return isZeroed ? withOneZero(axes) : axes;
};

/**
 * Of columns and lines: a chart is wider than its window, so that both axes stand at its beginning, the second beside the
 * first, where they are seen without scrolling. Their names run along them.
 */
const uprightAxis = (chart: ReportChart, place: number, format: Format) => ({
  nameLocation: 'middle' as const,
  nameRotate: 90,
  nameGap: nameGapOf(chart, place, format),
  position: 'left' as const,
  offset: place === 0 ? 0 : nameGapOf(chart, 0, chart.axes[0]?.format ?? format) + nameHeight,
});

const valueAxes = (chart: ReportChart, palette: Palette, { isSide, width }: { isSide: boolean; width: number }) => {
  const ticks = isSide ? ticksBeside(chart, width) : ticksMax;
  const ends = endsOf(chart, ticks)?.map(({ min, max, step }) => ({ min, max, interval: step }));
  return chart.axes.map(({ label, format }, place) => ({
    type: 'value' as const,
    ...ends?.[place],
    name: label,
    nameTextStyle: { color: palette.inkQuiet, fontSize },
    ...(isSide ? { nameLocation: 'middle' as const, nameGap: 24 } : uprightAxis(chart, place, format)),
    axisLabel: { color: palette.inkQuiet, fontSize, formatter: (value: number) => tickText(format, value) },
    splitLine: { show: place === 0, lineStyle: { color: palette.line } },
  }));
};

/** Of the legend above: how far it stands from the side, what stands beside a name, and how high a line is, in pixels. */
const legendLeft = 8;
const besideName = 27;
const legendLine = 22;

/** What the lines of the legend after the first take: as many as the library breaks its names into. */
const moreLegend = ({ series }: ReportChart, width: number): number => {
  let [lines, taken] = [1, legendLeft];
  for (const { label } of series) {
    const own = besideName + letterWidth * label.length;
    if (taken > legendLeft && taken + own > width) [lines, taken] = [lines + 1, legendLeft];
    taken += own;
  }
  return (lines - 1) * legendLine;
};

const legend = (chart: ReportChart, palette: Palette): ChartOption['legend'] => ({
  show: chart.series.length > 1,
  top: 0,
  left: legendLeft,
  padding: 0,
  itemGap: 10,
  itemWidth: 10,
  itemHeight: 10,
  icon: 'roundRect',
  selectedMode: false,
  textStyle: { color: palette.inkQuiet, fontSize },
  data: chart.series.map(({ label }) => label),
});

const marks = (values: ReportSeries['values']) => values.map((value) => value ?? '-');

/** What each row has of a chart with upright axes. */
const roomOf = (chart: ReportChart, width: number): number => {
  const axes = chart.axes.reduce((sum, { format }, place) => sum + nameGapOf(chart, place, format) + nameHeight, 0);
  return (width - axes) / chart.labels.length;
};

const axesOption = (chart: ReportChart, palette: Palette, width: number): ChartOption => {
  const isSide = chart.kind === 'bar';
  const isLine = chart.kind === 'line' || chart.kind === 'area';
  const rows = rowAxis(chart, palette, isSide ? namesBeside : namesBelow(roomOf(chart, width)));
  const values = valueAxes(chart, palette, { isSide, width });
  return {
    ...common(chart, palette),
    color: chart.series.map((_, place) => colourAt(palette, place)),
    legend: legend(chart, palette),
    grid: {
      top: (isSide ? 44 : 28) + moreLegend(chart, width),
      left: 8,
      right: 12,
      bottom: isSide ? 26 : 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'all',
    },
    xAxis: isSide ? values : rows,
    yAxis: isSide ? rows : values,
    series: chart.series.map(({ label, axis, values: own }) => {
      const placed = isSide ? { xAxisIndex: axis } : { yAxisIndex: axis };
      return isLine
        ? {
            ...placed,
            type: 'line' as const,
            name: label,
            symbol: 'circle',
            symbolSize: 5,
            emphasis: { disabled: true },
            ...(chart.kind === 'area' ? { areaStyle: { opacity: 0.2 } } : {}),
            data: marks(own),
          }
        : {
            ...placed,
            type: 'bar' as const,
            name: label,
            barMaxWidth: 28,
            emphasis: { disabled: true },
            data: marks(own),
          };
    }),
  };
};

/** More slices than this are told in a list beside the pie: their labels have no room around it. */
const labelledMax = 8;
/** Longer names are cut; hovering tells the whole. */
const labelLength = 40;
/** Below this width a pie has no room for labels at its sides, nor for a list. */
const pieNarrow = 640;
/** Of the list of a pie: its lines, the part of the chart that it has, and what stands beside the letters of a line. */
const listLine = 17;
const listParts = { narrow: 0.52, wide: 0.46 } as const;
const besideLetters = 27;
/** Names are told apart by less than that at times, but not often. */
const leastLetters = 14;

/** How many letters of a name the list has room for, in as many columns as its slices take. */
const listLetters = (chart: ReportChart, width: number, isNarrow: boolean, figures: readonly string[]): number => {
  const lines = Math.floor((chart.height * (isNarrow ? listParts.narrow : 1)) / listLine);
  const columns = Math.max(1, Math.ceil(chart.labels.length / lines));
  const room = (isNarrow ? width : width * listParts.wide) / columns - besideLetters;
  const longest = Math.max(...figures.map(({ length }) => length));
  return Math.min(labelLength, Math.max(leastLetters, Math.floor(room / letterWidth) - longest - ': '.length));
};

/** What leads from a slice to its label, in pixels. */
const labelLead = 45;

/** How many letters a label at the side of a pie has room for: the library would cut a longer one, and its figure with it. */
const lettersBeside = ({ height }: ReportChart, width: number): number =>
  Math.floor((width / 2 - 0.36 * Math.min(width, height) - labelLead) / letterWidth);

/** A list of every slice in its order, with its figure. */
const pieLegend = (
  chart: ReportChart,
  palette: Palette,
  isNarrow: boolean,
  textOf: (place: number) => string,
): ChartOption['legend'] => ({
  orient: 'vertical',
  // Below a small pie, in columns.
  ...(isNarrow ? { left: 0, bottom: 0, height: `${100 * listParts.narrow}%` } : { left: '54%', top: 'middle' }),
  itemWidth: 10,
  itemHeight: 10,
  itemGap: 5,
  icon: 'roundRect',
  selectedMode: false,
  // Between the columns.
  textStyle: { color: palette.ink, fontSize, lineHeight: 12, padding: [0, 12, 0, 0] },
  data: chart.labels.map((_, place) => ({ name: String(place) })),
  formatter: (name) => textOf(Number(name)),
});

const pieOption = (chart: ReportChart, palette: Palette, width: number): ChartOption => {
  const [series] = chart.series;
  const format = series?.format ?? 'count';
  const isNarrow = width < pieNarrow;
  const figures = chart.labels.map((_, place) =>
    series === undefined ? '' : wordsOf(series, place, (value) => formatValue(format, value)),
  );
  const fitsBeside = chart.labels.every(
    (label, place) =>
      truncate(label, labelLength).length + ': '.length + (figures[place] ?? '').length <= lettersBeside(chart, width),
  );
  const isListed = isNarrow || chart.labels.length > labelledMax || !fitsBeside;
  const letters = isListed ? listLetters(chart, width, isNarrow, figures) : labelLength;
  const textOf = (place: number): string =>
    `${isolated(truncate(chart.labels[place] ?? '', letters))}: ${figures[place] ?? ''}`;
  return {
    ...common(chart, palette),
    ...(isListed ? { legend: pieLegend(chart, palette, isNarrow, textOf) } : {}),
    series: [
      {
        type: 'pie',
        radius: isNarrow ? ['22%', '44%'] : isListed ? ['44%', '88%'] : ['38%', '72%'],
        center: isNarrow ? ['50%', '23%'] : isListed ? ['30%', '50%'] : ['50%', '50%'],
        itemStyle: { borderColor: palette.surface, borderWidth: 1 },
        avoidLabelOverlap: true,
        label: { show: !isListed, color: palette.ink, fontSize, formatter: ({ dataIndex }) => textOf(dataIndex) },
        labelLine: { show: !isListed, lineStyle: { color: palette.lineStrong } },
        emphasis: { disabled: true },
        data: (series?.values ?? []).map((value, place) => ({
          // Two rows may be called alike: the list knows them by their place.
          name: String(place),
          // Nothing that is below 0 has a slice.
          value: value !== null && value >= 0 ? value : '-',
          itemStyle: {
            color: colourAt(palette, place),
          },
        })),
      },
    ],
  };
};

/** Stands in a field without a figure: left blank it would look like the least of them. */
const gapMark = '\u2013';

/** The fields of a heat map; the border of the highest lies over its neighbours, which are drawn before it. */
const fieldsOf = ({ series, highest }: ReportChart, palette: Palette) =>
  series
    .flatMap(({ values }, column) =>
      values.map((value, row) => ({ column, row, value, leads: highest?.series === column && highest.row === row })),
    )
    .toSorted((a, b) => Number(a.leads) - Number(b.leads))
    .map(({ column, row, value, leads }) =>
      value === null
        ? {
            value: [column, row, 0],
            // The scale knows figures alone.
            visualMap: false,
            itemStyle: { color: palette.surface },
            label: { show: true, formatter: gapMark, color: palette.inkQuiet, fontSize },
          }
        : {
            value: [column, row, value],
            ...(leads ? { itemStyle: { borderColor: palette.ink, borderWidth: 2 } } : {}),
          },
    );

type Scale = { readonly low: number; readonly high: number; readonly ends: readonly [string, string] };

/**
 * From 0, where the figures are none; nobody gives 0 stars, so that a scale from there would leave ratings of one shade: theirs is of
 * what is drawn, as its ends say, in two decimals where one would read alike.
 */
const heatScale = (known: readonly number[], format: Format): Scale => {
  const from = format === 'rating' ? [] : [0];
  const [low, high] = [Math.min(...known, ...from), Math.max(...known, ...from)];
  const isAlike = low < high && formatValue(format, low) === formatValue(format, high);
  const text = (end: number): string => (isAlike ? hoverValue(format, end) : formatValue(format, end));
  return { low, high, ends: [text(low), text(high)] };
};

const heatOption = (chart: ReportChart, palette: Palette, width: number): ChartOption => {
  const room = (width - besideWidth(chart) - 28) / chart.series.length;
  const known = chart.series.flatMap(({ values }) => values.filter((value) => value !== null));
  const format = chart.axes[0]?.format ?? 'count';
  const { low, high, ends } = heatScale(known, format);
  return {
    ...common(chart, palette),
    grid: { top: 40, left: 8, right: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'all' },
    xAxis: {
      type: 'category',
      position: 'top',
      data: chart.series.map(({ label }) => label),
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: { interval: 0, color: palette.ink, ...namesAbove(room) },
    },
    yAxis: { ...rowAxis(chart, palette, namesBeside), axisLine: { show: false } },
    visualMap: {
      ...scaleLegend({ palette, fontSize }, { title: chart.axes[0]?.label ?? '', low: ends[0], high: ends[1] }),
      type: 'continuous',
      min: low,
      max: high === low ? low + 1 : high,
      // As the axes of other charts: seen without scrolling, however wide the map is.
      left: 8,
      top: 0,
      inRange: { color: [...palette.scale] },
    },
    series: [
      {
        type: 'heatmap',
        ...atOnce,
        itemStyle: { borderColor: palette.surface, borderWidth: 1 },
        emphasis: { itemStyle: { borderColor: palette.ink } },
        data: fieldsOf(chart, palette),
      },
    ],
  };
};

/** The whole chart. @param width what it has from side to side, in pixels */
export const reportOption = (chart: ReportChart, palette: Palette, width: number): ChartOption => {
  if (chart.kind === 'pie') return pieOption(chart, palette, width);
  return chart.kind === 'heat' ? heatOption(chart, palette, width) : axesOption(chart, palette, width);
};
