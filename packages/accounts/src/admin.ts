/** The first administrator, from the operator's settings. */
import { allPages } from '@cvm/contract';
import { and, notInArray, sql } from 'drizzle-orm';
import { demoUsers } from './demo.ts';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { users } from './schema/people.ts';
import { createUser, findUserByUsername, setPassword, updateUser } from './users.ts';

/** Is there an administrator? Those of the demo do not count: they come and go with the settings and the data. */
export const hasAdmin = async (db: Db): Promise<boolean> => {
  const demo = demoUsers.map((login) => login.username);
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`'admin' = any(${users.roles})`, notInArray(users.email, demo)))
    .limit(1);
  return found !== undefined;
};

/**
 * Makes sure that there is an administrator: when there is none, creates this one with all pages and all data, or, when
 * the name exists already, makes that user one and sets the password. With an administrator in the store nothing is
 * changed, the password of this name least of all. Throws `invalid` when the name or the password is not acceptable.
 */
export const ensureAdmin = async (
  db: Db,
  username: string,
  password: string,
): Promise<'exists' | 'created' | 'promoted'> => {
  if (await hasAdmin(db)) return 'exists';
  const user = await findUserByUsername(db, username);
  if (user !== null) {
    await setPassword(db, user.id, password);
    await updateUser(db, user.id, { roles: ['admin'], disabled: false });
    return 'promoted';
  }
  const rights = { roles: ['admin' as const], allowedPages: [...allPages], allowedDataCategories: ['country:*'] };
  try {
    await createUser(db, { email: username, password, ...rights });
    return 'created';
  } catch (error) {
    // Another instance starting at the same moment has created it.
    if (error instanceof AccountsError && error.code === 'taken') return 'exists';
    throw error;
  }
};
