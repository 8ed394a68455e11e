/** All titles of a kind together: the whole that shares and indexes are of. No filter on titles or views applies to it. */

import { raw, sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { inRange, isKind, people, untilEnd } from '../compile/where.ts';
import { column, sinceColumn, steps, sums } from './columns.ts';
import { audienceFollowDaysInsert } from './derive/follow-days.ts';
import { audienceCellsInsert } from './derive/totals.ts';
import { audienceDaysInsert } from './derive/view-days.ts';
import { firstInRange, ofAllTime, ofEachDay, type Rollup, summed, type Wanted } from './rollup.ts';

const ofKind = ({ kind = 'any' }: Wanted) => isKind(kind);

export const audienceDays: Rollup = {
  name: 'audience_days',
  derive: audienceDaysInsert,
  says: 'members who viewed any title of a kind, by day',
  columns: [
    'kind',
    'day',
    sinceColumn,
    'cell',
    column('views', 'UInt64', 'views of these members that day'),
    column('viewers', 'UInt64', 'members'),
  ],
  orderBy: ['kind', 'day', 'since', 'cell'],
  spread: 'parts',
  rows: 200_000,
  carries: {
    ...summed('views'),
    viewers: (at, plan) => [part('viewers', sql`sumIf(${raw(at)}.viewers, ${firstInRange(plan)})`)],
  },
  refusesDays: ofEachDay,
  where: (plan, wanted) => [ofKind(wanted), ...inRange(plan), ...people(plan)],
};

export const audienceFollowDays: Rollup = {
  name: 'audience_follow_days',
  derive: audienceFollowDaysInsert,
  says: 'steps of followers of any title of a kind, by day',
  columns: ['kind', 'day', 'cell', steps],
  orderBy: ['kind', 'day', 'cell'],
  spread: 'parts',
  rows: 50_000,
  carries: { followers: () => [part('followers', 'sum(steps)')] },
  refusesDays: ofEachDay,
  where: (plan, wanted) => [ofKind(wanted), ...untilEnd(plan), ...people(plan)],
};

export const audienceCells: Rollup = {
  name: 'audience_cells',
  derive: audienceCellsInsert,
  says: 'all-time figures of all titles of a kind, per cell',
  columns: ['kind', 'cell', sums.views, sums.viewers, sums.followers],
  orderBy: ['kind', 'cell'],
  spread: 'parts',
  rows: 500,
  carries: summed('views', 'viewers', 'followers'),
  refusesDays: ofAllTime,
  where: (plan, wanted) => [ofKind(wanted), ...people(plan)],
};
