/** Signing in: the call, and what is stored of its answer. Throws ApiError with the words for the form. */
import { type Profile, userEndpoints } from '@cvm/contract';
import { ask } from '../api/client.ts';
import { startSession } from '../session/session.ts';

export const signIn = async (username: string, password: string): Promise<Profile> => {
  const { success: _success, token, ...profile } = await ask(userEndpoints.logIn, { body: { username, password } });
  startSession({ token, profile });
  return profile;
};
