/**
 * The rows that each source counts, inside everything the query filters by, and their parts per key. A source is one fact
 * prepared in one way: binges are views again, engagements are four facts together.
 */
import type { DimensionName } from '@cvm/contract';
import { hasLookups } from '../compile/lookups.ts';
import { all, join, param, raw, type Sql, sql } from '../compile/sql.ts';
import { columns, part, type Tally, tally } from '../compile/tally.ts';
import {
  episodes,
  followingAtEnd,
  followingBefore,
  followingInRange,
  inRange,
  insideTitles,
  people,
  platforms,
} from '../compile/where.ts';
import { clausesOf, type Plan } from '../plan.ts';
import { bingersOf, memberRows, titleViews, viewersByGenre, viewersInside } from '../rollups/counting.ts';
import { engagements } from '../shapes/engaging.ts';
import { bingeing } from '../shapes/viewing.ts';
import type { Crosstab } from './crosstab.ts';
import { genresOfTitles, hasFewValues, isOfCell, isOfDay, isOfOneTitle, isOfPair } from './dimensions.ts';
import { membersIn, type PartName, partOf, readsOf, type SourceName, sourceOf, weightingOf } from './figures.ts';
import {
  described,
  describedCells,
  type Extra,
  keysOf,
  type MembersOf,
  membersByGenre,
  named,
  type Told,
} from './rows.ts';
import { runningFollowers, runningMembers } from './running.ts';

const inside = (plan: Plan): Sql => insideTitles(plan)('title');

/** Rows of a fact about episodes. */
const factRows = (plan: Plan, table: string | Sql, columns: readonly string[] = [], more: readonly Sql[] = []): Sql =>
  sql`select ${raw(['title', 'member', 'cell', 'day', 'episode', 'season', 'number', ...columns].join(', '))}
from ${typeof table === 'string' ? raw(table) : table}
where ${all([inside(plan), ...inRange(plan), ...people(plan), ...episodes(plan), ...more])}`;

const spells = (plan: Plan, where: readonly Sql[]): Sql => sql`select title, member, cell, day, episode, began, ended
from (select title, member, cell, began as day, 0 as episode, began, ended from follows)
where ${all([inside(plan), ...people(plan), ...where])}`;

/** Days on which a member viewed a title, with the views of each, instead of the views themselves. */
const viewDays = (plan: Plan, { isFirst }: { readonly isFirst: boolean }): Sql => {
  const { from, where, firsts } = memberRows(plan, 'asked', insideTitles(plan));
  return sql`select title, member, cell, day, 0 as episode, ${from}.views as times
from ${from}
where ${all([...where, ...(isFirst ? firsts : [])])}`;
};

/** Views themselves, with the reason where no days could stand for them. */
const views = (plan: Plan): Sql => {
  const { from, isByDay } = memberRows(plan);
  return isByDay ? raw('views') : from;
};

const eitherEnd = (plan: Plan): Sql => sql`(${all(followingAtEnd(plan))} or ${all(followingBefore(plan))})`;

const eitherEndParts: readonly PartName[] = ['followers_before', 'n_followers_before'];

/** The rows of each fact, by the name they have in the statement. */
const rowsOf = {
  fact_views: (plan: Plan) =>
    factRows(plan, views(plan), ['1 as times', 'at', 'device', 'platform', 'bulk'], platforms(plan)),
  fact_days: (plan: Plan) => viewDays(plan, { isFirst: false }),
  fact_viewers: (plan: Plan) => viewDays(plan, { isFirst: true }),
  fact_follows: (plan: Plan) => spells(plan, inRange(plan)),
  fact_following: (plan: Plan, parts: readonly PartName[]) =>
    spells(plan, parts.some((name) => eitherEndParts.includes(name)) ? [eitherEnd(plan)] : followingAtEnd(plan)),
  fact_spells: (plan: Plan) => spells(plan, followingInRange(plan)),
  fact_engagements: (plan: Plan) => engagements(plan, insideTitles(plan)),
  fact_ratings: (plan: Plan) => factRows(plan, 'ratings', ['rating']),
  fact_votes: (plan: Plan) => factRows(plan, 'character_votes', ['character', 'actor']),
  fact_active: (plan: Plan) => sql`select title, member, cell, day, episode, season, number from (
  ${engagements(plan, insideTitles(plan))}
)
union all
${factRows(plan, 'views', [], platforms(plan))}`,
  fact_reactions: (plan: Plan) => factRows(plan, 'reactions', ['emotion']),
} as const;

