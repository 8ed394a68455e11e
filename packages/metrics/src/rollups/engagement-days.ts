/** Engagements and ratings of a title per day and cell. */

import { part } from '../compile/tally.ts';
import { inRange, people } from '../compile/where.ts';
import { engagementDaysInsert } from './derive/engagement-days.ts';
import { ofEachDay, type Rollup } from './rollup.ts';

export const engagementDays: Rollup = {
  name: 'engagement_days',
  derive: engagementDaysInsert,
  says: 'engagements and ratings of a title, by day and cell',
  dimensions: ['title', 'cell', 'day'],
  sortedBy: 'title',
  rows: 300_000,
  carries: {
    points: (at) => [part('engagements', `sum(${at}.points)`)],
    stars: (at) => [part('stars', `sum(${at}.stars)`)],
    ratings: (at) => [part('ratings', `sum(${at}.ratings)`)],
  },
  refusesDays: ofEachDay,
  where: (plan) => [...inRange(plan), ...people(plan)],
};
