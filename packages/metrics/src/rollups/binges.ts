/** Of each member, series and day the earliest end of a binge that began that day, in two orders. */

import { part } from '../compile/tally.ts';
import { inRange, people, untilEnd } from '../compile/where.ts';
import { column, sinceColumn, smallBlocks } from './columns.ts';
import { bingesInsert, titleBingesInsert } from './derive/binges.ts';
import { firstInRange, ofEachDay, type Rollup } from './rollup.ts';

const days = {
  columns: [
    'title',
    column('day', 'Date32', 'UTC day of the first of the episodes'),
    'cell',
    'member',
    column('ended', 'Date32', 'UTC day of the last of them'),
    sinceColumn,
  ],
  spread: { by: 'member' },
  rows: 50_000,
  carries: { bingers: () => [part('bingers', 'count()')] },
  refusesDays: ofEachDay,
  where: (plan) => [...inRange(plan), firstInRange(plan), ...untilEnd(plan, 'ended'), ...people(plan)],
} as const satisfies Partial<Rollup>;

export const titleBinges: Rollup = {
  ...days,
  name: 'title_binges',
  derive: titleBingesInsert,
  says: 'binges of members, by title',
  orderBy: ['title', 'day', 'cell', 'member'],
  settings: smallBlocks,
};

export const binges: Rollup = {
  ...days,
  name: 'binges',
  derive: bingesInsert,
  says: 'binges of members, by day',
  orderBy: ['day', 'title', 'cell', 'member'],
  settings: smallBlocks,
};
