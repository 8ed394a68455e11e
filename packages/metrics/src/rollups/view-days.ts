/** A row per title, member and day with a view, in two orders. `since` makes distinct members a count of rows. */

import { sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { inRange, people } from '../compile/where.ts';
import { airedOf } from './airing.ts';
import { smallBlocks, titleKindColumn, viewDayColumns } from './columns.ts';
import { titleViewDaysInsert, viewDaysInsert } from './derive/view-days.ts';
import { type Count, firstInRange, ofEachDay, type Rollup, summed } from './rollup.ts';

/**
 * What members have watched by the last of their days, of what has aired: by each day, less the same on the day before it in the
 * range. How many had aired is the same in all rows of a title, and asked once where it can be.
 */
const finished: Count = (at, plan, inside) => {
  const before = sql`if(${firstInRange(plan)}, 0, least(watched - fresh, aired))`;
  return [
    part(
      'finished',
      sql`sum(least(watched, ${airedOf(plan, at, inside)} as aired) - ${before}) / greatest(max(aired) as most, 1)`,
    ),
    part('finishers', sql`countIf(${firstInRange(plan)}) * (most > 0)`),
  ];
};

const days = {
  spread: { by: 'member' },
  rows: 800_000,
  carries: {
    ...summed('views'),
    viewers: (_at, plan) => [part('viewers', sql`countIf(${firstInRange(plan)})`)],
    finished,
  },
  refusesDays: ofEachDay,
  where: (plan) => [...inRange(plan), ...people(plan)],
} as const satisfies Partial<Rollup>;

export const titleViewDays: Rollup = {
  ...days,
  name: 'title_view_days',
  derive: titleViewDaysInsert,
  says: 'days on which a member viewed a title, by title',
  columns: viewDayColumns,
  orderBy: ['title', 'day', 'cell', 'member'],
  settings: smallBlocks,
};

export const viewDays: Rollup = {
  ...days,
  name: 'view_days',
  derive: viewDaysInsert,
  says: 'days on which a member viewed a title, by day',
  columns: [titleKindColumn, ...viewDayColumns],
  orderBy: ['title_kind', 'day', 'title', 'cell', 'member'],
};
