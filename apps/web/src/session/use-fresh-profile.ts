/** Keeps the stored profile true: what an account may see can change while its session goes on. */
import { profileSchema } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client.ts';
import { readToken, startSession } from './session.ts';

const freshMs = 5 * 60_000;

export const useFreshProfile = (): void => {
  useQuery({
    queryKey: ['profile'],
    staleTime: freshMs,
    queryFn: async ({ signal }) => {
      const answer = await call('get', 'user/profile', profileSchema, { signal });
      const token = readToken();
      if (!answer.blocked && token !== null) startSession({ token, profile: answer.data });
      return answer;
    },
  });
};
