/** Values as the engine sorts, rounds and picks them: text by its bytes, missing values last in both directions. */
import type { CellValue, Clause, Row } from '@cvm/contract';

export type Direction = 'asc' | 'desc';

/** UTF-8 orders text as its code points do, which is not how JavaScript compares it. */
const compareText = (a: string, b: string): number => {
  if (a === b) return 0;
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((character, place) => character !== right[place]);
  if (at < 0) return -1;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
};

export const compareValues = (a: CellValue, b: CellValue, direction: Direction): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : compareText(String(a), String(b));
  return direction === 'desc' ? -order : order;
};

/** Rows by some of their columns. */
export const compareBy =
  (columns: readonly (readonly [string, Direction])[]) =>
  (a: Row, b: Row): number => {
    for (const [column, direction] of columns) {
      const order = compareValues(a[column] ?? null, b[column] ?? null, direction);
      if (order !== 0) return order;
    }
    return 0;
  };

/** A figure as it is answered: 9 decimals. */
export const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 1e9) / 1e9);

/** A figure against a metric filter; null never holds. */
export const holds = (value: CellValue, { op, values: [, low, high] }: Clause): boolean => {
  if (typeof value !== 'number') return false;
  const [from, to] = [Number(low), Number(high)];
  switch (op) {
    case '>':
      return value > from;
    case '>=':
      return value >= from;
    case '<':
      return value < from;
    case '<=':
      return value <= from;
    case 'to':
      return value >= from && value <= to;
    default:
      return value === from;
  }
};
