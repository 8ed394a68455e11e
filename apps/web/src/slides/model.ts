/** A deck as plain values: what each slide says is decided here, `deck-file` writes it as PowerPoint. */
import type { Format } from '@cvm/contract';

export type SlideChart = {
  readonly kind: 'bar' | 'column' | 'line' | 'area' | 'pie';
  readonly labels: readonly string[];
  /** Values as office files hold them, one for each label; null is a gap. */
  readonly series: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly format: Format;
  readonly axis: string;
  /** Of a series its colour, of one series alone the colours of its marks; `RRGGBB`. */
  readonly colours: readonly string[];
  /** What happened at the places of some labels: a name at a line through the plot, or, without one, a sign at its foot. */
  readonly marks?: readonly { readonly place: number; readonly name: string | null }[];
  /** Of the axis of values; absent = chosen by the program that shows it. */
  readonly scale?: { readonly base: number; readonly min: number; readonly max: number; readonly step: number };
};

export type SlideTable = {
  /** How many of the first columns say what a row is; absent = one. */
  readonly naming?: number;
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[];
  /** As the screen writes them. */
  readonly rows: readonly (readonly string[])[];
  /** Below the last row, however many rows have no slide. */
  readonly totals?: readonly (readonly string[])[];
  /** What a file of the table holds of its rows; absent = all of them. */
  readonly inFiles?: string;
};

export type SlideBody =
  | { readonly kind: 'chart'; readonly chart: SlideChart }
  | { readonly kind: 'table'; readonly table: SlideTable }
  /** In place of figures: why there are none. */
  | { readonly kind: 'words'; readonly words: string };

export type Slide = {
  /** Where it stands: what the deck is about, its part, its module. */
  readonly section: string;
  /** The one thing it says. */
  readonly title: string;
  /** A warning about its figures. */
  readonly mark: string | null;
  readonly body: SlideBody;
  /** Sample, filters, days. */
  readonly foot: string;
  /** What its figures mean, for whoever presents them. */
  readonly notes: string;
};

export type Deck = {
  readonly title: string;
  readonly subtitle: string;
  /** At the foot of every slide. */
  readonly source: string;
  readonly slides: readonly Slide[];
};

export const slidesType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
