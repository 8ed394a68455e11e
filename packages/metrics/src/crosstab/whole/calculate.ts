/**
 * Calculated fields, worked out from the cells of whole tables: the one place that does. In: the figures of a table and of
 * the tables it is compared with, as they are shown. Out: the figure of each field in each cell, a total from totals, null
 * where there is nothing to divide by, where what it is made of is missing, or where it is not shown: then the field is not
 * either, so that nothing that is suppressed can be worked out backwards.
 */
import {
  bareName,
  type CalculatedField,
  type CalculatedName,
  type CellValue,
  type ComparedPeriod,
  isCalculated,
  isMeasure,
  type MeasureName,
  type Operand,
  type Operation,
  type Row,
  rowKey,
  titleKey,
} from '@cvm/contract';
import { rounded } from '../../compile/row-order.ts';
import type { Line, WholeTable } from './table.ts';

/** A table whose figures are known. */
export type Known = {
  readonly table: WholeTable;
  readonly figure: (measure: MeasureName, line: Line, place: string) => CellValue;
  readonly isHidden: (measure: MeasureName, line: Line, place: string) => boolean;
  /** The people behind a figure and their effective base; null where nobody asked. */
  readonly people: ((measure: MeasureName, line: Line, place: string) => Row) | null;
};

/** Null: everything of that period is kept back. */
export type ComparedTables = ReadonlyMap<ComparedPeriod, Known | null>;

/** A figure, whether it is suppressed, and the fewest people behind it. */
export type Made = {
  readonly value: number | null;
  readonly isHidden: boolean;
  readonly n: number | null;
  readonly effective: number | null;
};

const nothing: Made = { value: null, isHidden: false, n: null, effective: null };
const keptBack: Made = { ...nothing, isHidden: true };

const numberOf = (value: CellValue | undefined): number | null => (typeof value === 'number' ? value : null);

const fewest = (left: number | null, right: number | null): number | null =>
  left === null ? right : right === null ? left : Math.min(left, right);

const quotient = (over: number, under: number): number | null => (under === 0 ? null : over / under);

/** What grew, or is above, of something below 0 would be told as what shrank, or is below. */
const proportion = (over: number, under: number): number | null => (under > 0 ? over / under : null);

const operate: Record<Operation, (left: number, right: number) => number | null> = {
  add: (left, right) => left + right,
  subtract: (left, right) => left - right,
  multiply: (left, right) => left * right,
  divide: quotient,
};

/** Two figures as one: suppressed where one of them is. */
const together = (left: Made, right: Made, of: (left: number, right: number) => number | null): Made => {
  if (left.isHidden || right.isHidden) return keptBack;
  const { value: a } = left;
  const { value: b } = right;
  return {
    value: a === null || b === null ? null : rounded(of(a, b)),
    isHidden: false,
    n: fewest(left.n, right.n),
    effective: fewest(left.effective, right.effective),
  };
};

/** The line of a table that has the values of a row; none where the table has no such row. */
const namedLine = ({ lines, query }: WholeTable, values: readonly (string | null)[]): Line | undefined =>
  lines.find(({ first }) =>
    query.rows.every((name, place) => {
      const wanted = values[place] ?? null;
      const own = first[name] ?? null;
      if (own === null || wanted === null) return own === wanted;
      return String(own) === wanted || (name === 'title' && first[titleKey] === wanted);
    }),
  );

/** The lines of a table by the values of their dimensions. */
const linesByKey = ({ lines, query }: WholeTable): ReadonlyMap<string, Line> =>
  new Map(lines.map((line) => [rowKey(query, line.first), line]));

export type Calculation = (name: CalculatedName, line: Line, place: string) => Made;

export const calculationOf = (known: Known, compared: ComparedTables): Calculation => {
  const fields = new Map((known.table.query.calculated ?? []).map((field) => [bareName(field.name), field]));
  const linesOf = new Map([...compared].map(([period, other]) => [period, other && linesByKey(other.table)] as const));
  const rows = new Map<string, Line | undefined>();

  const measured = ({ figure, isHidden, people }: Known, name: MeasureName, line: Line, place: string): Made => {
    if (isHidden(name, line, place)) return keptBack;
    const beside = people?.(name, line, place) ?? {};
    const value = numberOf(figure(name, line, place));
    return { value, isHidden: false, n: numberOf(beside.n), effective: numberOf(beside.effective) };
  };

  /** The chosen row of a table, looked for once. */
  const chosenLine = (at: Known, values: readonly (string | null)[]): Line | undefined => {
    const key = JSON.stringify([at === known, values]);
    if (!rows.has(key)) rows.set(key, namedLine(at.table, values));
    return rows.get(key);
  };

  /** The line of the same values in the table of another period; one with nobody in it where there is none. */
  const sameLine = (other: Known, period: ComparedPeriod, line: Line): Line =>
    line === known.table.totals
      ? other.table.totals
      : (linesOf.get(period)?.get(rowKey(known.table.query, line.first)) ?? { first: line.first, cells: new Map() });

  const operand = (at: Known, one: Operand, line: Line, place: string): Made => {
    if (typeof one === 'number') return { ...nothing, value: one };
    const name = bareName(one);
    if (isMeasure(name)) return measured(at, name, line, place);
    const field = isCalculated(name) ? fields.get(name) : undefined;
    return field === undefined ? nothing : calculated(at, field, line, place);
  };

  const calculated = (at: Known, field: CalculatedField, line: Line, place: string): Made => {
    if (field.op === 'index') {
      const base = field.against === 'total' ? at.table.totals : chosenLine(at, field.against.row);
      if (base === undefined) return nothing;
      return together(operand(at, field.of, line, place), operand(at, field.of, base, place), proportion);
    }
    if ('period' in field) {
      const other = compared.get(field.period);
      if (other === undefined || other === null) return keptBack;
      const before = operand(other, field.of, sameLine(other, field.period, line), place);
      const now = operand(at, field.of, line, place);
      return together(now, before, (a, b) => (field.op === 'change' ? a - b : proportion(a - b, b)));
    }
    return together(operand(at, field.left, line, place), operand(at, field.right, line, place), operate[field.op]);
  };

  return (name, line, place) => {
    const field = fields.get(name);
    return field === undefined ? nothing : calculated(known, field, line, place);
  };
};
