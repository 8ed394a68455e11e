/**
 * Affinity: what a seed audience watches more than others do (metrics: Comparing audiences).
 *
 * A seed audience is the viewers, the followers at the range's end, or the voters for an actor, of any seed (OR) or of
 * every one (AND), inside people filters and dates. Rows need 30 overlapping viewers, counted before weighting; the seeds
 * themselves are left out.
 */
import { answer } from '../compile/answer.ts';
import { all, param, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { content, followingAtEnd, inRange, type Kind, people, seen, titlesOf } from '../compile/where.ts';
import { titlesOfMembers } from '../layouts/choose.ts';
import {
  firstInRange,
  kindViewersByCell,
  kindViews,
  titleViews,
  viewedAny,
  viewerRows,
  viewersByCell,
} from '../layouts/counting.ts';
import { type Plan, titleFilters } from '../plan.ts';
import { type Audience, byCell, voteRows, votesForActor } from './audience.ts';
import { ratio } from './ratio.ts';
import { nameColumns } from './title-columns.ts';

const overlapMin = 30;

export type Seed = 'viewers' | 'followers' | 'voters';

/** The seed titles; null for an actor's voters. */
const seedTitles = (plan: Plan): Sql =>
  sql`select title from titles where ${all([sql`title in (${titlesOf(plan)})`, ...content(plan)])}`;

/** Of seeds of which members need every one (AND), how many are asked for; null for any of them (OR). */
const seedsNeeded = (plan: Plan): Sql | null => {
  const seeds = plan.clauses.filter((clause) => ['show', 'movie', 'title'].includes(clause.id) && clause.op === 'is');
  const every = seeds.some((clause) => clause.join === 'and');
  const count = new Set(seeds.flatMap((clause) => clause.values)).size;
  return every ? sql`${param('seeds', 'UInt32', count)}` : null;
};

const everySeed = (plan: Plan): Sql => {
  const needed = seedsNeeded(plan);
  return needed === null
    ? raw('')
    : sql`
having uniqExact(title) = ${needed}`;
};

/** Conditions on rows of member_titles: viewers of the seeds. */
const viewedSeeds = (plan: Plan): Sql[] => {
  const needed = seedsNeeded(plan);
  if (needed === null) return [viewedAny(seedTitles(plan))];
  const seeds = seedTitles(plan);
  return [
    sql`hasAll(titles, (select groupArray(title) from (${seeds})))`,
    sql`(select count() from (${seeds})) = ${needed}`,
  ];
};

const members: Record<Seed, (plan: Plan) => Sql> = {
  viewers: (plan) => {
    if (titlesOfMembers(plan).table === 'member_titles')
      return sql`select member, cell
from member_titles
where ${all([...viewedSeeds(plan), ...people(plan)])}`;
    const { table, where } = viewerRows(plan, { of: 'whole' });
    return sql`select member, cell
from ${raw(table)}
where ${all([sql`title in (${seedTitles(plan)})`, ...where])}
group by member, cell${everySeed(plan)}`;
  },
  followers: (plan) => sql`select member, cell
from follows
where ${all([sql`title in (${seedTitles(plan)})`, ...followingAtEnd(plan), ...people(plan)])}
group by member, cell${everySeed(plan)}`,
  voters: (plan) => sql`select member, cell
from character_votes
where ${all([...votesForActor(plan), ...voteRows(plan), ...seen(plan)])}
group by member, cell`,
};

/** The audience of the snapshot by age, gender and country. */
export const seedAudience =
  (seed: Seed) =>
  (plan: Plan): Audience => ({
    inside: isCounted(plan, seed) ? viewersByCell(plan, seedTitles(plan), 'whole') : byCell(members[seed](plan)),
    base: kindViewersByCell(plan, 'any'),
  });

/** The audience is the viewers of any seed, whose number a layout may hold. */
const isCounted = (plan: Plan, seed: Seed): boolean => seed === 'viewers' && seedsNeeded(plan) === null;

/** title, overlap, viewers, overlap_people: of the titles in `where`, how many of the audience viewed each. */
export const overlaps = (plan: Plan, seed: Seed, where: readonly Sql[]): Sql => {
  // The seeds' days are found by title; what else their viewers viewed, among all titles.
  const among = { ...plan, clauses: plan.clauses.filter(({ id }) => !titleFilters.some((name) => name === id)) };
  const { table } = titlesOfMembers(among);
  if (table === 'member_titles') return overlapsOfMembers(plan, among, seed, where);
  const isIn = sql`member in (select member from (${members[seed](plan)}))`;
  const isLayout = table !== 'views';
  const overlap = isLayout ? sql`countIf(${isIn})` : sql`uniqExactIf(member, ${isIn})`;
  return tally(plan, {
    from: raw(table),
    keys: ['title'],
    sums: [part('overlap', overlap), part('viewers', isLayout ? 'count()' : 'uniqExact(member)')],
    counts: [part('overlap_people', overlap)],
    where: [...where, ...inRange(plan), ...people(plan), ...(isLayout ? [firstInRange(plan)] : [])],
  });
};

/** The same from the titles of each member: those of the audience are read, all others are a figure of the title. */
const overlapsOfMembers = (plan: Plan, among: Plan, seed: Seed, where: readonly Sql[]): Sql => {
  const isIn = seed === 'viewers' ? viewedSeeds(plan) : [sql`member in (select member from (${members[seed](plan)}))`];
  const viewers = titleViews(among, { of: 'whole' });
  return sql`select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
from (
  ${tally(plan, { ...viewers, keys: ['title'], where: [...where, ...viewers.where] })}
) as viewed
left join (
  ${tally(plan, {
    from: raw('member_titles array join titles as title'),
    keys: ['title'],
    sums: [part('overlap', 'count()')],
    counts: [part('overlap_people', 'count()')],
    where: [...isIn, ...where, ...people(plan)],
  })}
) as shared on shared.title = viewed.title`;
};

/** One row each: the members of the audience, and all viewers. */
export const wholes = (plan: Plan, seed: Seed): Sql => sql`audience as (
  ${tally(plan, {
    from: sql`(
    ${isCounted(plan, seed) ? viewersByCell(plan, seedTitles(plan), 'whole') : byCell(members[seed](plan))}
  )`,
    keys: [],
    sums: [part('members', 'sum(members)')],
    where: [],
  })}
),
anyone as (
  ${tally(plan, { ...kindViews(plan, 'any'), keys: [] })}
)`;

export const audienceOverlap = ratio('overlaps.overlap', '(select members from audience)');
/** Null below the minimum. */
export const affinityIndex = `if(overlaps.overlap_people < ${overlapMin}, null, ${audienceOverlap} / (overlaps.viewers / (select viewers from anyone)))`;

const names = {
  any: `titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
  nullIf(titles.network_name, '') as networkName, nullIf(titles.studio_name, '') as studioName`,
  ...nameColumns,
} as const;

export const affinity =
  (seed: Seed, kind?: Kind) =>
  (plan: Plan): Sql => {
    const others = [...(seed === 'voters' ? [] : [sql`title not in (${seedTitles(plan)})`]), ...seen(plan, kind)];
    return answer(
      plan,
      sql`with ${wholes(plan, seed)}
select
  ${raw(names[kind ?? 'any'])},
  overlaps.overlap as overlappingViewers, ${raw(affinityIndex)} as affinityIndex, ${raw(audienceOverlap)} as audienceOverlap
from (
  ${overlaps(plan, seed, [sql`title in (${titlesOf(plan, kind)})`, ...others])}
) as overlaps
inner join titles on titles.title = overlaps.title
where overlaps.overlap_people >= ${raw(String(overlapMin))}`,
    );
  };
