/**
 * The search index: names of shows, movies, networks and actors, filled from an edition. In: its entries, the most followed
 * of each kind first. Who may see what is not decided here; `search-names.ts` says what a text finds.
 */
import { hourMs } from '@cvm/contract';
import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import { foldName } from './fold-name.ts';
import type { Db } from './open.ts';
import { type searchEntries, searchIndexes, searchKinds } from './schema/search.ts';

export type SearchEntry = Omit<typeof searchEntries.$inferSelect, 'indexId' | 'folded' | 'leads' | 'popular'>;

/** A fill that was given up leaves its entries behind; no fill takes longer than this. */
const abandonedMs = hourMs;

/** Slips of spelling are looked for in so many names of a kind: among a million, nobody means the last with a slip. */
const popularMax = 20_000;

/** What the answering index was filled from; null when there is none. */
export const searchSource = async (db: Db): Promise<string | null> => {
  const [found] = await db
    .select({ source: searchIndexes.source })
    .from(searchIndexes)
    .where(isNotNull(searchIndexes.filledAt))
    .orderBy(desc(searchIndexes.id))
    .limit(1);
  return found?.source ?? null;
};

/** Removes every index before this one, and fills that were given up; those of others that still run stay. */
const removeOlder = async (db: Db, id: number, now: Date): Promise<void> => {
  const abandoned = lt(searchIndexes.createdAt, new Date(now.getTime() - abandonedMs));
  await db.delete(searchIndexes).where(and(lt(searchIndexes.id, id), or(isNotNull(searchIndexes.filledAt), abandoned)));
};

const trigramIndexes = [...searchKinds, 'popular'].map((name) => `search_entries_${name}_trigrams`);

/** After many rows came: what waits outside of the indexes is taken into them, and the planner told what there is. */
const settle = async (db: Db): Promise<void> => {
  for (const index of trigramIndexes) await db.execute(sql`select gin_clean_pending_list(${index}::regclass)`);
  await db.execute(sql`analyze search_entries`);
};

/** An entry as the table has it. */
type EntryRow = SearchEntry &
  Pick<typeof searchEntries.$inferSelect, 'folded' | 'leads' | 'popular'> & { index_id: number };

/**
 * One value, which the store takes apart: 148 us a row embedded and 104 on a server. With a parameter for each field of each
 * row, whose statement has to be made and read, it is 253 and 193.
 */
const insertRows = async (db: Db, rows: readonly EntryRow[]): Promise<void> => {
  await db.execute(sql`insert into search_entries
    select * from json_populate_recordset(null::search_entries, ${JSON.stringify(rows)}::json)
    on conflict do nothing`);
};

/**
 * Fills a new index from batches of entries; it answers once all are in. What fails on the way leaves the one before.
 * Batches are single statements, so that others get their turn in between.
 */
export const fillSearchIndex = async (
  db: Db,
  source: string,
  batches: AsyncIterable<readonly SearchEntry[]>,
  now = new Date(),
): Promise<void> => {
  const [created] = await db.insert(searchIndexes).values({ source, createdAt: now }).returning();
  if (created === undefined) throw new Error('A search index vanished while it was created.');
  const { id: indexId } = created;
  const counts = new Map<string, number>();
  const rowOf = (entry: SearchEntry) => {
    const place = (counts.get(entry.kind) ?? 0) + 1;
    counts.set(entry.kind, place);
    const leads = entry.kind === 'network' && /\bUS\b/.test(entry.name);
    return { ...entry, index_id: indexId, folded: foldName(entry.name), leads, popular: place <= popularMax };
  };
  try {
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      await insertRows(db, batch.map(rowOf));
    }
    await settle(db);
    await db.update(searchIndexes).set({ filledAt: now }).where(eq(searchIndexes.id, indexId));
  } catch (error) {
    await db
      .delete(searchIndexes)
      .where(eq(searchIndexes.id, indexId))
      .catch(() => undefined);
    throw error;
  }
  await removeOlder(db, indexId, now);
};
