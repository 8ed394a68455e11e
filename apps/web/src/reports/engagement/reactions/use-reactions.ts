/** What the reactions are narrowed to and ordered by, as the address has it, and how to change that. */
import type { Clause, Sort, Subject } from '@cvm/contract';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChoice } from '../../../address/use-in-address.ts';
import { useChangeSearch } from '../../../change-search.ts';
import type { FilterProblem } from '../../../filters/url-filters.ts';
import { asList } from '../../../search-params.ts';
import { readSelection, writeSelection } from './selection.ts';

/** The orders of the feed (2-title-reports section 2.7). */
export const feedSorts = {
  engagements: { label: 'Most Engagements', sorts: [{ column: 'numEngagements', direction: 'desc' }] },
  recent: { label: 'Most Recent', sorts: [{ column: 'date', direction: 'desc' }] },
} as const satisfies Record<string, { label: string; sorts: readonly Sort[] }>;

export type FeedSort = keyof typeof feedSorts;

export const isFeedSort = (text: unknown): text is FeedSort =>
  typeof text === 'string' && Object.hasOwn(feedSorts, text);

export type Reactions = {
  selection: Clause[];
  /** Texts of the address that the comments are not narrowed by. */
  problems: FilterProblem[];
  removeText: (text: string) => void;
  sort: FeedSort;
  apply: (selection: readonly Clause[]) => void;
  sortBy: (sort: FeedSort) => void;
};

/** @param subject what the comments are about */
export const useReactions = (subject: Subject): Reactions => {
  // One text, because the router may hand out a new array for the same address.
  const text = useSearch({ strict: false, select: ({ reactions }) => JSON.stringify(asList(reactions)) });
  const { chosen: sort, choose } = useChoice('reactionSort');
  const changeSearch = useChangeSearch();
  return useMemo(() => {
    const texts: string[] = JSON.parse(text);
    const put = (reactions: readonly string[]) =>
      changeSearch(
        ({ reactions: _, ...others }) => (reactions.length === 0 ? others : { ...others, reactions: [...reactions] }),
        { step: true },
      );
    return {
      ...readSelection(texts, subject),
      removeText: (gone) => put(texts.filter((other) => other !== gone)),
      sort: isFeedSort(sort) ? sort : 'engagements',
      apply: (selection) => put(writeSelection(selection)),
      sortBy: (next) => choose(next === 'engagements' ? undefined : next),
    };
  }, [text, subject, sort, choose, changeSearch]);
};
