/**
 * Rows in the order the server would give them, without asking it again: an export of the same sort has the same
 * order. A missing value is last in both directions; rows that tie stand by the view's key, ascending.
 */
import type { CellValue, Row, Sort, ViewDefinition } from '@cvm/contract';

type Known = NonNullable<CellValue>;

const isMissing = (value: CellValue | undefined): value is null | undefined => value === null || value === undefined;

/** Numbers by size, text by its code units, as the engine orders bytes. */
const ascending = (left: Known, right: Known): number => (left < right ? -1 : left > right ? 1 : 0);

const compare = (left: CellValue | undefined, right: CellValue | undefined, direction: Sort['direction']): number => {
  if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right));
  return direction === 'asc' ? ascending(left, right) : ascending(right, left);
};

/** The rank of the row at a place of an order: none for one without the figure that it is ordered by, which stands last. */
export const rankOf = (row: Row, place: number, [first]: readonly Sort[]): number | null =>
  first !== undefined && isMissing(row[first.column]) ? null : place + 1;

/** A sorted copy of `rows`. */
export const sortRows = (rows: readonly Row[], sorts: readonly Sort[], view: ViewDefinition): Row[] => {
  const order: readonly Sort[] = [...sorts, ...view.key.map((column) => ({ column, direction: 'asc' }) as const)];
  return [...rows].sort((left, right) => {
    for (const { column, direction } of order) {
      const result = compare(left[column], right[column], direction);
      if (result !== 0) return result;
    }
    return 0;
  });
};
