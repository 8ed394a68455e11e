/** The chart of a report: values of its measures over its rows, as plain values. What is shown is decided before this point. */
import type { Format } from '@cvm/contract';

export type ReportChartKind = 'column' | 'bar' | 'line' | 'area' | 'pie' | 'heat';

export type ReportSeries = {
  readonly label: string;
  readonly format: Format;
  /** The axis it is measured on: figures of two units have one each. */
  readonly axis: 0 | 1;
  /** One for each label; null is a gap. */
  readonly values: readonly (number | null)[];
  /** What stands where there is none: missing, or suppressed. */
  readonly missing: readonly string[];
  /** The people behind each of them, before weighting; null = not told. */
  readonly people: readonly (number | null)[];
};

export type ReportChart = {
  readonly kind: ReportChartKind;
  /** What the measures that are drawn are called. */
  readonly measures: readonly string[];
  /** The rows, in their order. */
  readonly labels: readonly string[];
  /** Of a heat map the columns, all of one measure. */
  readonly series: readonly ReportSeries[];
  /** What the axes stand for, at most two. */
  readonly axes: readonly { readonly label: string; readonly format: Format }[];
  /** In pixels; null = as wide as there is room. */
  readonly width: number | null;
  readonly height: number;
  /** The chart in one sentence, for screen readers. */
  readonly summary: string;
  /** Of a heat map the field with the highest figure, which its headline names. */
  readonly highest: { readonly series: number; readonly row: number; readonly words: string } | null;
  /** Caps and what is left out, in sentences. */
  readonly notes: readonly string[];
};
