/**
 * A bar chart's model as the library's option: label, picture, bar, and the figures in columns at the right end of each
 * row. Pure mapping; what is shown was decided in `prepare`.
 */
import { isolated } from '@cvm/contract';
import type { BarSeriesOption, LineSeriesOption } from 'echarts/charts';
import type { LegendComponentOption } from 'echarts/components';
import { fontFamily } from '../../theme/font.ts';
import type { Bar, BarChart, Hue, Picture } from '../model.ts';
import { tickText } from '../prepare/axis.ts';
import { lettersOf } from '../prepare/letters.ts';
import { type Fit, figuresWidth, fitOf, plotMin } from './bar-fit.ts';
import type { ChartOption, Drawing } from './chart-option.ts';
import { type LoadedPictures, pictureKey } from './pictures.ts';

type YAxis = Exclude<NonNullable<ChartOption['yAxis']>, readonly unknown[]>;
type Rich = NonNullable<NonNullable<YAxis['axisLabel']>['rich']>;

/** A chart and what it has room for. */
type BarDrawing = Drawing<BarChart> & { readonly fit: Fit };

/** A style of the library's rich text ends at the first curly bracket, so that they are round here; a bar inside it is a bar. */
const plain = (text: string): string => text.replaceAll('{', '(').replaceAll('}', ')');

/**
 * `{t|United}{o3|}\n{t|States} {p3|}`: the words of a row, then its picture next to the bar. The picture stands on the last
 * line and may be higher than it: the other lines keep clear of its place.
 */
const labelText = (bar: Bar, row: number, fit: Fit, pictures: LoadedPictures): string => {
  const style = bar.tag === null ? 't' : 'b';
  const hasPicture = fit.hasPictures && bar.picture !== null && pictures.has(pictureKey(bar.picture));
  const beside = hasPicture ? ` {o${row}|}` : '';
  const words = (fit.labels[row] ?? []).map((line) => `{${style}|${isolated(plain(line))}}`).join(`${beside}\n`);
  const tag = bar.tag === null ? '' : `{g|${plain(bar.tag)}} `;
  return `${tag}${words}${hasPicture ? ` {p${row}|}` : ''}`;
};

/** Flags are 3:2; logos keep their own proportions, inside the height of a line; faces need more to be known by. */
const pictureSize = (
  { naturalWidth, naturalHeight }: HTMLImageElement,
  kind: Picture['kind'],
): { width: number; height: number } => {
  const height = kind === 'face' ? 26 : 12;
  const ratio = naturalHeight > 0 ? naturalWidth / naturalHeight : 1;
  return { width: Math.round(Math.min(30, Math.max(8, height * ratio))), height };
};

const pictureStyles = ({ chart, pictures, palette }: BarDrawing): Rich =>
  Object.fromEntries(
    chart.bars.flatMap(({ picture }, row) => {
      const image = picture === null ? undefined : pictures.get(pictureKey(picture));
      if (image === undefined || picture === null) return [];
      const size = pictureSize(image, picture.kind);
      return [
        [
          `p${row}`,
          { ...size, backgroundColor: { image }, borderColor: palette.line, borderWidth: 0.5, align: 'right' },
        ],
        [`o${row}`, { width: size.width, align: 'right' }],
      ];
    }),
  );

const figureText = (bar: Bar): string => bar.figures.map((text, column) => `{c${column}|${plain(text)}}`).join('');

const figureStyles = ({ fit, palette }: BarDrawing): Rich =>
  Object.fromEntries(
    fit.columnWidths.map((width, column) => [
      `c${column}`,
      {
        width,
        align: 'right',
        color: column === 0 ? palette.ink : palette.inkQuiet,
        fontWeight: column === 0 ? 600 : 400,
      },
    ]),
  );

const headingStyles = (drawing: BarDrawing): Rich =>
  Object.fromEntries(
    Object.entries(figureStyles(drawing)).map(([name, style]) => [
      name,
      // A line is as high as its lowest column says: one that is empty in it says nothing.
      { ...style, color: drawing.palette.inkQuiet, fontWeight: 400, lineHeight: (drawing.fontSize ?? 11) + 2 },
    ]),
  );

const rowAxis = ({ bars }: BarChart) => ({
  type: 'category' as const,
  inverse: true,
  data: bars.map(({ id }) => id),
  axisTick: { show: false },
  axisLine: { show: false, onZero: false },
  splitLine: { show: false },
});

