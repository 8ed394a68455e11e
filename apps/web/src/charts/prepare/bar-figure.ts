/**
 * Horizontal bars of one measure with a count beside it, and their table twin. In: items in their order, the two columns
 * they were read from. Out: the figure: labels wrapped, nulls as gaps, caps announced, small samples marked, formats of
 * the contract. The four kinds of figure of a title's audience are made with it.
 */
import { type Column, exactValue, formatValue } from '@cvm/contract';
import type { Bar, BarChart, Figure, FigureTable, Hint, Hue, Picture } from '../model.ts';
import { valueAxis } from './axis.ts';
import { definitionsOf } from './cells.ts';
import { wrapLabel } from './wrap-label.ts';

/** A ratio on fewer people than this is marked: one person more or less moves it by a percent of itself. */
export const smallGroup = 100;

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
  readonly tag?: string;
  /** Told on hovering beside measure and count. */
  readonly hints?: readonly Hint[];
};

export type BarSpec = {
  readonly items: readonly Item[];
  /** The column of the labels, in singular and plural: `Country`, `countries`. */
  readonly bucket: { readonly label: string; readonly plural: string };
  readonly measure: Column;
  readonly count: Column;
  readonly axisName: string;
  /** Where bars begin: 0, or the average of an index. */
  readonly base: number;
  /** More bars than this go to the table alone, and the chart says so. */
  readonly barsMax: number;
  /** Items on fewer than `smallGroup` are marked. */
  readonly marksSmall: boolean;
  readonly legend: BarChart['legend'];
  readonly headline: Figure['headline'];
  readonly sample: Figure['sample'];
};

export const isSmall = ({ count }: Pick<Item, 'count'>): boolean => count !== null && count < smallGroup;

const mark = (text: string, small: boolean): string => (small ? `${text}*` : text);

const barOf = (item: Item, { measure, count, marksSmall }: BarSpec): Bar => ({
  id: item.id,
  label: item.full ?? item.label,
  lines: wrapLabel(item.label),
  picture: item.picture ?? null,
  value: item.measure,
  figures: [formatValue(measure.format, item.measure), formatValue(count.format, item.count)],
  hue: item.hue,
  small: marksSmall && isSmall(item),
  tag: item.tag ?? null,
  hints: [
    { label: measure.label, value: exactValue(measure.format, item.measure) },
    { label: count.label, value: exactValue(count.format, item.count) },
    ...(item.hints ?? []),
  ],
});

const tableOf = ({ items, bucket, measure, count, marksSmall }: BarSpec): FigureTable => ({
  columns: [
    { label: bucket.label, numeric: false },
    { label: measure.label, numeric: true },
    { label: count.label, numeric: true },
  ],
  rows: items.map((item) => ({
    id: item.id,
    picture: item.picture ?? null,
    label: item.full ?? item.label,
    figures: [
      {
        text: mark(formatValue(measure.format, item.measure), marksSmall && isSmall(item)),
        exact: exactValue(measure.format, item.measure),
      },
      { text: formatValue(count.format, item.count), exact: exactValue(count.format, item.count) },
    ],
  })),
});

const notesOf = ({ items, barsMax, bucket, marksSmall, count }: BarSpec): string[] => {
  const whole = (value: number): string => formatValue('count', value);
  return [
    ...(items.length > barsMax ? [`Top ${whole(barsMax)} of ${whole(items.length)} ${bucket.plural}.`] : []),
    ...(marksSmall && items.some(isSmall) ? [`* Fewer than ${smallGroup} ${count.label.toLowerCase()}.`] : []),
  ];
};

export const barFigure = (spec: BarSpec): Figure<BarChart> => {
  const { items, measure, count, axisName, base, barsMax, headline } = spec;
  const bars = items.slice(0, barsMax).map((item) => barOf(item, spec));
  const shown = new Set(bars.map(({ hue }) => hue));
  const first = `${headline.value}, ${headline.label}`;
  return {
    chart: {
      kind: 'bars',
      bars,
      axis: valueAxis(
        bars.map(({ value }) => value),
        { name: axisName, format: measure.format, base },
      ),
      headings: [measure.label, count.label],
      legend: spec.legend.filter(({ hue }) => shown.has(hue)),
      definitions: definitionsOf([measure, count]),
      summary: `${bars.length} bars of ${measure.label.toLowerCase()} by ${spec.bucket.label.toLowerCase()}. ${first}.`,
    },
    table: tableOf(spec),
    headline,
    sample: spec.sample,
    notes: notesOf(spec),
  };
};
