/** Hits while one types: those of the text as it was when typing paused, group by group. */
import { reportPath, type SearchAnswer, type SearchHit, searchGroups, searchHits } from '@cvm/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useSearchHits } from './use-search-hits.ts';

/** Long enough that a word is one question, short enough to feel at once. */
const pauseMs = 150;

export type Offer = { group: keyof SearchAnswer['data']; hit: SearchHit; value: string; path: string };

/** The hits group by group. */
const offersOf = (found: SearchAnswer['data'] | undefined): Offer[][] =>
  searchGroups
    .map((group) =>
      (found?.[group] ?? []).map((hit) => ({
        ...{ group, hit, value: `${group} ${hit.id}` },
        path: reportPath(group, hit.id),
      })),
    )
    .filter((offers) => offers.length > 0);

const stateText = (found: SearchAnswer['data'] | undefined, error: Error | null): string => {
  if (error !== null) return error.message;
  return found === undefined ? 'Searching ...' : 'No Results';
};

export const useTypeAhead = (text: string) => {
  const [settled] = useDebouncedValue(text.trim(), pauseMs);
  const { data, error } = useSearchHits(settled, {
    limit: searchHits.typeAhead,
    enabled: settled !== '',
    keepPrevious: true,
  });
  return { offers: offersOf(data), state: stateText(data, error) };
};
