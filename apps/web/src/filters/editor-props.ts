/** What every editor of the filter bar gets. */
import type { Clause, FilterId } from '@cvm/contract';
import type { FilterBarState } from './use-filter-bar.ts';

export type EditorProps = {
  bar: FilterBarState;
  id: FilterId;
  /** The pending clauses of this filter. */
  clauses: readonly Clause[];
  /** Its values can be excluded on this page. */
  excludes: boolean;
  onChange: (clauses: readonly Clause[]) => void;
};
