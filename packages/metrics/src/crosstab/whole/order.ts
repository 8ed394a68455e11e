/** The order of values as the engine has it: text by its bytes, missing values last in both directions. */
import type { CellValue, Row } from '@cvm/contract';

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
