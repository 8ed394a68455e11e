/** The largest share of each column that draws bars, in all rows of a view: bars compare the rows of a table, not those in sight. */
import { type Clause, type Column, type Sort, tableColumns, type ViewId, viewDefinition } from '@cvm/contract';
import { useQueries } from '@tanstack/react-query';
import { viewQuery, viewResult } from '../views/use-view.ts';
import type { WindowedList } from '../views/use-view-windows.ts';

/**
 * It stands in the first row of a list that is sorted by it; else, and where there are more rows than the first windows hold, it is
 * asked for as that row.
 */
export const useLargest = (
  view: ViewId,
  clauses: readonly Clause[],
  [sort]: readonly Sort[],
  lists: readonly WindowedList[],
  enabled: boolean,
): ((column: Column) => number | null) => {
  const shares = tableColumns(viewDefinition(view)).filter(({ format }) => format === 'share');
  const isWhole = lists.every(({ first, count }) => first.rows.length === count);
  const isFirst = (name: string) => lists.length === 1 && sort?.column === name && sort.direction === 'desc';
  const answers = useQueries({
    queries: shares.map(({ name }) => ({
      ...viewQuery(view, clauses, { sorts: [{ column: name, direction: 'desc' }], limit: 1 }),
      enabled: enabled && !isWhole && !isFirst(name),
    })),
  }).map(viewResult);
  return ({ name }) => {
    const rows =
      isWhole || isFirst(name)
        ? lists.flatMap(({ first }) => first.rows)
        : (answers[shares.findIndex((share) => share.name === name)]?.rows ?? []);
    const figures = rows.map((row) => row[name]).filter((figure) => typeof figure === 'number');
    return figures.length === 0 ? null : Math.max(...figures);
  };
};
