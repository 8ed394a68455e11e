/** Organizations: the client companies that users belong to. Names are unique as they look, apart from outer spaces. */
import { formatCount, isOneLine, keptText, oneLineMessage, organizationNameMax, textLabels } from '@cvm/contract';
import { asc, count, eq } from 'drizzle-orm';
import { type Actor, audit } from './audit.ts';
import { AccountsError, brokenUnique } from './errors.ts';
import type { Db } from './open.ts';
import { organizations, users } from './schema/people.ts';
import { isUuid } from './uuid.ts';

export type Organization = { id: string; name: string; avatar: string | null };

const columns = { id: organizations.id, name: organizations.name, avatar: organizations.avatar };

/** All organizations by name, each with the number of its users, disabled ones included. */
export const listOrganizations = (db: Db): Promise<(Organization & { users: number })[]> =>
  db
    .select({ ...columns, users: count(users.id) })
    .from(organizations)
    .leftJoin(users, eq(users.organizationId, organizations.id))
    .groupBy(organizations.id)
    .orderBy(asc(organizations.name));

const acceptedName = (name: string): string => {
  const trimmed = keptText(name);
  if (trimmed === '') throw new AccountsError('invalid', 'Organization name is required.', 'name');
  if (trimmed.length > organizationNameMax)
    throw new AccountsError('invalid', `Organization name takes up to ${organizationNameMax} characters.`, 'name');
  if (!isOneLine(trimmed)) throw new AccountsError('invalid', oneLineMessage(textLabels.organizationName), 'name');
  return trimmed;
};

/**
 * The organization of this name, created when there is none; `isNew` says so. Safe to call from several places at once.
 * Throws `invalid`.
 */
export const ensureOrganization = async (db: Db, name: string): Promise<Organization & { isNew: boolean }> => {
  const accepted = acceptedName(name);
  const [created] = await db.insert(organizations).values({ name: accepted }).onConflictDoNothing().returning(columns);
  if (created !== undefined) return { ...created, isNew: true };
  const [found] = await db.select(columns).from(organizations).where(eq(organizations.name, accepted));
  if (found === undefined) throw new Error('An organization vanished while it was created.');
  return { ...found, isNew: false };
};

/** The organization, which nobody else changes or gives a user until the transaction ends. Throws `not-found`. */
const locked = async (tx: Db, id: string): Promise<Organization> => {
  const [found] = isUuid(id)
    ? await tx.select(columns).from(organizations).where(eq(organizations.id, id)).for('update')
    : [];
  if (found === undefined) throw new AccountsError('not-found', 'There is no such organization.');
  return found;
};

/**
 * Gives an organization another name. An edit of one of its users that was begun before is stale from then on: it would
 * bring the old name back. Throws `invalid`, `taken` and `not-found`.
 */
export const renameOrganization = async (
  db: Db,
  id: string,
  name: string,
  actor: Actor,
  now = new Date(),
): Promise<Organization> => {
  const accepted = acceptedName(name);
  try {
    return await db.transaction(async (tx) => {
      const before = await locked(tx, id);
      if (before.name === accepted) return before;
      await tx.update(organizations).set({ name: accepted }).where(eq(organizations.id, id));
      await tx.update(users).set({ modifiedAt: now }).where(eq(users.organizationId, id));
      const details = { before: { name: before.name }, after: { name: accepted } };
      const deed = { actor, address: actor.address, action: 'organization.rename', target: before.name, details };
      await audit(tx, deed, now);
      return { ...before, name: accepted };
    });
  } catch (error) {
    if (brokenUnique(error) === null) throw error;
    throw new AccountsError('taken', 'There is already an organization of this name.', 'name');
  }
};

/** Deletes an organization without users. Throws `in-use` when it has any, and `not-found`. */
export const deleteOrganization = (db: Db, id: string, actor: Actor, now = new Date()): Promise<void> =>
  db.transaction(async (tx) => {
    const { name } = await locked(tx, id);
    const members = await tx.$count(users, eq(users.organizationId, id));
    if (members > 0)
      throw new AccountsError(
        'in-use',
        `This organization has ${formatCount(members, 'user')}. Move them to another one first.`,
      );
    await tx.delete(organizations).where(eq(organizations.id, id));
    await audit(tx, { actor, address: actor.address, action: 'organization.delete', target: name }, now);
  });
