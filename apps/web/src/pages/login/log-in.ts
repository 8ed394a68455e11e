/** Signing in on the login page. */
import type { Profile } from '@cvm/contract';
import { endSession } from '../../session/session.ts';
import { signIn } from '../../shell/sign-in.ts';

/**
 * Signs in and stores the session. Throws ApiError with the words for the form; whatever was stored before is gone then
 * (1-foundation section 4).
 */
export const logIn = (username: string, password: string): Promise<Profile> =>
  signIn(username, password).catch((error: unknown) => {
    endSession();
    throw error;
  });
