/** The sorts of a table that the address keeps; a new one replaces the entry of the history, as trying out sorts is no journey. */
import type { Sort } from '@cvm/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ReadSorts, readSorts, type Sortable, sortsText } from './sorts.ts';

/** `definition` names the columns that can be sorted by and the order without a choice; it stays the same object. */
export const useSorts = (definition: Sortable): ReadSorts & { setSorts: (sorts: readonly Sort[]) => void } => {
  const text = useSearch({ strict: false, select: ({ sorts }) => sorts });
  const navigate = useNavigate();
  const setSorts = (sorts: readonly Sort[]) => {
    const next = sortsText(sorts);
    void navigate({
      to: '.',
      search: ({ sorts: _, ...others }) => (next === sortsText(definition.sorts) ? others : { ...others, sorts: next }),
      replace: true,
      // From where the page was reached is as true as before.
      state: true,
      resetScroll: false,
    });
  };
  const read = useMemo(() => readSorts(text, definition), [text, definition]);
  return { ...read, setSorts };
};
