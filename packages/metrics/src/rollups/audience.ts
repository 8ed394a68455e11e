/** All titles of a kind together: the whole that shares and indexes are of. No filter on titles or views applies to it. */

import { addDays, laterDay } from '@cvm/contract';
import { join, param, raw, type Sql, sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { inRange, isKind, people, untilEnd } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { gapColumn, gapsFrom, neverDay, sinceColumn, steps, sums } from './columns.ts';
import { audienceFollowDaysInsert } from './derive/follow-days.ts';
import { audienceCellsInsert } from './derive/totals.ts';
import { audienceViewsInsert, audienceVisitsInsert } from './derive/view-days.ts';
import { firstInRange, ofAllTime, ofEachDay, type Rollup, summed, type Wanted } from './rollup.ts';

const ofKind = ({ kind = 'any' }: Wanted) => isKind(kind);

/** Of rows that add up over kinds, of which there are none of any. */
const ofKinds = ({ kind = 'any' }: Wanted) => (kind === 'any' ? [] : [isKind(kind)]);

/**
 * The rows that may be a member's first in the range: of each class of gaps those of the days that it reaches. That is for the
 * engine to find where they lie; which of them count, each says itself.
 */
const withinReach = ({ range }: Plan): Sql => {
  const first = laterDay(range.from ?? neverDay, neverDay);
  const last = gapsFrom.map((days) => addDays(first, days - 1)).filter((day) => day < range.to);
  const short = last.map((day, gap) => sql`gap = ${raw(String(gap))} and day <= ${param('reach', 'Date32', day)}`);
  return sql`indexHint(${join([...short, raw(`gap >= ${short.length}`)], ' or ')})`;
};

export const audienceVisits: Rollup = {
  name: 'audience_visits',
  derive: audienceVisitsInsert,
  says: 'days on which a member viewed any title of a kind',
  columns: ['kind', gapColumn, 'day', sinceColumn, 'cell'],
  orderBy: ['kind', 'gap', 'day', 'since', 'cell'],
  spread: 'parts',
  rows: 1_000_000,
  carries: { viewers: (_at, plan) => [part('viewers', sql`countIf(${firstInRange(plan)})`)] },
  refusesDays: ofEachDay,
  where: (plan, wanted) => [ofKind(wanted), withinReach(plan), ...inRange(plan), ...people(plan)],
};

export const audienceViews: Rollup = {
  name: 'audience_views',
  derive: audienceViewsInsert,
  says: 'views of all titles of a kind, by day',
  columns: ['kind', 'day', 'cell', sums.views],
  orderBy: ['kind', 'day', 'cell'],
  spread: 'parts',
  rows: 200_000,
  carries: summed('views'),
  refusesDays: ofEachDay,
  where: (plan, wanted) => [...ofKinds(wanted), ...inRange(plan), ...people(plan)],
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
