/** Signing in: the call, what is stored, and where the visitor goes. */
import { loginAnswerSchema, type Profile } from '@cvm/contract';
import { ApiError, call } from '../api/client.ts';
import { startSession } from './session.ts';

/** Signs in and stores the session. Throws ApiError with the words for the form. */
export const logIn = async (username: string, password: string): Promise<Profile> => {
  const answer = await call('post', 'login', loginAnswerSchema, { form: { username, password }, isPublic: true });
  if (answer.blocked) throw new ApiError(answer.message, 403);
  const { success: _success, token, ...profile } = answer.data;
  startSession({ token, profile });
  return profile;
};
