/**
 * What an administrator may do while looking at the portal as somebody else: read. Whatever writes, and the whole
 * administration, is refused, so that viewing as a user leaves no trace but its own in the audit log.
 */
import type { Viewer } from '@cvm/accounts';
import { ApiError } from '../errors.ts';
import { isAdministration, isPersonal, reads } from './reading.ts';

/** Throws `forbidden` for a call that nobody makes who views as a user. `route` is the pattern, not the path. */
export const refuseBeyondLooking = (viewer: Viewer | null, method: string, route: string): void => {
  if (viewer === null) return;
  if (!reads(method, route))
    throw new ApiError('forbidden', 'You are viewing as somebody else: nothing can be changed.');
  if (isPersonal(route))
    throw new ApiError('forbidden', 'You are viewing as somebody else: where they are signed in is their own.');
  if (isAdministration(route))
    throw new ApiError('forbidden', 'You are viewing as somebody else: leave to use the administration.');
};
