/** Keeps the stored profile true: what a user may see can change while its session goes on. */
import { userEndpoints } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { keepProfile, readToken } from '../session/session.ts';

const freshMs = 5 * 60_000;

export const useFreshProfile = (): void => {
  useQuery({
    queryKey: ['profile'],
    staleTime: freshMs,
    queryFn: async ({ signal }) => {
      const token = readToken();
      const answer = await call(userEndpoints.readProfile, { signal });
      // Not the answer to a session that was left or begun while it was on its way.
      if (!answer.blocked && readToken() === token) keepProfile(answer.data);
      return answer;
    },
  });
};
