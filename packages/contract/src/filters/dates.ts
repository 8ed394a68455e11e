/**
 * Date ranges: inclusive UTC days, `YYYY-MM-DD`. Relative dates count back from the last day that has data
 * (`dataThrough`), never from the wall clock (metrics: Scope of a figure).
 */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { Clause } from './clause.ts';

dayjs.extend(utc);

/** Inclusive days; `from` null is open to the past. */
export type DateRange = { from: string | null; to: string };

const iso = 'YYYY-MM-DD';

/** A UTC day in milliseconds: all are as long. */
export const dayMs = 86_400_000;
/** In milliseconds. */
export const hourMs = 3_600_000;

/** The dates of a filter that leave none out. */
export const allTime = 'all time';

/** The days that the calendars of the stores have: data is of these. Those that menus offer begin later. */
export const calendar = { first: '1900-01-01', last: '2299-12-31' } as const;

/** True for a real calendar day from 1900 to 2299 written `YYYY-MM-DD`. */
export const isDateText = (text: string): boolean =>
  /^(19|2[0-2])\d{2}-\d{2}-\d{2}$/.test(text) && dayjs.utc(text).isValid() && dayjs.utc(text).format(iso) === text;

/** The later of two days, and the earlier: as texts they are in the order of the calendar. */
export const laterDay = (a: string, b: string): string => (a > b ? a : b);
export const earlierDay = (a: string, b: string): string => (a < b ? a : b);

/** The day `days` after `date`; negative goes back. By number: compiling a question asks for some hundred days. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, iso.length);

/** The same day some years later; February 29 is the 28th where there is none. Negative goes back. */
export const yearsLater = (date: string, years: number): string => dayjs.utc(date).add(years, 'year').format(iso);

/** Whole days from `a` to `b`. */
export const daysBetween = (a: string, b: string): number => (Date.parse(b) - Date.parse(a)) / dayMs;

/** The range of a date clause, or of none (All Time): up to `dataThrough`, not clipped to it. */
export const resolveDates = (clause: Clause | undefined, dataThrough: string): DateRange => {
  const [first, second] = clause?.values ?? [];
  if (clause?.op === 'between' && first !== undefined && second !== undefined) return { from: first, to: second };
  const [, direction, days] = /^(last|next) (\d+) days$/.exec(first ?? '') ?? [];
  if (direction === 'last') return { from: addDays(dataThrough, 1 - Number(days)), to: dataThrough };
  if (direction === 'next') return { from: addDays(dataThrough, 1), to: addDays(dataThrough, Number(days)) };
  return { from: null, to: dataThrough };
};
