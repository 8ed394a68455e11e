/**
 * What a chart shows, as plain values: `prepare` makes it from rows, `draw` maps it to marks, the table twin writes it out.
 * Everything that is shown is decided before this point; nothing here knows a renderer.
 */
import type { Format, Meta, Row } from '@cvm/contract';

/** The picture beside a label. */
export type Picture =
  | { readonly kind: 'flag'; readonly code: string }
  | { readonly kind: 'logo'; readonly url: string }
  /** Of a person; without one, or with one that is broken, the initials stand for it. */
  | { readonly kind: 'face'; readonly url: string | null; readonly name: string };

/** What a colour stands for; each has one colour per scheme (draw/palette). */
export type Hue = 'plain' | 'soft' | 'above' | 'below' | 'aside';

/** A line of what hovering tells: `Index: 143.23`; `sample` where the line has an N of its own: `N = 64`. */
export type Hint = { readonly label: string; readonly value: string; readonly sample?: string };

/** What hovering a mark tells. Written when it is pointed at: a chart may have thousands of marks. */
export type Hints = () => readonly Hint[];

export type Definition = { readonly label: string; readonly text: string };

export type Bar = {
  readonly id: string;
  readonly label: string;
  /** The label as the chart writes it: wrapped, at most two lines. */
  readonly lines: readonly string[];
  readonly picture: Picture | null;
  /** In the unit of the axis; null is a gap. */
  readonly value: number | null;
  /** What stands at the end of the row, one text per heading of the chart. */
  readonly figures: readonly string[];
  readonly hue: Hue;
  /** Drawn pale: what it says may be chance. */
  readonly pale: boolean;
  /** Where the value lies with 95 %, in the unit of the axis: a thin line while the bar is pointed at. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** What the value is compared with, in the unit of the axis: a tick across the bar; null = with nothing. */
  readonly average: number | null;
  /** A word of distinction beside the label, such as `Top`. */
  readonly tag: string | null;
  readonly hints: Hints;
};

/** A value axis. Bars begin at `base`; min, max and ticks lie whole steps from it. */
export type Axis = {
  readonly name: string;
  readonly format: Format;
  readonly base: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
};

/** What every chart tells beside its marks. */
type Told = {
  readonly definitions: readonly Definition[];
  /** The chart in one sentence, for screen readers. */
  readonly summary: string;
};

/** Horizontal bars, first on top. */
export type BarChart = Told & {
  readonly kind: 'bars';
  readonly bars: readonly Bar[];
  readonly axis: Axis;
  readonly headings: readonly string[];
  /** Empty where one colour says one thing. */
  readonly legend: readonly { readonly hue: Hue; readonly label: string }[];
};

/** A line through one value a day; null is a gap. Its colour is its place in the palette of lines. */
export type Line = {
  readonly id: string;
  readonly label: string;
  readonly colour: number;
  /** Drawn thin and pale: another line says what to see in it. */
  readonly quiet: boolean;
  readonly values: readonly (number | null)[];
};

/** Something that happened on a day: a premiere, an episode. */
export type Mark = {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** What hovering the day tells of it: `S1 | E2 The Letter`. */
  readonly text: string;
  /** Written above the plot at a line through it: `Season 2`; null = a small sign at the foot of the plot. */
  readonly name: string | null;
};

/** Lines over days, first to last, without a day left out. */
export type LineChart = Told & {
  readonly kind: 'lines';
  /** `YYYY-MM-DD`, or days counted from one that the lines have in common. */
  readonly days: readonly string[];
  /** What hovering calls each of them: `November 03, 2026`. */
  readonly names: readonly string[];
  /** Under the axis of days, where they are not dates. */
  readonly daysName: string | null;
  /** The days that carry a tick, each with its words. */
  readonly ticks: ReadonlyMap<string, string>;
  readonly lines: readonly Line[];
  readonly axis: Axis;
  /** What hovering a day tells, in the order of the days. */
  readonly hints: readonly Hints[];
  readonly marks: readonly Mark[];
  /** The days are dates, and so many that a part of them can be looked at. */
  readonly zooms: boolean;
};

