/** A row per title, member and day with a view, in two orders. `since` makes distinct members a count of rows. */

import { sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { inRange, people } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { airing } from './airing.ts';
import { smallBlocks, viewDayColumns } from './columns.ts';
import { titleViewDaysInsert, viewDaysInsert } from './derive/view-days.ts';
import { firstInRange, type Joined, ofEachDay, type Rollup, summed } from './rollup.ts';

/**
 * What members have watched by the last of their days, of what has aired (`airing`): by each day, less the same on the day
 * before it in the range.
 */
const finished = (_at: string, plan: Plan) => {
  const before = sql`if(${firstInRange(plan)}, 0, least(watched - fresh, airing.aired))`;
  return [
    part('finished', sql`sum(least(watched, airing.aired) - ${before}) / max(greatest(airing.aired, 1))`),
    part('finishers', sql`countIf(${firstInRange(plan)} and airing.aired > 0)`),
  ];
};

export const withAiring: Joined = {
  as: 'watching',
  join: (plan, inside) => sql`left join (
  ${airing(plan, inside('title'))}
) as airing on airing.title = watching.title`,
};

const days = {
  columns: viewDayColumns,
  spread: { by: 'member' },
  rows: 800_000,
  carries: {
    ...summed('views'),
    viewers: (_at, plan) => [part('viewers', sql`countIf(${firstInRange(plan)})`)],
    finished,
  },
  joins: { finished: withAiring },
  refusesDays: ofEachDay,
  where: (plan) => [...inRange(plan), ...people(plan)],
} as const satisfies Partial<Rollup>;

export const titleViewDays: Rollup = {
  ...days,
  name: 'title_view_days',
  derive: titleViewDaysInsert,
  says: 'days on which a member viewed a title, by title',
  orderBy: ['title', 'day', 'cell', 'member'],
  settings: smallBlocks,
};

export const viewDays: Rollup = {
  ...days,
  name: 'view_days',
  derive: viewDaysInsert,
  says: 'days on which a member viewed a title, by day',
  orderBy: ['day', 'title', 'cell', 'member'],
};
