/**
 * Users as an administrator creates and changes them: several in one transaction, all or none, each with its entries in
 * the audit log. In: edits, and who makes them. Out: the users as they are now. An edit that was begun before somebody
 * else's change is refused as `stale` instead of overwriting it.
 */
import { ownUserMessage } from '@cvm/contract';
import { inArray } from 'drizzle-orm';
import { keepAdministrator } from './administrators.ts';
import { type Actor, type AuditDetails, audit } from './audit.ts';
import { AccountsError, noSuch } from './errors.ts';
import type { Db } from './open.ts';
import { ensureOrganization } from './organizations.ts';
import { users } from './schema/people.ts';
import type { User } from './user.ts';
import { createUser, findUser, type UserChanges, updateUser } from './users.ts';

/** What an administrator may write; roles have a function of their own (`setAdminAccess`). */
export type UserEditChanges = Omit<UserChanges, 'roles' | 'organizationId' | 'avatar'> & {
  /** An organization that is not there yet is created; null = none. */
  organizationName?: string | null | undefined;
};

export type UserEdit = {
  /** Absent = a new user. */
  id?: string | undefined;
  changes: UserEditChanges;
  /** `modifiedAt` as the editor has seen it; absent = whatever it is. */
  seen?: Date | undefined;
};

const accessFields = ['allowedPages', 'allowedDataCategories', 'blockedReports', 'blockedLooks'] as const;
const personFields = ['email', 'firstName', 'lastName', 'organizationName'] as const;

type Facts = Record<(typeof accessFields)[number] | (typeof personFields)[number], unknown>;

const factsOf = (user: User): Facts => ({
  email: user.email,
  firstName: user.firstName,
  lastName: user.lastName,
  organizationName: user.organization?.name ?? null,
  allowedPages: user.allowedPages,
  allowedDataCategories: user.allowedDataCategories,
  blockedReports: user.blockedReports,
  blockedLooks: user.blockedLooks,
});

/** What differs between two states of a user, before and after; null when nothing does. */
const difference = (before: User, after: User, fields: readonly (keyof Facts)[]): AuditDetails | null => {
  const [was, is] = [factsOf(before), factsOf(after)];
  const changed = fields.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]));
  if (changed.length === 0) return null;
  const pick = (facts: Facts) => Object.fromEntries(changed.map((field) => [field, facts[field]]));
  return { before: pick(was), after: pick(is) };
};

const record = async (tx: Db, actor: Actor, before: User | null, after: User, now: Date): Promise<void> => {
  const entry = (action: string, details: AuditDetails) =>
    audit(tx, { actor, address: actor.address, action, target: after.email, details }, now);
  if (before === null) return entry('user.create', { after: factsOf(after) });
  const person = difference(before, after, personFields);
  if (person !== null) await entry('user.update', person);
  const access = difference(before, after, accessFields);
  if (access !== null) await entry('user.access', access);
  if (before.disabled !== after.disabled) await entry(after.disabled ? 'user.disable' : 'user.enable', {});
};

const withOrganization = async (tx: Db, edit: UserEditChanges, actor: Actor, now: Date): Promise<UserChanges> => {
  const { organizationName, ...changes } = edit;
  if (organizationName === undefined) return changes;
  if (organizationName === null) return { ...changes, organizationId: null };
  const { id, name, isNew } = await ensureOrganization(tx, organizationName).catch((error: unknown) => {
    // Here the field is that of a user.
    throw error instanceof AccountsError ? new AccountsError(error.code, error.message, 'organizationName') : error;
  });
  if (isNew) await audit(tx, { actor, address: actor.address, action: 'organization.create', target: name }, now);
  return { ...changes, organizationId: id };
};

const existing = async (tx: Db, { id = '', seen }: UserEdit): Promise<User> => {
  const user = await findUser(tx, id);
  if (user === null) throw noSuch('user');
  if (seen !== undefined && seen.getTime() !== user.modifiedAt.getTime())
    throw new AccountsError('stale', 'This user was changed by somebody else in the meantime. Reload and try again.');
  return user;
};

const saveOne = async (tx: Db, edit: UserEdit, actor: Actor, now: Date): Promise<User> => {
  if (edit.id === undefined) {
    const { email = '', ...changes } = await withOrganization(tx, edit.changes, actor, now);
    const created = await createUser(tx, { ...changes, email });
    await record(tx, actor, null, created, now);
    return created;
  }
  const before = await existing(tx, edit);
  if (edit.changes.disabled === true && !before.disabled && before.id === actor.id)
    throw new AccountsError('own-user', ownUserMessage, 'disabled');
  // Two changes within a millisecond must not look like one.
  const moment = new Date(Math.max(now.getTime(), before.modifiedAt.getTime() + 1));
  const after = await updateUser(tx, before.id, await withOrganization(tx, edit.changes, actor, now), moment);
  await record(tx, actor, before, after, now);
  return after;
};

/** With several users, the one that is meant stands before the words: by its address, the one before the edit first. */
const naming = (error: unknown, edits: readonly UserEdit[], { id = '', changes }: UserEdit, emails: Emails): unknown =>
  error instanceof AccountsError && edits.length > 1
    ? new AccountsError(
        error.code,
        `${emails.get(id) ?? changes.email ?? (id || 'A user')}: ${error.message}`,
        error.field,
      )
    : error;

/** The addresses of users that are there, by their ids. */
type Emails = ReadonlyMap<string, string>;

/** Held to the end, so that whoever saves at the same moment sees this change; one order for everybody. */
const lock = async (tx: Db, ids: readonly string[]): Promise<Emails> => {
  if (ids.length === 0) return new Map();
  const found = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(users.id)
    .for('update');
  return new Map(found.map(({ id, email }) => [id, email]));
};

/** Throws `invalid`, `taken`, `not-found`, `stale`, `own-user` and `last-admin`; then nothing is changed. */
export const saveUsers = (db: Db, edits: readonly UserEdit[], actor: Actor, now = new Date()): Promise<User[]> =>
  db.transaction(async (tx) => {
    const emails = await lock(
      tx,
      edits.flatMap(({ id }) => (id === undefined ? [] : [id])),
    );
    const saved: User[] = [];
    for (const edit of edits) {
      const user = await saveOne(tx, edit, actor, now).catch((error: unknown) => {
        throw naming(error, edits, edit, emails);
      });
      saved.push(user);
    }
    if (edits.some(({ changes }) => changes.disabled === true)) await keepAdministrator(tx);
    return saved;
  });
