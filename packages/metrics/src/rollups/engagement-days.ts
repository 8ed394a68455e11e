/** Engagements and ratings of a title per day and cell. */

import { inRange, people } from '../compile/where.ts';
import { sums } from './columns.ts';
import { engagementDaysInsert } from './derive/engagement-days.ts';
import { ofEachDay, type Rollup, summed } from './rollup.ts';

export const engagementDays: Rollup = {
  name: 'engagement_days',
  derive: engagementDaysInsert,
  says: 'engagements and ratings of a title, by day and cell',
  columns: ['title', 'day', 'cell', sums.points, sums.stars, sums.ratings],
  orderBy: ['title', 'day', 'cell'],
  partitionBy: 'toYear(day)',
  settings: { index_granularity: 1024 },
  spread: 'parts',
  rows: 300_000,
  carries: summed('points', 'stars', 'ratings'),
  refusesDays: ofEachDay,
  where: (plan) => [...inRange(plan), ...people(plan)],
  mayCountNone: ['points', 'stars', 'ratings'],
};
