/**
 * Users. In: plain values; out: `User` without any secret. Changes are checked field by field against a fixed list, so
 * that a request body passed through can set nothing else. The sign-in name is the email address, trimmed and
 * lower-cased.
 */
import { EntitlementError, emailMax, keptText, readDataCategories, userNameMax } from '@cvm/contract';
import { and, asc, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { AccountsError, brokenUnique, noSuch } from './errors.ts';
import type { Db } from './open.ts';
import { hashPassword, type PasswordOwner, passwordProblem } from './passwords.ts';
import { organizations, users } from './schema/people.ts';
import { passwordResets } from './schema/sign-in.ts';
import { revokeSessions } from './sessions.ts';
import { normalUsername, type User, userColumns } from './user.ts';
import { isUuid } from './uuid.ts';

const email = z
  .string()
  .transform(normalUsername)
  .pipe(z.string().min(1, 'is required').max(emailMax, 'is too long').regex(/^\S+$/, 'must not contain spaces'));
const name = z.string().overwrite(keptText).max(userNameMax, 'is too long');
const entries = z.array(z.string().trim().min(1, 'must not be empty').max(2000, 'is too long')).max(1000);

/** Only what the portal can hold a user to: a limit that nothing enforces would be a promise broken. */
const categories = entries.superRefine((texts, context) => {
  try {
    readDataCategories(texts);
  } catch (error) {
    if (!(error instanceof EntitlementError)) throw error;
    context.addIssue({ code: 'custom', message: `is not valid. ${error.message}`.replace(/\.$/, '') });
  }
});

/** Everything about a user that may be changed; there is no other way to write these columns. */
const changesSchema = z
  .strictObject({
    email,
    firstName: name,
    lastName: name,
    organizationId: z.guid().nullable(),
    disabled: z.boolean(),
    roles: z.array(z.enum(['admin', 'admin-read'])).max(2),
    allowedPages: entries,
    allowedDataCategories: categories,
    blockedReports: entries,
    blockedLooks: entries,
    avatar: z.string().max(200_000, 'is too long').nullable(),
  })
  .partial();

export type UserChanges = z.input<typeof changesSchema>;
export type NewUser = UserChanges & { email: string; password?: string | undefined };

const selectUsers = (db: Db) =>
  db.select(userColumns).from(users).leftJoin(organizations, eq(organizations.id, users.organizationId));

const parseChanges = (changes: UserChanges): z.output<typeof changesSchema> => {
  const parsed = changesSchema.safeParse(changes);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  if (issue?.code === 'unrecognized_keys') {
    throw new AccountsError('invalid', `A user has no field "${issue.keys[0]}" that can be set.`, issue.keys[0]);
  }
  const field = String(issue?.path[0] ?? 'user');
  throw new AccountsError('invalid', `${field} ${issue?.message ?? 'is not valid'}.`, field);
};

const explain = (error: unknown): unknown =>
  brokenUnique(error) === 'users_email_unique'
    ? new AccountsError('taken', 'There is already a user with this email address.', 'email')
    : error;

/** A user among all: their pictures, of up to 200 kB each, are shown in no list. */
export type ListedUser = Omit<User, 'avatar' | 'organization'> & { organization: { id: string; name: string } | null };

/** All users by email address, disabled ones included, or those of these ids. */
export const listUsers = (db: Db, ids?: readonly string[]): Promise<ListedUser[]> => {
  const { avatar: _, organization, ...columns } = userColumns;
  return db
    .select({ ...columns, organization: { id: organization.id, name: organization.name } })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .where(ids === undefined ? undefined : inArray(users.id, ids.filter(isUuid)))
    .orderBy(asc(users.email));
};

/** What users are told apart by, without what they may see, which is most of a user. */
export type UserKey = Pick<User, 'id' | 'email' | 'firstName' | 'lastName' | 'disabled' | 'roles' | 'lastLogin'> & {
  organizationName: string | null;
  /** Empty unless asked for. */
  allowedPages: string[];
};

/** The keys of all users, disabled ones included, with the pages that each may open where these are asked for. */
export const listUserKeys = (db: Db, { withPages = false } = {}): Promise<UserKey[]> => {
  const { id, email, firstName, lastName, disabled, roles, lastLogin } = userColumns;
  const allowedPages = withPages ? userColumns.allowedPages : sql<string[]>`'{}'::text[]`;
  return db
    .select({
      ...{ id, email, firstName, lastName, disabled, roles, lastLogin },
      ...{ organizationName: organizations.name, allowedPages },
    })
    .from(users)
    .leftJoin(organizations, eq(organizations.id, users.organizationId));
};

/** Is there a user who is not disabled? */
export const hasEnabledUser = async (db: Db): Promise<boolean> => {
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.disabled, false)).limit(1);
  return found !== undefined;
};

