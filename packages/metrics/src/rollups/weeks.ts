/** Weeks of seven days, numbered from the day that `since` has of members who were never here before, a Thursday. */
import { addDays, daysBetween } from '@cvm/contract';
import { param, type Sql, sql } from '../compile/sql.ts';
import type { Plan } from '../plan.ts';
import { neverDay, weekDays } from './columns.ts';

/** Weeks from the first to the last; `last` is below `first` where there is none. */
export type Weeks = { readonly first: number; readonly last: number };

/** The first week that begins on the day or later. */
export const weekFrom = (day: string): number => Math.ceil(daysBetween(neverDay, day) / weekDays);

/** The last week that has ended on the day. */
export const weekUntil = (day: string): number => Math.floor(daysBetween(neverDay, addDays(day, 1)) / weekDays) - 1;

const firstDayOf = (week: number): string => addDays(neverDay, week * weekDays);

/** The whole weeks of a range. The first of all holds what was before it as well, and is none of a range that begins. */
export const wholeWeeks = ({ range: { from, to } }: Plan): Weeks => ({
  first: from === null ? 0 : Math.max(weekFrom(from), 1),
  last: weekUntil(to),
});

export const areFewer = ({ first, last }: Weeks, least: number): boolean => last - first + 1 < least;

const number = (week: number) => param('week', 'UInt16', week);
const date = (day: string) => param('date', 'Date32', day);

/** The rows of weeks. */
export const inWeeks = ({ first, last }: Weeks): Sql => sql`week between ${number(first)} and ${number(last)}`;

/** The days of a range before its weeks, of which there are none where these begin with the first, and behind them. */
export const besideWeeks = ({ range: { from, to } }: Plan, { first, last }: Weeks): Sql => {
  const behind = sql`day between ${date(firstDayOf(last + 1))} and ${date(to)}`;
  return first === 0
    ? behind
    : sql`(day between ${date(from ?? neverDay)} and ${date(addDays(firstDayOf(first), -1))} or ${behind})`;
};

/** The rows of weeks that begin behind a day, and the days up to the first of these. */
export const weeksBehind = (day: string): { readonly weeks: Sql; readonly beside: Sql } => {
  const next = addDays(day, 1);
  const first = weekFrom(next);
  return {
    weeks: sql`week >= ${number(first)}`,
    beside: sql`day between ${date(next)} and ${date(addDays(firstDayOf(first), -1))}`,
  };
};
