/**
 * How many more members follow a title at the end of a week than at its start, everybody: what came after a range is read from few
 * rows, but for the days up to the end of its last week.
 */
import { part } from '../compile/tally.ts';
import { neverDay, steps, titleKindColumn, weekColumn } from './columns.ts';
import { followWeeksInsert } from './derive/follow-days.ts';
import { followDays, leadsBack } from './follow-days.ts';
import { byDayOfMany, type Rollup } from './rollup.ts';
import { weeksBehind } from './weeks.ts';

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
  beside: { rollup: followDays, where: ({ range }) => [weeksBehind(range.to).beside] },
  where: ({ range }) => [weeksBehind(range.to).weeks],
};
