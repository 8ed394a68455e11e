/**
 * Affinity: what a seed audience watches more than others do (metrics: Comparing audiences). Rows need 30 overlapping
 * viewers, counted before weighting; the seeds themselves are left out.
 */
import { affinityRule, type TitleKind } from '@cvm/contract';
import { definitions } from '../compile/answer.ts';
import { hasLookups, lookedUp, type TitleFacts, withTitles } from '../compile/lookups.ts';
import { ratio } from '../compile/quotient.ts';
import {
  type ColumnValues,
  type CountedRow,
  type Names,
  type PeopleIn,
  peopleOf,
  type Settle,
} from '../compile/settling.ts';
import { all, join, param, raw, type Sql, sql, wholeOf } from '../compile/sql.ts';
import { cellWeight, columns as columnsOf, onceCounted, type Part, part, tally } from '../compile/tally.ts';
import { insideTitles, seen } from '../compile/where.ts';
import { distinctMembers, membersOnce } from '../measures/parts.ts';
import type { Plan } from '../plan.ts';
import {
  kindViewersByCell,
  kindViewersTotal,
  memberRows,
  perCell,
  type Source,
  titlesOfMembers,
  titleViews,
  viewersByCell,
} from '../rollups/counting.ts';
import { comparedWeights, isUntested, type Members, nobody } from '../statistics/groups.ts';
import { type Audience, byCell } from './audience.ts';
import {
  isContentType,
  isCounted,
  membersOf,
  type Seed,
  seedList,
  seedTitles,
  sharedWithSeed,
  viewedSeeds,
  withoutTitles,
} from './seeds.ts';
import { namesOf, selected } from './title-columns.ts';
import { wholeOfKind } from './viewing.ts';

const { overlapMin } = affinityRule;

/** The titles that are listed: of the view's kind, and of the kind that is asked for. */
const listedTitles = (plan: Plan, kind?: TitleKind): Sql =>
  insideTitles({ ...plan, clauses: plan.clauses.filter(isContentType) }, kind)('title');

/** The audience of the snapshot by age, gender and country. */
export const seedAudience =
  (seed: Seed) =>
  (plan: Plan): Audience => ({
    inside: isCounted(plan, seed)
      ? viewersByCell(plan, seedTitles(plan), 'whole')
      : byCell(plan, membersOf[seed](plan)),
    base: kindViewersByCell(plan, 'any'),
  });

/** title, overlap, viewers, overlap_people: of the titles in `where`, how many of the audience viewed each. */
export const overlaps = (plan: Plan, seed: Seed, where: readonly Sql[]): Sql => {
  const among = withoutTitles(plan);
  const counted = seed === 'viewers' ? sharedWithSeed(plan) : null;
  const members = counted === null ? titlesOfMembers(among) : null;
  const shared = counted ?? (members && sharedOfMembers(plan, members, seed));
  if (shared !== null) return besideViewers(plan, among, shared, where);
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

/** title: of the titles of each member, those of whoever is in the audience. */
const sharedOfMembers = (plan: Plan, { from, where }: Source, seed: Seed): Source => {
  const isIn =
    seed === 'viewers' ? viewedSeeds(plan) : [sql`member in (select member from (${membersOf[seed](plan)}))`];
  return {
    from: sql`${from} array join titles as title`,
    sums: [part('shared', membersOnce.every)],
    where: [...isIn, ...where],
  };
};

/** The same where nobody has to be found in views: what the audience viewed beside the viewers of each title, which are a figure of it. */
const besideViewers = (plan: Plan, among: Plan, { from, sums, where: rows }: Source, where: readonly Sql[]): Sql => {
  const viewers = titleViews(among, { of: 'whole' });
  const named = (name: string): Part[] => sums.map((sum) => part(name, sum.sql));
  const shared = tally(plan, {
    from,
    keys: ['title'],
    sums: named('overlap'),
    counts: named('overlap_people'),
    where: rows,
  });
  // Titles are picked once they are counted: there are thousands of them, and millions of rows of members with titles.
  return sql`select title, sum(overlap) as overlap, sum(viewers) as viewers, sum(overlap_people) as overlap_people
from (
  select title, overlap, 0 as viewers, overlap_people
  from (
    ${shared}
  )
  union all
  select title, 0 as overlap, viewers, 0 as overlap_people
  from (
    ${tally(plan, { ...viewers, keys: ['title'], where: viewers.where })}
  )
)
group by title
having ${onceCounted(where)}`;
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
  isCounted(plan, seed) ? viewersByCell(plan, seedTitles(plan), 'whole') : byCell(plan, membersOf[seed](plan));

/**
 * How many are in the audience, in the base (viewers of any title) and among the others of the base: one row, which all answers about
 * an audience are against.
 */
export const audienceSizes =
  (seed: Seed) =>
  (plan: Plan): Sql => {
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
    const sides = [
      part('audience', audienceByCell(plan, seed)),
      part('base', plan.panel === 'Total' ? kindViewersTotal(plan, 'any') : kindViewersByCell(plan, 'any')),
      ...(seed === 'viewers' ? [] : [part('both', viewersAmong(plan, seed))]),
    ];
    return sql`select ${columnsOf(columns)}
from ${plan.panel === 'Total' ? together(sides) : byCellOf(sides)}`;
  };

/** Members of each side in one row. */
const together = (sides: readonly Part[]): Sql =>
  join(
    sides.map(
      ({ name, sql: members }) => sql`(
  select sum(members) as members
  from (
    ${members}
  )
) as ${raw(name)}`,
    ),
    ' cross join ',
  );

/** Likewise, a row per cell. */
const byCellOf = (sides: readonly Part[]): Sql =>
  join(
    [
      raw('cells'),
      ...sides.map(
        ({ name, sql: members }) => sql`left join (
  ${members}
) as ${raw(`${name} on ${name}.cell = cells.cell`)}`,
      ),
    ],
    '\n',
  );

/** More rows than this are named where they are counted. */
const namedLaterMax = 1000;

/** Few of many rows are answered, and what those are called is asked when they are picked: by then rows have but their key. */
const isNamedLater = ({ view, sorts, limit, ...plan }: Plan, columns: readonly string[]): boolean => {
  const others = columns.filter((name) => !view.key.includes(name));
  const isSorted = sorts.some(({ column }) => others.includes(column));
  return hasLookups(plan, 'title_facts') && limit !== null && limit <= namedLaterMax && !isSorted;
};

type Columns = Readonly<Record<string, string>>;

const keysOf = (plan: Plan, columns: Columns): Columns =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => plan.view.key.includes(name)));

