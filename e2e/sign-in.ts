/** Signing in through the API, for tests that are about something else; the login page has tests of its own. */
import { type LoginAnswer, loginAnswerSchema } from '@cvm/contract';
import { askOnce } from '../system/stores/asked-once.ts';
import { runPortal } from './run-portal.ts';
import { credentialsOf, type UserName } from './users.ts';

/** Signs in anew: a session of the caller's own. */
export const signIn = async (name: UserName): Promise<LoginAnswer> => {
  const { username, password } = credentialsOf(name);
  const body = new URLSearchParams({ username, password });
  const answer = await fetch(`${runPortal().url}/v1/login`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`Signing in as ${name} failed with status ${answer.status}: ${await answer.text()}`);
  return loginAnswerSchema.parse(await answer.json());
};

const isAlive = async ({ token }: LoginAnswer): Promise<boolean> => {
  const answer = await fetch(`${runPortal().url}/v1/user/profile`, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok;
};

const sessions = new Map<UserName, Promise<LoginAnswer>>();
/** Of files before. To sign in costs what forty other calls do. */
const earlier = new Map<UserName, LoginAnswer>();

const stayOrSignIn = async (name: UserName): Promise<LoginAnswer> => {
  const known = earlier.get(name);
  const session = known !== undefined && (await isAlive(known)) ? known : await signIn(name);
  earlier.set(name, session);
  return session;
};

/** The session that the tests of a file share. */
export const sessionOf = (name: UserName): Promise<LoginAnswer> => askOnce(sessions, name, () => stayOrSignIn(name));

/** Those that are asked for from now on are alive, whatever was ended before. */
export const forgetSessions = (): void => sessions.clear();
