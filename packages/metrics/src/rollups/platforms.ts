/** Views that name a platform, per platform and title. */

import { sumOf } from '../compile/tally.ts';
import { inRange, people } from '../compile/where.ts';
import { column, weekColumn } from './columns.ts';
import {
  platformCellsInsert,
  platformDaysInsert,
  platformTotalsInsert,
  platformWeeksInsert,
} from './derive/platforms.ts';
import { ofAllTime, ofEachDay, type Rollup } from './rollup.ts';
import { areFewer, besideWeeks, inWeeks, wholeWeeks } from './weeks.ts';

const votes = column('votes', 'UInt64', 'views that name it');

const carries: Rollup['carries'] = { votes: (at) => [sumOf('votes', `${at}.votes`)] };

export const platformCells: Rollup = {
  name: 'platform_cells',
  derive: platformCellsInsert,
  says: 'all-time views that name a platform, per title and cell',
  columns: ['platform', 'title', 'cell', votes],
  orderBy: ['platform', 'title', 'cell'],
  spread: 'parts',
  rows: 100_000,
  carries,
  refusesDays: ofAllTime,
  where: people,
};

export const platformDays: Rollup = {
  name: 'platform_days',
  derive: platformDaysInsert,
  says: 'views that name a platform, per day, title and cell',
  columns: ['platform', 'title', 'day', 'cell', votes],
  // Shares are of all titles: by day first, so that what is read follows the length of the range.
  orderBy: ['day', 'title', 'platform', 'cell'],
  settings: { index_granularity: 1024 },
  spread: 'parts',
  rows: 400_000,
  carries,
  refusesDays: ofEachDay,
  where: (plan) => [...people(plan), ...inRange(plan)],
};

/** Fewer are not worth a second table. */
const weeksMin = 6;

export const platformWeeks: Rollup = {
  name: 'platform_weeks',
  derive: platformWeeksInsert,
  says: 'views that name a platform, per week and title, everybody; beside whole weeks, the same by day',
  columns: ['platform', 'title', weekColumn, votes],
  orderBy: ['week', 'title', 'platform'],
  spread: 'parts',
  rows: 150_000,
  carries,
  refusesDays: (plan) => (areFewer(wholeWeeks(plan), weeksMin) ? 'has too few whole weeks of the range' : undefined),
  beside: { rollup: platformDays, where: (plan) => [besideWeeks(plan, wholeWeeks(plan))] },
  where: (plan) => [inWeeks(wholeWeeks(plan))],
};

export const platformTotals: Rollup = {
  name: 'platform_totals',
  derive: platformTotalsInsert,
  says: 'all-time views that name a platform, per title, everybody',
  columns: ['platform', 'title', votes],
  orderBy: ['platform', 'title'],
  spread: 'parts',
  rows: 5_000,
  carries,
  refusesDays: ofAllTime,
  where: people,
};
