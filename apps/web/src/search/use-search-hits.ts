/** Hits of a text, as a cached query. */
import { type SearchAnswer, searchEndpoints } from '@cvm/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ask } from '../api/client.ts';

type Options = { limit: number; enabled?: boolean; keepPrevious?: boolean };

export const useSearchHits = (query: string, { limit, enabled = true, keepPrevious = false }: Options) =>
  useQuery({
    queryKey: ['search', query, limit],
    enabled,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    queryFn: async ({ signal }): Promise<SearchAnswer['data']> =>
      (await ask(searchEndpoints.search, { query: { query, limit }, signal })).data,
  });
