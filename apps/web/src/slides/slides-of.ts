/** The slides of a figure, of the chart of a report and of a table. Pure. */
import { isolated, relianceOf, smallSampleWords, spreadsheetFigure } from '@cvm/contract';
import { palettes } from '../charts/draw/palette.ts';
import type { Bar, BarChart, Figure, FigureTable, Hue, LineChart, Sample } from '../charts/model.ts';
import { averageTick } from '../charts/prepare/index-figure.ts';
import type { ReportChart } from '../charts/report-model.ts';
import { bareColour } from './bare-colour.ts';
import type { Slide, SlideBody, SlideChart, SlideTable } from './model.ts';
import { partsOf } from './split.ts';

type Told = Pick<Slide, 'section' | 'title' | 'mark' | 'foot' | 'notes'>;

/** One body, told once; the parts of a long one say which they are. */
export const slidesOf = (body: SlideBody, told: Told): Slide[] => {
  const { parts, note } = partsOf(body);
  const foot = [told.foot, note].filter(Boolean).join(' · ');
  return parts.map((part, place) => ({
    ...told,
    foot,
    title: parts.length === 1 ? told.title : `${told.title} (${place + 1} of ${parts.length})`,
    body: part,
  }));
};

/** `Small sample`, where it is one. */
export const markOf = (sample: Pick<Sample, 'count' | 'effective'> | null): string | null => {
  const reliance = sample === null ? null : relianceOf(sample);
  return reliance === 'tiny' || reliance === 'small' ? smallSampleWords : null;
};

const { hues, lines } = palettes.light;

/** As on screen: pale where chance may have made it. */
const pale = (colour: string): string =>
  [0, 2, 4]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    .map((part) =>
      Math.round(part + (255 - part) * 0.6)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase();

const colourOf = (bar: Bar): string => (bar.pale ? pale(bareColour(hues[bar.hue])) : bareColour(hues[bar.hue]));

const scaled = ({ format, base, min, max, step }: BarChart['axis']): NonNullable<SlideChart['scale']> => {
  const figure = (value: number): number => spreadsheetFigure(format, value);
  return { base: figure(base), min: figure(min), max: figure(max), step: figure(step) };
};

const values = (format: SlideChart['format'], given: readonly (number | null)[]): (number | null)[] =>
  given.map((value) => (value === null ? null : spreadsheetFigure(format, value)));

/** What stands between the value and the count of a bar goes with its label: `Brazil (Index 143.2)`. */
const labelOf = ({ label, tag, figures }: Bar, headings: BarChart['headings']): string => {
  const beside = figures.slice(1, -1).map((text, place) => `${headings[place + 1]} ${text}`);
  const words = [...(tag === null ? [] : [tag]), ...beside].join(', ');
  return words === '' ? label : `${label} (${words})`;
};

const hueWords: Readonly<Record<Hue, string>> = {
  plain: 'Blue',
  above: 'Blue',
  soft: 'Light blue',
  below: 'Orange',
  aside: 'Grey',
};

/** What the colours of bars stand for, in words: bars of one series have no legend in office programs. Null where they say nothing. */
const coloursText = (chart: Figure['chart']): string | null =>
  chart.kind !== 'bars' || chart.legend.length < 2
    ? null
    : chart.legend.map(({ hue, label }) => `${hueWords[hue]}: ${label}`).join(', ');

/** Charts of office programs have no ticks across their bars, and name none. */
const nameOf = ({ name }: BarChart['axis']): string => name.replace(averageTick, '');

const barBody = ({ bars, axis, headings }: BarChart): SlideChart => ({
  kind: 'bar',
  labels: bars.map((bar) => labelOf(bar, headings)),
  series: [
    {
      name: nameOf(axis),
      values: values(
        axis.format,
        bars.map(({ value }) => value),
      ),
    },
  ],
  format: axis.format,
  axis: nameOf(axis),
  colours: bars.map(colourOf),
  scale: scaled(axis),
});

const lineColours = (count: number): string[] =>
  Array.from({ length: count }, (_, place) => bareColour(lines[place % lines.length] ?? '#35709f'));

const marksOf = ({ days, marks }: LineChart): NonNullable<SlideChart['marks']> =>
  marks.flatMap(({ day, name }) => (days.includes(day) ? [{ place: days.indexOf(day), name }] : []));

const lineBody = (chart: LineChart): SlideChart => {
  const { names, lines: own, axis } = chart;
  const marks = marksOf(chart);
  return {
    kind: 'line',
    labels: names,
    series: own.map((line) => ({ name: line.label, values: values(axis.format, line.values) })),
    format: axis.format,
    axis: axis.name,
    // Two lines of one colour are a figure and its mean; the figure is pale, as it is thin on screen.
    colours: own.map(({ colour }, place) => {
      const full = bareColour(lines[colour % lines.length] ?? '#35709f');
      return own.slice(place + 1).some((later) => later.colour === colour) ? pale(full) : full;
    }),
    ...(marks.length === 0 ? {} : { marks }),
    scale: scaled(axis),
  };
};

const twinOf = ({ columns, rows }: FigureTable): SlideTable => ({
  columns,
  rows: rows.map(({ label, figures }) => [label, ...figures.map(({ text }) => text)]),
});

/** Bars and lines as charts that can be edited; heat maps, which office programs do not have, as the table of its figures. */
const bodyOf = ({ chart, table }: Figure): SlideBody => {
  if (chart.kind === 'heat' || chart.kind === 'matrix') return { kind: 'table', table: twinOf(table) };
  return { kind: 'chart', chart: chart.kind === 'bars' ? barBody(chart) : lineBody(chart) };
};

/** The sentence of a figure is what there is to take from it. */
export const figureSlides = (figure: Figure, told: Omit<Told, 'title' | 'mark' | 'notes'>): Slide[] => {
  const { headline, chart, sample } = figure;
  return slidesOf(bodyOf(figure), {
    ...told,
    foot: [told.foot, coloursText(chart)].filter(Boolean).join(' · '),
    title: `${isolated(headline.value)} ${headline.label}`,
    mark: markOf(sample),
    notes: chart.definitions.map(({ label, text }) => `${label}: ${text}`).join('\n'),
  });
};

/** Programs draw the slice of a figure below 0 as if it stood above; on screen it has none. */
const sliced = (value: number | null): number | null => (value !== null && value < 0 ? null : value);

/**
 * A chart of a report: figures of two units are two ideas, and two slides. An area with gaps is lines, because programs draw its
 * gaps as nothing counted. Empty for a heat map.
 */
export const reportCharts = ({ kind, labels, series, axes }: ReportChart): SlideChart[] => {
  if (kind === 'heat') return [];
  return axes.flatMap(({ label, format }, axis) => {
    const own = series.filter((one) => one.axis === axis);
    if (own.length === 0) return [];
    return [
      {
        kind: kind === 'area' && own.some((one) => one.values.includes(null)) ? 'line' : kind,
        labels,
        series: own.map((one) => ({
          name: one.label,
          values: values(one.format, kind === 'pie' ? one.values.map(sliced) : one.values),
        })),
        format,
        axis: label,
        colours: lineColours(kind === 'pie' ? labels.length : own.length),
      },
    ];
  });
};
