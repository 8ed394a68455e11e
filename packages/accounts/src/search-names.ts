/**
 * What a typed text finds, in tens of milliseconds among a million names. In: a text, kinds and a limit; out: hits per kind,
 * in this order: names with the text in them before names that are spelt about so; networks marked US before the others;
 * then the whole name, its beginning, the beginning of a word, its inside; then followers.
 *
 * A text is either common, and then among the most followed names of a kind already, which are walked through first; or it
 * is rare, and then an index finds the few names that have it. Either way little is read, whatever the text.
 */
import { type SQL, sql } from 'drizzle-orm';
import { foldName } from './fold-name.ts';
import type { Db } from './open.ts';
import type { searchEntries, searchKinds } from './schema/search.ts';

export type SearchKind = (typeof searchKinds)[number];
export type SearchHit = Pick<typeof searchEntries.$inferSelect, 'kind' | 'id' | 'name' | 'image' | 'note'>;

/** How much of the text's trigrams a name must have to count as spelt about so: 'brekaing' finds 'Breaking'. */
const similarityMin = 0.45;
/** Texts shorter than a trigram are beginnings of words and nothing else: they are inside of almost every name. */
const trigram = 3;
/** How many of the most followed are walked through: a text that fewer than four of them have is in one name of 100 at most. */
const walkedOf = (limit: number): number => Math.max(1000, limit * 50);

/** How a name has the text: 0 is it, 1 begins with it, 2 has a word that does, 3 has it inside. */
const tiers = [0, 1, 2, 3] as const;
type Tier = (typeof tiers)[number];

/** Networks marked US are a group of their own. */
type Group = { readonly kind: SearchKind; readonly leads: boolean };
type Found = SearchHit & { readonly leads: boolean; readonly tier: Tier };

const groupsOf = (kinds: readonly SearchKind[]): Group[] =>
  kinds.flatMap((kind): Group[] =>
    kind === 'network'
      ? [
          { kind, leads: true },
          { kind, leads: false },
        ]
      : [{ kind, leads: false }],
  );

/** Kinds stand in the statement as they are, which partial indexes ask for; none comes from outside. */
const inGroup = ({ kind, leads }: Group, index: SQL): SQL =>
  sql`index_id = ${index} and kind = ${sql.raw(`'${kind}'`)} and leads = ${sql.raw(String(leads))}`;

const order = sql.raw('followers desc, lower(name), id');
const shown = sql.raw('kind, leads, id, name, image, note');
const together = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` union all `);

/** Signs that mean something in a pattern cannot be in a folded name. */
const has = (tier: Tier, text: string): SQL => {
  if (tier === 0) return sql`folded = ${text}`;
  const [begins, word] = [sql`folded like ${`${text}%`}`, sql`folded like ${`% ${text}%`}`];
  if (tier === 1) return sql`${begins} and folded <> ${text}`;
  if (tier === 2) return sql`${word} and not ${begins}`;
  return sql`folded like ${`%${text}%`} and not ${begins} and not ${word}`;
};

/**
 * The best of a group that have the text in one way, wherever they stand. TRICKY: the inner `offset 0` keeps the planner from
 * going through all names in their order until enough have a text that few have.
 */
const lookUp = (group: Group, tier: Tier, text: string, limit: number, index: SQL): SQL =>
  sql`(select ${shown}, ${sql.raw(String(tier))} as tier from (
      select ${shown}, followers from search_entries where ${inGroup(group, index)} and ${has(tier, text)} offset 0
    ) as found order by ${order} limit ${limit})`;

/** The whole name, wherever it stands, and the best of the most followed names of a group. */
const walk = (group: Group, text: string, limit: number, index: SQL): SQL => {
  const cases = tiers
    .filter((tier) => tier > 0 && (tier < 3 || text.length >= trigram))
    .map((tier) => sql`when ${has(tier, text)} then ${sql.raw(String(tier))}`);
  return sql`${lookUp(group, 0, text, limit, index)} union all
    (select ${shown}, tier from (
      select ${shown}, followers, case ${sql.join(cases, sql` `)} end as tier from (
        select * from search_entries where ${inGroup(group, index)} order by ${order} limit ${walkedOf(limit)}
      ) as followed
    ) as walked where tier is not null order by tier, ${order} limit ${limit})`;
};