const labelAxis = (drawing: BarDrawing): YAxis => {
  const { chart, fit, palette, pictures, fontSize = 11 } = drawing;
  return {
    ...rowAxis(chart),
    axisLabel: {
      interval: 0,
      margin: 8,
      fontSize,
      lineHeight: fontSize,
      color: palette.ink,
      formatter: (_: string, row: number) => {
        const bar = chart.bars[row];
        return bar === undefined ? '' : labelText(bar, row, fit, pictures);
      },
      rich: {
        t: { color: palette.ink },
        b: { color: palette.ink, fontWeight: 600 },
        g: {
          color: palette.surface,
          backgroundColor: palette.hues.plain,
          borderRadius: 3,
          padding: [2, 4],
          fontSize: fontSize - 1,
          // The library takes it from a Chinese letter, which is flat where no font has one.
          height: fontSize,
          fontWeight: 600,
        },
        ...pictureStyles(drawing),
      },
    },
  };
};

/** Where one stands in two lines, the others stand on the lower one. */
const headingText = ({ headings }: Fit): string => {
  const height = Math.max(...headings.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    headings.map((lines, column) => `{c${column}|${plain(lines[line - height + lines.length] ?? '')}}`).join(''),
  ).join('\n');
};

const figureAxis = (drawing: BarDrawing): YAxis => {
  const { chart, fit, palette, fontSize = 11 } = drawing;
  return {
    ...rowAxis(chart),
    position: 'right',
    name: headingText(fit),
    nameLocation: 'start',
    nameGap: 8,
    nameTextStyle: { align: 'left', color: palette.inkQuiet, fontSize, rich: headingStyles(drawing) },
    axisLabel: {
      interval: 0,
      margin: 0,
      fontSize,
      formatter: (_: string, row: number) => {
        const bar = chart.bars[row];
        return bar === undefined ? '' : figureText(bar);
      },
      rich: figureStyles(drawing),
    },
  };
};

/**
 * Every how many ticks one is named, so that all of the names fit: left to itself the library drops those that touch, and names
 * 0, 10 and 30.
 */
const namedEvery = (drawing: BarDrawing): number => {
  const { chart, fit, width, fontSize = 11 } = drawing;
  if (width === undefined) return 1;
  const { min, max, step, format } = chart.axis;
  const plot = Math.max(1, width() - fit.labelsWidth - figuresWidth(fit));
  const steps = Math.max(1, Math.round((max - min) / step));
  const room = (plot / steps) * 0.95;
  const longest = Math.max(tickText(format, max).length, tickText(format, min + step).length);
  return Math.max(1, Math.ceil((longest * fontSize * 0.62 + 6) / room));
};

/** The name of the axis stands under the middle of the plot: where it would begin before the chart does, it has two lines. */
const axisName = ({ chart, fit, width, fontSize = 11 }: BarDrawing): string => {
  const { name } = chart.axis;
  if (width === undefined) return name;
  const middle = fit.labelsWidth + (width() - fit.labelsWidth - figuresWidth(fit)) / 2;
  return lettersOf(name) * fontSize * 0.55 <= 2 * middle ? name : name.replace(', ', ',\n');
};

/** Values are drawn from the base, and ticks named by what they stand for, so that bars begin at the average. */
const valueAxis = (drawing: BarDrawing): ChartOption['xAxis'] => {
  const {
    chart: { axis },
    palette,
    fontSize = 11,
  } = drawing;
  const name = axisName(drawing);
  return {
    type: 'value',
    min: axis.min - axis.base,
    max: axis.max - axis.base,
    interval: axis.step,
    name,
    nameLocation: 'middle',
    nameGap: 22,
    nameTextStyle: {
      color: palette.inkQuiet,
      fontSize,
      // One line has a height of its own, by which the plot stands.
      ...(name.includes('\n') ? { lineHeight: fontSize + 2 } : {}),
    },
    axisLabel: {
      color: palette.inkQuiet,
      fontSize,
      // Counted from the value that bars begin at, which is always named.
      formatter: (value: number) =>
        Math.round(value / axis.step) % namedEvery(drawing) === 0 ? tickText(axis.format, value + axis.base) : '',
    },
    splitLine: { lineStyle: { color: palette.line } },
  };
};

const hueLabel = (chart: BarChart, hue: Hue): string => chart.legend.find((entry) => entry.hue === hue)?.label ?? hue;

/** What may be chance is seen, and seen to be less. */
const paleOpacity = 0.38;

