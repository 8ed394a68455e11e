/** The sorts of a table that the address keeps; a new one replaces the entry of the history, as trying out sorts is no journey. */
import { type Sort, type ViewId, viewDefinition } from '@cvm/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type ReadSorts, readSorts, sortsText } from './sorts.ts';

export const useSorts = (view: ViewId): ReadSorts & { setSorts: (sorts: readonly Sort[]) => void } => {
  const definition = viewDefinition(view);
  const text = useSearch({ strict: false, select: ({ sorts }) => sorts });
  const navigate = useNavigate();
  const setSorts = (sorts: readonly Sort[]) => {
    const next = sortsText(sorts);
    void navigate({
      to: '.',
      search: ({ sorts: _, ...others }) => (next === sortsText(definition.sorts) ? others : { ...others, sorts: next }),
      replace: true,
      resetScroll: false,
    });
  };
  const read = useMemo(() => readSorts(text, definition), [text, definition]);
  return { ...read, setSorts };
};
