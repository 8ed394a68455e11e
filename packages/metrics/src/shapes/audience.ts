/** The audience of one title, network or actor: who is in it, how it rates, where and how it watches. */
import type { TitleKind } from '@cvm/contract';
import { definitions } from '../compile/answer.ts';
import { membersAsked, sampleOf, sampleOfCells } from '../compile/sample.ts';
import { type CountedRow, type PeopleIn, rowsOf, type SettleByRow, settledRow } from '../compile/settling.ts';
import { all, param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { type Part, part, tally } from '../compile/tally.ts';
import { inRange, insideKinds, insideTitles, people, seen, titlesIn } from '../compile/where.ts';
import { countedAs, countedIf, distinctMembers } from '../measures/parts.ts';
import { clausesOf, type Plan } from '../plan.ts';
import type { Bucket } from '../rollups/columns.ts';
import {
  followersByCell,
  kindFollowersByCell,
  kindViewersBy,
  kindViewersByCell,
  viewersByCell,
} from '../rollups/counting.ts';

/**
 * An audience as rows of cell and members, distinct ones; what it is compared with, likewise, and as rows of bucket and people where
 * these are counted ahead.
 */
export type Audience = {
  readonly inside: Sql;
  readonly base: Sql;
  readonly baseBy?: (by: Bucket) => Sql | null;
};

/** cell, members of a select with `member` and `cell`. */
export const byCell = (plan: Plan, rows: Sql): Sql => sql`select cell, ${membersAsked(plan).every} as members
from (
  ${rows}
)
group by cell`;

const members = (plan: Plan, fact: string, where: readonly Sql[]): Sql =>
  byCell(plan, sql`select member, cell from ${raw(fact)} where ${all(where)}`);

export const viewersOf = (plan: Plan, kind: TitleKind): Audience => ({
  inside: viewersByCell(plan, titlesIn(plan, kind), 'whole'),
  base: kindViewersByCell(plan, kind),
  baseBy: (by) => kindViewersBy(plan, kind, by),
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
  insideKinds(plan)('title'),
  ...inRange(plan),
  ...people(plan),
  ...withoutDeleted(plan),
];

const actorIds = (plan: Plan): readonly string[] => clausesOf(plan, 'actor')[0]?.values ?? [];

/** Rows of `actors`. */
const actorsNamed = (plan: Plan): Sql =>
  sql`actors where actor_id in ${param('actor', 'Array(String)', actorIds(plan))}`;

/** The actor the query is about. */
export const actorIs = (plan: Plan): Sql => sql`actor in (select actor from ${actorsNamed(plan)})`;

/** Votes for the actor: a character belongs to one title, and votes are found by title. */
export const votesForActor = (plan: Plan): Sql[] => [
  sql`title in (select title from characters where ${actorIs(plan)})`,
  actorIs(plan),
];

/** A row of a member with all actors they voted for is of a voter for the actor. No list has the number 0, which one nobody knows has. */
export const votedForActor = (plan: Plan): Sql => {
  const select = sql`select groupArray(actor) as actors from ${actorsNamed(plan)}`;
  const { actors } = wholeOf(select, ['actors'], 'Array(UInt32)');
  return actorIds(plan).length === 1
    ? sql`has(actors, ${actors}[1])`
    : sql`arrayExists(one -> one in ${actors}, actors)`;
};

export const votersOf = (plan: Plan): Audience => ({
  inside: members(plan, 'character_votes', [...votesForActor(plan), ...voteRows(plan), ...seen(plan)]),
  base: members(plan, 'character_votes', voteRows(plan)),
});

/** Distinct members of the audience, before weighting. */
export const audienceSize =
  (audience: (plan: Plan) => Audience) =>
  (plan: Plan): Sql =>
    sampleOfCells(plan, audience(plan).inside);

/** Likewise those whose country, age or gender is known. */
export const knownSize =
  (by: Bucket, audience: (plan: Plan) => Audience) =>
  (plan: Plan): Sql =>
    sampleOfCells(
      plan,
      sql`select audience.cell as cell, audience.members as members
from (
  ${audience(plan).inside}
) as audience
inner join cells on cells.cell = audience.cell
where cells.${raw(by)} != ''`,
    );

/**
 * Rows of a fact by one of its columns, as `votes`, with the members of each, of whom some are in several. One more row, whose key is
 * empty, is of all of them, and says how many these are together; where somebody is weighed they are counted beside.
 */
const groups = (plan: Plan, key: string, from: string, votes: Part, where: readonly Sql[]): Sql => {
  const isCountedOnce = plan.panel === 'Total';
  return tally(plan, {
    from: raw(from),
    keys: [key],
    sums: [{ ...votes, name: 'votes' }],
    counts: isCountedOnce ? [part('members', distinctMembers.every)] : [],
    where,
    withAll: isCountedOnce,
  });
};

type Group = { readonly key: string; readonly votes: number };

/** The groups without the row of all, and the votes in them. */
const groupsIn = (
  rows: readonly CountedRow[],
  key: string,
): { readonly groups: readonly Group[]; readonly all: number } => {
  const groups = rows.flatMap((row): Group[] =>
    isOfAll(row, key) ? [] : [{ key: String(row[key]), votes: Number(row.votes) }],
  );
  return { groups, all: groups.reduce((sum, { votes }) => sum + votes, 0) };
};

/** No group has an empty key: rows without a platform are left out, and a rating has a star at least. */
const isOfAll = (row: CountedRow, key: string): boolean => row[key] === 0 || row[key] === '';

/** The row of all says who is behind the others. */
export const membersOfAll =
  (key: string): PeopleIn =>
  (plan) =>
    plan.panel === 'Total'
      ? (counted) => {
          const all = rowsOf(counted).find((row) => isOfAll(row, key));
          return { n: Number(all?.members ?? 0), effective: null, known: null };
        }
      : null;

/** Ratings by star. */
export const ratings =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    sql`${raw(definitions(plan.view))}${groups(plan, 'rating', 'ratings', countedAs('votes', 'ratings'), [
      insideTitles(plan, kind)('title'),
      ...inRange(plan),
      ...people(plan),
    ])}`;

export const settledRatings: SettleByRow = () => (rows) => {
  const { groups, all } = groupsIn(rows, 'rating');
  return groups.map(({ key, votes }) => settledRow({ rating: Number(key), votes, share: votes / all }));
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

/** Views that name a platform, by it; where somebody is weighed, with all who named any. */
export const audiencePlatforms =
  (kind: TitleKind) =>
  (plan: Plan): Sql => {
    const counted = groups(plan, 'platform', 'views', countedAs('votes', 'views'), platformRows(plan, kind));
    if (plan.panel === 'Total') return sql`${raw(definitions(plan.view))}${counted}`;
    const { n: voters } = wholeOf(platformVoters(kind)({ ...plan, panel: 'Total' }), ['n']);
    return sql`${raw(definitions(plan.view))}select platform, votes, ${voters} as members
from (
  ${counted}
)`;
  };

/** What platforms are; `place` puts kind unofficial, then other, after the official ones. */
export const platformNames = (): Sql =>
  raw(`select platform, name as platformName, nullIf(logo_url, '') as platformLogo, toString(platforms.kind) as kind, toUInt8(platforms.kind) as place
from platforms`);

export const settledPlatforms: SettleByRow = () => (rows, platforms) => {
  const { groups, all } = groupsIn(rows, 'platform');
  const sampleSize = Number(rows.find((row) => isOfAll(row, 'platform'))?.members ?? rows[0]?.members ?? 0);
  const byKey = new Map(platforms.map((platform) => [String(platform.platform), platform]));
  return groups.map(({ key, votes }) => {
    const platform = byKey.get(key);
    if (platform === undefined) throw new Error(`Views name the platform ${key}, which there is not.`);
    return settledRow({ ...platform, voteCount: votes, voteShare: votes / all, sampleSize });
  });
};

const devices = ['phone', 'tablet', 'computer', 'tv'] as const;

/** One row: views that name each device, and the members who name any, together: to tell members apart by device takes twice as long. */
export const mobility =
  (kind: TitleKind) =>
  (plan: Plan): Sql =>
    sql`${raw(definitions(plan.view))}${tally(plan, {
      from: raw('views'),
      keys: [],
      sums: devices.map((device) => countedIf(device, 'views', `device = '${device}'`)),
      counts: [part('members', distinctMembers.every)],
      where: [insideTitles(plan, kind)('title'), raw(`device != ''`), ...inRange(plan), ...people(plan)],
    })}`;

/** Who names any device; where somebody is weighed, they are counted beside. */
export const deviceNamers: PeopleIn = (plan) =>
  plan.panel === 'Total'
    ? ({ columns }) => ({ n: Number(columns.members?.[0] ?? 0), effective: null, known: null })
    : null;

/** Devices in their order; one row, also when nobody names any. */
export const settledMobility: SettleByRow =
  () =>
  ([row]) => {
    const votesOf = (device: string): number => Number(row?.[device] ?? 0);
    const all = devices.reduce((sum, device) => sum + votesOf(device), 0);
    const columns = devices.flatMap((device) => [
      [`${device}Percent`, all === 0 ? null : votesOf(device) / all],
      [`${device}Votes`, votesOf(device)],
    ]);
    return [settledRow(Object.fromEntries(columns))];
  };
