/**
 * The address of an embedded look under these filters. It is good for minutes, so that it is asked for whenever the page is
 * opened and never kept; what a frame shows stays.
 */
import { type Clause, embedEndpoints, formatFilters, type Look } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';

export type LookAddress = {
  /** Null while it is not known. */
  src: string | null;
  blocked: boolean;
  error: Error | null;
  retry: () => void;
};

/** Its path and query: a frame of the portal stands under the name by which the portal was reached. */
const ownPath = (address: string): string => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

export const useLookAddress = (look: Look, clauses: readonly Clause[]): LookAddress => {
  const filters = formatFilters(clauses);
  const { data, error, refetch } = useQuery({
    queryKey: ['look-address', look, filters] as const,
    queryFn: ({ signal }) =>
      call(embedEndpoints.readLookAddress, { params: { look }, query: { filters, showTitle: 'false' }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // Where none came it is asked for again; a frame that shows something is left alone.
    refetchOnReconnect: ({ state }) => state.data === undefined,
    refetchOnWindowFocus: false,
  });
  return {
    src: data === undefined || data.blocked ? null : ownPath(data.data.data.embed.url),
    blocked: data?.blocked === true,
    error,
    retry: () => void refetch(),
  };
};
