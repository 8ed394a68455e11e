/**
 * The end of every answer: fractions to 9 decimals, rows picked by metric filters, order, limit and offset. Ties on the sort go by
 * the view's key, ascending, text by its bytes; null is last in both directions.
 */
import { type CellValue, type Clause, type Query, type Row, type Sort, viewDefinition } from '@cvm/contract';

export const rounded = (value: CellValue): CellValue =>
  typeof value === 'number' ? Math.round(value * 1e9) / 1e9 : value;

const compareKnown = (a: CellValue, b: CellValue): number => {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a) - Number(b);
};

/** Null comes last in both directions. */
export const compareCells = (left: CellValue, right: CellValue, direction: Sort['direction']): number => {
  if (left === null || right === null) return (left === null ? 1 : 0) - (right === null ? 1 : 0);
  return direction === 'asc' ? compareKnown(left, right) : compareKnown(right, left);
};

const compareBy = (a: Row, b: Row, { column, direction }: Sort): number =>
  compareCells(a[column] ?? null, b[column] ?? null, direction);

/** Is the figure one that a metric filter asks for? Null never is. */
export const holds = (figure: CellValue | undefined, { op, values }: Clause): boolean => {
  if (typeof figure !== 'number') return false;
  const [first = 0, second = 0] = values.slice(1).map(Number);
  if (op === '>') return figure > first;
  if (op === '>=') return figure >= first;
  if (op === '<') return figure < first;
  if (op === '<=') return figure <= first;
  if (op === '=') return figure === first;
  return figure >= first && figure <= second;
};

const cell = (row: Row, name: string): CellValue => {
  const value = row[name];
  if (value === undefined) throw new Error(`A row of the reference has no "${name}".`);
  return value;
};

/** `ownSorts` replaces the view's default order where an answer has one of its own. */
export const ordered = (
  query: Query,
  rows: readonly Row[],
  ownSorts?: readonly Sort[],
): { rows: Row[]; rowsAll: number } => {
  const view = viewDefinition(query.view);
  const asked = query.sorts.length > 0 ? query.sorts : (ownSorts ?? view.sorts);
  const sorts: readonly Sort[] = [...asked, ...view.key.map((column): Sort => ({ column, direction: 'asc' }))];
  const metrics = query.clauses.filter((clause) => clause.id === 'metric');
  const kept = rows
    .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, rounded(value)])))
    .filter((row) => metrics.every((clause) => holds(row[clause.values[0] ?? ''], clause)))
    .sort((a, b) => {
      for (const sort of sorts) {
        const order = compareBy(a, b, sort);
        if (order !== 0) return order;
      }
      return 0;
    });
  const limit = query.limit ?? view.limit ?? -1;
  const { offset = 0 } = query;
  const shown = limit < 0 ? kept : kept.slice(offset, offset + limit);
  return {
    rows: shown.map((row) => Object.fromEntries(view.columns.map(({ name }) => [name, cell(row, name)]))),
    rowsAll: kept.length,
  };
};
