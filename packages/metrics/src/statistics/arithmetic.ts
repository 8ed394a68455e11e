/**
 * What the formulas of this folder are written in, so that each stands once and is the same wherever it is worked out: as
 * SQL over the columns of a statement, and in numbers where a table is settled here because of what it leaves out.
 */
import jstat from 'jstat';

export type Arithmetic<Value, Condition> = {
  readonly number: (value: number) => Value;
  readonly plus: (one: Value, other: Value) => Value;
  readonly minus: (one: Value, other: Value) => Value;
  readonly times: (one: Value, other: Value) => Value;
  readonly over: (one: Value, other: Value) => Value;
  readonly least: (one: Value, other: Value) => Value;
  readonly greatest: (one: Value, other: Value) => Value;
  readonly size: (value: Value) => Value;
  readonly root: (value: Value) => Value;
  readonly exp: (value: Value) => Value;
  /** The complement of the error function: of the normal distribution, what lies beyond. */
  readonly erfc: (value: Value) => Value;
  readonly is: (one: Value, other: number) => Condition;
  readonly isBelow: (one: Value, other: number) => Condition;
  readonly either: (...conditions: readonly Condition[]) => Condition;
  readonly both: (one: Condition, other: Condition) => Condition;
  /** The first value where the condition holds, else the second. */
  readonly when: (condition: Condition, value: Value, otherwise: Value) => Value;
  /** Nothing can be said. */
  readonly nothing: Value;
};

const called =
  (name: string) =>
  (...values: readonly string[]): string =>
    `${name}(${values.join(', ')})`;

const between = (sign: string) => (one: string, other: string) => `(${one} ${sign} ${other})`;

/** Whole numbers are written as fractions, so that every figure has one type. */
const literal = (value: number): string => (Number.isInteger(value) ? `${value}.` : String(value));

/** Values and conditions are SQL: names of columns, or expressions. */
export const inSql: Arithmetic<string, string> = {
  number: literal,
  plus: between('+'),
  minus: between('-'),
  times: between('*'),
  over: between('/'),
  least: called('least'),
  greatest: called('greatest'),
  size: called('abs'),
  root: called('sqrt'),
  exp: called('exp'),
  erfc: called('erfc'),
  is: (one, other) => `${one} = ${literal(other)}`,
  isBelow: (one, other) => `${one} < ${literal(other)}`,
  either: (...conditions) => `(${conditions.join(' or ')})`,
  both: (one, other) => `(${one} and ${other})`,
  when: called('if'),
  nothing: 'null',
};

/** Nothing is NaN, which stays what it is whatever is done to it; see `known`. */
export const inNumbers: Arithmetic<number, boolean> = {
  number: (value) => value,
  plus: (one, other) => one + other,
  minus: (one, other) => one - other,
  times: (one, other) => one * other,
  over: (one, other) => one / other,
  least: Math.min,
  greatest: Math.max,
  size: Math.abs,
  root: Math.sqrt,
  exp: Math.exp,
  erfc: jstat.erfc,
  is: (one, other) => one === other,
  isBelow: (one, other) => one < other,
  either: (...conditions) => {
    for (const condition of conditions) if (condition) return true;
    return false;
  },
  both: (one, other) => one && other,
  when: (condition, value, otherwise) => (condition ? value : otherwise),
  nothing: Number.NaN,
};

export const known = (value: number): number | null => (Number.isNaN(value) ? null : value);
