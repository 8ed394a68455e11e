/** The state of one filter bar: what is applied, what waits for Apply, and every way to change either. */
import { type Clause, type FilterId, type PageFiltersId, pageFilterDefinition } from '@cvm/contract';
import { useParams } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import type { EditorContext } from '../filters/editor-props.ts';
import { optionState, withOption } from '../filters/option-state.ts';
import { changedFilters, clausesOf, editsOn, pendingClauses } from '../filters/pending.ts';
import { useEditorContext } from '../filters/use-editor-context.ts';
import { type AppliedFilters, useFilters } from '../filters/use-filters.ts';
import { usePending } from './use-pending.ts';

export type FilterBarState = EditorContext & {
  page: PageFiltersId;
  filters: AppliedFilters;
  /** The filters that Apply would change. */
  changed: FilterId[];
  edit: (id: FilterId, clauses: readonly Clause[]) => void;
  apply: () => void;
  /** Forgets the edits. */
  reset: () => void;
  /** Clears every filter and the address at once. */
  clearAll: () => void;
};

/** The show that the path of the page names: its seasons and episodes can be chosen. */
const useShowOfPath = (): Clause | null => {
  const { showId } = useParams({ strict: false });
  return showId === undefined ? null : { id: 'show', op: 'is', values: [showId], join: 'or' };
};

type Options = {
  /** The filters of a page that keeps them itself; else they are those of the address. */
  readonly held?: AppliedFilters | undefined;
  /** Nothing is left of the edits once the bar is closed. */
  readonly forgets?: boolean;
};

export const useFilterBar = (page: PageFiltersId, { held, forgets = false }: Options = {}): FilterBarState => {
  const about = useShowOfPath();
  const definition = pageFilterDefinition(page);
  const ofAddress = useFilters(page);
  const filters = held ?? ofAddress;
  const { address, applied } = filters;
  const [state, dispatch] = usePending(page, address, forgets);
  // Forgotten as soon as the address is another, so that going back does not find old edits there.
  if (state.address !== address) dispatch({ type: 'reset', address });
  const edits = editsOn(state, address);
  const pending = pendingClauses(applied, edits);
  return {
    ...useEditorContext(definition, pending, about, applied),
    page,
    filters,
    changed: changedFilters(applied, edits),
    edit: (id, clauses) => {
      if (definition.autoApply) filters.apply(pendingClauses(applied, { [id]: clauses }));
      else if (clauses.length === 0) dispatch({ type: 'clear', address, id });
      else dispatch({ type: 'edit', address, id, clauses });
    },
    apply: () => filters.apply(pending),
    reset: () => dispatch({ type: 'reset', address }),
    clearAll: () => {
      filters.clearAll();
      dispatch({ type: 'reset', address });
    },
  };
};

/** Puts a value into a list filter of the bar, or takes it out again, as choosing it in its panel does. The same function always. */
export const usePickValue = (bar: FilterBarState): ((id: FilterId, value: string) => void) => {
  const latest = useRef(bar);
  latest.current = bar;
  return useCallback((id, value) => {
    const { pending, edit } = latest.current;
    const clauses = clausesOf(pending, id);
    edit(id, withOption(id, clauses, value, optionState(clauses, value) === 'included' ? 'empty' : 'included'));
  }, []);
};
