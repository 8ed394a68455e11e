/** Views that name a platform, per platform and title. */

import { part } from '../compile/tally.ts';
import { inRange, people } from '../compile/where.ts';
import { platformCellsInsert, platformDaysInsert, platformTotalsInsert } from './derive/platforms.ts';
import { ofAllTime, ofEachDay, type Rollup } from './rollup.ts';

const carries: Rollup['carries'] = { votes: (at) => [part('votes', `sum(${at}.votes)`)] };

export const platformCells: Rollup = {
  name: 'platform_cells',
  derive: platformCellsInsert,
  says: 'all-time views that name a platform, per title and cell',
  dimensions: ['platform', 'title', 'cell'],
  sortedBy: 'platform',
  rows: 100_000,
  carries,
  refusesDays: ofAllTime,
  where: people,
};

export const platformDays: Rollup = {
  name: 'platform_days',
  derive: platformDaysInsert,
  says: 'views that name a platform, per day, title and cell',
  dimensions: ['platform', 'title', 'cell', 'day'],
  sortedBy: 'day',
  rows: 400_000,
  carries,
  refusesDays: ofEachDay,
  where: (plan) => [...people(plan), ...inRange(plan)],
};

export const platformTotals: Rollup = {
  name: 'platform_totals',
  derive: platformTotalsInsert,
  says: 'all-time views that name a platform, per title, everybody',
  dimensions: ['platform', 'title'],
  sortedBy: 'platform',
  rows: 5_000,
  carries,
  refusesDays: ofAllTime,
  where: people,
};
