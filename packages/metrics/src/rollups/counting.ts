/** How the rows of the chosen table are counted: views and viewers, members, followers. */
import type { TitleKind } from '@cvm/contract';
import { all, type Param, param, raw, type Sql, sql } from '../compile/sql.ts';
import { type Part, part } from '../compile/tally.ts';
import {
  aboutKind,
  content,
  episodes,
  followingAtEnd,
  inRange,
  isKind,
  people,
  platforms,
  titlesInside,
  untilEnd,
  wholeKind,
} from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import {
  daysOfTitles,
  followersOfKind,
  followersOfTitles,
  holdsTotals,
  isAboutOne,
  titlesOfMembers,
  viewsOfKind,
  viewsOfTitles,
  type Wanted,
} from './choose.ts';

/** A table with the parts that are counted in it, and the conditions of people and dates on its rows. */
export type Source = {
  readonly from: Sql;
  readonly sums: readonly Part[];
  readonly where: readonly Sql[];
  /** What leaves out rows where there is nothing to count, which other figures of the same table may need. */
  readonly some?: readonly Sql[];
};

const firstDay = (plan: Plan): Param => param('date', 'Date32', plan.range.from ?? '1900-01-01');

/** A row of a rollup by day is the first of its member in the range. */
export const firstInRange = (plan: Plan): Sql => sql`since <= ${firstDay(plan)}`;

/** Conditions on view rows alone. */
const askedRows = (plan: Plan, { of = 'asked' }: Wanted): Sql[] =>
  of === 'whole' ? [] : [...platforms(plan), ...episodes(plan)];

/** views, viewers of titles, each for itself. */
export const titleViews = (plan: Plan, wanted: Wanted = {}): Source => {
  const { table } = viewsOfTitles(plan, wanted);
  const from = raw(table);
  if (table === 'views')
    return {
      from,
      sums: [part('views', 'count()'), part('viewers', 'uniqExact(member)')],
      where: [...inRange(plan), ...people(plan), ...askedRows(plan, wanted)],
    };
  const views = part('views', `sum(${table}.views)`);
  if (holdsTotals(table))
    return {
      from,
      sums: [views, part('viewers', `sum(${table}.viewers)`)],
      where: people(plan),
      some: [raw(`${table}.views > 0`)],
    };
  return {
    from,
    sums: [views, part('viewers', sql`countIf(${firstInRange(plan)})`)],
    where: [...inRange(plan), ...people(plan)],
  };
};

/** views, viewers of all titles of a kind; of either kind without one. */
export const kindViews = (plan: Plan, kind: TitleKind | 'any'): Source => {
  const { table } = viewsOfKind(plan);
  const from = raw(table);
  if (table === 'views')
    return {
      from,
      sums: [part('views', 'count()'), part('viewers', 'uniqExact(member)')],
      where: [...(kind === 'any' ? [] : [sql`title in (${wholeKind(kind)})`]), ...inRange(plan), ...people(plan)],
    };
  const views = part('views', `sum(${table}.views)`);
  if (table === 'audience_cells')
    return { from, sums: [views, part('viewers', `sum(${table}.viewers)`)], where: [isKind(kind), ...people(plan)] };
  return {
    from,
    sums: [views, part('viewers', sql`sumIf(${raw(table)}.viewers, ${firstInRange(plan)})`)],
    where: [isKind(kind), ...inRange(plan), ...people(plan)],
  };
};

/** The rows that name each viewer of titles: `member` may be there more than once. */
export const viewerRows = (
  plan: Plan,
  wanted: Wanted = {},
): { readonly table: string; readonly where: readonly Sql[] } => {
  const { table } = daysOfTitles(plan, wanted);
  const where = [...inRange(plan), ...people(plan)];
  return { table, where: [...where, ...(table === 'views' ? askedRows(plan, wanted) : [firstInRange(plan)])] };
};

/** cell, members. */
export const perCell = (from: Sql, members: Sql, where: readonly Sql[]): Sql => sql`select cell, ${members} as members
from ${from}
where ${all(where)}
group by cell`;

const only = ({ sums }: Source, name: string): Sql => sums.find((sum) => sum.name === name)?.sql ?? raw('0');

/** A row of member_titles is of a viewer of any of `titles`. */
export const viewedAny = (titles: Sql): Sql => sql`arrayExists(one -> one in (${titles}), titles)`;

/** cell, members: distinct viewers of any of `titles`. */
export const viewersByCell = (plan: Plan, titles: Sql, of: Wanted['of']): Sql => {
  const inside = sql`title in (${titles})`;
  if (isAboutOne(plan)) {
    const source = titleViews(plan, { byCell: true, of });
    return perCell(source.from, only(source, 'viewers'), [inside, ...source.where, ...(source.some ?? [])]);
  }
  const { table, where } = viewerRows(plan, { of });
  if (table !== 'views' && titlesOfMembers(plan).table === 'member_titles')
    return perCell(raw('member_titles'), raw('count()'), [viewedAny(titles), ...people(plan)]);
  return perCell(raw(table), raw('uniqExact(member)'), [inside, ...where]);
};

/** cell, members: distinct viewers of any title of a kind. */
export const kindViewersByCell = (plan: Plan, kind: TitleKind | 'any'): Sql => {
  const source = kindViews(plan, kind);
  return perCell(source.from, only(source, 'viewers'), source.where);
};

/** cell, members: distinct viewers of the titles of a kind inside the content filters. */
export const viewersInside = (plan: Plan, kind: TitleKind): Sql => {
  const isWhole = content(plan).length === 0 && askedRows(plan, {}).length === 0;
  return isWhole
    ? aboutKind(plan, kind, kindViewersByCell(plan, kind))
    : viewersByCell(plan, titlesInside(plan, kind), 'asked');
};

/** followers of titles at the end of the range, each for itself; in a rollup 0 where all of them have gone. */
export const titleFollowers = (plan: Plan, wanted: Wanted = {}): Source => {
  const { table } = followersOfTitles(plan, wanted);
  const from = raw(table);
  if (table === 'follows')
    return { from, sums: [part('followers', 'uniqExact(member)')], where: [...followingAtEnd(plan), ...people(plan)] };
  if (holdsTotals(table)) return { from, sums: [part('followers', `sum(${table}.followers)`)], where: people(plan) };
  return { from, sums: [part('followers', 'sum(steps)')], where: [...untilEnd(plan), ...people(plan)] };
};

/** cell, members: distinct followers at the end of the range of any of `titles`. */
export const followersByCell = (plan: Plan, titles: Sql): Sql => {
  const inside = sql`title in (${titles})`;
  if (!isAboutOne(plan))
    return perCell(raw('follows'), raw('uniqExact(member)'), [inside, ...followingAtEnd(plan), ...people(plan)]);
  const source = titleFollowers(plan, { byCell: true });
  return perCell(source.from, only(source, 'followers'), [inside, ...source.where]);
};

/** cell, members: distinct followers at the end of the range of any title of a kind. */
export const kindFollowersByCell = (plan: Plan, kind: TitleKind): Sql => {
  const { table } = followersOfKind(plan);
  if (table === 'audience_cells')
    return perCell(raw(table), raw(`sum(${table}.followers)`), [isKind(kind), ...people(plan)]);
  if (table === 'audience_follow_days')
    return perCell(raw(table), raw('sum(steps)'), [isKind(kind), ...untilEnd(plan), ...people(plan)]);
  const where = [sql`title in (${wholeKind(kind)})`, ...followingAtEnd(plan), ...people(plan)];
  return perCell(raw(table), raw('uniqExact(member)'), where);
};
