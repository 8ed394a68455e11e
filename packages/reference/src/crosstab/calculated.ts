/** Calculated fields by their definition, from the figures of a table as they are shown. */
import type { CalculatedField, CellValue, ComparedPeriod } from '@cvm/contract';
import { rounded } from '../order.ts';

const numberOf = (value: CellValue): number | null => (typeof value === 'number' ? value : null);

/** The figure of a measure, and the people behind it, at one place of one table; null is a figure that is missing. */
export type Told = { readonly value: number | null; readonly n: number | null; readonly effective: number | null };

/** The figures of measures at one place, and those that are held against them: of the total, another row, the other period. */
export type Figures = {
  readonly here: (measure: string) => Told;
  readonly inTotal: () => Figures;
  readonly hasRow: (row: readonly (string | null)[]) => boolean;
  readonly inRow: (row: readonly (string | null)[]) => Figures;
  readonly inPeriod: (period: ComparedPeriod) => Figures;
};

const missing: Told = { value: null, n: null, effective: null };

const least = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
};

const combined = (parts: readonly Told[], of: (a: number, b: number) => number | null): Told => {
  const [a, b] = parts.map(({ value }) => value);
  const isKnown = typeof a === 'number' && typeof b === 'number';
  const value = isKnown ? of(a, b) : null;
  return {
    value: value === null || !Number.isFinite(value) ? null : numberOf(rounded(value)),
    n: least(parts.map(({ n }) => n)),
    effective: least(parts.map(({ effective }) => effective)),
  };
};

/** Of what is above 0: below it, more would read as less. */
const proportion = (over: number, under: number): number => (under > 0 ? over / under : Number.NaN);

/** The field called `name`, each of whose parts is a measure, another field or a number. */
export const calculated = (fields: readonly CalculatedField[], name: string, figures: Figures): Told => {
  const toldOf = (part: string | number, at: Figures): Told => {
    if (typeof part === 'number') return { ...missing, value: part };
    return fields.some((one) => one.name === part) ? calculated(fields, part, at) : at.here(part);
  };
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return missing;
  switch (field.op) {
    case 'add':
      return combined([toldOf(field.left, figures), toldOf(field.right, figures)], (a, b) => a + b);
    case 'subtract':
      return combined([toldOf(field.left, figures), toldOf(field.right, figures)], (a, b) => a - b);
    case 'multiply':
      return combined([toldOf(field.left, figures), toldOf(field.right, figures)], (a, b) => a * b);
    case 'divide':
      return combined([toldOf(field.left, figures), toldOf(field.right, figures)], (a, b) => a / b);
    case 'index': {
      const { against } = field;
      if (against === 'total')
        return combined([toldOf(field.of, figures), toldOf(field.of, figures.inTotal())], proportion);
      if (!figures.hasRow(against.row)) return missing;
      return combined([toldOf(field.of, figures), toldOf(field.of, figures.inRow(against.row))], proportion);
    }
    case 'change':
    case 'percent_change': {
      const before = toldOf(field.of, figures.inPeriod(field.period));
      const isPercent = field.op === 'percent_change';
      return combined([toldOf(field.of, figures), before], (a, b) => (isPercent ? proportion(a - b, b) : a - b));
    }
  }
};
