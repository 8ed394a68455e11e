/** Opens the portal as a user sees it: in this tab, until it is left or its time is over. */
import type { AdminUser } from '@cvm/contract';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { landingPage } from '../../session/access.ts';
import { startViewAs } from '../../session/session.ts';
import { showError } from '../../ui/toasts.ts';
import { viewAs } from './calls.ts';
import { words } from './words.ts';

export const useViewAs = (user: AdminUser) => {
  const router = useRouter();
  return useMutation({
    mutationFn: () => viewAs(user.userId),
    onSuccess: ({ success: _, token, ...profile }) => {
      startViewAs({ token, profile });
      return router.navigate({ to: landingPage(profile) });
    },
    onError: (error) => showError({ title: words.accessFailed, message: error.message }),
  });
};
