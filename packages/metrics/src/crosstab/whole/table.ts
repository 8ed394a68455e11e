/** Every cell of a cross-tab in its place: lines are the values of its rows, places those of its pivots. */
import { type CrosstabQuery, placeKey, type Row, rowKey, sortedAs, totalOfRow } from '@cvm/contract';
import { compareValues, type Direction } from '../../compile/row-order.ts';
import { QueryError } from '../../error.ts';
import { orderOf } from '../crosstab.ts';
import { columnsOf } from '../dimensions.ts';
import { type Steps, sorted, withEach } from './steps.ts';

/** `first`: any of its cells, for the values of its dimensions. `cells`: by place, the total of the line among them. */
export type Line = { readonly first: Row; readonly cells: ReadonlyMap<string, Row> };

export type WholeTable = {
  readonly query: CrosstabQuery;
  readonly lines: readonly Line[];
  /** Keys of the columns in their order, without the total of the rows. */
  readonly places: readonly string[];
  /** The totals of the columns by place, that of everything among them. */
  readonly totals: Line;
  /** The place of the total of a line; without pivots a line has one cell, which is its total. */
  readonly totalPlace: string;
};

/** So many cells of a table are held in memory at most, those that nobody is in too. */
export const cellsMax = 2_000_000;

export const tooManyCells = (): QueryError =>
  new QueryError(
    'bad_limit',
    'The table has more cells than can be looked at together. Narrow the filters or take fewer fields.',
  );

/** Flat rows by some of their dimensions. */
export const compareBy =
  (columns: readonly (readonly [string, Direction])[]) =>
  (a: Row, b: Row): number => {
    for (const [column, direction] of columns) {
      const [one, other] = [sortedAs(column, a[column] ?? null), sortedAs(column, b[column] ?? null)];
      const order = compareValues(one, other, direction);
      if (order !== 0) return order;
    }
    return 0;
  };

export function* tableOf(query: CrosstabQuery, rows: readonly Row[]): Steps<WholeTable> {
  const lines = new Map<string, { first: Row; cells: Map<string, Row> }>();
  const totals = new Map<string, Row>();
  yield* withEach(rows, (cell) => {
    const place = placeKey(query, cell);
    if (cell.total === 1) {
      totals.set(place, cell);
      return;
    }
    const key = rowKey(query, cell);
    const line = lines.get(key) ?? { first: cell, cells: new Map() };
    line.cells.set(place, cell);
    lines.set(key, line);
  });
  const isPivoted = query.pivots.length > 0;
  const totalPlace = isPivoted ? totalOfRow : (totals.keys().next().value ?? '');
  const sorts = orderOf(query).pivots.map(({ column, direction }): [string, Direction] => [column, direction]);
  const byPivots = compareBy([...sorts, ...columnsOf(query.pivots).map((name): [string, Direction] => [name, 'asc'])]);
  const columns = [...totals].filter(([place]) => !isPivoted || place !== totalOfRow);
  if ((lines.size + 1) * (columns.length + 1) > cellsMax) throw tooManyCells();
  const places = (yield* sorted(columns, ([, a], [, b]) => byPivots(a, b))).map(([place]) => place);
  // The engine gives rows in no order, and equal groups are left out in that of the table: it must be the same each time.
  const inOrder = (yield* sorted([...lines], ([a], [b]) => (a < b ? -1 : 1))).map(([, line]) => line);
  return { query, lines: inOrder, places, totals: { first: {}, cells: totals }, totalPlace };
}

/** Something that was counted in a cell; nothing where nobody is in it. */
export const partIn = (cell: Row | undefined, name: string): number => Number(cell?.[`part_${name}`] ?? 0);
