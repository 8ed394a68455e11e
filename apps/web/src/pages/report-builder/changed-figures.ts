/**
 * Two answers to one question, figure by figure: what was published, and what is answered now. Pure. A figure that is kept back
 * on either side is told on neither, so that the difference says nothing that one of them does not say.
 */
import { type CellValue, type Format, formats, formatValue, isTotalRow, missing, percentages } from '@cvm/contract';
import { type AnswerColumn, type AnswerRow, cellOf, columnsOf, type Facts, isKeptBack } from './answer.ts';
import { type Draft, rowsOf } from './builder.ts';
import { headingOf, isFigure, keptBackText, textOf } from './cells.ts';
import { dimensionColumn } from './dimension-column.ts';

export type Side = { readonly rows: readonly AnswerRow[]; readonly facts: Facts };

/** `added`: the row or the column is there now alone; `gone`: it was there then alone. */
export type FigureState = 'same' | 'changed' | 'added' | 'gone' | 'suppressed';

export type ComparedFigure = {
  readonly key: string;
  /** The row by its dimensions, in words. */
  readonly row: string;
  readonly figure: string;
  readonly before: string;
  readonly now: string;
  readonly difference: string;
  readonly state: FigureState;
};

export type Comparison = {
  readonly figures: readonly ComparedFigure[];
  readonly counts: Readonly<Record<FigureState, number>>;
  /** Rows that are there on one side alone. */
  readonly rows: { readonly added: number; readonly gone: number };
};

/** Figures have 9 decimals: what differs by less is made by the order in which they were added up. */
const tolerance = 1e-9;

const isSame = (before: CellValue, now: CellValue): boolean => {
  if (typeof before !== 'number' || typeof now !== 'number') return before === now;
  return Math.abs(now - before) <= tolerance * Math.max(1, Math.abs(before), Math.abs(now));
};

/** `+1,234`, `-0.4`, of percentages in points: `+1.25 pp`. */
export const differenceText = (format: Format, before: CellValue, now: CellValue): string => {
  if (typeof before !== 'number' || typeof now !== 'number' || !formats[format].numeric) return missing;
  const difference = now - before;
  if (isSame(before, now)) return formatValue(format, 0).replace('%', ' pp');
  const size = formatValue(format, Math.abs(difference));
  if (size === formatValue(format, 0)) return 'less than shown';
  const text = percentages.includes(format) ? size.replace('%', ' pp') : size;
  return `${difference > 0 ? '+' : '-'}${text}`;
};

/** A title is the same by its id, whatever it is called. */
const keyOf = (draft: Draft, row: AnswerRow): string =>
  isTotalRow(row)
    ? 'total'
    : JSON.stringify(
        rowsOf(draft).map((name) => cellOf(row, name === 'title' ? 'crosstab.parent_content_id' : `crosstab.${name}`)),
      );

const keyed = (draft: Draft, rows: readonly AnswerRow[]): Map<string, AnswerRow> =>
  new Map(rows.map((row) => [keyOf(draft, row), row]));

const named = (columns: readonly AnswerColumn[], row: AnswerRow): string => {
  if (isTotalRow(row)) return 'Total';
  const words = columns.filter((column) => !isFigure(column)).map((column) => textOf(column, row));
  return words.length === 0 ? 'All' : words.join(' · ');
};

const figureName = (draft: Draft, column: AnswerColumn): string => {
  const heading = headingOf(draft, column, dimensionColumn);
  return heading === '' ? column.title : `${column.title}, ${heading}`;
};

type Cell = { readonly column: AnswerColumn; readonly row: AnswerRow } | null;

const stateOf = (before: Cell, now: Cell): FigureState => {
  if ([before, now].some((cell) => cell !== null && isKeptBack(cell.row, cell.column))) return 'suppressed';
  if (before === null || now === null) return before === null ? 'added' : 'gone';
  return isSame(cellOf(before.row, before.column.name), cellOf(now.row, now.column.name)) ? 'same' : 'changed';
};

const textIn = (cell: Cell, state: FigureState): string => {
  if (state === 'suppressed') return keptBackText;
  return cell === null ? '' : textOf(cell.column, cell.row);
};

const differenceIn = (before: Cell, now: Cell, state: FigureState): string =>
  state === 'suppressed' || before === null || now === null
    ? ''
    : differenceText(now.column.format, cellOf(before.row, before.column.name), cellOf(now.row, now.column.name));

/** Those of the first in their order, then what the second has besides. */
const union = <T>(first: ReadonlyMap<string, T>, second: ReadonlyMap<string, T>): string[] => [
  ...new Set([...first.keys(), ...second.keys()]),
];

const figuresOf = (columns: readonly AnswerColumn[]): Map<string, AnswerColumn> =>
  new Map(
    columns.flatMap((column) => (isFigure(column) && column.part === null ? [[column.name, column] as const] : [])),
  );

const cellAt = (row: AnswerRow | undefined, column: AnswerColumn | undefined): Cell =>
  row === undefined || column === undefined ? null : { row, column };

/** Every figure of both answers, the rows of the published one first. Neither of them may be kept back as a whole. */
export const compared = (draft: Draft, before: Side, now: Side): Comparison => {
  const sides = [before, now].map(({ rows, facts }) => {
    const columns = columnsOf(draft, rows[0], facts);
    return { columns, figures: figuresOf(columns), rows: keyed(draft, rows) };
  });
  const [then, today] = sides;
  if (then === undefined || today === undefined) throw new Error('There are two sides.');
  const counts = { same: 0, changed: 0, added: 0, gone: 0, suppressed: 0 };
  const figures = union(then.rows, today.rows).flatMap((key) => {
    const [was, is] = [then.rows.get(key), today.rows.get(key)];
    const row = was === undefined ? named(today.columns, is ?? {}) : named(then.columns, was);
    return union(then.figures, today.figures).map((name): ComparedFigure => {
      const cells = [cellAt(was, then.figures.get(name)), cellAt(is, today.figures.get(name))] as const;
      const state = stateOf(...cells);
      counts[state] += 1;
      const column = then.figures.get(name) ?? today.figures.get(name);
      return {
        ...{ key: `${key} ${name}`, row, state, figure: column === undefined ? name : figureName(draft, column) },
        ...{ before: textIn(cells[0], state), now: textIn(cells[1], state), difference: differenceIn(...cells, state) },
      };
    });
  });
  const missingIn = (one: typeof then, other: typeof then) =>
    [...one.rows.keys()].filter((key) => !other.rows.has(key));
  return { figures, counts, rows: { added: missingIn(today, then).length, gone: missingIn(then, today).length } };
};

/** Figures that are told on both sides or are there on one alone. */
export const toldFigures = ({ counts, figures }: Pick<Comparison, 'counts' | 'figures'>): number =>
  figures.length - counts.suppressed;

/** Is every figure that is told what it was, in the same rows? Null where none is told. */
export const isUnchanged = (comparison: Comparison): boolean | null => {
  const { counts, rows } = comparison;
  if (toldFigures(comparison) === 0) return null;
  return counts.changed + counts.added + counts.gone + rows.added + rows.gone === 0;
};
