/** The end of a session that nobody asked for: the server no longer knows the token. */
import { pages, sessionExpiredMessage } from '@cvm/contract';
import type { AppRouter } from '../routes.tsx';
import { rememberLink } from '../session/requested-link.ts';
import { endSession, readSession } from '../session/session.ts';
import { showError, showInfo } from '../ui/toasts.ts';

/** Says once that the session is over, however many calls found out; the page is remembered for the next sign-in. */
export const leaveExpiredSession = (router: AppRouter): void => {
  const session = readSession();
  if (session === null) return;
  if (session.viewAs) {
    const message = `Viewing as ${session.profile.email} has ended.`;
    showInfo({ id: 'view-as-ended', message });
    endSession();
    void router.navigate({ to: pages.admin.path });
    return;
  }
  showError({ id: 'session-expired', message: sessionExpiredMessage });
  rememberLink(router.state.location.publicHref);
  endSession();
  void router.navigate({ to: pages.login.path });
};
