/** How many more members follow a title at the end of a day than at its start; sums up to a day are followers. */

import { part } from '../compile/tally.ts';
import { people, untilEnd } from '../compile/where.ts';
import { steps } from './columns.ts';
import { followDaysInsert } from './derive/follow-days.ts';
import { ofEachDay, type Rollup } from './rollup.ts';

export const followDays: Rollup = {
  name: 'follow_days',
  derive: followDaysInsert,
  says: 'steps of followers of a title, by day',
  columns: ['title', 'day', 'cell', steps],
  orderBy: ['title', 'day', 'cell'],
  settings: { index_granularity: 1024 },
  spread: 'parts',
  rows: 200_000,
  carries: { followers: () => [part('followers', 'sum(steps)')] },
  refusesDays: ofEachDay,
  where: (plan) => [...untilEnd(plan), ...people(plan)],
  mayCountNone: ['followers'],
};
