/** The sorts of a table that the address keeps; a new one replaces the entry of the history, as trying out sorts is no journey. */
import type { Sort } from '@cvm/contract';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChangeSearch } from '../change-search.ts';
import { type ReadSorts, readSorts, type Sortable, sortsText } from './sorts.ts';

/** `definition` names the columns that can be sorted by and the order without a choice; it stays the same object. */
export const useSorts = (definition: Sortable): ReadSorts & { setSorts: (sorts: readonly Sort[]) => void } => {
  const text = useSearch({ strict: false, select: ({ sorts }) => sorts });
  const changeSearch = useChangeSearch();
  const setSorts = (sorts: readonly Sort[]) => {
    const next = sortsText(sorts);
    changeSearch(({ sorts: _, ...others }) =>
      next === sortsText(definition.sorts) ? others : { ...others, sorts: next },
    );
  };
  const read = useMemo(() => readSorts(text, definition), [text, definition]);
  return { ...read, setSorts };
};