type FactName = keyof typeof rowsOf;

const facts: Record<Exclude<SourceName, 'views'>, FactName> = {
  binges: 'fact_views',
  follows: 'fact_follows',
  following: 'fact_following',
  followingByDay: 'fact_spells',
  engagements: 'fact_engagements',
  ratings: 'fact_ratings',
  character_votes: 'fact_votes',
  reactions: 'fact_reactions',
  active: 'fact_active',
};

/** Which rows of viewing are enough: days where no dimension is finer, first days where only members are counted. */
const viewsFact = ({ plan, query, parts }: Crosstab): FactName => {
  const names = [...query.rows, ...query.pivots];
  if (!names.every(isOfDay) || !memberRows(plan).isByDay) return 'fact_views';
  const needsDays = parts.includes('views') || clausesOf(plan, 'days_from_release').length > 0;
  return needsDays || !names.every(isOfPair) ? 'fact_days' : 'fact_viewers';
};

const factOf = (crosstab: Crosstab, source: SourceName): FactName =>
  source === 'views' ? viewsFact(crosstab) : facts[source];

/** What may be counted without the members it is counted of. */
const viewingParts: readonly PartName[] = ['views', 'viewers', 'n_viewers', 'few_viewers', 'w_viewers', 'q_viewers'];

/** Whether the members of a source are the viewers of the titles inside, whatever they are told apart by. */
export const areViewersInside = ({ plan }: Crosstab, source: SourceName): boolean =>
  source === 'views' && clausesOf(plan, 'days_from_release').length === 0 && memberRows(plan).isByDay;

/**
 * Whether viewing is counted per cell, and per genre of it, before anything else: where the dimensions tell no more apart, and rows of
 * days or of members stand for the views.
 */
const isPerCell = (
  crosstab: Crosstab,
  source: SourceName,
  names: readonly DimensionName[],
  own: readonly PartName[],
): boolean =>
  areViewersInside(crosstab, source) &&
  own.every((name) => viewingParts.includes(name)) &&
  names.every((name) => name === 'genre' || isOfCell(name)) &&
  (!names.includes('genre') || hasLookups(crosstab.plan, 'title_genres', 'genre_names'));

/**
 * Whether viewing is counted per title, and per cell of it, before anything else: titles are told apart, and their viewers by nothing
 * but cells, so that members of one title and cell are none of another's.
 */
const isPerTitle = (
  { plan }: Crosstab,
  source: SourceName,
  names: readonly DimensionName[],
  own: readonly PartName[],
): boolean =>
  source === 'views' &&
  names.some(isOfOneTitle) &&
  names.every((name) => isOfPair(name) && name !== 'user_id') &&
  own.every((name) => viewingParts.includes(name)) &&
  clausesOf(plan, 'days_from_release').length === 0;

const ownParts = (source: SourceName, parts: readonly PartName[]): PartName[] =>
  parts.filter((name) => sourceOf(name) === source);

/** Whether a source reads rows of a fact to tell these dimensions apart. */
const readsFact = (crosstab: Crosstab, source: SourceName, names: readonly DimensionName[]): boolean => {
  const own = ownParts(source, crosstab.parts);
  if (source === 'binges') return !areOfSeries(crosstab, names) || bingersOf(crosstab.plan) === null;
  return !isPerCell(crosstab, source, names, own) && !isPerTitle(crosstab, source, names, own);
};

/** `with name as (select ...)` of the fact of each source, each once; nothing where there is none. */
export const factsOf = (crosstab: Crosstab, sources: readonly SourceName[]): Sql => {
  const { plan, parts } = crosstab;
  const names = [...new Set(sources.map((source) => factOf(crosstab, source)))];
  if (names.length === 0) return raw('');
  const facts = names.map(
    (name) => sql`${raw(name)} as (
  ${rowsOf[name](plan, parts)}
)`,
  );
  return sql`with ${join(facts, ',\n')}\n`;
};

/** Likewise of those in which figures are counted; `levels` are the dimensions that are told apart, each time. */
export const factsOfFigures = (
  crosstab: Crosstab,
  sources: readonly SourceName[],
  levels: readonly (readonly DimensionName[])[],
): Sql =>
  factsOf(
    crosstab,
    sources.filter((source) => levels.some((names) => readsFact(crosstab, source, names))),
  );

