/** The audience of one title, network or actor: who is in it, how it rates, where and how it watches. */
import type { TitleKind } from '@cvm/contract';
import { definitions } from '../compile/answer.ts';
import { quotient } from '../compile/quotient.ts';
import { kish, sampleOf, sampleOfCells } from '../compile/sample.ts';
import { type PeopleIn, peopleInRows } from '../compile/settling.ts';
import { all, param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { type Part, part, tally } from '../compile/tally.ts';
import { inRange, insideTitles, people, seen, titlesIn, titlesOf } from '../compile/where.ts';
import { countedAs, countedIf, distinctMembers, membersOfGroups } from '../measures/parts.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { followersByCell, kindFollowersByCell, kindViewersByCell, viewersByCell } from '../rollups/counting.ts';

/** An audience as rows of cell and members, distinct ones; what it is compared with, likewise. */
export type Audience = { readonly inside: Sql; readonly base: Sql };

/** cell, members of a select with `member` and `cell`. */
export const byCell = (rows: Sql): Sql => sql`select cell, ${distinctMembers.every} as members
from (
  ${rows}
)
group by cell`;

const members = (fact: string, where: readonly Sql[]): Sql =>
  byCell(sql`select member, cell from ${raw(fact)} where ${all(where)}`);

export const viewersOf = (plan: Plan, kind: TitleKind): Audience => ({
  inside: viewersByCell(plan, titlesIn(plan, kind), 'whole'),
  base: kindViewersByCell(plan, kind),
});

export const followersOf = (plan: Plan, kind: TitleKind): Audience => ({
  inside: followersByCell(plan, titlesIn(plan, kind)),
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

/** The members of each group of rows, of which some are in several; where somebody is weighed they are counted beside the rows. */
const membersInGroups = (plan: Plan): Part[] => (plan.panel === 'Total' ? [part('members', membersOfGroups.each)] : []);

/** They are the sample. */
export const membersInRows: PeopleIn = (plan) => (plan.panel === 'Total' ? peopleInRows(plan) : null);

/** Ratings by star, with the members who gave them. */
export const ratings =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const counts = membersInGroups(plan);
    const sample = counts.length === 0 ? raw('') : sql`, ${membersOfGroups.together('votes.members')} as n`;
    return sql`${raw(definitions(plan.view))}select rating, votes, votes / sum(votes) over () as share${sample}
from (
  ${tally(plan, {
    from: raw('ratings'),
    keys: ['rating'],
    sums: [countedAs('votes', 'ratings')],
    counts,
    where: [insideTitles(plan, kind)('title'), ...inRange(plan), ...people(plan)],
  })}
) as votes`;
  };

const platformRows = (plan: Plan, kind: TitleKind): Sql[] => [
  insideTitles(plan, kind)('title'),
  raw('platform != 0'),
  ...inRange(plan),
  ...people(plan),
];

/** Members who named a platform, before weighting. */
export const platformVoters =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    sampleOf(plan, sql`from views where ${all(platformRows(plan, kind))}`);

/** Platforms by views that name them, with those who do; `place` puts kind unofficial, then other, after the official ones. */
export const audiencePlatforms =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const { n: voters } = wholeOf(platformVoters(kind)({ ...plan, panel: 'Total' }), ['n']);
    const counts = membersInGroups(plan);
    return sql`${raw(definitions(plan.view))}select platforms.name as platformName, nullIf(platforms.logo_url, '') as platformLogo,
  toString(platforms.kind) as kind, toUInt8(platforms.kind) as place, votes.votes as voteCount,
  votes.votes / sum(votes.votes) over () as voteShare,
  ${counts.length === 0 ? voters : membersOfGroups.together('votes.members')} as n, n as sampleSize
from (
  ${tally(plan, {
    from: raw('views'),
    keys: ['platform'],
    sums: [countedAs('votes', 'views')],
    counts,
    where: platformRows(plan, kind),
  })}
) as votes
inner join platforms on platforms.platform = votes.platform`;
  };

/** Devices in the fixed order Phone, Tablet, Computer, TV, with the members who name one; one row, also when nobody does. */
export const mobility =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const devices = ['phone', 'tablet', 'computer', 'tv'];
    const columns = devices.flatMap((device) => [
      `${quotient('devicePercent', { views: device, all_views: '(phone + tablet + computer + tv)' })} as ${device}Percent`,
      `${device} as ${device}Votes`,
    ]);
    const effective = kish({ n: 'n', weights: 'users', squares: 'users_squares' });
    const sample = ['users_people as n', ...(plan.panel === 'Total' ? [] : [`${effective} as effective`])];
    return sql`${raw(definitions(plan.view))}select ${raw([...columns, ...sample].join(', '))}
from (
  ${tally(plan, {
    from: raw('views'),
    keys: [],
    sums: [
      ...devices.map((device) => countedIf(device, 'views', `device = '${device}'`)),
      part('users', distinctMembers.where(raw(`device != ''`))),
    ],
    bases: ['users'],
    where: [insideTitles(plan, kind)('title'), ...inRange(plan), ...people(plan)],
  })}
)`;
  };
