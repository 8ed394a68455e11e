/** How many episodes of a title there were to watch. */
import { hasLookups } from '../compile/lookups.ts';
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { endDay, endsWithData, episodes, type Inside } from '../compile/where.ts';
import type { Plan } from '../plan.ts';

/** title, aired: regular episodes, of titles that meet a condition, with an air date up to the end of the range. */
export const airing = (plan: Plan, inside: readonly Sql[]): Sql => sql`select title, count() as aired
from episodes
where ${all([raw('season > 0'), ...inside, sql`air_date <= ${endDay(plan)}`, ...episodes(plan)])}
group by title`;

/**
 * The same of the title of a row. What had aired by the end of the data is looked up. For a range that ends before, it is a place in a
 * list by the numbers of titles, which is found several times faster than a row of a join: to be named once a select, for each naming
 * is planned anew. The rows are picked by their kind, so that the list need not be.
 */
export const airedOf = (plan: Plan, at: string, inside: Inside): Sql =>
  endsWithData(plan) && hasLookups(plan, 'title_aired')
    ? raw(`dictGet('title_aired', 'aired', ${at}.title)`)
    : sql`(select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
  ${airing(plan, inside.isWholeKind ? [] : [inside('title')])}
))[${raw(at)}.title + 1]`;
