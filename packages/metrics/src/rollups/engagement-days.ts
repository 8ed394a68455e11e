/** Engagements and ratings of a title per day and cell, in two orders, and by week. */

import { addDays } from '@cvm/contract';
import { param, type Sql, sql } from '../compile/sql.ts';
import { inRange, people } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { sums, titleKindColumn, weekColumn } from './columns.ts';
import { engagementDaysInsert, engagementWeeksInsert, titleEngagementDaysInsert } from './derive/engagement-days.ts';
import { byDayOfMany, ofEachDay, type Rollup, summed } from './rollup.ts';
import { firstDayOf, weekFrom, weekUntil } from './weeks.ts';

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
const weeksMin = 4;

/** The whole weeks of a range. The first of all holds what was before 1970 as well, and is none of a range that begins. */
const weeksOf = ({ range: { from, to } }: Plan) => ({
  first: from === null ? 0 : Math.max(weekFrom(from), 1),
  last: weekUntil(to),
});

const date = (day: string) => param('date', 'Date32', day);

/** The days of the range before its weeks and behind them. */
const besideWeeks = (plan: Plan): Sql => {
  const { from, to } = plan.range;
  const { first, last } = weeksOf(plan);
  const behind = sql`day between ${date(firstDayOf(last + 1))} and ${date(to)}`;
  return from === null
    ? behind
    : sql`(day between ${date(from)} and ${date(addDays(firstDayOf(first), -1))} or ${behind})`;
};

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
  refusesDays: (plan) => {
    const { first, last } = weeksOf(plan);
    return last - first + 1 < weeksMin ? 'has too few whole weeks of the range' : byDayOfMany(plan);
  },
  beside: { rollup: engagementDays, where: (plan) => [besideWeeks(plan), ...people(plan)] },
  where: (plan) => {
    const { first, last } = weeksOf(plan);
    return [sql`week between ${param('week', 'UInt16', first)} and ${param('week', 'UInt16', last)}`];
  },
};
