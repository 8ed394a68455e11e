/**
 * The search index: names of shows, movies, networks and actors by their trigrams. In: entries of an edition, and later
 * a text. Out: hits per kind, in this order: networks marked US; then the whole name, its beginning, the beginning of a
 * word, its inside, a name that is spelt about so; then followers. Who may see what is not decided here.
 */
import { and, desc, eq, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { searchEntries, searchIndexes } from './schema/search.ts';

export type SearchKind = (typeof searchEntries.$inferSelect)['kind'];
export type SearchEntry = Omit<typeof searchEntries.$inferSelect, 'indexId' | 'folded'>;
export type SearchHit = Pick<SearchEntry, 'kind' | 'id' | 'name' | 'image' | 'note'>;

/** How much of the text's trigrams a name must have to count as spelt about so: 'brekaing' finds 'Breaking'. */
const SIMILARITY_MIN = 0.45;
/** A fill that was given up leaves its entries behind; no fill takes longer than this. */
const ABANDONED_MS = 3_600_000;

const letters: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/**
 * A name as it is compared: lower case, accents folded, `'`, `.` and `*` taken out ("M*A*S*H" is `mash`), every other sign a
 * space. Empty when nothing is left.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßøæœłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/['\u2019.*]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

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
  const abandoned = lt(searchIndexes.createdAt, new Date(now.getTime() - ABANDONED_MS));
  await db.delete(searchIndexes).where(and(lt(searchIndexes.id, id), or(isNotNull(searchIndexes.filledAt), abandoned)));
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
  try {
    for await (const batch of batches) {
      if (batch.length === 0) continue;
      const rows = batch.map((entry) => ({ ...entry, indexId, folded: foldName(entry.name) }));
      await db.insert(searchEntries).values(rows).onConflictDoNothing();
    }
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

/** Texts shorter than a trigram are beginnings of words and nothing else: they are inside of almost every name. */
const TRIGRAM = 3;

/** Signs that mean something in a pattern cannot be in a folded name. */
const matches = (folded: string) => {
  const { folded: name } = searchEntries;
  const begins = sql`(${name} like ${`${folded}%`} or ${name} like ${`% ${folded}%`})`;
  return {
    found: folded.length < TRIGRAM ? begins : sql`(${name} like ${`%${folded}%`} or ${folded} <% ${name})`,
    tier: sql`case when ${name} = ${folded} then 0 when ${name} like ${`${folded}%`} then 1
      when ${name} like ${`% ${folded}%`} then 2 when ${name} like ${`%${folded}%`} then 3 else 4 end`,
    similarity: sql`case when ${name} like ${`%${folded}%`} then 1 else round(word_similarity(${folded}, ${name})::numeric, 1) end`,
  };
};

/** Up to `limit` hits of each kind, best first. An empty text finds nothing. */
export const searchNames = async (
  db: Db,
  text: string,
  kinds: readonly SearchKind[],
  limit: number,
): Promise<SearchHit[]> => {
  const folded = foldName(text);
  if (folded === '' || kinds.length === 0) return [];
  const { found, tier, similarity } = matches(folded);
  const { name, kind, followers, id } = searchEntries;
  const answering = sql`(select id from ${searchIndexes} where ${searchIndexes.filledAt} is not null order by id desc limit 1)`;
  const order = sql`(${kind} = 'network' and ${name} ~ '\\mUS\\M') desc, ${tier}, ${similarity} desc, ${followers} desc, lower(${name}), ${id}`;
  return db.transaction(async (tx) => {
    // The operator below compares with this setting, and only an operator can use the index.
    await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(SIMILARITY_MIN))}`);
    const { rows } = await tx.execute<SearchHit>(sql`
      select kind, id, name, image, note
      from (
        select ${kind}, ${id}, ${name}, ${searchEntries.image}, ${searchEntries.note},
          row_number() over (partition by ${kind} order by ${order}) as place
        from ${searchEntries}
        where ${searchEntries.indexId} = ${answering}
          and ${kind} in (${sql.join(
            kinds.map((one) => sql`${one}`),
            sql`, `,
          )})
          and ${found}
      ) as placed
      where place <= ${limit}
      order by kind, place`);
    return rows;
  });
};