/** One series per colour, because that is what the library's legend names. */
const seriesOf = ({ chart, palette }: BarDrawing): BarSeriesOption[] =>
  [...new Set(chart.bars.map(({ hue }) => hue))].map((hue) => ({
    type: 'bar',
    name: hueLabel(chart, hue),
    stack: 'bars',
    barMaxWidth: 20,
    barCategoryGap: '30%',
    itemStyle: { color: palette.hues[hue], borderRadius: 1 },
    emphasis: { disabled: true },
    data: chart.bars.map((bar) =>
      bar.hue !== hue || bar.value === null
        ? '-'
        : { value: bar.value - chart.axis.base, itemStyle: { opacity: bar.pale ? paleOpacity : 1 } },
    ),
  }));

const intervalId = 'interval';

/**
 * Where the value of one bar lies with 95 %, as a thin line with two ends; nothing while no bar is pointed at. It replaces
 * the series of the same id.
 */
export const intervalOf = (
  { bars, axis }: BarChart,
  palette: Drawing<BarChart>['palette'],
  place: number | null,
): LineSeriesOption => {
  const bar = place === null ? undefined : bars[place];
  const interval = bar?.interval ?? null;
  return {
    id: intervalId,
    type: 'line',
    silent: true,
    tooltip: { show: false },
    symbol: 'rect',
    symbolSize: [1.5, 9],
    showAllSymbol: true,
    lineStyle: { color: palette.ink, width: 1.5 },
    itemStyle: { color: palette.ink },
    z: 5,
    data:
      bar === undefined || interval === null
        ? []
        : [interval.low, interval.high].map((end) => [Math.min(Math.max(end, axis.min), axis.max) - axis.base, bar.id]),
  };
};

/** Where the average of each bar lies, as a tick across it; of the height of a thin bar. */
const averagesOf = ({ chart: { bars, axis }, palette }: BarDrawing): LineSeriesOption => ({
  type: 'line',
  silent: true,
  tooltip: { show: false },
  symbol: 'rect',
  symbolSize: [2, 14],
  showAllSymbol: true,
  lineStyle: { width: 0 },
  itemStyle: { color: palette.ink, borderColor: palette.surface, borderWidth: 0.5 },
  z: 4,
  data: bars.flatMap(({ id, average }) => (average === null ? [] : [[average - axis.base, id]])),
});

/** The line that bars begin at: an axis of its own, because labels would follow the line into the plot. */
const baseAxis = ({ chart, palette }: BarDrawing): YAxis => ({
  ...rowAxis(chart),
  position: 'left',
  axisLabel: { show: false },
  axisLine: { show: true, onZero: true, lineStyle: { color: palette.lineStrong } },
});

const legendOf = ({ chart, palette, top = 0, fontSize = 11 }: BarDrawing): LegendComponentOption => ({
  show: chart.legend.length > 1,
  top,
  left: 0,
  padding: 0,
  // Two of them and the headings of three figures stand in half the width of a sheet.
  itemWidth: 8,
  itemHeight: 8,
  itemGap: 6,
  icon: 'roundRect',
  selectedMode: false,
  textStyle: { color: palette.inkQuiet, fontSize },
  data: chart.legend.map(({ label }) => label),
});

/** Names and headings beside one another where they have room, else the names above them: then so many pixels. */
const legendHeight = ({ chart, fit, width, fontSize = 11 }: BarDrawing): number => {
  if (chart.legend.length < 2 || width === undefined) return 0;
  const names = chart.legend.reduce((sum, { label }) => sum + label.length * fontSize * 0.55 + 24, 0);
  return names + figuresWidth(fit) <= width() ? 0 : fontSize + 6;
};

/** The whole chart but its tooltip. */
export const barOption = (asked: Drawing<BarChart>): ChartOption => {
  const drawing = { ...asked, fit: fitOf(asked) };
  // The headings of the figures stand a little higher than the plot is told of.
  const { palette, top = 4, bottom = 0 } = drawing;
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily, color: palette.ink },
    legend: legendOf(drawing),
    grid: {
      top: top + legendHeight(drawing),
      left: 0,
      right: 0,
      bottom,
      outerBoundsMode: 'same',
      outerBoundsContain: 'all',
      // Left to itself the library keeps a quarter of the width for the plot, and cuts off what labels and figures need of it.
      outerBoundsClampWidth: plotMin / 2,
    },
    xAxis: valueAxis(drawing),
    yAxis: [labelAxis(drawing), figureAxis(drawing), baseAxis(drawing)],
    series: [...seriesOf(drawing), averagesOf(drawing), intervalOf(drawing.chart, palette, null)],
  };
};
