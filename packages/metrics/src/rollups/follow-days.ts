/** How many more members follow a title at the end of a day than at its start, in two orders. */

import { addDays } from '@cvm/contract';
import { part } from '../compile/tally.ts';
import { afterEnd, inRange, people, untilEnd } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { steps, titleKindColumn } from './columns.ts';
import { followDaysInsert, titleFollowDaysInsert } from './derive/follow-days.ts';
import { ofEachDay, type Rollup, type Wanted } from './rollup.ts';

const columns = ['title', 'day', 'cell', steps] as const;

const days = {
  spread: 'parts',
  rows: 200_000,
  carries: { followers: () => [part('followers', 'sum(steps)')], turns: () => [part('turns', 'count()')] },
  mayCountNone: ['followers'],
} as const satisfies Partial<Rollup>;

const asksForTurns = ({ parts }: Wanted): boolean => parts.includes('turns');

/** Sums up to a day are followers; on days that have a row something happened. */
export const titleFollowDays: Rollup = {
  ...days,
  name: 'title_follow_days',
  derive: titleFollowDaysInsert,
  says: 'steps of followers of a title, by title',
  columns,
  orderBy: ['title', 'day', 'cell'],
  settings: { index_granularity: 1024 },
  refusesDays: ofEachDay,
  where: (plan, wanted) => [...(asksForTurns(wanted) ? inRange : untilEnd)(plan), ...people(plan)],
};

/** Of a range that ended longer before the data, more days lie behind it than it has before its end. */
const daysBackMax = 730;

/** The question about the end of the data. */
export const leadsBack = (plan: Plan): Plan => ({ ...plan, range: { ...plan.range, to: plan.edition.dataThrough } });

/** Followers at the end of the data less what came after the range: most questions are about what was lately, and read few days. */
export const followDays: Rollup = {
  ...days,
  name: 'follow_days',
  derive: followDaysInsert,
  says: 'steps of followers of a title, by day; followers are those at the end of the data less the steps after the range',
  columns: [titleKindColumn, ...columns],
  orderBy: ['title_kind', 'day', 'title', 'cell'],
  refusesDays: ({ range, edition }, wanted) => {
    const { per } = wanted;
    if (asksForTurns(wanted)) return undefined;
    if (per.includes('day')) return 'is read for days behind a range alone';
    if (range.to === edition.dataThrough) return 'is of days before the end of the data';
    return range.to < addDays(edition.dataThrough, -daysBackMax)
      ? `is of the last ${daysBackMax} days of the data`
      : undefined;
  },
  takenFrom: (plan, wanted) => (asksForTurns(wanted) ? undefined : leadsBack(plan)),
  where: (plan, wanted) => [...(asksForTurns(wanted) ? inRange : afterEnd)(plan), ...people(plan)],
};
