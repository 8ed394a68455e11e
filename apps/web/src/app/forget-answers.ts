/**
 * What was answered to one session is nothing for the next, whoever signs in: the query cache ends with the session it was
 * filled in. A user that signs in in another tab signs in here, too, and this tab begins anew with it. One that signs in again before
 * the session was left goes on in the page as it stands, with answers asked for anew.
 */
import type { QueryClient } from '@tanstack/react-query';
import { followSession, readSession, type Session } from '../session/session.ts';

const isGoneOnWith = (before: Session | null, now: Session | null): boolean =>
  before?.viewAs === false && now?.viewAs === false && before.profile.userId === now.profile.userId;

/** @param reload loads the page again: what is on screen belongs to somebody else */
export const forgetAnswersWithSession = (queryClient: QueryClient, reload: () => void): (() => void) => {
  let before = readSession();
  return followSession((elsewhere) => {
    const now = readSession();
    if (now?.token === before?.token) return;
    if (isGoneOnWith(before, now)) void queryClient.invalidateQueries();
    else {
      if (before !== null) queryClient.clear();
      if (elsewhere !== undefined && now !== null) reload();
    }
    before = now;
  });
};
