/** Tables whose rows are compared with the others, such as affinities: what may be chance, and the surest first. Pure. */
import {
  type Column,
  exactValue,
  formatValue,
  type Meta,
  type Row,
  type Sort,
  type ViewDefinition,
} from '@cvm/contract';
import { textOf } from '../charts/prepare/cells.ts';
import { findingOf } from '../charts/prepare/finding.ts';
import { noDifferencesIn, realWords } from '../charts/prepare/real-differences.ts';
import type { Words } from '../views/suppressed-words.ts';

type Columns = Pick<ViewDefinition, 'columns'>;

const differsOf = ({ columns }: Columns): Column | null => columns.find(({ name }) => name === 'differs') ?? null;

export const compares = (view: Columns): boolean => differsOf(view) !== null;

/** Chance may have made the figure of this row. */
export const mayBeChance = (view: Columns, column: Column, row: Row): boolean =>
  differsOf(view)?.of === column.name && row.differs === null;

/** By the low end of the interval: what is high for sure comes before what may be higher still. */
export const surestFirst: readonly Sort[] = [{ column: 'indexLow', direction: 'desc' }];

export const isSurestFirst = ([first]: readonly Sort[]): boolean => first?.column === surestFirst[0]?.column;

type Answered = Partial<Pick<Meta, 'rowsAll' | 'untested'>> & { readonly rows: readonly Row[] };

/** Of an answer that ends after the first rows of its own order: by what they are the first, whatever the table is sorted by. */
const leftOut = (
  { columns, sorts: [first] }: Pick<ViewDefinition, 'columns' | 'sorts'>,
  answered: Answered,
): string[] => {
  const { rows, rowsAll = rows.length } = answered;
  const by = columns.find(({ name }) => name === first?.column);
  if (by === undefined || rows.length === 0 || rowsAll <= rows.length) return [];
  return [`The first ${formatValue('count', rows.length)} of ${formatValue('count', rowsAll)} by ${by.label}.`];
};

export type Listed = {
  readonly rows: readonly Row[];
  /** What is said of the others. */
  readonly notes: readonly string[];
  /** In place of rows, where there are some and none of them is listed. */
  readonly instead?: Words;
};

export const listed = (
  view: Pick<ViewDefinition, 'columns' | 'sorts'>,
  answered: Answered,
  realOnly: boolean,
): Listed => {
  const { rows } = answered;
  const others = leftOut(view, answered);
  if (!realOnly || !compares(view) || rows.length === 0) return { rows, notes: others };
  const real = rows.filter(({ differs }) => differs !== null);
  const notes = [`${realWords(real.length, rows.length)}.`, ...others];
  return real.length === 0 ? { rows: real, notes, instead: noDifferencesIn(answered) } : { rows: real, notes };
};

/** What qualifies the figure of a cell, a line each: `Index, Low: 104.2`. */
export const qualifierLines = (
  { columns }: Columns,
  column: Column,
  row: Row,
  facts: Pick<Meta, 'untested'> | null,
): string[] =>
  columns.flatMap(({ of, name, label, format }) => {
    const value = row[name];
    if (of !== column.name || name === column.base || value === undefined) return [];
    const finding = name === 'differs' ? findingOf(textOf(row, name), facts && facts.untested === true) : null;
    return [`${label}: ${finding?.full ?? exactValue(format, value)}`];
  });
