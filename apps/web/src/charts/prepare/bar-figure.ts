/**
 * Horizontal bars of one measure with a count beside it, and their table twin. In: items in their order, the two columns
 * they were read from. Out: the figure: labels wrapped, nulls as gaps, caps announced, formats of the contract. The four
 * kinds of figure of a title's audience are made with it.
 */
import { type Column, exactValue, formatCount, formatValue, hoverValue } from '@cvm/contract';
import type { Bar, BarChart, Figure, FigureTable, Hint, Hue, Picture } from '../model.ts';
import { ticksOfCard, valueAxis } from './axis.ts';
import { definitionsOf } from './cells.ts';
import { weightedNote } from './sample.ts';
import { wrapLabel } from './wrap-label.ts';

/** What the table tells beside measure and count, and hovering too: a figure, or words. */
export type Detail = {
  readonly label: string;
  readonly numeric: boolean;
  readonly text: string;
  readonly exact: string;
  readonly hover: string;
};

export type Item = {
  readonly id: string;
  /** As the chart writes it. */
  readonly label: string;
  /** As the table and hovering write it, where the chart has no room for all of it. */
  readonly full?: string;
  readonly picture?: Picture | null;
  readonly measure: number | null;
  readonly count: number | null;
  readonly hue: Hue;
  readonly pale?: boolean;
  readonly interval?: Bar['interval'];
  readonly average?: number | null;
  readonly tag?: string;
  /** Told on hovering beside measure and count. */
  readonly hints?: readonly Hint[];
  /** Written between measure and count, under the headings of the figure. */
  readonly beside?: readonly Detail[];
  /** The same labels for every item of a figure. */
  readonly details?: readonly Detail[];
};

export type BarSpec = {
  readonly items: readonly Item[];
  /** What is drawn, where it is not the first `barsMax` items: others may stand in one bar together. */
  readonly drawn?: readonly Item[];
  /** The column of the labels, in singular and plural: `Country`, `countries`. */
  readonly bucket: { readonly label: string; readonly plural: string };
  readonly measure: Column;
  readonly count: Column;
  /** The counts are sums of weights, and say so. */
  readonly isWeighted: boolean;
  readonly axisName: string;
  /** Where bars begin: 0, or the average of an index. */
  readonly base: number;
  /** Absent = as many as a card of this width has room for. */
  readonly ticksMax?: number;
  /** More bars than this go to the table alone, and the chart says so. */
  readonly barsMax: number;
  readonly legend: BarChart['legend'];
  /** The columns that stand between measure and count. */
  readonly further?: readonly Column[];
  readonly headline: Figure['headline'];
  readonly sample: Figure['sample'];
  /** After the one about the bars that are left out. */
  readonly notes?: readonly string[];
};

/** `Viewers, weighted`: what the counts of a weighted answer are called. */
export const countLabel = (label: string, isWeighted: boolean): string => (isWeighted ? `${label}, weighted` : label);

const barOf = (item: Item, { measure, count }: BarSpec): Bar => ({
  id: item.id,
  label: item.full ?? item.label,
  lines: wrapLabel(item.label),
  picture: item.picture ?? null,
  value: item.measure,
  figures: [
    formatValue(measure.format, item.measure),
    ...(item.beside ?? []).map(({ text }) => text),
    formatValue(count.format, item.count),
  ],
  hue: item.hue,
  pale: item.pale ?? false,
  interval: item.interval ?? null,
  average: item.average ?? null,
  tag: item.tag ?? null,
  hints: () => [
    { label: measure.label, value: hoverValue(measure.format, item.measure) },
    ...(item.beside ?? []).map(({ label, hover }) => ({ label, value: hover })),
    { label: count.label, value: hoverValue(count.format, item.count) },
    ...(item.hints ?? []),
    ...(item.details ?? []).map(({ label, hover }) => ({ label, value: hover })),
  ],
});

/** A figure of a row in all its ways of being written. */
export const detailOf = ({ label, format }: Pick<Column, 'label' | 'format'>, value: number | null): Detail => ({
  label,
  numeric: true,
  text: formatValue(format, value),
  exact: exactValue(format, value),
  hover: hoverValue(format, value),
});

const tableOf = ({ items, bucket, measure, count }: BarSpec): FigureTable => ({
  columns: [
    { label: bucket.label, numeric: false },
    { label: measure.label, numeric: true },
    ...(items[0]?.beside ?? []).map(({ label, numeric }) => ({ label, numeric })),
    { label: count.label, numeric: true },
    ...(items[0]?.details ?? []).map(({ label, numeric }) => ({ label, numeric })),
  ],
  rows: items.map((item) => ({
    id: item.id,
    picture: item.picture ?? null,
    label: item.full ?? item.label,
    figures: [
      { text: formatValue(measure.format, item.measure), exact: exactValue(measure.format, item.measure) },
      ...(item.beside ?? []),
      { text: formatValue(count.format, item.count), exact: exactValue(count.format, item.count) },
      ...(item.details ?? []),
    ],
  })),
});

const leftOut = ({ items, drawn, barsMax, bucket }: BarSpec): string[] =>
  drawn !== undefined || items.length <= barsMax
    ? []
    : [`Top ${formatValue('count', barsMax)} of ${formatValue('count', items.length)} ${bucket.plural}.`];

export const barFigure = (asked: BarSpec): Figure<BarChart> => {
  const count = { ...asked.count, label: countLabel(asked.count.label, asked.isWeighted) };
  const spec: BarSpec = { ...asked, count };
  const { items, measure, axisName, base, barsMax, headline, drawn = items.slice(0, barsMax) } = spec;
  const bars = drawn.map((item) => barOf(item, spec));
  const shown = new Set(bars.map(({ hue }) => hue));
  const first = `${headline.value}, ${headline.label}`;
  return {
    chart: {
      kind: 'bars',
      bars,
      axis: valueAxis(
        bars.flatMap(({ value, average }) => [value, average]),
        { name: axisName, format: measure.format, base },
        spec.ticksMax ?? ticksOfCard,
      ),
      // There is no room for the word in a card a third of the page wide.
      headings: [
        measure.label,
        ...(items[0]?.beside ?? []).map(({ label }) => label),
        spec.isWeighted ? `${asked.count.label}*` : count.label,
      ],
      legend: spec.legend.filter(({ hue }) => shown.has(hue)),
      definitions: definitionsOf([measure, ...(spec.further ?? []), count]),
      summary: `${formatCount(bars.length, 'bar')} of ${measure.label.toLowerCase()} by ${spec.bucket.label.toLowerCase()}. ${first}.`,
    },
    table: tableOf(spec),
    headline,
    sample: spec.sample,
    notes: [...leftOut(spec), ...(spec.notes ?? []), ...(spec.isWeighted ? [weightedNote] : [])],
  };
};
