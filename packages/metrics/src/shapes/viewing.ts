/** Figures of viewing per title: views, viewers, completion, binges (metrics: Viewing). */

import { all, join, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { endDay, episodes, inRange, type Kind, people, platforms, untilEnd } from '../compile/where.ts';
import { bingesOfTitles, isRollup, viewsOfTitles, type Wanted } from '../layouts/choose.ts';
import { firstInRange, kindViews, titleViews } from '../layouts/counting.ts';
import type { Plan } from '../plan.ts';

/** title, views, viewers: what V(x) is made of. */
export const viewing = (plan: Plan, picked = 'picked'): Sql => {
  const { from, sums, where } = titleViews(plan);
  return tally(plan, { from, keys: ['title'], sums, where: [raw(`title in ${picked}`), ...where] });
};

/** One row: views and viewers of the whole kind, content filters left out. */
export const viewingOfKind = (plan: Plan, kind: Kind): Sql => tally(plan, { ...kindViews(plan, kind), keys: [] });

/** title, aired: regular episodes with an air date up to the end of the range. */
const airing = (plan: Plan, picked: string): Sql => sql`select title, count() as aired
from episodes
where ${all([raw('season > 0'), raw(`title in ${picked}`), sql`air_date <= ${endDay(plan)}`, ...episodes(plan)])}
group by title`;

/**
 * title, finished, finishers: the sum of the shares of episodes watched by each viewer of the range, and those viewers.
 * Regular episodes (season > 0) ever watched up to the end of the range, of those aired by then; at most 1.
 */
export const finishing = (plan: Plan, picked = 'picked'): Sql => {
  const { table } = viewsOfTitles(plan);
  if (table === 'views') return finishingOfRows(plan, picked);
  if (isRollup(table))
    return tally(plan, {
      from: raw(table),
      keys: ['title'],
      sums: [
        part('finished', `sum(${table}.finished) / max(${table}.aired)`),
        part('finishers', `sum(${table}.viewers)`),
      ],
      where: [raw(`title in ${picked}`), raw(`${table}.aired > 0`), ...people(plan)],
    });
  // What members have watched by the last of their days: by each day, less the same on the day before it in the range.
  const before = sql`if(${firstInRange(plan)}, 0, least(watched - fresh, airing.aired))`;
  return tally(plan, {
    from: sql`${raw(table)} as watching
  inner join (
    ${airing(plan, picked)}
  ) as airing on airing.title = watching.title`,
    keys: ['title'],
    sums: [
      part('finished', sql`sum((least(watched, airing.aired) - ${before}) / airing.aired)`),
      part('finishers', sql`countIf(${firstInRange(plan)})`),
    ],
    where: [raw(`watching.title in ${picked}`), ...inRange(plan), ...people(plan)],
  });
};

const finishingOfRows = (plan: Plan, picked: string): Sql => sql`select title, finished, finishers
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

/** title, bingers: those who binged it, all within the range; of the whole series, or of the platforms and episodes asked for. */
export const bingers = (plan: Plan, titles: Sql, of: Wanted['of'] = 'asked'): Sql => {
  const { table } = bingesOfTitles(plan, { of });
  const inside = sql`title in (${titles})`;
  if (isRollup(table))
    return tally(plan, {
      from: raw(table),
      keys: ['title'],
      sums: [part('bingers', `sum(${table}.bingers)`)],
      where: [inside, raw(`${table}.bingers > 0`), ...people(plan)],
    });
  if (table === 'binges')
    return tally(plan, {
      from: raw(table),
      keys: ['title'],
      sums: [part('bingers', 'count()')],
      where: [inside, ...inRange(plan), firstInRange(plan), sql`ended <= ${endDay(plan)}`, ...people(plan)],
    });
  const asked = of === 'whole' ? [] : [...platforms(plan), ...episodes(plan)];
  return tally(plan, {
    from: sql`(
    ${bingeing(raw('views'), ['title'], [inside, ...inRange(plan), ...people(plan), ...asked])}
  )`,
    keys: ['title'],
    sums: [part('bingers', 'uniqExact(member)')],
    where: [],
  });
};
