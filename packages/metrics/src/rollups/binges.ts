/** Of each member, series and day the earliest end of a binge that began that day. */

import { sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { endDay, inRange, people } from '../compile/where.ts';
import { column, sinceColumn } from './columns.ts';
import { bingesInsert } from './derive/binges.ts';
import { firstInRange, ofEachDay, type Rollup } from './rollup.ts';

export const binges: Rollup = {
  name: 'binges',
  derive: bingesInsert,
  says: 'binges of members by title and day',
  columns: [
    'title',
    column('day', 'Date32', 'UTC day of the first of the episodes'),
    'cell',
    'member',
    column('ended', 'Date32', 'UTC day of the last of them'),
    sinceColumn,
  ],
  orderBy: ['title', 'day', 'cell', 'member'],
  partitionBy: 'toYear(day)',
  settings: { index_granularity: 1024 },
  spread: { by: 'member' },
  rows: 50_000,
  carries: { bingers: () => [part('bingers', 'count()')] },
  refusesDays: ofEachDay,
  where: (plan) => [...inRange(plan), firstInRange(plan), sql`ended <= ${endDay(plan)}`, ...people(plan)],
};
