/** Weeks of seven days, numbered from the day that `since` has of members who were never here before, a Thursday. */
import { addDays, daysBetween } from '@cvm/contract';
import { neverDay, weekDays } from './columns.ts';

/** The first week that begins on the day or later. */
export const weekFrom = (day: string): number => Math.ceil(daysBetween(neverDay, day) / weekDays);

/** The last week that has ended on the day. */
export const weekUntil = (day: string): number => Math.floor(daysBetween(neverDay, addDays(day, 1)) / weekDays) - 1;

export const firstDayOf = (week: number): string => addDays(neverDay, week * weekDays);
