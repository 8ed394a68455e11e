/** Figures of viewing per title: views, viewers, completion, binges (metrics: Viewing). */

import type { TitleKind } from '@cvm/contract';
import { all, join, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { endDay, episodes, inRange, people, platforms, untilEnd } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { bingesOfTitles, holdsTotals, viewsOfTitles, type Wanted } from '../rollups/choose.ts';
import { firstInRange, kindViews, titleViews } from '../rollups/counting.ts';
import { type Counted, type Group, isCounted, rowsPerTitle } from './beside.ts';

const inside = (picked: string): Sql => raw(`title in ${picked}`);

/** views, viewers: what V(x) is made of. */
export const viewed = (plan: Plan, picked = 'picked'): Counted => {
  const { from, sums, where } = titleViews(plan);
  return { from, sums, where: [inside(picked), ...where] };
};

/** title, views, viewers of titles with a view. */
export const viewing = (plan: Plan, picked = 'picked'): Sql => {
  const { where, ...group } = viewed(plan, picked);
  return rowsPerTitle(plan, { ...group, where: [...where, ...(titleViews(plan).some ?? [])] });
};

/** One row: views and viewers of the whole kind, content filters left out. */
export const viewingOfKind = (plan: Plan, kind: TitleKind): Sql => tally(plan, { ...kindViews(plan, kind), keys: [] });

/** title, aired: regular episodes with an air date up to the end of the range. */
const airing = (plan: Plan, picked: string): Sql => sql`select title, count() as aired
from episodes
where ${all([raw('season > 0'), raw(`title in ${picked}`), sql`air_date <= ${endDay(plan)}`, ...episodes(plan)])}
group by title`;

/**
 * finished, finishers: the sum of the shares of episodes watched by each viewer of the range, and those viewers.
 * Regular episodes (season > 0) ever watched up to the end of the range, of those aired by then; at most 1.
 */
export const finished = (plan: Plan, picked = 'picked'): Group => {
  const { table } = viewsOfTitles(plan);
  if (table === 'views') return finishedOfRows(plan, picked);
  if (holdsTotals(table))
    return {
      from: raw(table),
      sums: [
        part('finished', `sum(${table}.finished) / greatest(max(${table}.aired), 1)`),
        part('finishers', `sumIf(${table}.viewers, ${table}.aired > 0)`),
      ],
      where: [inside(picked), ...people(plan)],
    };
  // What members have watched by the last of their days: by each day, less the same on the day before it in the range.
  const before = sql`if(${firstInRange(plan)}, 0, least(watched - fresh, airing.aired))`;
  return {
    from: sql`${raw(table)} as watching
  left join (
    ${airing(plan, picked)}
  ) as airing on airing.title = watching.title`,
    sums: [
      part('finished', sql`sum((least(watched, airing.aired) - ${before}) / greatest(airing.aired, 1))`),
      part('finishers', sql`countIf(${firstInRange(plan)} and airing.aired > 0)`),
    ],
    where: [raw(`watching.title in ${picked}`), ...inRange(plan), ...people(plan)],
  };
};

/** What is watched of series and how much of them: counted in one read where a rollup holds both. */
export const watched = (plan: Plan, picked = 'picked'): { readonly viewed: Group; readonly finished: Group } => {
  const rows = finished(plan, picked);
  const { table } = viewsOfTitles(plan);
  if (table === 'views' || holdsTotals(table) || !isCounted(rows))
    return { viewed: viewed(plan, picked), finished: rows };
  const sums = [part('views', 'sum(watching.views)'), part('viewers', sql`countIf(${firstInRange(plan)})`)];
  return { viewed: { ...rows, sums }, finished: rows };
};

const finishedOfRows = (plan: Plan, picked: string): Sql => sql`select title, finished, finishers
from (
  ${tally(plan, {
    from: sql`(
    select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(${join([...inRange(plan), ...platforms(plan)], ' and ')}) as seen
    from views
    where ${all([raw(`title in ${picked}`), ...untilEnd(plan), ...people(plan), ...episodes(plan)])}
    group by title, member, cell
    having seen > 0
  ) as watching
  inner join (
    ${airing(plan, picked)}
  ) as airing on airing.title = watching.title`,
    keys: ['title'],
    sums: [part('finished', 'sum(least(1, watching.watched / airing.aired))'), part('finishers', 'count()')],
    where: [],
  })}
)`;

/**
 * keys, member, cell: a row for each watch by which a member has watched 4 or more distinct episodes within 24 hours (ends
 * included), of the rows of one key; specials count, bulk rows do not. `from` has the keys and the columns of `views`.
 */
export const bingeing = (from: Sql, keys: readonly string[], where: readonly Sql[]): Sql => {
  const columns = [...keys, 'member', 'cell'].join(', ');
  return sql`select ${raw(columns)}
from (
  select ${raw(columns)}, uniqExact(episode) over (partition by ${raw([...keys, 'member'].join(', '))}
    order by toInt64(at) range between 86400 preceding and current row) as episodes
  from ${from}
  where ${all([raw('not bulk'), raw('episode != 0'), ...where])}
)
where episodes >= 4`;
};

/** bingers: those who binged the title, all within the range; of the whole series, or of the platforms and episodes asked for. */
export const binged = (plan: Plan, titles: Sql, of: Wanted['of'] = 'asked'): Counted => {
  const { table } = bingesOfTitles(plan, { of });
  const ofTitles = sql`title in (${titles})`;
  if (holdsTotals(table))
    return {
      from: raw(table),
      sums: [part('bingers', `sum(${table}.bingers)`)],
      where: [ofTitles, ...people(plan)],
    };
  if (table === 'binges')
    return {
      from: raw(table),
      sums: [part('bingers', 'count()')],
      where: [ofTitles, ...inRange(plan), firstInRange(plan), sql`ended <= ${endDay(plan)}`, ...people(plan)],
    };
  const asked = of === 'whole' ? [] : [...platforms(plan), ...episodes(plan)];
  return {
    from: sql`(
    ${bingeing(raw('views'), ['title'], [ofTitles, ...inRange(plan), ...people(plan), ...asked])}
  )`,
    sums: [part('bingers', 'uniqExact(member)')],
    where: [],
  };
};