/** Is there a user who has none of these sign-in names? */
export const hasUserBeside = async (db: Db, usernames: readonly string[]): Promise<boolean> => {
  const others = notInArray(users.email, usernames.map(normalUsername));
  const [found] = await db.select({ id: users.id }).from(users).where(others).limit(1);
  return found !== undefined;
};

/** A user by id; null when there is none or the text is no id. */
export const findUser = async (db: Db, id: string): Promise<User | null> => {
  if (!isUuid(id)) return null;
  const [found] = await selectUsers(db).where(eq(users.id, id));
  return found ?? null;
};

/** What these users are called, by id: of the organization of `userId` alone, whom they know already. */
export const namesOfColleagues = async (
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const own = db.select({ id: users.organizationId }).from(users).where(eq(users.id, userId));
  const found = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.id, [...ids]), or(eq(users.id, userId), inArray(users.organizationId, own))));
  return new Map(found.map(({ id, email, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim() || email]));
};

/** A user by sign-in name, in any case and with outer spaces; null when there is none. */
export const findUserByUsername = async (db: Db, username: string): Promise<User | null> => {
  const [found] = await selectUsers(db).where(eq(users.email, normalUsername(username)));
  return found ?? null;
};

const existing = async (db: Db, id: string): Promise<User> => {
  const user = await findUser(db, id);
  if (user === null) throw noSuch('user');
  return user;
};

const acceptedHash = async (password: string, owner: PasswordOwner): Promise<string> => {
  const problem = passwordProblem(password, owner);
  if (problem !== null) throw new AccountsError('invalid', problem, 'password');
  return hashPassword(password);
};

/**
 * Creates a user. Without a password nobody can sign in until one is set. Throws `invalid` (naming the field) and
 * `taken` (the email address).
 */
export const createUser = async (db: Db, input: NewUser): Promise<User> => {
  const { password, ...fields } = input;
  const values = { ...parseChanges(fields), email: parseChanges({ email: fields.email }).email ?? '' };
  const passwordHash = password === undefined ? null : await acceptedHash(password, values);
  try {
    const [created] = await db
      .insert(users)
      .values({ ...values, passwordHash })
      .returning({ id: users.id });
    return await existing(db, created?.id ?? '');
  } catch (error) {
    throw explain(error);
  }
};

/** Those that were not used yet. */
const takeBackLinks = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(passwordResets).where(and(eq(passwordResets.userId, id), isNull(passwordResets.usedAt)));
};

/**
 * Changes the given fields and nothing else. In the same transaction, disabling ends all sessions of the user and takes back
 * the links to set a password; another email address takes these back, too, as they lie in the mailbox of the one before.
 * Throws `invalid` (an unknown field among them), `taken` and `not-found`.
 */
export const updateUser = async (db: Db, id: string, changes: UserChanges, now = new Date()): Promise<User> => {
  const values = parseChanges(changes);
  if (!isUuid(id)) throw noSuch('user');
  try {
    return await db.transaction(async (tx) => {
      const before = await existing(tx, id);
      await tx
        .update(users)
        .set({ ...values, modifiedAt: now })
        .where(eq(users.id, id));
      const after = await existing(tx, id);
      if (values.disabled === true) await revokeSessions(tx, id);
      if (values.disabled === true || after.email !== before.email) await takeBackLinks(tx, id);
      return after;
    });
  } catch (error) {
    throw explain(error);
  }
};

/** Disables a user and ends all of the user's sessions at once. */
export const disableUser = (db: Db, id: string, now = new Date()): Promise<User> =>
  updateUser(db, id, { disabled: true }, now);

/** Stores the hash of a new password and takes back the links to set another one. */
export const replacePassword = async (tx: Db, id: string, passwordHash: string, now: Date): Promise<void> => {
  await tx.update(users).set({ passwordHash, modifiedAt: now }).where(eq(users.id, id));
  await takeBackLinks(tx, id);
};

/** The same, and ends all sessions of the user. */
export const storePassword = async (tx: Db, id: string, passwordHash: string, now: Date): Promise<void> => {
  await replacePassword(tx, id, passwordHash, now);
  await revokeSessions(tx, id);
};

/**
 * Sets a new password; sessions and outstanding links of the user end. Throws `invalid` when the policy refuses it, and
 * `not-found`.
 */
export const setPassword = async (db: Db, id: string, password: string, now = new Date()): Promise<void> => {
  const user = await existing(db, id);
  const passwordHash = await acceptedHash(password, user);
  await db.transaction((tx) => storePassword(tx, id, passwordHash, now));
};
