/** The answer of an embedded look: its view, asked with the token of the page's address and nothing else. */
import { embedEndpoints, embedExpiredMessage, type Look, lookViews } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../../api/client.ts';
import { answerOf, type ViewResult, viewResult } from '../../views/use-view.ts';

/** A token that is missing opens nothing, like one that is over. */
const ask = async (look: Look, token: string | undefined, signal: AbortSignal) => {
  if (token === undefined) throw new ApiError(embedExpiredMessage, 401, 'unauthorized');
  return call(embedEndpoints.queryLook, { params: { look }, query: { token }, signal }, answerOf(lookViews[look]));
};

export const useLook = (look: Look, token: string | undefined): ViewResult => {
  const query = useQuery({
    queryKey: ['look', look, token] as const,
    queryFn: ({ signal }) => ask(look, token, signal),
    // The token is soon over: what is shown stays.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  });
  return viewResult(query);
};

/** Is this the end of a token? Asking again would not help. */
export const isOver = ({ error }: ViewResult): boolean => error instanceof ApiError && error.status === 401;
