/**
 * A heatmap's model as the library's option: shades below, a strip of bars above, both over the same columns, which are
 * moved through together when there are more than fit. Pure mapping.
 */
import { formatValue } from '@cvm/contract';
import { fontFamily } from '../../theme/font.ts';
import type { HeatChart } from '../model.ts';
import { tickText } from '../prepare/axis.ts';
import { atOnce, type ChartOption, type Drawing } from './chart-option.ts';
import { scaleLegend } from './scale-legend.ts';

/** More columns than this are moved through: a season a week has fewer, and they are told apart on a telephone. */
const columnsInSight = 60;
/** Of the line that says so. */
const sightHeight = 16;
const stripHeight = 84;
const sliderHeight = 18;
/** The shades between the ends of their scale. */
const legendBar = 110;
/** For the names of the rows at the left. */
const namesWidth = 84;
/** Room at the right for half of the name of the last column. */
const rightOf = 20;

type HeatDrawing = Drawing<HeatChart>;

const zooms = ({ chart, still = false }: HeatDrawing): boolean => !still && chart.columns.length > columnsInSight;

const columnAxis = (drawing: HeatDrawing, gridIndex: number, named: boolean) => {
  const { chart, palette, fontSize = 11 } = drawing;
  return {
    type: 'category' as const,
    gridIndex,
    data: [...chart.columns],
    ...(named && zooms(drawing)
      ? {
          name: sightText(chart, startOf(chart), startOf(chart) + columnsInSight - 1),
          nameLocation: 'middle' as const,
          nameGap: 22,
          nameTextStyle: { color: palette.inkQuiet, fontSize },
        }
      : {}),
    axisTick: { show: false },
    axisLine: { lineStyle: { color: palette.lineStrong } },
    axisLabel: { show: named, hideOverlap: true, color: palette.inkQuiet, fontSize },
    splitArea: { show: false },
  };
};

const stripAxis = ({ chart: { strip }, palette, fontSize = 11 }: HeatDrawing): ChartOption['yAxis'] => ({
  type: 'value',
  gridIndex: 1,
  min: strip.axis.min,
  max: strip.axis.max,
  interval: strip.axis.max - strip.axis.min,
  name: strip.label,
  nameLocation: 'end',
  nameGap: 6,
  nameTextStyle: { align: 'left', color: palette.inkQuiet, fontSize },
  axisLabel: { color: palette.inkQuiet, fontSize, formatter: (value: number) => tickText(strip.axis.format, value) },
  splitLine: { lineStyle: { color: palette.line } },
});

const rowAxis = ({ chart, palette, fontSize = 11 }: HeatDrawing): ChartOption['yAxis'] => ({
  type: 'category',
  gridIndex: 0,
  inverse: true,
  data: [...chart.rows],
  axisTick: { show: false },
  axisLine: { show: false },
  axisLabel: { interval: 0, color: palette.ink, fontSize },
});

/** The first column in sight: what the figure leads with is. */
const startOf = ({ columns, marked }: HeatChart): number =>
  Math.max(0, Math.min(columns.length - columnsInSight, marked?.column ?? 0));

/** What is said while some columns are out of sight. */
const sightText = ({ columns }: HeatChart, first: number, last: number): string =>
  `${formatValue('count', last - first + 1)} of ${formatValue('count', columns.length)} in sight: move the slider for the others`;

/** What changes while the columns from the place `first` to the place `last` are in sight. */
export const sightOption = (chart: HeatChart, first: number, last: number): ChartOption => ({
  xAxis: [{ name: last - first + 1 < chart.columns.length ? sightText(chart, first, last) : '' }, {}],
});

const dataZoom = (drawing: HeatDrawing): ChartOption['dataZoom'] => {
  if (!zooms(drawing)) return [];
  const { chart, palette } = drawing;
  const start = startOf(chart);
  return [
    {
      type: 'slider',
      xAxisIndex: [0, 1],
      startValue: start,
      endValue: start + columnsInSight - 1,
      height: sliderHeight,
      bottom: 0,
      brushSelect: false,
      showDataShadow: false,
      borderColor: palette.line,
      textStyle: { color: palette.inkQuiet },
    },
  ];
};

/** The legend of the shades, and the name of the strip below it: roughly what both take beside one another. */
const legendWidth = ({ chart, fontSize = 11 }: HeatDrawing): number => {
  const letters = [chart.measure, chart.strip.label, formatValue(chart.format, chart.max)].join('').length;
  return namesWidth + letters * fontSize * 0.6 + legendBar + 60;
};

/** Where both do not stand beside one another, the legend stands above. */
const legendHeight = (drawing: HeatDrawing): number =>
  drawing.width === undefined || legendWidth(drawing) <= drawing.width() ? 0 : (drawing.fontSize ?? 11) + 7;

const shades = (drawing: HeatDrawing, top: number): ChartOption['visualMap'] => {
  const { chart, palette } = drawing;
  return {
    ...scaleLegend(drawing, {
      title: chart.measure,
      low: formatValue(chart.format, 0),
      high: formatValue(chart.format, chart.max),
    }),
    type: 'continuous',
    seriesIndex: 0,
    min: 0,
    max: chart.max,
    right: 0,
    top,
    inRange: { color: [...palette.scale] },
  };
};

/** The whole chart but its tooltip. */
export const heatOption = (drawing: HeatDrawing): ChartOption => {
  const { chart, palette, bottom = 0 } = drawing;
  const legendTop = drawing.top ?? 0;
  const top = legendTop + legendHeight(drawing);
  // The library would make room for the names of columns in one of the two, and the bars would stand beside their columns.
  const sides = { left: namesWidth, right: rightOf, outerBoundsMode: 'none' } as const;
  const [stripAxisOption, rowAxisOption] = [stripAxis(drawing), rowAxis(drawing)];
  return {
    animation: false,
    backgroundColor: 'transparent',
    textStyle: { fontFamily, color: palette.ink },
    grid: [
      {
        top: top + 30 + stripHeight + 12,
        ...sides,
        bottom: bottom + (zooms(drawing) ? sliderHeight + 8 + sightHeight : 0) + 22,
      },
      { top: top + 30, ...sides, height: stripHeight },
    ],
    xAxis: [columnAxis(drawing, 0, true), columnAxis(drawing, 1, false)],
    yAxis: [rowAxisOption, stripAxisOption].flat().filter((axis) => axis !== undefined),
    visualMap: shades(drawing, legendTop),
    dataZoom: dataZoom(drawing) ?? [],
    series: [
      {
        type: 'heatmap',
        ...atOnce,
        name: 'cells',
        xAxisIndex: 0,
        yAxisIndex: 0,
        itemStyle: { borderColor: palette.surface, borderWidth: chart.columns.length > 200 ? 0 : 1 },
        emphasis: { itemStyle: { borderColor: palette.ink } },
        data: chart.cells.map(({ column, row, value }) => ({
          value: [column, row, value],
          // The field that the headline names.
          ...(column === chart.marked?.column && row === chart.marked.row
            ? { itemStyle: { borderColor: palette.ink, borderWidth: 2 } }
            : {}),
        })),
      },
      {
        type: 'bar',
        name: 'strip',
        xAxisIndex: 1,
        yAxisIndex: 1,
        barMaxWidth: 18,
        itemStyle: { color: palette.hues.soft },
        emphasis: { disabled: true },
        // The column that the figure leads with is the dark one.
        data: chart.strip.values.map((value, column) => ({
          value: value ?? '-',
          ...(column === chart.marked?.column ? { itemStyle: { color: palette.hues.plain } } : {}),
        })),
      },
    ],
  };
};
