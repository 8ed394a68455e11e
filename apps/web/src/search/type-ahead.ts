/** Hits while one types: those of the text as it was when typing paused, group by group. */
import { reportPath, type SearchAnswer, type SearchHit, searchGroups, searchHits } from '@cvm/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { type PageAccess, usePageAccess } from '../session/access.ts';
import { useSearchHits } from './use-search-hits.ts';

/** Long enough that a word is one question, short enough to feel at once. */
const pauseMs = 150;

export type Offer = {
  group: keyof SearchAnswer['data'];
  hit: SearchHit;
  value: string;
  path: string;
  /** Whether its report is open to the user; others cannot be chosen. */
  isOpen: boolean;
};

/** The hits group by group. */
const offersOf = (found: SearchAnswer['data'] | undefined, { allows }: PageAccess): Offer[][] =>
  searchGroups
    .map((group) =>
      (found?.[group] ?? []).map((hit) => {
        const path = reportPath(group, hit.id);
        return { group, hit, value: `${group} ${hit.id}`, path, isOpen: allows(path) };
      }),
    )
    .filter((offers) => offers.length > 0);

const stateText = (found: SearchAnswer['data'] | undefined, error: Error | null): string => {
  if (error !== null) return error.message;
  return found === undefined ? 'Searching ...' : 'No Results';
};

export const useTypeAhead = (text: string) => {
  const access = usePageAccess();
  const [settled] = useDebouncedValue(text.trim(), pauseMs);
  const { data, error, isPlaceholderData } = useSearchHits(settled, {
    limit: searchHits.typeAhead,
    enabled: settled !== '',
    keepPrevious: true,
  });
  /** The offers are those of what was typed before. */
  const outdated = isPlaceholderData || settled !== text.trim();
  return {
    offers: offersOf(data, access),
    state: stateText(data, error),
    error,
    outdated,
    /** Those of what is typed are still to come. */
    isSearching: outdated || (settled !== '' && data === undefined && error === null),
  };
};
