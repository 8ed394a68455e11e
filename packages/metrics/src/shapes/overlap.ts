/**
 * Which audiences share people: of the members of a seed audience, those of each network or actor against those of each other
 * one (metrics: Comparing audiences).
 *
 * The base is the members of the seed audience who could be in any of the audiences: viewers of a series that is no seed, or
 * voters for any character. The largest audiences in it are listed, or those that are chosen, each pair once, the larger one first; its index is that
 * of the larger audience among the base in being in the other one.
 */
import { type FilterId, overlapCount } from '@cvm/contract';
import { definitions } from '../compile/answer.ts';
import { type CountedRow, type SettleByRow, settledRow } from '../compile/settling.ts';
import { all, param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { sumOf, tally } from '../compile/tally.ts';
import { seen, wholeKind } from '../compile/where.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { byActorsOfMembers, memberRows, type Source, titlesOfMembers } from '../rollups/counting.ts';
import { known } from '../statistics/arithmetic.ts';
import { comparedParts, type Members } from '../statistics/groups.ts';
import { type Audience, byCell, voteRows } from './audience.ts';
import { membersOf, seedTitles, viewedSeeds, withoutTitles } from './seeds.ts';

export type Overlapping = 'network' | 'actor';

/** The filter by which audiences are chosen, in place of the largest. */
const choosing = { network: 'overlapNetwork', actor: 'overlapActor' } as const satisfies Record<Overlapping, FilterId>;

/** Condition on the names: the audience is one of those that are chosen, if any are. */
const chosen = (plan: Plan, kind: Overlapping): Sql[] => {
  const ids = clausesOf(plan, choosing[kind]).flatMap(({ values }) => values);
  return ids.length === 0 ? [] : [sql`named.${raw(kind)}_id in ${param(choosing[kind], 'Array(String)', ids)}`];
};

/** The network of each title by its number, which counts from 1; 0 for those without one and those that the user may not see. */
const networkOf = (
  plan: Plan,
): Sql => sql`(select groupArray(if(${all([raw("kind = 'series'"), ...seen(plan, 'show')])}, network, 0))
  from (select title, kind, network from titles order by title))`;

/** member, cell, audiences: a row for each of the base. */
const members: Record<Overlapping, (plan: Plan) => Sql> = {
  network: (plan) => {
    const among = withoutTitles(plan);
    const others = [sql`title in (${wholeKind('show')})`, sql`title not in (${seedTitles(plan)})`];
    const viewers = titlesOfMembers(among);
    const networks = (titles: string): Sql =>
      sql`arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> ${networkOf(plan)}[one], ${raw(titles)})))`;
    if (viewers !== null)
      return sql`select member, cell, ${networks('other_titles')} as audiences,
  arrayFilter(one -> one in (select title from titles where ${all(others)}), titles) as other_titles
from ${viewers.from}
where ${all([raw('notEmpty(other_titles)'), ...viewedSeeds(plan), ...viewers.where])}`;
    const rows = memberRows(among, 'whole');
    return sql`select member, cell, ${networks('groupUniqArray(title)')} as audiences
from ${rows.from}
where ${all([isSeed(plan), ...others, ...rows.where, ...rows.firsts])}
group by member, cell`;
  },
  actor: (plan) =>
    byActorsOfMembers(plan, ofLists(plan), (votes) =>
      ofVotes(plan, votes, sql`groupUniqArrayIf(actor, ${ofActor(plan)})`),
    ),
};

/** A row is of a member of the seed audience. */
const isSeed = (plan: Plan): Sql => sql`member in (select member from (${membersOf.viewers(plan)}))`;

const ofLists =
  (plan: Plan) =>
  ({ from, where }: Source): Sql =>
    sql`select member, cell, actors as audiences
from ${from}
where ${all([isSeed(plan), ...where])}`;

/** Votes that are for an actor whom the user may see. */
const ofActor = (plan: Plan): Sql => all([raw('actor != 0'), ...seen(plan)]);

/** A row for each voter of the base, with what `audiences` makes of the actors. */
const ofVotes = (plan: Plan, votes: Sql, audiences: Sql): Sql => sql`select member, cell, ${audiences} as audiences
from ${votes}
where ${all([isSeed(plan), ...voteRows(plan)])}
group by member, cell`;

/** How many bits have one for each place of the list, and one for the base. */
const bits = [16, 32, 64].find((width) => width > overlapCount.max);

/**
 * The bits of a number, one for each audience of a member: that of the place of the audience in the list, from 1 on, and bit 0, which all of
 * the base have, for the others. Few numbers are different, so that pairs are told apart once for each, not for each member.
 */
const bitOf = (plan: Plan, kind: Overlapping, audience: string): Sql => {
  const list = listed(plan, kind);
  return sql`bitShiftLeft(toUInt${raw(String(bits))}(1), transform(${raw(audience)}, ${list}, range(1, length(${list}) + 1), 0))`;
};

/** member, cell, audiences: likewise, the audiences as such a number. */
const placed: Record<Overlapping, (plan: Plan) => Sql> = {
  network: (plan) => placedLists(plan, 'network', members.network(plan)),
  actor: (plan) =>
    byActorsOfMembers(
      plan,
      (lists) => placedLists(plan, 'actor', ofLists(plan)(lists)),
      (votes) =>
        ofVotes(plan, votes, sql`bitOr(1, groupBitOr(if(${ofActor(plan)}, ${bitOf(plan, 'actor', 'actor')}, 1)))`),
    ),
};

const placedLists = (plan: Plan, kind: Overlapping, lists: Sql): Sql =>
  sql`select member, cell, bitOr(1, arrayReduce('groupBitOr', arrayMap(audience -> ${bitOf(plan, kind, 'audience')}, audiences))) as audiences
from (
  ${lists}
)`;

/** The base, of which everybody is in the audience that the sample size counts. */
export const overlapBase =
  (kind: Overlapping) =>
  (plan: Plan): Audience => {
    const inside = byCell(
      plan,
      sql`select member, cell from (
  ${members[kind](plan)}
)`,
    );
    return { inside, base: inside };
  };

const minimum = (plan: Plan) => param('minimum', 'UInt32', plan.access.minimumBase);

/** The largest audiences of the base or those that are chosen, in the order of their size: their numbers as a list, asked once. */
const listed = (plan: Plan, kind: Overlapping): Sql =>
  wholeOf(
    sql`select groupArray(audience) as audiences
from (
  select counted.audience as audience
  from ${raw(`${kind}s`)} as named
  inner join (
    ${tally(plan, {
      from: sql`(
      select cell, 1 as people, arrayJoin(audiences) as audience
      from (
        ${members[kind](plan)}
      )
    )`,
      keys: ['audience'],
      sums: [sumOf('members', 'people')],
      bases: ['members'],
      where: [],
    })}
  ) as counted on counted.audience = named.${raw(kind)}
  where ${all([sql`counted.members_people >= ${minimum(plan)}`, ...chosen(plan, kind)])}
  order by round(counted.members, 6) desc, named.${raw(`${kind}_id`)}
  limit ${raw(String(overlapCount.max))}
)`,
    ['audiences'],
    'Array(UInt32)',
  ).audiences;

/** Every pair of a sorted array with itself: the first is not after the second. */
const pairsOf = (places: string): string =>
  `arrayFlatten(arrayMap((one, at) -> arrayMap(other -> (one, other), arraySlice(${places}, at)), ${places}, arrayEnumerate(${places})))`;

/** one, other, members: of each pair of places in the list, who is in both. Place 0 is the base itself. */
const counted = (plan: Plan, kind: Overlapping): Sql => {
  const by = raw(plan.panel === 'Balanced' ? 'cell, audiences' : 'audiences');
  return tally(plan, {
    from: sql`(
    select *, arrayJoin(${raw(pairsOf('bitPositionsToArray(audiences)'))}) as pair, pair.1 as one, pair.2 as other
    from (
      select ${by}, count() as people
      from (
        ${placed[kind](plan)}
      )
      group by ${by}
    )
  )`,
    keys: ['one', 'other'],
    sums: [sumOf('members', 'people')],
    bases: ['members'],
    where: [],
  });
};

/** A row per pair, those of nobody too: both audiences, who is in both, and the base, each weighted, before weighting and squared. */
const pairs = (plan: Plan, kind: Overlapping): Sql => sql`select grid.pair.1 as one, grid.pair.2 as other,
  counted.members as shared, counted.members_people as shared_people,
  maxIf(counted.members, one = other) over (partition by one) as all_members,
  maxIf(counted.members_people, one = other) over (partition by one) as all_people,
  maxIf(counted.members_squares, one = other) over (partition by one) as all_squares,
  maxIf(counted.members, one = other) over (partition by other) as other_members,
  maxIf(counted.members_people, one = other) over (partition by other) as other_people,
  maxIf(counted.members, other = 0) over () as all_base_members,
  maxIf(counted.members_people, other = 0) over () as base_people,
  base_people - all_people as rest_people,
  if(rest_people = 0, 0, all_base_members - all_members) as rest_members,
  if(rest_people = 0, 0, maxIf(counted.members_squares, other = 0) over () - all_squares) as rest_squares
from (
  select arrayJoin(${raw(pairsOf('places'))}) as pair
  from (select range(toUInt64(length(${listed(plan, kind)}) + 1)) as places)
) as grid
left join (
  ${counted(plan, kind)}
) as counted on counted.one = grid.pair.1 and counted.other = grid.pair.2`;

const names: Record<Overlapping, string> = {
  network: `one.name as network, one.network_id as networkId, other.name as otherNetwork, other.network_id as otherNetworkId`,
  actor: `one.name as actor, one.actor_id as actorId, other.name as otherActor, other.actor_id as otherActorId`,
};

/** A row per pair, the larger audience first. */
export const overlap =
  (kind: Overlapping) =>
  (plan: Plan): Sql =>
    sql`${raw(definitions(plan.view))}select ${raw(names[kind])}, toInt32(pairs.one) as place, toInt32(pairs.other) as otherPlace,
  shared, shared_people, all_members, all_people, all_squares, other_members, other_people,
  all_base_members, base_people, rest_members, rest_people, rest_squares
from (
  ${pairs(plan, kind)}
) as pairs
inner join ${raw(`${kind}s`)} as one on one.${raw(kind)} = ${listed(plan, kind)}[pairs.one]
inner join ${raw(`${kind}s`)} as other on other.${raw(kind)} = ${listed(plan, kind)}[pairs.other]
where pairs.one > 0 and pairs.one < pairs.other`;

type Size = Pick<Members, 'people' | 'weight'>;

type Pair = {
  readonly shared: Size;
  readonly one: Members;
  readonly other: Size;
  readonly base: Size;
  /** Those of the base who are not in the larger audience. */
  readonly rest: Members;
};

const pairOf = (row: CountedRow): Pair => {
  const size = (people: string, weight: string): Size => ({ people: Number(row[people]), weight: Number(row[weight]) });
  const members = (of: 'all' | 'rest'): Members => ({
    ...size(`${of}_people`, `${of}_members`),
    squares: Number(row[`${of}_squares`]),
  });
  return {
    shared: size('shared_people', 'shared'),
    one: members('all'),
    other: size('other_people', 'other_members'),
    base: size('base_people', 'all_base_members'),
    rest: members('rest'),
  };
};

/** Fewer than `minimum` in one of the four groups that a pair divides the base into tell of the others by subtraction. */
const isHidden = ({ shared, one, other, rest }: Pair, isFew: (people: number) => boolean): boolean =>
  [
    shared.people,
    one.people - shared.people,
    other.people - shared.people,
    rest.people - other.people + shared.people,
  ].some(isFew);

/** Nothing is said of a pair that is hidden, nor is it tested. */
export const settledOverlap: SettleByRow =
  ({ access: { minimumBase } }) =>
  (rows) => {
    const isFew = (people: number): boolean => people > 0 && people < minimumBase;
    const pairs = rows.map((row) => {
      const pair = pairOf(row);
      return { row, pair, hidden: isHidden(pair, isFew) };
    });
    const compared = comparedParts(
      pairs.map(({ pair: { shared, one, other, base, rest }, hidden }) => {
        const both = hidden ? Number.NaN : shared.weight;
        return {
          group: { audience: { weight: both }, rest: { weight: other.weight - both }, base: other.weight },
          all: { audience: one, rest, base: base.weight },
        };
      }),
    );
    return pairs.map(({ row, pair: { shared, one, other, base }, hidden }, place) => {
      // Whoever is missing from an audience is told of by its size.
      const [ofOne, ofOther] = [one, other].map((of) => (isFew(base.people - of.people) ? null : of));
      const values = {
        ...row,
        audience: ofOne?.weight ?? null,
        base: ofOne?.people ?? null,
        otherAudience: ofOther?.weight ?? null,
        otherBase: ofOther?.people ?? null,
        bothAudiences: hidden ? null : shared.weight,
        bothBase: hidden ? null : shared.people,
        suppressed: hidden ? `Fewer than ${minimumBase} people` : null,
        expectedBoth: ofOne && ofOther ? known((ofOne.weight * ofOther.weight) / base.weight) : null,
      };
      return settledRow(values, (column) => {
        if (column === 'effective' && hidden) return null;
        return compared[place]?.(column === 'overlapIndex' ? 'index' : column) ?? null;
      });
    });
  };
