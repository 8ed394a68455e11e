/** The colour scale of measures, and which rows differ for real. Pure. */
import { type FigureName, isFigureColumn, isTotalRow } from '@cvm/contract';
import { noDifferencesIn } from '../../charts/prepare/real-differences.ts';
import type { Words } from '../../views/suppressed-words.ts';
import { type AnswerColumn, type AnswerRow, cellOf, partOf } from './answer.ts';
import { isTested, isUntested } from './cells.ts';

export type Shade = (column: AnswerColumn, row: AnswerRow) => string | null;

type Span = { readonly low: number; readonly high: number };

/** The largest share of the colour: figures stay readable in both schemes. */
const strongest = 50;

const isScaled = (column: AnswerColumn): boolean =>
  isFigureColumn(column) && column.part === null && column.at !== 'Total';

const spanOf = (columns: readonly AnswerColumn[], rows: readonly AnswerRow[]): Span | null => {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const row of rows)
    for (const { name } of columns) {
      const value = cellOf(row, name);
      if (typeof value !== 'number') continue;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  return high > low ? { low, high } : null;
};

/** Shades of each chosen measure from its least to its largest figure over all rows, without the totals. */
export const shadesOf = (
  measures: ReadonlySet<FigureName>,
  columns: readonly AnswerColumn[],
  rows: readonly AnswerRow[],
): Shade => {
  const spans = new Map<string, Span | null>();
  for (const measure of measures)
    spans.set(
      measure,
      spanOf(
        columns.filter((column) => column.field === measure && isScaled(column)),
        rows,
      ),
    );
  return (column, row) => {
    const span = isScaled(column) && !isTotalRow(row) ? (spans.get(column.field) ?? null) : null;
    const value = cellOf(row, column.name);
    if (span === null || typeof value !== 'number') return null;
    const percent = Math.round((strongest * (value - span.low)) / (span.high - span.low));
    return `color-mix(in srgb, var(--bar) ${percent}%, transparent)`;
  };
};

const tested = (columns: readonly AnswerColumn[], row: AnswerRow): AnswerColumn[] =>
  columns.filter((column) => isTested(column, row));

/** Is any figure of these rows compared with the others? */
export const compares = (columns: readonly AnswerColumn[], rows: readonly AnswerRow[]): boolean =>
  rows.some((row) => tested(columns, row).length > 0);

/** The rows in which some figure differs by more than chance. */
export const realRows = (columns: readonly AnswerColumn[], rows: readonly AnswerRow[]): AnswerRow[] =>
  rows.filter((row) => tested(columns, row).some((column) => partOf(row, column, 'differs') !== null));

/** What is said where none does: chance may have made every difference, or too few people were there to look for one. */
export const nothingReal = (
  columns: readonly AnswerColumn[],
  rows: readonly AnswerRow[],
  total: AnswerRow | null,
): Words => {
  const none = rows.every((row) => tested(columns, row).every((column) => isUntested(column, row, total) === true));
  return noDifferencesIn(none ? { untested: true } : {});
};
