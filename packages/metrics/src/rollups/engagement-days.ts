/** Engagements and ratings of a title per day and cell, in two orders. */

import { inRange, people } from '../compile/where.ts';
import { sums } from './columns.ts';
import { engagementDaysInsert, titleEngagementDaysInsert } from './derive/engagement-days.ts';
import { ofEachDay, type Rollup, summed } from './rollup.ts';

const days = {
  columns: ['title', 'day', 'cell', sums.points, sums.stars, sums.ratings],
  spread: 'parts',
  rows: 300_000,
  carries: summed('points', 'stars', 'ratings'),
  refusesDays: ofEachDay,
  where: (plan) => [...inRange(plan), ...people(plan)],
  mayCountNone: ['points', 'stars', 'ratings'],
} as const satisfies Partial<Rollup>;

export const titleEngagementDays: Rollup = {
  ...days,
  name: 'title_engagement_days',
  derive: titleEngagementDaysInsert,
  says: 'engagements and ratings of a title, by title',
  orderBy: ['title', 'day', 'cell'],
  settings: { index_granularity: 1024 },
};

export const engagementDays: Rollup = {
  ...days,
  name: 'engagement_days',
  derive: engagementDaysInsert,
  says: 'engagements and ratings of a title, by day',
  orderBy: ['day', 'title', 'cell'],
};
