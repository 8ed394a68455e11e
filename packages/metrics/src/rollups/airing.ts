/** How many episodes of a title there were to watch. */
import { all, raw, type Sql, sql } from '../compile/sql.ts';
import { endDay, episodes } from '../compile/where.ts';
import type { Plan } from '../plan.ts';

/** title, aired: regular episodes, of titles that meet a condition, with an air date up to the end of the range. */
export const airing = (plan: Plan, inside: Sql): Sql => sql`select title, count() as aired
from episodes
where ${all([raw('season > 0'), inside, sql`air_date <= ${endDay(plan)}`, ...episodes(plan)])}
group by title`;
