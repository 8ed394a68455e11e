/** Who the browser tests sign in as: the demo users by their short names, and users that no demo shows. */
import { demoUsers, type NewUser } from '@cvm/accounts';
import { userKindPages } from '@cvm/contract';
import { demoPassword } from '../system/portal.ts';

/** Show reports and the Movie Ranker are locked for this user. */
const blocked = {
  email: 'blocked@test.example',
  password: 'popcorn-behind-a-lock',
  firstName: 'Bo',
  allowedPages: [...userKindPages.both],
  allowedDataCategories: ['country:*'],
  blockedReports: ['/show/*', '/movies'],
} as const satisfies NewUser;

/** Forgets its password and sets another one. */
export const forgetful = {
  email: 'forgetful@test.example',
  password: 'popcorn-that-is-forgotten',
  firstName: 'Fay',
  allowedPages: [...userKindPages.movies],
  allowedDataCategories: ['country:*'],
};

/** Users of the tests beside the demo users; the portal of the run is started with them. */
export const testUsers: readonly NewUser[] = [
  { ...blocked, allowedPages: [...blocked.allowedPages], blockedReports: [...blocked.blockedReports] },
  forgetful,
];

export type UserName = 'analyst' | 'shows' | 'movies' | 'gem' | 'restricted' | 'blocked' | 'admin' | 'auditor';
export type Credentials = { username: string; password: string };

const ofTests: Partial<Record<UserName, { email: string; password: string }>> = { blocked };

export const credentialsOf = (name: UserName): Credentials => {
  const own = ofTests[name];
  if (own !== undefined) return { username: own.email, password: own.password };
  const user = demoUsers.find(({ username }) => username.startsWith(`${name}@`));
  if (user === undefined) throw new Error(`There is no demo user "${name}".`);
  return { username: user.username, password: demoPassword };
};
