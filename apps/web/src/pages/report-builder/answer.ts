/**
 * The answer of a cross-tab as its table needs it: columns from the names of a row while rows come, and from the facts of
 * the answer once it is whole. Pure.
 */
import {
  bareName,
  type CalculatedName,
  type CellValue,
  type Column,
  type CrosstabAnswer,
  type CrosstabLine,
  calculatedColumns,
  columnOf,
  type FieldName,
  fieldPrefix,
  type HonestName,
  isCalculated,
  isFigureName,
  sortedAs,
} from '@cvm/contract';
import { type Draft, sortsOf, surroundingOf } from './builder.ts';
import { fieldOf } from './fields.ts';

export type AnswerRow = Readonly<Record<string, CellValue | readonly string[] | undefined>>;

export type AnswerColumn = Column & {
  readonly field: FieldName | CalculatedName;
  /** What the field is called. */
  readonly title: string;
  /** What of the figure it tells; null = the figure itself, or a dimension. */
  readonly part: HonestName | null;
  /** The pivot values it stands for, `female`; null without pivots. */
  readonly at: string | null;
  /** The same in words. */
  readonly heading: string;
};

export type Facts = CrosstabAnswer['meta'];

/** The facts of the answer are its last line; every other one is a row. */
export const isRow = (line: CrosstabLine): line is Exclude<CrosstabLine, { meta: Facts }> =>
  typeof line.meta !== 'object' || line.meta === null;

const parts: readonly HonestName[] = ['n', 'effective', 'low', 'high', 'differs'];
export const partLabels: Record<HonestName, string> = {
  n: 'People',
  effective: 'Effective Base',
  low: 'Low',
  high: 'High',
  differs: 'Differs',
};

const partColumn = (figure: Column, part: HonestName): Column => ({
  name: figure.name,
  label: partLabels[part],
  type: part === 'differs' ? 'text' : 'number',
  format: part === 'differs' ? 'text' : part === 'n' || part === 'effective' ? 'count' : figure.format,
});

/** `female|crosstab.binge_rate|low` in its parts; null for what is no column. */
const readName = (name: string) => {
  const start = name.lastIndexOf(fieldPrefix);
  if (start < 0) return null;
  const [bare = '', word] = name.slice(start + fieldPrefix.length).split('|');
  const field = isCalculated(bare) ? bare : fieldOf(bare);
  const part = parts.find((known) => known === word) ?? null;
  return field === null ? null : { field, part, at: start === 0 ? null : name.slice(0, start - 1) };
};

type Made = ReadonlyMap<string, Column>;

/** A figure that is kept means what it meant then, in the words of its answer. */
const meaning = (column: Column, words: string | undefined): Column => {
  if (words === undefined || column.metric === undefined) return column;
  const { metric: _, ...others } = column;
  return { ...others, calculated: words };
};

type Told = Pick<Facts['columns'][number], 'name' | 'label' | 'calculated'>;

const columnNamed = ({ name, label, calculated }: Told, made: Made): AnswerColumn[] => {
  const read = readName(name);
  if (read === null) return [];
  const figure = isCalculated(read.field) ? made.get(read.field) : meaning(columnOf(read.field), calculated);
  if (figure === undefined) return [];
  const own = read.part === null ? figure : partColumn(figure, read.part);
  const tail = read.part === null ? figure.label : `${figure.label} | ${partLabels[read.part]}`;
  const plain = (read.at ?? '').replaceAll('|', ' | ');
  const heading = label.endsWith(` | ${tail}`) ? label.slice(0, -tail.length - 3) : plain;
  return [{ ...own, ...read, name, title: figure.label, heading: read.at === null ? '' : heading }];
};

const isCarried = (draft: Draft, { field, at }: AnswerColumn): boolean =>
  field === 'parent_content_id' && at === null && !draft.values.includes(field);

/** The calculated fields as columns, in the words of the answer where it is whole: they name the days compared with. */
const madeIn = (draft: Draft, facts: Facts | null): Made => {
  const words = new Map(facts?.columns.map(({ field, calculated }) => [field, calculated]));
  const columns = calculatedColumns(draft.calculated, surroundingOf(draft));
  return new Map(
    columns.map((column) => [
      column.name,
      { ...column, calculated: words.get(column.name) ?? column.calculated ?? '' },
    ]),
  );
};

/** The columns of an answer to `draft`, in the order of the table. */
export const columnsOf = (draft: Draft, row: AnswerRow | undefined, facts: Facts | null): AnswerColumn[] => {
  const made = madeIn(draft, facts);
  const found =
    facts === null
      ? Object.keys(row ?? {}).flatMap((name) => columnNamed({ name, label: '' }, made))
      : facts.columns.flatMap((told) => columnNamed(told, made));
  return found.filter((column) => !isCarried(draft, column));
};

/** A value of a row; what is kept back is a list elsewhere. */
export const cellOf = (row: AnswerRow, name: string): CellValue => {
  const value = row[name];
  return value === undefined || typeof value === 'object' ? null : value;
};

export const partOf = (row: AnswerRow, figure: AnswerColumn, part: HonestName): CellValue =>
  cellOf(row, `${figure.name}|${part}`);

/** Figures that are not shown, because too few people are behind them or would be told of. */
export const isKeptBack = (row: AnswerRow, { name }: Pick<AnswerColumn, 'name'>): boolean =>
  Array.isArray(row.suppressed) && row.suppressed.includes(name);

export type SortBy = { readonly name: string; readonly direction: 'asc' | 'desc' };

/** The column a sort goes by, as it is named in the rows: of a pivoted measure without a place, the total of the row. */
export const sortBy = (draft: Draft): SortBy[] =>
  sortsOf(draft).flatMap((sort) => {
    const [, name = '', way] = /^(.*?)(?: (asc|desc))?$/is.exec(sort) ?? [];
    const read = readName(name);
    if (read === null) return [];
    const place = draft.pivots.length > 0 && read.at === null && isFigureName(read.field) ? 'Total|' : '';
    return [{ name: `${place}${name}`, direction: way === 'desc' ? ('desc' as const) : ('asc' as const) }];
  });

const ascending = (left: NonNullable<CellValue>, right: NonNullable<CellValue>): number =>
  left < right ? -1 : left > right ? 1 : 0;

const comparing =
  ({ name, direction }: SortBy) =>
  (left: AnswerRow, right: AnswerRow): number => {
    const value = (row: AnswerRow) => sortedAs(bareName(name), cellOf(row, name));
    const [a, b] = [value(left), value(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction === 'asc' ? ascending(a, b) : ascending(b, a);
  };

/** Rows in the order of the draft; what is missing is last in both directions, ties stay as the answer has them. */
export const sortedRows = (draft: Draft, rows: readonly AnswerRow[]): AnswerRow[] => {
  const orders = sortBy(draft).map(comparing);
  return rows.toSorted((left, right) => {
    for (const order of orders) {
      const result = order(left, right);
      if (result !== 0) return result;
    }
    return 0;
  });
};
