/**
 * The days of an answer in words. A view that looks at the last 7 days of its range alone, or at these and the 7 before them,
 * says so whatever the range is, and one of followers of what they follow by; every caption of screen, picture and file is made here.
 */
import { addDays, type DateRange } from '../filters/dates.ts';
import { weekDays } from '../metrics/rules.ts';
import type { ViewDefinition } from './view.ts';

/** `day` writes a day as the place of the caption does. */
export const periodText = (
  { period }: Pick<ViewDefinition, 'id' | 'period'>,
  { from, to }: DateRange,
  day: (date: string) => string,
): string => {
  const days = (first: string, last: string): string => (first === last ? day(first) : `${day(first)} to ${day(last)}`);
  // A range is cut off where the data ends: one that begins after that has no day left.
  const isAfter = from !== null && from > to;
  if (isAfter && (period === undefined || period === 'released'))
    return `No day that has data, which ends on ${day(to)}`;
  if (period === 'until') return `Up to ${day(to)}`;
  if (period === 'released') return `Released ${from === null ? `up to ${day(to)}` : days(from, to)}`;
  if (period === undefined) return from === null ? `All time to ${day(to)}` : days(from, to);
  if (period === 'following' || period === 'growth') {
    const followers = `Followers on ${day(to)}`;
    if (period === 'following' || from === null) return followers;
    return isAfter ? `${followers}, no growth as the dates begin later` : `${followers}, growth since ${day(from)}`;
  }
  const first = addDays(to, 1 - weekDays);
  const lately = `${weekDays} days from ${days(first, to)}`;
  if (period === 'week') return lately;
  return `${lately}, against the ${weekDays} days before, ${days(addDays(first, -weekDays), addDays(first, -1))}`;
};
