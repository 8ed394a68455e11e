/** What the reactions are narrowed to and ordered by, as the address has it, and how to change that. */
import type { Clause, Sort } from '@cvm/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useChoice } from '../../../address/use-in-address.ts';
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
  sort: FeedSort;
  apply: (selection: readonly Clause[]) => void;
  sortBy: (sort: FeedSort) => void;
};

export const useReactions = (): Reactions => {
  // One text, because the router may hand out a new array for the same address.
  const text = useSearch({ strict: false, select: ({ reactions }) => JSON.stringify(asList(reactions)) });
  const { chosen: sort, choose } = useChoice('reactionSort');
  const navigate = useNavigate();
  return useMemo(() => {
    const texts: string[] = JSON.parse(text);
    return {
      selection: readSelection(texts),
      sort: isFeedSort(sort) ? sort : 'engagements',
      apply: (selection) => {
        const reactions = writeSelection(selection);
        void navigate({
          to: '.',
          search: ({ reactions: _, ...others }) => (reactions.length === 0 ? others : { ...others, reactions }),
          resetScroll: false,
        });
      },
      sortBy: (next) => choose(next === 'engagements' ? undefined : next),
    };
  }, [text, sort, choose, navigate]);
};
