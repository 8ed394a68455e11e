/** Followers before release against viewers after it as points on logarithmic axes. Pure: what is drawn is decided here. */
import { correlationRule, firstLetters, formatCount, formatValue, type Meta, type Row } from '@cvm/contract';
import { countLabel } from '../../charts/prepare/bar-figure.ts';
import { columnOf, numberOf, textOf } from '../../charts/prepare/cells.ts';
import { lettersOf } from '../../charts/prepare/letters.ts';
import { linkOf } from '../../tables/links.ts';
import { type Correlation, rankCorrelation } from './correlation.ts';

export type OutcomeDays = 7 | 30;

export const outcomeColumns = { 7: 'viewersFirst7', 30: 'viewersFirst30' } as const;

/** The marks of an axis lie from 0 to 1; nothing has a place of its own before the first power of ten. */
export type LogAxis = {
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  readonly at: (value: number) => number;
};

export type Point = {
  readonly id: string;
  readonly name: string;
  readonly link: string | null;
  readonly x: number;
  readonly y: number;
  /** What hovering tells. */
  readonly hint: string;
};

export type Scatter = {
  readonly points: readonly Point[];
  readonly x: LogAxis;
  readonly y: LogAxis;
  readonly correlation: Correlation | null;
  /** Titles whose days are not over. */
  readonly unfinished: number;
};

/** How far before the first power of ten 0 stands, in powers of ten. */
const zeroBefore = 0.5;
const steps = [1, 2, 5] as const;
/** An axis of fewer powers of ten than this has ticks between them. */
const manyPowers = 3;

export const logAxis = (values: readonly number[]): LogAxis => {
  const positive = values.filter((value) => value > 0);
  const hasZero = positive.length < values.length;
  const low = positive.length === 0 ? 0 : Math.floor(Math.log10(Math.min(...positive)));
  const high = Math.max(low + 1, Math.log10(Math.max(1, ...positive)) + 0.12);
  const start = hasZero ? low - zeroBefore : low;
  const at = (value: number): number => ((value > 0 ? Math.log10(value) : start) - start) / (high - start);
  const powers = Array.from({ length: Math.floor(high) - low + 1 }, (_, place) => low + place);
  const between = high - low < manyPowers ? steps : ([1] as const);
  const ticks = powers
    .flatMap((power) => between.map((step) => step * 10 ** power))
    .filter((value) => Math.log10(value) <= high);
  return {
    at,
    ticks: [...(hasZero ? [0] : []), ...ticks].map((value) => ({ at: at(value), text: formatValue('compact', value) })),
  };
};

const title = columnOf('anticipationOutcome', 'title');

const hintOf = (row: Row, days: OutcomeDays, isSum: boolean): string =>
  [
    textOf(row, 'title'),
    `Released ${formatValue('longDate', textOf(row, 'releaseDate'))}`,
    `${countLabel('Followers before release', isSum)}: ${formatValue('count', numberOf(row, 'followersBefore'))}`,
    `${countLabel(`Viewers in the first ${days} days`, isSum)}: ${formatValue('count', numberOf(row, outcomeColumns[days]))}`,
  ].join('\n');

/** Null where no title has its days behind it. @param rows of anticipationOutcome @param isSum counts are sums of weights */
export const scatterOf = (rows: readonly Row[], days: OutcomeDays, isSum = false): Scatter | null => {
  const known = rows.flatMap((row) => {
    const [before, after] = [numberOf(row, 'followersBefore'), numberOf(row, outcomeColumns[days])];
    return before === null || after === null ? [] : [{ row, before, after }];
  });
  if (known.length === 0) return null;
  const x = logAxis(known.map(({ before }) => before));
  const y = logAxis(known.map(({ after }) => after));
  return {
    points: known
      .sort((a, b) => b.before - a.before || b.after - a.after)
      .map(({ row, before, after }) => ({
        id: textOf(row, 'titleId'),
        name: textOf(row, 'title'),
        link: linkOf(title, row),
        x: x.at(before),
        y: y.at(after),
        hint: hintOf(row, days, isSum),
      })),
    x,
    y,
    correlation: rankCorrelation(known.map(({ before, after }) => [before, after] as const)),
    unfinished: rows.length - known.length,
  };
};

const score = (value: number): string => formatValue('score', value);

/** The one thing to take away. */
export const headlineOf = ({ correlation, points }: Scatter): { value: string; label: string } => {
  const over = formatCount(points.length, 'title');
  if (correlation !== null) {
    const { value, interval } = correlation;
    const order = `all in ${value > 0 ? 'the same' : 'opposite'} order, of which no interval can be told`;
    const sure = interval === null ? order : `95 % interval ${score(interval.low)} to ${score(interval.high)}`;
    return { value: score(value), label: `rank correlation of ${over}, ${sure}` };
  }
  return points.length < correlationRule.titlesMin
    ? { value: 'Too few to tell', label: `how followers and viewers go together, from ${over}` }
    : {
        value: 'No order to compare',
        label: `${over} have the same followers before release, or the same viewers after it`,
      };
};

/** Why titles of the table are no points. */
export const unfinishedText = (unfinished: number, days: OutcomeDays, { dataThrough }: Meta): string | null =>
  unfinished === 0
    ? null
    : `${unfinished === 1 ? 'One title is' : `${formatValue('count', unfinished)} titles are`} not drawn and ${unfinished === 1 ? 'has' : 'have'} no figure yet: the first ${days} days were not over when the data ended on ${formatValue('longDate', dataThrough)}.`;

export type Label = { readonly id: string; readonly text: string; readonly x: number; readonly y: number };

/** The largest points, of which as many are named as have room. */
const namedMax = 20;
const lengthMax = 28;
const lineHeight = 14;
/** Of a point with a little air, in pixels. */
const radius = 6;
const gap = 9;

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** In pixels. */
const widthOf = (text: string): number => lettersOf(text) * 6.3;

/** A label beside, above or below its point, by its left end and its baseline. */
const placesOf = (x: number, y: number, width: number) => [
  { x: x + gap, y: y + 4 },
  { x: x - gap - width, y: y + 4 },
  { x: x - width / 2, y: y - gap },
  { x: x - width / 2, y: y + gap + 9 },
];

/** Names of the largest points, in pixels, where none lies over another, over a point or beyond the plot. */
export const labelsOf = (points: readonly Point[], { width, height }: Size): Label[] => {
  const centres = points.map(({ x, y }) => ({ x: x * width, y: (1 - y) * height }));
  const taken: Box[] = centres.map(({ x, y }) => ({
    ...{ left: x - radius, right: x + radius },
    ...{ top: y - radius, bottom: y + radius },
  }));
  const largest = [...points].sort((a, b) => b.x + b.y - a.x - a.y).slice(0, namedMax);
  return largest.flatMap(({ id, name, x, y }) => {
    const text = name.length > lengthMax ? `${firstLetters(name, lengthMax - 1)}…` : name;
    const long = widthOf(text);
    const boxOf = (place: { x: number; y: number }): Box => ({
      ...{ left: place.x, right: place.x + long },
      ...{ top: place.y - lineHeight + 3, bottom: place.y + 3 },
    });
    const free = placesOf(x * width, (1 - y) * height, long).find((place) => {
      const box = boxOf(place);
      const inside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      return inside && !taken.some((other) => meets(box, other));
    });
    if (free === undefined) return [];
    taken.push(boxOf(free));
    return [{ id, text, ...free }];
  });
};
