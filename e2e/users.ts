/** Who the browser tests sign in as: the demo accounts by their short names, and accounts that no demo shows. */
import { demoAccounts, type NewUser } from '@cvm/accounts';
import { accountKindPages } from '@cvm/contract';
import { demoPassword } from '../system/portal.ts';

/** Show reports and the Movie Ranker are locked for this account. */
const blocked = {
  email: 'blocked@test.example',
  password: 'popcorn-behind-a-lock',
  firstName: 'Bo',
  allowedPages: [...accountKindPages.both],
  allowedDataCategories: ['country:*'],
  blockedReports: ['/show/*', '/movies'],
} as const satisfies NewUser;

/** Forgets its password and sets another one. */
export const forgetful = {
  email: 'forgetful@test.example',
  password: 'popcorn-that-is-forgotten',
  firstName: 'Fay',
  allowedPages: [...accountKindPages.movies],
  allowedDataCategories: ['country:*'],
};

/** Accounts of the tests beside the demo accounts; the portal of the run is started with them. */
export const testUsers: readonly NewUser[] = [
  { ...blocked, allowedPages: [...blocked.allowedPages], blockedReports: [...blocked.blockedReports] },
  forgetful,
];

export type AccountName = 'analyst' | 'shows' | 'movies' | 'gem' | 'restricted' | 'blocked' | 'admin' | 'auditor';
export type Credentials = { username: string; password: string };

export const credentialsOf = (name: AccountName): Credentials => {
  if (name === 'blocked') return { username: blocked.email, password: blocked.password };
  const account = demoAccounts.find(({ username }) => username.startsWith(`${name}@`));
  if (account === undefined) throw new Error(`There is no demo account "${name}".`);
  return { username: account.username, password: demoPassword };
};
