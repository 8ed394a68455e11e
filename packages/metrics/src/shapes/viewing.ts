/** Figures of viewing per title: views, viewers, completion, binges (metrics: Viewing). */

import { all, join, raw, type Sql, sql } from '../compile/sql.ts';
import { part, tally } from '../compile/tally.ts';
import { endDay, episodes, inRange, type Kind, people, platforms, titlesOf, untilEnd } from '../compile/where.ts';
import type { Plan } from '../plan.ts';

/** View rows of the titles in `picked` inside people, dates, platforms and episodes: what V(x) is made of. */
const viewRows = (plan: Plan, picked: string): Sql[] => [
  raw(`title in ${picked}`),
  ...inRange(plan),
  ...people(plan),
  ...platforms(plan),
  ...episodes(plan),
];

/** title, views, viewers. */
export const viewing = (plan: Plan, picked = 'picked'): Sql =>
  tally(plan, {
    from: raw('views'),
    keys: ['title'],
    sums: [part('views', 'count()'), part('viewers', 'uniqExact(member)')],
    where: viewRows(plan, picked),
  });

/** One row: views and viewers of the whole kind, content filters left out. */
export const viewingOfKind = (plan: Plan, kind: Kind): Sql =>
  tally(plan, {
    from: raw('views'),
    keys: [],
    sums: [part('views', 'count()'), part('viewers', 'uniqExact(member)')],
    where: [sql`title in (${titlesOf(plan, kind)})`, ...inRange(plan), ...people(plan)],
  });

/**
 * title, finished, finishers: the sum of the shares of episodes watched by each viewer of the range, and those viewers.
 * Regular episodes (season > 0) ever watched up to the end of the range, of those aired by then; at most 1.
 */
export const finishing = (plan: Plan, picked = 'picked'): Sql => sql`select title, finished, finishers
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
    select title, count() as aired
    from episodes
    where ${all([raw('season > 0'), raw(`title in ${picked}`), sql`air_date <= ${endDay(plan)}`, ...episodes(plan)])}
    group by title
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

/** title, bingers: those who binged it, all within the range. */
export const bingers = (plan: Plan, titles: Sql, where: readonly Sql[]): Sql =>
  tally(plan, {
    from: sql`(
    ${bingeing(raw('views'), ['title'], [sql`title in (${titles})`, ...inRange(plan), ...people(plan), ...where])}
  )`,
    keys: ['title'],
    sums: [part('bingers', 'uniqExact(member)')],
    where: [],
  });
