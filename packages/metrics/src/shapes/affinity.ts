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
import { daysOfTitles } from '../layouts/choose.ts';
import { firstInRange, kindViewersByCell, kindViews, viewerRows } from '../layouts/counting.ts';
import type { Plan } from '../plan.ts';
import { type Audience, actorIs, byCell, voteRows } from './audience.ts';
import { ratio } from './ratio.ts';

const overlapMin = 30;

export type Seed = 'viewers' | 'followers' | 'voters';

/** The seed titles; null for an actor's voters. */
const seedTitles = (plan: Plan): Sql =>
  sql`select title from titles where ${all([sql`title in (${titlesOf(plan)})`, ...content(plan)])}`;

/** How many seed titles each member must have: every one asked for, or any. */
const everySeed = (plan: Plan): Sql => {
  const seeds = plan.clauses.filter((clause) => ['show', 'movie', 'title'].includes(clause.id) && clause.op === 'is');
  const every = seeds.some((clause) => clause.join === 'and');
  const count = new Set(seeds.flatMap((clause) => clause.values)).size;
  return every
    ? sql`
having uniqExact(title) = ${param('seeds', 'UInt32', count)}`
    : raw('');
};

const members: Record<Seed, (plan: Plan) => Sql> = {
  viewers: (plan) => {
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
where ${all([actorIs(plan), ...voteRows(plan), ...seen(plan)])}
group by member, cell`,
};

/** The audience of the snapshot by age, gender and country. */
export const seedAudience =
  (seed: Seed) =>
  (plan: Plan): Audience => ({
    inside: byCell(members[seed](plan)),
    base: kindViewersByCell(plan, 'any'),
  });

/** title, overlap, viewers, overlap_people: of the titles in `where`, how many of the audience viewed each. */
export const overlaps = (plan: Plan, seed: Seed, where: readonly Sql[]): Sql => {
  // The seeds' days are found by title; what else their viewers viewed, by day.
  const { table } = daysOfTitles({ ...plan, clauses: [] }, { of: 'whole' });
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

/** One row each: the members of the audience, and all viewers. */
export const wholes = (plan: Plan, seed: Seed): Sql => sql`audience as (
  ${tally(plan, {
    from: sql`(
    ${members[seed](plan)}
  )`,
    keys: [],
    sums: [part('members', 'count()')],
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
  series: `titles.name as show, titles.title_id as showId,
  nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId`,
  movie: `titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio`,
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
