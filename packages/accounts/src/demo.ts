/**
 * The demonstration accounts: one per kind of access, so that everything the portal shows and refuses can be seen.
 * Their passwords are published here and printed at start; the caller creates them only where nobody but the user of
 * the machine can sign in, and calls `disableDemoAccounts` everywhere else.
 */
import { type AccountKind, accountKindPages, allPages } from '@cvm/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { ensureOrganisation } from './organisations.ts';
import { users } from './schema/people.ts';
import { sessions } from './schema/sign-in.ts';
import type { Role } from './user.ts';
import { createUser, findUserByUsername } from './users.ts';

export type DemoAccount = {
  username: string;
  password: string;
  /** What signing in with it shows, for the list printed at start. */
  label: string;
  firstName: string;
  lastName: string;
  organisation: string;
  pages: readonly string[];
  categories: readonly string[];
  roles: readonly Role[];
};

/** All countries, all time; categories that are not named are unrestricted (1-foundation section 6). */
const EVERYTHING = ['country:*'];

const analyst = (
  name: string,
  [firstName, lastName]: [string, string],
  organisation: string,
  label: string,
  pages: readonly string[],
  categories: readonly string[] = EVERYTHING,
): DemoAccount => ({
  username: `${name}@demo.example`,
  password: `popcorn-${name}-night`,
  ...{ label, firstName, lastName, organisation, pages, categories, roles: [] },
});

const pagesOf = (kind: AccountKind): readonly string[] => accountKindPages[kind];

export const demoAccounts: readonly DemoAccount[] = [
  analyst('analyst', ['Ada', 'Moreau'], 'Northlight Streaming', 'Analyst, all pages, all data', allPages),
  analyst('shows', ['Sam', 'Okafor'], 'Harbour Lane Television', 'Analyst, shows only', pagesOf('shows')),
  analyst('movies', ['Mira', 'Lindqvist'], 'Silver Fern Pictures', 'Analyst, movies only', pagesOf('movies')),
  analyst('gem', ['Gil', 'Tanaka'], 'Silver Fern Pictures', 'The gem report and nothing else', pagesOf('gem')),
  analyst(
    'restricted',
    ['Rosa', 'Weber'],
    'Harbour Lane Television',
    'Analyst, shows and movies, only US, GB and CA, the last 24 months',
    pagesOf('both'),
    ['country:US,GB,CA', 'date:24'],
  ),
  {
    ...analyst('admin', ['Kofi', 'Brandt'], 'Northlight Streaming', 'Administrator, may change users', allPages),
    roles: ['admin'],
  },
  {
    ...analyst('auditor', ['Ines', 'Duarte'], 'Northlight Streaming', 'Administrator, read only', allPages),
    roles: ['admin-read'],
  },
];

const usernames = demoAccounts.map((account) => account.username);

const createDemoAccount = async (db: Db, account: DemoAccount): Promise<void> => {
  if ((await findUserByUsername(db, account.username)) !== null) return;
  const { firstName, lastName, password } = account;
  const organisation = await ensureOrganisation(db, account.organisation);
  try {
    await createUser(db, {
      ...{ email: account.username, password, firstName, lastName, organisationId: organisation.id },
      roles: [...account.roles],
      allowedPages: [...account.pages],
      allowedDataCategories: [...account.categories],
    });
  } catch (error) {
    // Another instance starting at the same moment has created it.
    if (!(error instanceof AccountsError && error.code === 'taken')) throw error;
  }
};

/** Creates the demo accounts that are missing and opens those that were disabled; nothing else of them is changed. */
export const ensureDemoAccounts = async (db: Db): Promise<void> => {
  for (const account of demoAccounts) await createDemoAccount(db, account);
  const closed = and(inArray(users.email, usernames), eq(users.disabled, true));
  await db.update(users).set({ disabled: false, modifiedAt: new Date() }).where(closed);
};

/** Disables every demo account there is and ends their sessions: to be called before strangers can reach the portal. */
export const disableDemoAccounts = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const disabled = await tx
      .update(users)
      .set({ disabled: true, modifiedAt: new Date() })
      .where(inArray(users.email, usernames))
      .returning({ id: users.id });
    const ids = disabled.map((user) => user.id);
    if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, ids));
  });

/** Is this the sign-in name of a demo account? */
export const isDemoUsername = (username: string): boolean => usernames.includes(username.trim().toLowerCase());
