/**
 * Logging out: the server is told, then everything of the user is forgotten here, whatever it answered. Whoever looks
 * as somebody else leaves that, and is back in the administration.
 */
import { pages, userEndpoints } from '@cvm/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { endSession, readSession } from '../session/session.ts';

export const useLogOut = (): (() => void) => {
  const queryClient = useQueryClient();
  const router = useRouter();
  return () => {
    // A question still on its way would be refused after the session has ended, and say that it has expired.
    void queryClient.cancelQueries();
    const next = readSession()?.viewAs === true ? pages.admin.path : pages.login.path;
    call(userEndpoints.logOut, {})
      .catch((error: unknown) => console.error('Logging out failed on the server:', error))
      .finally(() => {
        endSession();
        void router.navigate({ to: next });
      });
  };
};