/** The filter on days from release, for facts that have a day; a title without a release day is outside. */
const released = ({ plan }: Crosstab, source: SourceName): Sql[] => {
  const [start, end] = clausesOf(plan, 'days_from_release')[0]?.values ?? [];
  if (start === undefined || end === undefined || source === 'following') return [];
  const days = (value: string) => param('days_from_release', 'Int32', Number(value));
  return [sql`ifNull(dateDiff('day', titles.release_day, fact.day) between ${days(start)} and ${days(end)}, 0)`];
};

/** No dimension at all. */
const untold = ({ memberKey }: Crosstab): Told => ({
  names: [],
  key: memberKey,
  genres: 'names',
  cells: 'alike',
});

const rowsWith = (crosstab: Crosstab, source: SourceName, told: Told, extras: readonly Extra[]): Sql => {
  const where = released(crosstab, source);
  const needs = where.length > 0 ? (['titles'] as const) : [];
  return described(raw(factOf(crosstab, source)), told, { extras, needs, where: all(where) });
};

/** Which rows of a source are meant, by columns that are read beside the member. */
type OfRows = { readonly reads: readonly Extra[]; readonly where: Sql };

/** Members behind the parts of a source, or behind some of its rows: member and cell. */
export const membersOf = (crosstab: Crosstab, source: SourceName, of?: OfRows): Sql => {
  if (source === 'followingByDay') return runningMembers(crosstab, raw(factOf(crosstab, source)), untold(crosstab));
  const members = sql`select member, cell from (
  ${rowsWith(crosstab, source, untold(crosstab), of?.reads ?? [])}
)`;
  return of === undefined ? members : sql`${members}\nwhere ${of.where}`;
};

/** Whether binges are of whole series: every dimension is decided by the title and the member. */
const areOfSeries = (crosstab: Crosstab, names: readonly DimensionName[]): boolean =>
  names.every(isOfPair) && released(crosstab, 'binges').length === 0;

/** member, cell, dimensions of those who binged: a series, or within the rows of each value. */
const bingesWith = (crosstab: Crosstab, told: Told): Sql => {
  if (areOfSeries(crosstab, told.names))
    return described(sql`(\n  ${bingersOf(crosstab.plan) ?? bingeing(raw(facts.binges), ['title'], [])}\n)`, told, {
      extras: [],
      needs: [],
      where: raw('1'),
    });
  const rows = rowsWith(crosstab, 'binges', told, readsOf(['bingers']));
  return bingeing(sql`(\n  ${rows}\n)`, [...keysOf(told), 'series'], []);
};

/** Parts by how they are weighted, each as it is `counted`. */
const weighted = (
  names: readonly PartName[],
  counted: (name: PartName) => string | Sql,
): Pick<Tally, 'sums' | 'counts' | 'squares'> => {
  const of = (by: 'sums' | 'counts' | 'squares') =>
    names.filter((name) => weightingOf(name) === by).map((name) => part(name, counted(name)));
  return { sums: of('sums'), counts: of('counts'), squares: of('squares') };
};

/** The rows of viewing per cell, and per genre where it is a dimension: their views or their members, 0 where the other stands. */
const viewingPerCell = (plan: Plan, names: readonly DimensionName[], own: readonly PartName[]): Sql => {
  const hasGenres = names.includes('genre');
  const genre = hasGenres ? 'genre, ' : '';
  const members = sql`select cell, ${raw(genre)}members, 0 as times
from (
  ${hasGenres ? viewersByGenre(plan) : viewersInside(plan)}
)`;
  const keys = raw(hasGenres ? 'title, cell' : 'cell');
  const { from, sums, where } = titleViews(plan, { per: 'cell', inside: insideTitles(plan) });
  const views = sql`select cell, ${raw(genre)}0 as members, views as times
from (
  select ${keys}, ${columns(sums.filter(({ name }) => name === 'views'))}
  from ${from}
  where ${all(where)}
  group by ${keys}
) as fact
${raw(hasGenres ? genresOfTitles : '')}`;
  const hasMembers = own.some((name) => name !== 'views');
  return join([...(hasMembers ? [members] : []), ...(own.includes('views') ? [views] : [])], '\nunion all\n');
};

/** A part in rows that say how many members and views they are of. */
const sumsOfViewing = (name: PartName): string => (name === 'views' ? 'sum(times)' : 'sum(members)');

/** A title may have followers in a cell alone, and a cell nobody who views. */
const someViewing = raw('members + times > 0');

