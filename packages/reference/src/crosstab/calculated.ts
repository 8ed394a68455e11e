/** Calculated fields by their definition, from the figures of a table as they are shown. */
import type { CalculatedField, CellValue, ComparedPeriod } from '@cvm/contract';
import { rounded } from '../order.ts';

const numberOf = (value: CellValue): number | null => (typeof value === 'number' ? value : null);

/** The figure of a measure, and the people behind it, at one place of one table; null is a figure that is missing. */
export type Told = { readonly value: number | null; readonly n: number | null; readonly effective: number | null };

/** How figures of measures are read: where the field stands, in the row it is held against, in the other period. */
export type Figures = {
  readonly here: (measure: string) => Told;
  readonly inTotal: (measure: string) => Told;
  readonly hasRow: (row: readonly (string | null)[]) => boolean;
  readonly inRow: (row: readonly (string | null)[], measure: string) => Told;
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
  const toldOf = (part: string | number, read: Figures['here']): Told => {
    if (typeof part === 'number') return { ...missing, value: part };
    const field = fields.find((one) => one.name === part);
    return field === undefined ? read(part) : calculated(fields, part, { ...figures, here: read });
  };
  const field = fields.find((one) => one.name === name);
  if (field === undefined) return missing;
  switch (field.op) {
    case 'add':
      return combined([toldOf(field.left, figures.here), toldOf(field.right, figures.here)], (a, b) => a + b);
    case 'subtract':
      return combined([toldOf(field.left, figures.here), toldOf(field.right, figures.here)], (a, b) => a - b);
    case 'multiply':
      return combined([toldOf(field.left, figures.here), toldOf(field.right, figures.here)], (a, b) => a * b);
    case 'divide':
      return combined([toldOf(field.left, figures.here), toldOf(field.right, figures.here)], (a, b) => a / b);
    case 'index': {
      const { against } = field;
      if (against === 'total')
        return combined([toldOf(field.of, figures.here), toldOf(field.of, figures.inTotal)], proportion);
      const under = toldOf(field.of, (measure) => figures.inRow(against.row, measure));
      if (!figures.hasRow(against.row)) return missing;
      return combined([toldOf(field.of, figures.here), under], proportion);
    }
    case 'change':
    case 'percent_change': {
      const then = figures.inPeriod(field.period);
      const isMade = fields.some((one) => one.name === field.of);
      const before = isMade ? calculated(fields, field.of, then) : then.here(field.of);
      const isPercent = field.op === 'percent_change';
      return combined([toldOf(field.of, figures.here), before], (a, b) => (isPercent ? proportion(a - b, b) : a - b));
    }
  }
};
