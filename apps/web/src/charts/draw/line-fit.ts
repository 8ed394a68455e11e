/** What has room in a line chart, and where: its values at the left, the names of its lines, the days between them. Pure. */
import type { LineChart } from '../model.ts';
import { tickText } from '../prepare/axis.ts';
import { lettersOf } from '../prepare/letters.ts';
import type { Drawing } from './chart-option.ts';

/** Room at the right for half of the name of the last day. */
export const rightOf = 26;

/** Value labels are as wide in every chart, but where one needs more, so that plots below one another begin at the same place. */
export const leftOf = ({ chart: { axis }, fontSize = 11 }: Drawing<LineChart>): number => {
  const longest = Math.max(7, tickText(axis.format, axis.min).length, tickText(axis.format, axis.max).length);
  return Math.ceil(longest * fontSize * 0.6) + 8;
};

/** More names than this do not stand beside one another above the plot. */
const namesAbove = 3;
export const namesWidth = 190;

export const dash = { itemWidth: 14, itemHeight: 2 } as const;

/** Around the letters of a name: its dash, and what parts it from the next. */
export const nameGap = 5;
export const itemGap = 10;
/** A plot narrower than this has no names beside it. */
const plotBesideMin = 300;

const lettersWidth = (text: string, fontSize: number): number => lettersOf(text) * fontSize * 0.53;

/** How the names of lines stand: over the plot beside the name of its axis, in columns above both, or at the right of the plot. */
export type Names = { readonly kind: 'above' | 'beside' } | { readonly kind: 'columns'; readonly columns: number };

export const namesOf = (drawing: Drawing<LineChart>): Names => {
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

export const rowHeight = (fontSize: number): number => fontSize + 7;

/** What names in columns take above the plot. */
export const namesHeight = (drawing: Drawing<LineChart>, names: Names): number =>
  names.kind === 'columns'
    ? Math.ceil(drawing.chart.lines.length / names.columns) * rowHeight(drawing.fontSize ?? 11) + 4
    : 0;

/** The days in sight by their places. */
export type Seen = { readonly first: number; readonly last: number };

export const wholeOf = ({ chart: { days } }: Drawing<LineChart>): Seen => ({ first: 0, last: days.length - 1 });

/** Where a day stands between the values, at 0, and what stands at the right, at 1. */
export const shareOf = (days: readonly string[], { first, last }: Seen, day: string): number =>
  (days.indexOf(day) - first) / Math.max(1, last - first);

/** Between the values and what stands at the right; null = wide enough for everything. */
export const plotWidth = (drawing: Drawing<LineChart>): number | null =>
  drawing.width === undefined
    ? null
    : drawing.width() - leftOf(drawing) - (namesOf(drawing).kind === 'beside' ? namesWidth : rightOf);

export const nameWidth = (name: string, fontSize: number): number => name.length * fontSize * 0.6;
