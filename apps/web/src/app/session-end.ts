/**
 * The end of a session that nobody asked for: the server no longer knows the token. The login page is next; where a window is open
 * in which something may have been typed, or the page marks what is not saved (`data-unsaved`), it is signed in over the page
 * (`shell/SignInWindow.tsx`) and nothing of it is lost.
 */
import { pages, sessionExpiredMessage } from '@cvm/contract';
import type { AppRouter } from '../routes.tsx';
import { rememberLink } from '../session/requested-link.ts';
import {
  endExpiredSession,
  endSession,
  holdExpiredSession,
  isExpired,
  markExpired,
  readSession,
} from '../session/session.ts';
import { showError, showInfo } from '../ui/toasts.ts';

const fields = 'input:not([readonly]):not([type=search]), textarea:not([readonly])';

const isTypedIn = (): boolean =>
  document.querySelector('[data-unsaved]') !== null ||
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some((open) => open.querySelector(fields) !== null);

/** Says once that the session is over, however many calls found out; the page is remembered for the next sign-in. */
export const leaveExpiredSession = (router: AppRouter): void => {
  const session = readSession();
  if (session === null || isExpired()) return;
  if (session.viewAs) {
    const message = `Viewing as ${session.profile.email} has ended.`;
    showInfo({ id: 'view-as-ended', message });
    endSession();
    // What was changed as somebody else could not be saved.
    void router.navigate({ to: pages.admin.path, ignoreBlocker: true });
    return;
  }
  if (isTypedIn()) {
    markExpired();
    return;
  }
  showError({ id: 'session-expired', message: sessionExpiredMessage });
  rememberLink(router.state.location.publicHref);
  endExpiredSession();
  void router.navigate({ to: pages.login.path });
};

/**
 * Windows stay while it is signed in again: Escape closes none of them, and no other tab that finds the session to be over. To be
 * called before any window is drawn.
 */
export const keepWindowsWhileExpired = (): void => {
  holdExpiredSession(isTypedIn);
  const keep = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && isExpired()) event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, { capture: true });
};
