/**
 * Logging out: a page with changes asks first, the server is told, then everything of the user is forgotten here, whatever it
 * answered. Whoever looks as somebody else leaves that, and is back in the administration.
 */
import { pages, userEndpoints } from '@cvm/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { call } from '../api/client.ts';
import { mayLeave } from '../session/leaving.ts';
import { endSession, readSession } from '../session/session.ts';

export const useLogOut = (): (() => void) => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const logOut = async (): Promise<void> => {
    if (!(await mayLeave())) return;
    // A question still on its way would be refused after the session has ended, and say that it has expired.
    void queryClient.cancelQueries();
    const next = readSession()?.viewAs === true ? pages.admin.path : pages.login.path;
    await call(userEndpoints.logOut, {}).catch((error: unknown) =>
      console.error('Logging out failed on the server:', error),
    );
    endSession();
    await router.navigate({ to: next, ignoreBlocker: true });
  };
  return () => void logOut();
};
