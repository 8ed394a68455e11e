/**
 * Views and viewers of a title by week, everybody: what most days of a long range are read from, few rows where each member's days
 * are many. The first days of a range and those of no whole week are read from `view_days` (docs/decisions/0061-ranges-by-week.md).
 */
import { addDays } from '@cvm/contract';
import { type Sql, sql } from '../compile/sql.ts';
import { part } from '../compile/tally.ts';
import { people } from '../compile/where.ts';
import type { Plan } from '../plan.ts';
import { airedOf } from './airing.ts';
import { absence, column, neverDay, sinceColumn, sums, titleKindColumn, weekColumn } from './columns.ts';
import { viewWeeksInsert } from './derive/view-weeks.ts';
import { byDayOfMany, type Count, firstInRange, type Rollup, summed } from './rollup.ts';
import { viewDays } from './view-days.ts';
import { areFewer, besideWeeks, inWeeks, type Weeks, weekFrom, weekUntil } from './weeks.ts';

/** Fewer are not worth a second table. */
const weeksMin = 6;

/**
 * The whole weeks of a range behind its first days, in which each viewer may be its first; of a range that is open to the past all
 * that have ended.
 */
const weeksOf = ({ range: { from, to } }: Plan): Weeks => {
  const isOpen = from === null || from <= neverDay;
  return { first: isOpen ? 0 : weekFrom(addDays(from, absence)), last: weekUntil(to) };
};

const viewers = (plan: Plan): Sql => sql`newcomers + (${firstInRange(plan)})`;

/** As by day, but of most rows it is known that nobody had watched more than had aired. */
const finished: Count = (at, plan, inside) => {
  const before = sql`if(${firstInRange(plan)}, 0, least(before, aired))`;
  const watched = sql`times * (least(before + step, ${airedOf(plan, at, inside)} as aired) - ${before}) + fresh`;
  return [
    part('finished', sql`sum(${watched}) / greatest(max(aired) as most, 1)`),
    part('finishers', sql`sum(${viewers(plan)}) * (most > 0)`),
  ];
};

export const viewWeeks: Rollup = {
  name: 'view_weeks',
  derive: viewWeeksInsert,
  says: 'views and viewers of a title by week, everybody; beside whole weeks, days on which a member viewed a title',
  columns: [
    titleKindColumn,
    'title',
    weekColumn,
    sinceColumn,
    sums.views,
    column('newcomers', 'UInt32', 'members who had never viewed the title before'),
    column('fresh', 'Int64', 'regular episodes watched for the first time, less those that are in other rows'),
    column('times', 'UInt32', 'members of whom before and step are'),
    column('before', 'UInt32', 'regular episodes watched before'),
    column('step', 'UInt32', 'regular episodes watched for the first time, some of which may not have aired'),
  ],
  orderBy: ['title_kind', 'week', 'title'],
  spread: 'parts',
  rows: 200_000,
  carries: {
    ...summed('views'),
    viewers: (_at, plan) => [part('viewers', sql`sum(${viewers(plan)})`)],
    finished,
  },
  refusesDays: (plan) =>
    areFewer(weeksOf(plan), weeksMin) ? 'has too few whole weeks of the range' : byDayOfMany(plan),
  beside: { rollup: viewDays, where: (plan) => [besideWeeks(plan, weeksOf(plan)), ...people(plan)] },
  where: (plan) => [inWeeks(weeksOf(plan))],
};
