/** The state of one filter bar: what is applied, what waits for Apply, and every way to change either. */
import {
  type Clause,
  type FilterId,
  type FilterLabels,
  type PageFilters,
  type PageFiltersId,
  type Permissible,
  pageFilterDefinition,
} from '@cvm/contract';
import { useReducer } from 'react';
import { type PanelRule, panelRule } from './panel-rule.ts';
import { changedFilters, editsOn, pendingClauses, pendingReducer } from './pending.ts';
import { type AppliedFilters, useFilters } from './use-filters.ts';
import { useFilterLabels } from './use-options.ts';
import { usePermissible } from './use-permissible.ts';

export type FilterBarState = {
  page: PageFiltersId;
  definition: PageFilters;
  filters: AppliedFilters;
  /** What Apply would run. */
  pending: Clause[];
  /** The filters that Apply would change. */
  changed: FilterId[];
  labels: FilterLabels;
  panel: PanelRule;
  /** The account's restrictions, null = not known yet. */
  permissible: Permissible | null;
  permissibleError: Error | null;
  retryPermissible: () => void;
  edit: (id: FilterId, clauses: readonly Clause[]) => void;
  apply: () => void;
  /** Forgets the edits. */
  undo: () => void;
  /** Clears every filter and the address at once. */
  clearAll: () => void;
};

export const useFilterBar = (page: PageFiltersId): FilterBarState => {
  const definition = pageFilterDefinition(page);
  const filters = useFilters(page);
  const { address, applied } = filters;
  const [state, dispatch] = useReducer(pendingReducer, { address, edits: {} });
  // Forgotten as soon as the address is another, so that going back does not find old edits there.
  if (state.address !== address) dispatch({ type: 'reset', address });
  const { data: permissible = null, error: permissibleError, refetch } = usePermissible();
  const edits = editsOn(state, address);
  const pending = pendingClauses(applied, edits);
  return {
    page,
    definition,
    filters,
    pending,
    changed: changedFilters(applied, edits),
    labels: useFilterLabels([...applied, ...pending]),
    panel: panelRule(pending, permissible?.panelAvailable === true),
    permissible,
    permissibleError,
    retryPermissible: () => {
      void refetch();
    },
    edit: (id, clauses) => {
      if (definition.autoApply) filters.apply(pendingClauses(applied, { [id]: clauses }));
      else if (clauses.length === 0) dispatch({ type: 'clear', address, id });
      else dispatch({ type: 'edit', address, id, clauses });
    },
    apply: () => filters.apply(pending),
    undo: () => dispatch({ type: 'reset', address }),
    clearAll: () => {
      filters.clearAll();
      dispatch({ type: 'reset', address });
    },
  };
};