/** What the titles of an answer are called, where it is asked of those alone. */
export const affinityNames =
  (kind: TitleKind | 'any') =>
  (plan: Plan): Names | null => {
    const columns = names[kind](lookedUp('listed.title'));
    if (!isNamedLater(plan, Object.keys(columns))) return null;
    return {
      key: 'title',
      select: (titles) =>
        sql`select listed.title as title, ${raw(selected(columns))}
from (select arrayJoin(${param('titles', 'Array(UInt32)', titles)}) as title) as listed`,
    };
  };

/** A row per title of the answer: what is counted of it. */
export const affinity =
  (seed: Seed, kind?: TitleKind) =>
  (plan: Plan): Sql => {
    const others = seed === 'voters' ? [] : [sql`overlaps.title not in ${seedList(plan)}`];
    const { from, facts } = withTitles(
      plan,
      overlaps(plan, seed, [listedTitles(plan, kind), ...seen(plan, kind)]),
      'overlaps',
    );
    const columns = names[kind ?? 'any'](facts);
    const shown = isNamedLater(plan, Object.keys(columns)) ? keysOf(plan, columns) : columns;
    return sql`${raw(definitions(plan.view))}select overlaps.title as title, ${raw(selected(shown))},
  overlaps.overlap as members, overlaps.viewers as viewers
from ${from}
where ${all([raw(`overlaps.overlap_people >= ${overlapMin}`), ...others])}`;
  };

const sizeOf = (row: CountedRow, of: 'all' | 'rest'): Members => ({
  people: Number(row[`${of}_people`]),
  weight: Number(row[`${of}_members`]),
  squares: Number(row[`${of}_squares`]),
});

/** The audience, which `audienceSizes` counts. */
export const peopleOfSizes: PeopleIn =
  (plan) =>
  (_titles, [sizes]) => {
    const [audience, rest] = sizes === undefined ? [nobody, nobody] : [sizeOf(sizes, 'all'), sizeOf(sizes, 'rest')];
    return { ...peopleOf(plan, audience), isUntested: isUntested({ audience, rest }) };
  };

/** Columns of a title that are named otherwise where groups are compared. */
const comparedAs: Readonly<Record<string, string>> = {
  affinityIndex: 'index',
  overlapLow: 'shareLow',
  overlapHigh: 'shareHigh',
};

/** All titles are tested together, those too that a metric filter leaves out. */
export const settledAffinity: Settle =
  () =>
  ({ count, columns }, [sizes]) => {
    if (sizes === undefined) return { count: 0, column: () => () => null };
    const [audience, rest] = [sizeOf(sizes, 'all'), sizeOf(sizes, 'rest')];
    const members = Float64Array.from(columns.members ?? [], Number);
    const viewers = Float64Array.from(columns.viewers ?? [], Number);
    const others = viewers.map((all, place) => all - (members[place] ?? 0));
    const weights = { audience: members, rest: others, base: viewers };
    const compared = comparedWeights(weights, { audience, rest, base: Number(sizes.all_base_members) });
    const own: Readonly<Record<string, ColumnValues>> = {
      overlappingViewers: (place) => members[place] ?? null,
      audienceOverlap: (place) => (members[place] ?? 0) / audience.weight,
      base: () => audience.people,
    };
    return {
      count,
      column: (name) => {
        const values = columns[name];
        return own[name] ?? (values && ((place) => values[place] ?? null)) ?? compared(comparedAs[name] ?? name);
      },
    };
  };
