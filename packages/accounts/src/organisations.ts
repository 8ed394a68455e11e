/** Organisations: the client companies that users belong to. Names are unique as written, apart from outer spaces. */
import { asc, eq } from 'drizzle-orm';
import { AccountsError } from './errors.ts';
import type { Db } from './open.ts';
import { organisations } from './schema/people.ts';

export type Organisation = { id: string; name: string; avatar: string | null };

const columns = { id: organisations.id, name: organisations.name, avatar: organisations.avatar };

/** All organisations by name. */
export const listOrganisations = (db: Db): Promise<Organisation[]> =>
  db.select(columns).from(organisations).orderBy(asc(organisations.name));

/** The organisation of this name, created when there is none. Safe to call from several places at once. */
export const ensureOrganisation = async (db: Db, name: string): Promise<Organisation> => {
  const trimmed = name.trim();
  if (trimmed === '') throw new AccountsError('invalid', 'Organization name is required.', 'organisation');
  await db.insert(organisations).values({ name: trimmed }).onConflictDoNothing();
  const [found] = await db.select(columns).from(organisations).where(eq(organisations.name, trimmed));
  if (found === undefined) throw new Error('An organisation vanished while it was created.');
  return found;
};
