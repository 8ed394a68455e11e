/** Signing in: the call, what is stored, and where the visitor goes. */
import { loginAnswerSchema, type Profile } from '@cvm/contract';
import { ask } from '../api/client.ts';
import { startSession } from './session.ts';

/** Signs in and stores the session. Throws ApiError with the words for the form. */
export const logIn = async (username: string, password: string): Promise<Profile> => {
  const form = { username, password };
  const answer = await ask('post', 'login', loginAnswerSchema, { form, isPublic: true });
  const { success: _success, token, ...profile } = answer;
  startSession({ token, profile });
  return profile;
};
