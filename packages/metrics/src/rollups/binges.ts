/** Of each member, series and day the earliest end of a binge that began that day. */

import { sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { endDay, inRange, people } from '../compile/where.ts';
import { bingesInsert } from './derive/binges.ts';
import { firstInRange, ofEachDay, type Rollup } from './rollup.ts';

export const binges: Rollup = {
  name: 'binges',
  derive: bingesInsert,
  says: 'binges of members by title and day',
  dimensions: ['title', 'member', 'cell', 'day'],
  sortedBy: 'title',
  rows: 50_000,
  carries: { bingers: () => [part('bingers', 'count()')] },
  refusesDays: ofEachDay,
  where: (plan) => [...inRange(plan), firstInRange(plan), sql`ended <= ${endDay(plan)}`, ...people(plan)],
};