/** keys, parts: of the rows above. */
const countedPerCell = (
  { plan, memberKey }: Crosstab,
  names: readonly DimensionName[],
  own: readonly PartName[],
): Sql => {
  return tally(plan, {
    from: sql`(\n  ${describedCells(sql`(\n  ${viewingPerCell(plan, names, own)}\n)`, names, memberKey)}\n)`,
    keys: names,
    ...weighted(own, sumsOfViewing),
    where: [someViewing],
  });
};

/** keys, parts: of what rollups hold of titles, in which a part is a sum. */
const countedPerTitle = ({ plan }: Crosstab, told: Told, own: readonly PartName[]): Sql => {
  const needsCell = plan.panel === 'Balanced' || told.names.some(isOfCell);
  const { from, sums, where } = titleViews(plan, { inside: insideTitles(plan), ...(needsCell && { per: 'cell' }) });
  const keys = raw(needsCell ? 'title, cell' : 'title');
  const fact = sql`(
  select ${keys}, ${columns(sums)}
  from ${from}
  where ${all(where)}
  group by ${keys}
)`;
  const extras: Extra[] = [
    { name: 'times', from: [], sql: raw('fact.views') },
    { name: 'members', from: [], sql: raw('fact.viewers') },
  ];
  const rows = described(fact, told, { of: needsCell ? ['cell'] : [], extras, needs: [], where: raw('1') });
  return tally(plan, {
    from: sql`(\n  ${rows}\n)`,
    keys: keysOf(told),
    ...weighted(own, sumsOfViewing),
    where: [someViewing],
  });
};

/** Genres are told apart by their bits where the edition has those, and members by all bits together where nothing else is counted. */
const toldBy = (
  crosstab: Crosstab,
  source: SourceName,
  names: readonly DimensionName[],
  own: readonly PartName[],
): Told => {
  const { plan, memberKey } = crosstab;
  const isOfFew = source !== 'followingByDay' && names.every((name) => isOfCell(name) || hasFewValues(name));
  const told = { names, key: memberKey, cells: isOfFew ? 'each' : 'alike' } as const;
  if (!hasLookups(plan, 'title_genres', 'genre_names')) return { ...told, genres: 'names' };
  const hasRows = source === 'followingByDay' || (source === 'binges' && !areOfSeries(crosstab, names));
  // Where much else is told apart, a member would have bits for each of it.
  const isTogether = isOfFew && names.includes('genre') && !hasRows && countsOfMembers(plan, own) !== null;
  return { ...told, genres: isTogether ? 'bits' : 'each' };
};

/** The parts of a source as counts of members; null where one of them is no such count. */
const countsOfMembers = (plan: Plan, own: readonly PartName[]): readonly MembersOf[] | null => {
  const members = own.map((name) => membersIn(plan, name));
  return members.every((one) => one !== null) ? members : null;
};

/** keys, parts: what a source counts per number of the dimensions. */
const countedByNumber = (crosstab: Crosstab, source: SourceName, told: Told, own: readonly PartName[]): Sql => {
  if (source === 'followingByDay') return runningFollowers(crosstab, raw(factOf(crosstab, source)), told, own);
  if (isPerTitle(crosstab, source, told.names, own)) return countedPerTitle(crosstab, told, own);
  const { plan } = crosstab;
  const rows = source === 'binges' ? bingesWith(crosstab, told) : rowsWith(crosstab, source, told, readsOf(own));
  const keys = keysOf(told);
  const members = told.genres === 'bits' ? countsOfMembers(plan, own) : null;
  if (members !== null) {
    const { from, count } = membersByGenre(rows, told, members);
    return tally(plan, { from, keys, ...weighted(own, count), where: [] });
  }
  const parts = weighted(own, (name) => partOf(plan, name).sql);
  return tally(plan, { from: sql`(\n  ${rows}\n)`, keys, ...parts, where: [] });
};

/** keys, parts: what a source counts per value of the dimensions. `parts` are all of the answer. */
export const counted = (
  crosstab: Crosstab,
  source: SourceName,
  names: readonly DimensionName[],
  parts: readonly PartName[],
): Sql => {
  const own = ownParts(source, parts);
  if (isPerCell(crosstab, source, names, own)) return countedPerCell(crosstab, names, own);
  const told = toldBy(crosstab, source, names, own);
  return named(countedByNumber(crosstab, source, told, own), told, own);
};
