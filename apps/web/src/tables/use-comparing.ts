/**
 * The titles of a ranking that are ticked to be compared; the address keeps them, and that ticks are shown. In: the kind of its
 * rows, undefined where they are no titles.
 */
import type { Row, TitleKind } from '@cvm/contract';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChangeSearch } from '../change-search.ts';
import { type ComparedTitle, comparedMax, readTitles, writeTitles } from '../titles/compared.ts';
import type { RowSelection } from './row-selection.ts';

/** The ticked titles, null while none can be ticked; and what of the address is none, which stays there until it is removed. */
export const useTicked = () => {
  const value = useSearch({ strict: false, select: ({ titles }) => titles });
  const changeSearch = useChangeSearch();
  const { titles: read, problems } = useMemo(() => readTitles(value), [value]);
  const ticked = value === undefined ? null : read;
  const put = (texts: readonly string[] | null) =>
    // A key without a value says that titles are being chosen.
    changeSearch(({ titles: _, ...others }) =>
      texts === null ? others : { ...others, titles: texts.length === 0 ? [''] : [...texts] },
    );
  const unread = problems.map(({ text }) => text);
  const setTicked = (titles: readonly ComparedTitle[] | null) =>
    put(titles === null ? null : [...writeTitles(titles), ...unread]);
  const removeText = (gone: string) => put([...writeTitles(read), ...unread.filter((text) => text !== gone)]);
  return { ticked, setTicked, problems, removeText };
};

const fields = { show: ['showId', 'show'], movie: ['movieId', 'movie'] } as const;

export const useComparing = (kind: TitleKind | undefined, isOutdated: boolean): RowSelection | null => {
  const { ticked, setTicked } = useTicked();
  if (kind === undefined || ticked === null) return null;
  const [idField, nameField] = fields[kind];
  const idOf = (row: Row): string => String(row[idField]);
  const chosen = new Set(ticked.filter((title) => title.kind === kind).map(({ id }) => id));
  return {
    idOf,
    labelOf: (row) => String(row[nameField]),
    chosen,
    onToggle: (id) => {
      const others = ticked.filter((title) => title.kind !== kind || title.id !== id);
      if (chosen.has(id)) setTicked(others);
      else if (ticked.length < comparedMax) setTicked([...ticked, { kind, id }]);
    },
    disabled: isOutdated,
  };
};
