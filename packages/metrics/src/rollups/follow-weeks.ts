/**
 * How many more members follow a title at the end of a week than at its start, everybody: what came after a range is read from few rows, but
 * for the days up to the end of its last week.
 */
import { addDays } from '@cvm/contract';
import { param, sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import type { Plan } from '../plan.ts';
import { neverDay, steps, titleKindColumn, weekColumn } from './columns.ts';
import { followWeeksInsert } from './derive/follow-days.ts';
import { followDays, leadsBack } from './follow-days.ts';
import { byDayOfMany, type Rollup } from './rollup.ts';
import { firstDayOf, weekFrom } from './weeks.ts';

/** The first week that begins after the range. */
const weekAfter = ({ range }: Plan): number => weekFrom(addDays(range.to, 1));

export const followWeeks: Rollup = {
  name: 'follow_weeks',
  derive: followWeeksInsert,
  says: 'steps of followers of a title by week, everybody; followers are those at the end of the data less the steps after the range',
  columns: [titleKindColumn, weekColumn, 'title', steps],
  orderBy: ['title_kind', 'week', 'title'],
  spread: 'parts',
  rows: 100_000,
  carries: { followers: () => [part('followers', 'sum(steps)')] },
  mayCountNone: ['followers'],
  refusesDays: (plan) => {
    const { range, edition } = plan;
    if (range.to === edition.dataThrough) return 'is of weeks before the end of the data';
    return range.to < neverDay ? 'holds what was before 1970 as one week' : byDayOfMany(plan);
  },
  takenFrom: leadsBack,
  beside: {
    rollup: followDays,
    where: (plan) => {
      const [first, last] = [addDays(plan.range.to, 1), addDays(firstDayOf(weekAfter(plan)), -1)];
      return [sql`day between ${param('date', 'Date32', first)} and ${param('date', 'Date32', last)}`];
    },
  },
  where: (plan) => [sql`week >= ${param('week', 'UInt16', weekAfter(plan))}`],
};
