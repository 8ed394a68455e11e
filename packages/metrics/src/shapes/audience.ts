/** The audience of one title, network or actor: who is in it, how it rates, where and how it watches. */
import type { TitleKind } from '@cvm/contract';
import { answer } from '../compile/answer.ts';
import { quotient, ratio } from '../compile/quotient.ts';
import { sampleOf, sampleOfCells } from '../compile/sample.ts';
import { all, param, raw, type Sql, sql } from '../compile/sql.ts';
import { cellWeight, part, tally } from '../compile/tally.ts';
import { inRange, people, seen, titlesInside, titlesOf } from '../compile/where.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { followersByCell, kindFollowersByCell, kindViewersByCell, viewersByCell } from '../rollups/counting.ts';
import { comparedColumns, comparing } from '../statistics/comparison.ts';

/** An audience as rows of cell and members, distinct ones; what it is compared with, likewise. */
export type Audience = { readonly inside: Sql; readonly base: Sql };

/** cell, members of a select with `member` and `cell`. */
export const byCell = (rows: Sql): Sql => sql`select cell, uniqExact(member) as members
from (
  ${rows}
)
group by cell`;

const members = (fact: string, where: readonly Sql[]): Sql =>
  byCell(sql`select member, cell from ${raw(fact)} where ${all(where)}`);

export const viewersOf = (plan: Plan, kind: TitleKind): Audience => ({
  inside: viewersByCell(plan, titlesInside(plan, kind), 'whole'),
  base: kindViewersByCell(plan, kind),
});

export const followersOf = (plan: Plan, kind: TitleKind): Audience => ({
  inside: followersByCell(plan, titlesInside(plan, kind)),
  base: kindFollowersByCell(plan, kind),
});

/** Votes for deleted characters count, unless `exclude_deleted_characters:Yes` takes them out of both. */
export const withoutDeleted = (plan: Plan): Sql[] =>
  clausesOf(plan, 'exclude_deleted_characters').some((clause) => clause.values.includes('Yes'))
    ? [raw('not deleted')]
    : [];

/** Votes of the kinds of title that the user may see. */
export const voteRows = (plan: Plan): Sql[] => [
  sql`title in (${titlesOf(plan)})`,
  ...inRange(plan),
  ...people(plan),
  ...withoutDeleted(plan),
];

/** The actor the query is about. */
export const actorIs = (plan: Plan): Sql =>
  sql`actor in (select actor from actors where actor_id in ${param('actor', 'Array(String)', clausesOf(plan, 'actor')[0]?.values ?? [])})`;

/** Votes for the actor: a character belongs to one title, and votes are found by title. */
export const votesForActor = (plan: Plan): Sql[] => [
  sql`title in (select title from characters where ${actorIs(plan)})`,
  actorIs(plan),
];

export const votersOf = (plan: Plan): Audience => ({
  inside: members('character_votes', [...votesForActor(plan), ...voteRows(plan), ...seen(plan)]),
  base: members('character_votes', voteRows(plan)),
});

/**
 * Index rows of a bucket: share of the audience in it / share of the base in it, members without that attribute left out
 * of both. Countries need 30 people; ages and genders have a row for every bucket of the base unless nobody is in any.
 */
export const index =
  (by: 'country' | 'age' | 'gender', audience: (plan: Plan) => Audience) =>
  (plan: Plan): Sql => {
    const shown = by === 'country' ? 'people >= 30' : 'base_people > 0 and all_people > 0';
    return answer(
      plan,
      sql`select bucket as ${raw(by)}, members as viewers, index, share, all_people as base, effective,
  share_low as shareLow, share_high as shareHigh, rest_share as restShare, index_low as indexLow, index_high as indexHigh, differs
from (
  ${comparing(sql`select *, ${raw(ratio('members', 'all_members'))} / ${raw(ratio('base_members', 'all_base_members'))} as index,
  ${comparedColumns({ members: 'members', rest: 'others', base: 'base_members' })}
from (
  ${buckets(plan, by, audience(plan))}
)
where ${raw(shown)}`)}
)`,
    );
  };