const sameGroup = (a: Group, b: Group): boolean => a.kind === b.kind && a.leads === b.leads;

/**
 * The ways of having the text that a walk did not tell all of: its hits of one way are the best of that way, but when they
 * are fewer than there is room for, others may stand further down.
 */
const missingTiers = (found: readonly Found[], text: string, limit: number): Tier[] => {
  const missing: Tier[] = [];
  let room = limit - found.filter(({ tier }) => tier === 0).length;
  for (const tier of tiers.slice(1)) {
    if (room <= 0 || (tier === 3 && text.length < trigram)) break;
    const count = found.filter((one) => one.tier === tier).length;
    if (count < room) missing.push(tier);
    room -= count;
  }
  return missing;
};

/** Of the group, in its order: a way that was looked up takes the place of what the walk saw of it. */
const best = (walked: readonly Found[], lookedUp: readonly Found[], limit: number): Found[] =>
  tiers
    .flatMap((tier) => {
      const all = lookedUp.filter((one) => one.tier === tier);
      return all.length > 0 ? all : walked.filter((one) => one.tier === tier);
    })
    .slice(0, limit);

const kindList = (kinds: readonly SearchKind[]): SQL => sql.raw(kinds.map((kind) => `'${kind}'`).join(', '));

/** Among the most followed: names that do not have the text, but most of its trigrams. */
const aboutSo = (kinds: readonly SearchKind[], text: string, limit: number, index: SQL): SQL =>
  sql`select kind, id, name, image, note from (
    select ${shown}, row_number() over (partition by kind
      order by leads desc, round(word_similarity(${text}, folded)::numeric, 1) desc, ${order}) as place
    from search_entries
    where index_id = ${index} and popular and ${text} <% folded and kind in (${kindList(kinds)})
      and folded not like ${`%${text}%`}
  ) as placed where place <= ${limit} order by kind, place`;

const withoutTier = ({ kind, id, name, image, note }: SearchHit): SearchHit => ({ kind, id, name, image, note });

/** Up to `limit` hits of each kind, best first. An empty text finds nothing. */
export const searchNames = async (
  db: Db,
  text: string,
  kinds: readonly SearchKind[],
  limit: number,
): Promise<SearchHit[]> => {
  const folded = foldName(text);
  if (folded === '' || kinds.length === 0) return [];
  return db.transaction(async (tx) => {
    const { rows: indexes } = await tx.execute<{ id: number }>(
      sql`select id from search_indexes where filled_at is not null order by id desc limit 1`,
    );
    const [answering] = indexes;
    if (answering === undefined) return [];
    const index = sql.raw(String(Number(answering.id)));
    const groups = groupsOf(kinds);
    const { rows: walked } = await tx.execute<Found>(
      together(groups.map((group) => walk(group, folded, limit, index))),
    );
    const wanted = groups.flatMap((group) => {
      const seen = walked.filter((one) => sameGroup(one, group));
      return missingTiers(seen, folded, limit).map((tier) => lookUp(group, tier, folded, limit, index));
    });
    const lookedUp = wanted.length === 0 ? [] : (await tx.execute<Found>(together(wanted))).rows;
    const hits = new Map(
      kinds.map((kind) => [
        kind,
        groups
          .filter((group) => group.kind === kind)
          .flatMap((group) => {
            const [seen, further] = [walked, lookedUp].map((all) => all.filter((one) => sameGroup(one, group)));
            return best(seen ?? [], further ?? [], limit);
          })
          .slice(0, limit)
          .map(withoutTier),
      ]),
    );
    const short = kinds.filter((kind) => (hits.get(kind) ?? []).length < limit);
    if (folded.length >= trigram && short.length > 0) {
      // The operator compares with this setting, and only an operator can use the index.
      await tx.execute(sql`set local pg_trgm.word_similarity_threshold = ${sql.raw(String(similarityMin))}`);
      const { rows: about } = await tx.execute<SearchHit>(aboutSo(short, folded, limit, index));
      for (const hit of about) if ((hits.get(hit.kind)?.length ?? 0) < limit) hits.get(hit.kind)?.push(hit);
    }
    return kinds.toSorted().flatMap((kind) => hits.get(kind) ?? []);
  });
};
