/** Signing in: the call, what is stored, and where the visitor goes. */
import { type Profile, userEndpoints } from '@cvm/contract';
import { ask } from '../../api/client.ts';
import { endSession, startSession } from '../../session/session.ts';

/**
 * Signs in and stores the session. Throws ApiError with the words for the form; whatever was stored before is gone then
 * (1-foundation section 4).
 */
export const logIn = async (username: string, password: string): Promise<Profile> => {
  const body = { username, password };
  const answer = await ask(userEndpoints.logIn, { body }).catch((error: unknown) => {
    endSession();
    throw error;
  });
  const { success: _success, token, ...profile } = answer;
  startSession({ token, profile });
  return profile;
};
