/**
 * The demonstration users: one per kind of access, so that everything the portal shows and refuses can be seen.
 * Their passwords are the caller's: made at random for an installation and printed at start. The caller opens the
 * users only where nobody but the user of the machine can sign in, and calls `disableDemoUsers` everywhere else.
 */
import { allPages, type UserKind, userKindPages } from '@cvm/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { ensureOrganization } from './organizations.ts';
import { verifyPassword } from './passwords.ts';
import { users } from './schema/people.ts';
import { sessions } from './schema/sign-in.ts';
import type { Role } from './user.ts';
import { createUser, findUserByUsername, setPassword } from './users.ts';

export type DemoUser = {
  username: string;
  /** What signing in with it shows, for the list printed at start. */
  label: string;
  firstName: string;
  lastName: string;
  organization: string;
  pages: readonly string[];
  categories: readonly string[];
  roles: readonly Role[];
};

/** All countries, all time; categories that are not named are unrestricted (1-foundation section 6). */
const everything = ['country:*'];

const analyst = (
  name: string,
  [firstName, lastName]: [string, string],
  organization: string,
  label: string,
  pages: readonly string[],
  categories: readonly string[] = everything,
): DemoUser => ({
  username: `${name}@demo.example`,
  ...{ label, firstName, lastName, organization, pages, categories, roles: [] },
});

const pagesOf = (kind: UserKind): readonly string[] => userKindPages[kind];

export const demoUsers: readonly DemoUser[] = [
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

const usernames = demoUsers.map((login) => login.username);

/** A demo user with the password that opens it. */
export type DemoLogin = DemoUser & { password: string };

/** The user by its name has this password afterwards, whatever it had, and no session or link of the one before. */
const keepPassword = async (db: Db, userId: string, password: string): Promise<void> => {
  const [found] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!(await verifyPassword(found?.passwordHash ?? null, password))) await setPassword(db, userId, password);
};

const ensureDemoUser = async (db: Db, login: DemoLogin): Promise<void> => {
  const existing = await findUserByUsername(db, login.username);
  if (existing !== null) return keepPassword(db, existing.id, login.password);
  const { firstName, lastName, password } = login;
  const organization = await ensureOrganization(db, login.organization);
  try {
    await createUser(db, {
      ...{ email: login.username, password, firstName, lastName, organizationId: organization.id },
      roles: [...login.roles],
      allowedPages: [...login.pages],
      allowedDataCategories: [...login.categories],
    });
  } catch (error) {
    // Another instance starting at the same moment has created it.
    if (!(error instanceof AccountsError && error.code === 'taken')) throw error;
  }
};

/**
 * Creates the demo users that are missing, opens those that were disabled and gives back their passwords to those
 * that have others; nothing else of them is changed. Throws `invalid` for a password that the policy refuses.
 */
export const ensureDemoUsers = async (db: Db, logins: readonly DemoLogin[]): Promise<void> => {
  for (const login of logins) await ensureDemoUser(db, login);
  const closed = and(inArray(users.email, usernames), eq(users.disabled, true));
  await db.update(users).set({ disabled: false, modifiedAt: new Date() }).where(closed);
};

/** Disables every demo user there is and ends their sessions: to be called before strangers can reach the portal. */
export const disableDemoUsers = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const disabled = await tx
      .update(users)
      .set({ disabled: true, modifiedAt: new Date() })
      .where(inArray(users.email, usernames))
      .returning({ id: users.id });
    const ids = disabled.map((user) => user.id);
    if (ids.length > 0) await tx.delete(sessions).where(inArray(sessions.userId, ids));
  });

/** Is this the sign-in name of a demo user? */
export const isDemoUsername = (username: string): boolean => usernames.includes(username.trim().toLowerCase());

/** Is there a demo user, disabled or not? */
export const hasDemoUser = async (db: Db): Promise<boolean> => {
  const [found] = await db.select({ id: users.id }).from(users).where(inArray(users.email, usernames)).limit(1);
  return found !== undefined;
};
