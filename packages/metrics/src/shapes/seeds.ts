/**
 * Seed audiences: the viewers, the followers at the range's end, or the voters for an actor, of any seed (OR) or of every one (AND),
 * inside people filters and dates (metrics: Comparing audiences).
 */
import type { Clause } from '@cvm/contract';
import { all, narrowed, param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { content, followingAtEnd, limited, namedNumbers, ofKind, people, seen } from '../compile/where.ts';
import { type Plan, titleFilters } from '../plan.ts';
import { isAboutOne, isAboutSome } from '../rollups/choose.ts';
import { memberRows, type Source, titlesOfMembers, viewersShared } from '../rollups/counting.ts';
import { voteRows, votesForActor } from './audience.ts';

export type Seed = 'viewers' | 'followers' | 'voters';

export const isContentType = ({ id }: Clause): boolean => id === 'contentType';

/** The question about the seeds, whatever kind is listed. */
const aboutSeeds = (plan: Plan): Plan => ({
  ...plan,
  clauses: plan.clauses.filter((clause) => !isContentType(clause)),
});

/** The numbers of the seed titles; null where a statement has to find them. */
const seedNumbers = (plan: Plan): Sql | null =>
  plan.access.limits.contentType === undefined ? namedNumbers(aboutSeeds(plan)) : null;

/** The seed titles: of any kind, whatever kind is listed, but of those the user is limited to. */
export const seedTitles = (plan: Plan): Sql => {
  const { contentType } = plan.access.limits;
  const ofUser = contentType === undefined ? [] : limited({ ...plan.access, limits: { contentType } });
  return (
    seedNumbers(plan) ??
    sql`select title from titles where ${all([ofKind(plan), ...content(aboutSeeds(plan)), ...ofUser])}`
  );
};

/** Of seeds of which members need every one (AND), how many are asked for; null for any of them (OR). */
const seedsNeeded = (plan: Plan): Sql | null => {
  const seeds = plan.clauses.filter((clause) => ['show', 'movie', 'title'].includes(clause.id) && clause.op === 'is');
  const every = seeds.some((clause) => clause.join === 'and');
  const count = new Set(seeds.flatMap((clause) => clause.values)).size;
  return every ? sql`${param('seeds', 'UInt32', count)}` : null;
};

/** Members of every seed where each is needed. Of any, those of several are there more than once. */
const everySeed = (plan: Plan): Sql => {
  const needed = seedsNeeded(plan);
  return needed === null
    ? raw('')
    : sql`
group by member, cell
having uniqExact(title) = ${needed}`;
};

/**
 * The numbers of the seed titles as a list, which is asked for once where they are not known: a set of another type is looked into at
 * half the speed. Whoever is picked by it viewed a title that the user may see.
 */
export const seedList = (plan: Plan): Sql => {
  const known = seedNumbers(plan);
  if (known !== null) return known;
  const select = sql`select groupArray(title) as titles from (${seedTitles(plan)})`;
  return narrowed(wholeOf(select, ['titles'], 'Array(UInt32)').titles);
};

/** Conditions on rows of members with all their titles: viewers of the seeds. */
export const viewedSeeds = (plan: Plan): Sql[] => {
  const needed = seedsNeeded(plan);
  const seeds = seedList(plan);
  if (needed !== null)
    return [sql`hasAll(titles, cast(${seeds}, toTypeName(titles)))`, sql`length(${seeds}) = ${needed}`];
  return [isAboutOne(plan) ? sql`has(titles, ${seeds}[1])` : sql`arrayExists(one -> one in ${seeds}, titles)`];
};

/** How many viewers of the seed viewed each title, where that is counted ahead; null where it is not. */
export const sharedWithSeed = (plan: Plan): Source | null =>
  seedNumbers(plan) === null ? null : viewersShared(aboutSeeds(plan));

/** member, cell: a row or more for each of the audience. */
export const membersOf: Record<Seed, (plan: Plan) => Sql> = {
  viewers: (plan) => {
    const viewers = isAboutSome(plan) && seedsNeeded(plan) === null ? null : titlesOfMembers(plan);
    if (viewers !== null)
      return sql`select member, cell
from ${viewers.from}
where ${all([...viewedSeeds(plan), ...viewers.where])}`;
    const { from, where, firsts } = memberRows(plan, 'whole');
    return sql`select member, cell
from ${from}
where ${all([sql`title in (${seedTitles(plan)})`, ...where, ...firsts])}${everySeed(plan)}`;
  },
  followers: (plan) => sql`select member, cell
from follows
where ${all([sql`title in (${seedTitles(plan)})`, ...followingAtEnd(plan), ...people(plan)])}${everySeed(plan)}`,
  voters: (plan) => sql`select member, cell
from character_votes
where ${all([...votesForActor(plan), ...voteRows(plan), ...seen(plan)])}`,
};

/** The audience is the viewers of any seed, whose number a rollup may hold. */
export const isCounted = (plan: Plan, seed: Seed): boolean => seed === 'viewers' && seedsNeeded(plan) === null;

/** The seeds' days are found by title; what else their viewers viewed, among all titles. */
export const withoutTitles = (plan: Plan): Plan => ({
  ...plan,
  clauses: plan.clauses.filter(({ id }) => !titleFilters.some((name) => name === id)),
});
