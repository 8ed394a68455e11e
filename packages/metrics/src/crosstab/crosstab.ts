/** What the parts of the compiler hand on: the query as understood and its plan after the passes. */
import { type CrosstabQuery, type CrosstabSort, isFigureName, shownFigures } from '@cvm/contract';
import type { Plan } from '../plan.ts';
import type { MemberKey } from './dimensions.ts';
import type { PartName } from './figures.ts';

/** `parts`: everything that is counted; `isWhole`: every cell and every total leaves, in no order. */
export type Crosstab = {
  readonly query: CrosstabQuery;
  readonly plan: Plan;
  readonly memberKey: MemberKey;
  readonly parts: readonly PartName[];
  readonly isWhole: boolean;
};

export type Order = {
  /** What the rows are sorted by. */
  readonly rows: readonly CrosstabSort[];
  /** What the pivoted columns are sorted by. */
  readonly pivots: readonly CrosstabSort[];
};

/** A sort by a pivot orders the columns; without one that orders the rows, the first figure does, descending. */
export const orderOf = (query: CrosstabQuery): Order => {
  const { sorts, pivots } = query;
  const ofPivots = sorts.filter(({ column }) => pivots.some((pivot) => pivot === column));
  const ofRows = sorts.filter((sort) => !ofPivots.includes(sort));
  const usual = shownFigures(query)
    .slice(0, 1)
    .map((column) => ({ column, direction: 'desc' as const }));
  return { rows: ofRows.length > 0 ? ofRows : usual, pivots: ofPivots };
};

/** Does the sort go by the figure of the whole row? */
export const byRowTotal = ({ column, at }: CrosstabSort): boolean => at === undefined && isFigureName(column);
