/**
 * Affinity: what a seed audience watches more than others do (metrics: Comparing audiences).
 *
 * A seed audience is the viewers, the followers at the range's end, or the voters for an actor, of any seed (OR) or of
 * every one (AND), inside people filters and dates. Rows need 30 overlapping viewers, counted before weighting; the seeds
 * themselves are left out.
 */
import type { CellValue, Clause, TitleKind } from '@cvm/contract';
import { definitions } from '../compile/answer.ts';
import { type TitleFacts, withTitles } from '../compile/lookups.ts';
import { ratio } from '../compile/quotient.ts';
import type { CountedRow, Settle } from '../compile/settling.ts';
import { all, param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { cellWeight, columns as columnsOf, part, tally } from '../compile/tally.ts';
import { content, followingAtEnd, insideTitles, limited, ofKind, people, seen } from '../compile/where.ts';
import { distinctMembers, membersOnce } from '../measures/parts.ts';
import { type Plan, titleFilters } from '../plan.ts';
import {
  kindViewersByCell,
  memberRows,
  perCell,
  type Source,
  titlesOfMembers,
  titleViews,
  viewedAny,
  viewersByCell,
} from '../rollups/counting.ts';
import { type ComparedGroup, comparedGroups, type Members } from '../statistics/groups.ts';
import { type Audience, byCell, voteRows, votesForActor } from './audience.ts';
import { namesOf, selected } from './title-columns.ts';
import { wholeOfKind } from './viewing.ts';

const overlapMin = 30;

export type Seed = 'viewers' | 'followers' | 'voters';

const isContentType = ({ id }: Clause): boolean => id === 'contentType';

/** The seed titles: of any kind, whatever kind is listed, but of those the user is limited to. */
export const seedTitles = (plan: Plan): Sql => {
  const named = { ...plan, clauses: plan.clauses.filter((clause) => !isContentType(clause)) };
  const { contentType } = plan.access.limits;
  const ofUser = contentType === undefined ? [] : limited({ ...plan.access, limits: { contentType } });
  return sql`select title from titles where ${all([ofKind(plan), ...content(named), ...ofUser])}`;
};

/** The titles that are listed: of the view's kind, and of the kind that is asked for. */
const listedTitles = (plan: Plan, kind?: TitleKind): Sql =>
  insideTitles({ ...plan, clauses: plan.clauses.filter(isContentType) }, kind)('title');

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

/** Conditions on rows of members with all their titles: viewers of the seeds. */
export const viewedSeeds = (plan: Plan): Sql[] => {
  const needed = seedsNeeded(plan);
  if (needed === null) return [viewedAny(seedTitles(plan))];
  const seeds = seedTitles(plan);
  return [
    sql`hasAll(titles, (select groupArray(title) from (${seeds})))`,
    sql`(select count() from (${seeds})) = ${needed}`,
  ];
};

export const membersOf: Record<Seed, (plan: Plan) => Sql> = {
  viewers: (plan) => {
    const viewers = titlesOfMembers(plan);
    if (viewers !== null)
      return sql`select member, cell
from ${viewers.from}
where ${all([...viewedSeeds(plan), ...viewers.where])}`;
    const { from, where, firsts } = memberRows(plan, 'whole');
    return sql`select member, cell
from ${from}
where ${all([sql`title in (${seedTitles(plan)})`, ...where, ...firsts])}
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
    inside: isCounted(plan, seed) ? viewersByCell(plan, seedTitles(plan), 'whole') : byCell(membersOf[seed](plan)),
    base: kindViewersByCell(plan, 'any'),
  });

/** The audience is the viewers of any seed, whose number a rollup may hold. */
const isCounted = (plan: Plan, seed: Seed): boolean => seed === 'viewers' && seedsNeeded(plan) === null;

/** The seeds' days are found by title; what else their viewers viewed, among all titles. */
export const withoutTitles = (plan: Plan): Plan => ({
  ...plan,
  clauses: plan.clauses.filter(({ id }) => !titleFilters.some((name) => name === id)),
});

/** title, overlap, viewers, overlap_people: of the titles in `where`, how many of the audience viewed each. */
export const overlaps = (plan: Plan, seed: Seed, where: readonly Sql[]): Sql => {
  const among = withoutTitles(plan);
  const viewers = titlesOfMembers(among);
  if (viewers !== null) return overlapsOfMembers(plan, among, viewers, seed, where);
  const rows = memberRows(among, 'whole');
  const overlap = rows.members.where(sql`member in (select member from (${membersOf[seed](plan)}))`);
  return tally(plan, {
    from: rows.from,
    keys: ['title'],
    sums: [part('overlap', overlap), part('viewers', rows.members.every)],
    counts: [part('overlap_people', overlap)],
    where: [...where, ...rows.where, ...rows.firsts],
  });
};

/** The same from the titles of each member: those of the audience are read, all others are a figure of the title. */
const overlapsOfMembers = (plan: Plan, among: Plan, members: Source, seed: Seed, where: readonly Sql[]): Sql => {
  const isIn =
    seed === 'viewers' ? viewedSeeds(plan) : [sql`member in (select member from (${membersOf[seed](plan)}))`];
  const viewers = titleViews(among, { of: 'whole' });
  return sql`select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
from (
  ${tally(plan, { ...viewers, keys: ['title'], where: [...where, ...viewers.where] })}
) as viewed
left join (
  ${tally(plan, {
    from: sql`${members.from} array join titles as title`,
    keys: ['title'],
    sums: [part('overlap', membersOnce.every)],
    counts: [part('overlap_people', membersOnce.every)],
    where: [...isIn, ...where, ...members.where],
  })}
) as shared on shared.title = viewed.title`;
};

/** What the index of a title is against: `audience_members`, those of the seed audience, and `anyone_viewers`; to stand in `with`. */
export const wholes = (plan: Plan, seed: Seed): Sql => {
  const { members } = wholeOf(
    tally(plan, {
      from: sql`(
  ${audienceByCell(plan, seed)}
)`,
      keys: [],
      sums: [part('members', 'sum(members)')],
      where: [],
    }),
    ['members'],
  );
  return sql`${members} as audience_members,
${wholeOfKind(plan, 'any', 'anyone')}`;
};

/** Null below the minimum. */
export const affinityIndex = `if(overlaps.overlap_people < ${overlapMin}, null, ${ratio('overlaps.overlap', 'audience_members')} / (overlaps.viewers / anyone_viewers))`;

const names = {
  any: (facts: TitleFacts) => ({
    titleName: facts('name'),
    titleId: facts('title_id'),
    titleType: facts('kind'),
    networkName: `nullIf(${facts('network_name')}, '')`,
    networkId: `nullIf(${facts('network_id')}, '')`,
    studioName: `nullIf(${facts('studio_name')}, '')`,
  }),
  ...namesOf,
} as const;

/** cell, members: those of the audience who viewed any title. Viewers all did; a follower or a voter need not have. */
const viewersAmong = (plan: Plan, seed: Seed): Sql => {
  const among = withoutTitles(plan);
  const viewers = titlesOfMembers(among);
  const isIn = sql`member in (select member from (${membersOf[seed](plan)}))`;
  if (viewers !== null) return perCell(viewers.from, membersOnce.every, [isIn, ...viewers.where]);
  const rows = memberRows(among, 'whole');
  return perCell(rows.from, distinctMembers.every, [isIn, ...rows.where]);
};

const audienceByCell = (plan: Plan, seed: Seed): Sql =>
  isCounted(plan, seed) ? viewersByCell(plan, seedTitles(plan), 'whole') : byCell(membersOf[seed](plan));

/**
 * How many are in the audience, in the base (viewers of any title) and among the others of the base, as columns. No row of an answer
 * counts them, and all answers about an audience have them.
 */
const sizes = (plan: Plan, seed: Seed): Sql => {
  const weight = cellWeight(plan);
  const others = seed === 'viewers' ? raw('(base.members - audience.members)') : raw('(base.members - both.members)');
  const columns = [
    part('all_members', sql`sum(audience.members * ${weight})`),
    part('all_base_members', sql`sum(base.members * ${weight})`),
    part('rest_members', sql`sum(${others} * ${weight})`),
    part('all_people', 'sum(audience.members)'),
    part('rest_people', sql`sum(${others})`),
    part('all_squares', sql`sum(audience.members * ${weight} * ${weight})`),
    part('rest_squares', sql`sum(${others} * ${weight} * ${weight})`),
  ];
  const select = sql`select ${columnsOf(columns)}
from cells
left join (
  ${audienceByCell(plan, seed)}
) as audience on audience.cell = cells.cell
left join (
  ${kindViewersByCell(plan, 'any')}
) as base on base.cell = cells.cell${
    seed === 'viewers'
      ? raw('')
      : sql`
left join (
  ${viewersAmong(plan, seed)}
) as both on both.cell = cells.cell`
  }`;
  const names = columns.map(({ name }) => name);
  const sized = wholeOf(select, names);
  return columnsOf(names.map((name) => part(name, sized[name] ?? raw('0'))));
};

/** A row per title of the answer: what is counted of it, beside the sizes of the audience and of what it is compared with. */
export const affinity =
  (seed: Seed, kind?: TitleKind) =>
  (plan: Plan): Sql => {
    const others = seed === 'voters' ? [] : [sql`overlaps.title not in (${seedTitles(plan)})`];
    const { from, facts } = withTitles(
      plan,
      overlaps(plan, seed, [listedTitles(plan, kind), ...seen(plan, kind)]),
      'overlaps',
    );
    return sql`${raw(definitions(plan.view))}select
  ${raw(selected(names[kind ?? 'any'](facts)))},
  overlaps.overlap as members, overlaps.viewers as viewers,
  ${sizes(plan, seed)}
from ${from}
where ${all([raw(`overlaps.overlap_people >= ${overlapMin}`), ...others])}`;
  };

const sizeOf = (row: CountedRow, of: 'all' | 'rest'): Members => ({
  people: Number(row[`${of}_people`]),
  weight: Number(row[`${of}_members`]),
  squares: Number(row[`${of}_squares`]),
});

type Title = {
  readonly members: number;
  readonly audience: Members;
  readonly compared: ComparedGroup | undefined;
};

/** Columns of a title that are named otherwise where groups are compared, or are no figure of these. */
const figuresOf: Readonly<Record<string, (title: Title) => CellValue>> = {
  overlappingViewers: ({ members }) => members,
  affinityIndex: ({ compared }) => compared?.('index') ?? null,
  audienceOverlap: ({ members, audience }) => members / audience.weight,
  base: ({ audience }) => audience.people,
  overlapLow: ({ compared }) => compared?.('shareLow') ?? null,
  overlapHigh: ({ compared }) => compared?.('shareHigh') ?? null,
};

/** All titles are tested together, those too that a metric filter leaves out. */
export const settledAffinity: Settle = () => (rows) => {
  const [first] = rows;
  if (first === undefined) return [];
  const [audience, rest] = [sizeOf(first, 'all'), sizeOf(first, 'rest')];
  const titles = rows.map((row) => ({ members: Number(row.members), viewers: Number(row.viewers), row }));
  const compared = comparedGroups(
    titles.map(({ members, viewers }) => ({
      audience: { weight: members },
      rest: { weight: viewers - members },
      base: viewers,
    })),
    { audience, rest, base: Number(first.all_base_members) },
  );
  return titles.map(({ members, row }, place) => (column) => {
    const own = figuresOf[column];
    if (own !== undefined) return own({ members, audience, compared: compared[place] });
    return row[column] ?? compared[place]?.(column) ?? null;
  });
};
