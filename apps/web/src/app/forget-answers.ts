/**
 * What was answered to one session is nothing for the next, whoever signs in: the query cache ends with the session it was
 * filled in. A user that signs in in another tab signs in here, too, and this tab begins anew with it.
 */
import type { QueryClient } from '@tanstack/react-query';
import { followSession, readToken } from '../session/session.ts';

/** @param reload loads the page again: what is on screen belongs to somebody else */
export const forgetAnswersWithSession = (queryClient: QueryClient, reload: () => void): (() => void) => {
  let before = readToken();
  return followSession((elsewhere) => {
    const now = readToken();
    if (now === before) return;
    if (before !== null) queryClient.clear();
    before = now;
    if (elsewhere !== undefined && now !== null) reload();
  });
};