/** A field of a heatmap: `column` and `row` are places in the chart's own lists. */
export type HeatCell = {
  readonly column: number;
  readonly row: number;
  readonly value: number;
  readonly hints: Hints;
  /** How many are behind this field, in words; null when it is not known. */
  readonly sample: string | null;
};

/** Shades by column and row, under a strip of bars with one value a column. */
export type HeatChart = Told & {
  readonly kind: 'heat';
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** A field without a value is left out. */
  readonly cells: readonly HeatCell[];
  /** What the shades stand for. */
  readonly measure: string;
  readonly format: Format;
  /** The value of the darkest shade. */
  readonly max: number;
  readonly strip: { readonly label: string; readonly values: readonly (number | null)[]; readonly axis: Axis };
  /** The column that the figure leads with, and its field that the headline names (-1 = none); null = in another piece of the chart. */
  readonly marked: { readonly column: number; readonly row: number } | null;
  /** What hovering a bar of the strip tells, in the order of the columns. */
  readonly stripHints: readonly Hints[];
};

/** A field of a matrix: `column` and `row` are places in its names. */
export type MatrixCell = {
  readonly column: number;
  readonly row: number;
  /** What is written in it. */
  readonly text: string;
  /** From -1, far below the middle, to 1, far above it; null = it has no shade. */
  readonly shade: number | null;
  /** Drawn pale: what it says may be chance. */
  readonly pale: boolean;
  /** The headline names it. */
  readonly leads: boolean;
  /** What hovering is headed with. */
  readonly title: string;
  readonly hints: Hints;
  readonly notes: readonly string[];
};

/** The same names across and down; shades to both sides of a middle. */
export type MatrixChart = Told & {
  readonly kind: 'matrix';
  readonly names: readonly string[];
  readonly cells: readonly MatrixCell[];
  /** The values of the darkest shades. */
  readonly legend: { readonly title: string; readonly low: string; readonly high: string };
};

export type Chart = BarChart | LineChart | HeatChart | MatrixChart;

/** The table twin: every row, also those the chart leaves out. */
export type FigureTable = {
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[];
  readonly rows: readonly {
    readonly id: string;
    readonly picture: Picture | null;
    readonly label: string;
    /** `exact` is what hovering tells. */
    readonly figures: readonly { readonly text: string; readonly exact: string }[];
  }[];
};

/** Who is behind a figure. */
export type Sample = {
  /** Members before weighting, or the rows that `noun` names; null = the answer has none. */
  readonly count: number | null;
  readonly noun: string;
  /** Members of equal weight that would say as much, where weights apply. */
  readonly effective: number | null;
  /** The count is itself a sum of weights, and so no N. */
  readonly isSum: boolean;
  /** Only those are counted of whom this is known; there are `of` in all. */
  readonly known?: { readonly attribute: string; readonly of: number };
};

/** A chart with its twin and what is written around both. */
export type Figure<Kind extends Chart = Chart> = {
  readonly chart: Kind;
  readonly table: FigureTable;
  /** The one thing to take away. */
  readonly headline: { readonly value: string; readonly label: string };
  readonly sample: Sample;
  /** Caps and marks, in sentences. */
  readonly notes: readonly string[];
};

/** `own`: ages by age, countries by their share; `index`: the highest index first. */
export type Order = 'own' | 'index';

/** From the rows of an answer and what it says about itself to a figure; null = there is nothing to show. */
export type Prepare<Kind extends Chart = Chart> = (
  rows: readonly Row[],
  facts: Pick<Meta, 'sampleSize' | 'effectiveSampleSize' | 'untested' | 'panel' | 'rowsAll'>,
  /** How what is compared with an average is ordered; absent = in the order of its own. */
  order?: Order,
) => Figure<Kind> | null;