/**
 * A row per bucket: how many of the audience, of the others and of the base are in it, and how large each is over all buckets:
 * the others are those of the base who are not in the audience, cell by cell.
 */
const buckets = (plan: Plan, by: 'country' | 'age' | 'gender', { inside, base }: Audience): Sql => {
  const weight = cellWeight(plan);
  return sql`select cells.${raw(by)} as bucket,
  sum(audience.members * ${weight}) as members, sum(base.members * ${weight}) as base_members,
  sum(audience.members) as people, sum(base.members) as base_people,
  sum((base.members - audience.members) * ${weight}) as others,
  sum(members) over () as all_members, sum(base_members) over () as all_base_members, sum(others) over () as rest_members,
  sum(people) over () as all_people, sum(base_people - people) over () as rest_people,
  sum(sum(audience.members * ${weight} * ${weight})) over () as all_squares,
  sum(sum((base.members - audience.members) * ${weight} * ${weight})) over () as rest_squares
from cells
left join (
  ${inside}
) as audience on audience.cell = cells.cell
left join (
  ${base}
) as base on base.cell = cells.cell
where cells.${raw(by)} != ''
group by bucket`;
};

/** Distinct members of the audience, before weighting. */
export const audienceSize =
  (audience: (plan: Plan) => Audience) =>
  (plan: Plan): Sql =>
    sampleOfCells(plan, audience(plan).inside);

/** Likewise those whose country, age or gender is known. */
export const knownSize =
  (by: 'country' | 'age' | 'gender', audience: (plan: Plan) => Audience) =>
  (plan: Plan): Sql =>
    sql`select sum(audience.members) as n
from (
  ${audience(plan).inside}
) as audience
inner join cells on cells.cell = audience.cell
where cells.${raw(by)} != ''`;

/** Ratings by star. */
export const ratings =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    answer(
      plan,
      sql`select rating, votes, votes / sum(votes) over () as share
from (
  ${tally(plan, {
    from: raw('ratings'),
    keys: ['rating'],
    sums: [part('votes', 'count()')],
    where: [sql`title in (${titlesInside(plan, kind)})`, ...inRange(plan), ...people(plan)],
  })}
)`,
    );

const platformRows = (plan: Plan, kind: TitleKind): Sql[] => [
  sql`title in (${titlesInside(plan, kind)})`,
  raw('platform != 0'),
  ...inRange(plan),
  ...people(plan),
];

/** Platforms by views that name them; kind unofficial, then other, after the official ones. */
export const audiencePlatforms =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    answer(
      plan,
      sql`select platforms.name as platformName, nullIf(platforms.logo_url, '') as platformLogo,
  toString(platforms.kind) as kind, toUInt8(platforms.kind) as place, votes.votes as voteCount,
  votes.votes / sum(votes.votes) over () as voteShare,
  (select uniqExact(member) from views where ${all(platformRows(plan, kind))}) as sampleSize
from (
  ${tally(plan, { from: raw('views'), keys: ['platform'], sums: [part('votes', 'count()')], where: platformRows(plan, kind) })}
) as votes
inner join platforms on platforms.platform = votes.platform`,
      'place',
    );

/** Members who named a platform, before weighting. */
export const platformVoters =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    sampleOf(plan, sql`from views where ${all(platformRows(plan, kind))}`);

/** Devices in the fixed order Phone, Tablet, Computer, TV; one row, also when nobody names one. */
export const mobility =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const devices = ['phone', 'tablet', 'computer', 'tv'];
    const columns = devices.flatMap((device) => [
      `${quotient('devicePercent', { views: device, all_views: '(phone + tablet + computer + tv)' })} as ${device}Percent`,
      `${device} as ${device}Votes`,
    ]);
    return answer(
      plan,
      sql`select ${raw(columns.join(', '))}
from (
  ${tally(plan, {
    from: raw('views'),
    keys: [],
    sums: devices.map((device) => part(device, `countIf(device = '${device}')`)),
    where: [sql`title in (${titlesInside(plan, kind)})`, ...inRange(plan), ...people(plan)],
  })}
)`,
    );
  };
