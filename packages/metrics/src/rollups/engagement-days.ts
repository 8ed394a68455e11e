/** Engagements and ratings of a title per day and cell, in two orders, and by week. */

import { inRange, people } from '../compile/where.ts';
import { sums, titleKindColumn, weekColumn } from './columns.ts';
import { engagementDaysInsert, engagementWeeksInsert, titleEngagementDaysInsert } from './derive/engagement-days.ts';
import { byDayOfMany, ofEachDay, type Rollup, summed } from './rollup.ts';
import { areFewer, besideWeeks, inWeeks, wholeWeeks } from './weeks.ts';

const figures = [sums.points, sums.stars, sums.ratings] as const;
const columns = ['title', 'day', 'cell', ...figures] as const;

const days = {
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
  columns,
  orderBy: ['title', 'day', 'cell'],
  settings: { index_granularity: 1024 },
};

export const engagementDays: Rollup = {
  ...days,
  name: 'engagement_days',
  derive: engagementDaysInsert,
  says: 'engagements and ratings of a title, by day',
  columns: [titleKindColumn, ...columns],
  orderBy: ['title_kind', 'day', 'title', 'cell'],
};

/** Fewer are not worth a second table. */
const weeksMin = 8;

export const engagementWeeks: Rollup = {
  name: 'engagement_weeks',
  derive: engagementWeeksInsert,
  says: 'engagements and ratings of a title by week, everybody; beside whole weeks, engagements and ratings by day',
  columns: [titleKindColumn, weekColumn, 'title', ...figures],
  orderBy: ['title_kind', 'week', 'title'],
  spread: 'parts',
  rows: 100_000,
  carries: days.carries,
  mayCountNone: days.mayCountNone,
  refusesDays: (plan) =>
    areFewer(wholeWeeks(plan), weeksMin) ? 'has too few whole weeks of the range' : byDayOfMany(plan),
  beside: { rollup: engagementDays, where: (plan) => [besideWeeks(plan, wholeWeeks(plan)), ...people(plan)] },
  where: (plan) => [inWeeks(wholeWeeks(plan))],
};
