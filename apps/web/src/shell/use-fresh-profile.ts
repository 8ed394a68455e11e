/**
 * Keeps the stored profile true: what a user may see can change while its session goes on. It is asked for now and then, and
 * at once where a call was refused; what was answered under other entitlements is asked for anew.
 */
import { type Profile, userEndpoints } from '@cvm/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, onRefused } from '../api/client.ts';
import { keepProfile, readSession } from '../session/session.ts';

const freshMs = 5 * 60_000;

const profileKey = 'profile';

const entitlementsOf = ({ lookerUserInfo, blockedReports, roles }: Profile): string =>
  JSON.stringify([lookerUserInfo, blockedReports, roles]);

export const useFreshProfile = (): void => {
  const client = useQueryClient();
  const { refetch } = useQuery({
    queryKey: [profileKey],
    staleTime: freshMs,
    refetchInterval: freshMs,
    queryFn: async ({ signal }) => {
      const before = readSession();
      const answer = await call(userEndpoints.readProfile, { signal });
      // Not the answer to a session that was left or begun while it was on its way.
      if (answer.blocked || before === null || readSession()?.token !== before.token) return answer;
      keepProfile(answer.data);
      if (entitlementsOf(answer.data) !== entitlementsOf(before.profile))
        void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileKey });
      return answer;
    },
  });
  // Calls are made outside of React as well.
  useEffect(() => {
    onRefused(() => void refetch({ cancelRefetch: false }));
    return () => onRefused(null);
  }, [refetch]);
};
