/** All titles of a kind together: the whole that shares and indexes are of. No filter on titles or views applies to it. */

import { raw, sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { inRange, isKind, people, untilEnd } from '../compile/where.ts';
import { audienceFollowDaysInsert } from './derive/follow-days.ts';
import { audienceCellsInsert } from './derive/totals.ts';
import { audienceDaysInsert } from './derive/view-days.ts';
import { firstInRange, ofAllTime, ofEachDay, type Rollup, type Wanted } from './rollup.ts';

const ofKind = ({ kind = 'any' }: Wanted) => isKind(kind);

export const audienceDays: Rollup = {
  name: 'audience_days',
  derive: audienceDaysInsert,
  says: 'members who viewed any title of a kind, by day',
  dimensions: ['kind', 'cell', 'day'],
  sortedBy: 'kind',
  rows: 200_000,
  carries: {
    views: (at) => [part('views', `sum(${at}.views)`)],
    viewers: (at, plan) => [part('viewers', sql`sumIf(${raw(at)}.viewers, ${firstInRange(plan)})`)],
  },
  refusesDays: ofEachDay,
  where: (plan, wanted) => [ofKind(wanted), ...inRange(plan), ...people(plan)],
};

export const audienceFollowDays: Rollup = {
  name: 'audience_follow_days',
  derive: audienceFollowDaysInsert,
  says: 'steps of followers of any title of a kind, by day',
  dimensions: ['kind', 'cell', 'day'],
  sortedBy: 'kind',
  rows: 50_000,
  carries: { followers: () => [part('followers', 'sum(steps)')] },
  refusesDays: ofEachDay,
  where: (plan, wanted) => [ofKind(wanted), ...untilEnd(plan), ...people(plan)],
};

export const audienceCells: Rollup = {
  name: 'audience_cells',
  derive: audienceCellsInsert,
  says: 'all-time figures of all titles of a kind, per cell',
  dimensions: ['kind', 'cell'],
  sortedBy: 'kind',
  rows: 500,
  carries: {
    views: (at) => [part('views', `sum(${at}.views)`)],
    viewers: (at) => [part('viewers', `sum(${at}.viewers)`)],
    followers: (at) => [part('followers', `sum(${at}.followers)`)],
  },
  refusesDays: ofAllTime,
  where: (plan, wanted) => [ofKind(wanted), ...people(plan)],
};
