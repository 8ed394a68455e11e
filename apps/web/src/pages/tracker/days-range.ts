/**
 * The days from release that the growth chart shows. In: the address, and the range that this browser keeps as its default.
 * Out: the range, and what is wrong with one that is typed. Messages as in 3-reports-and-admin section 5.
 */
import { z } from 'zod';
import type { DayRange } from '../../charts/prepare/tracker-figure.ts';

/** Until another one is stored (3-reports-and-admin section 9). */
export const firstRange: DayRange = { start: -40, end: 14 };
const spanMax = 500;
/** The name of the specification (3-reports-and-admin section 3). */
const storageKey = 'defaultTrackerDates';

const rangeSchema = z.object({ start: z.number().int(), end: z.number().int() });

/** Why a range cannot be shown; null = it can. */
export const rangeProblem = ({ start, end }: DayRange): string | null => {
  if (start > end) return 'Start date is greater than end date. Plese select different dates.';
  return end - start > spanMax ? 'Range is too large. Please select different dates.' : null;
};

const possible = (range: DayRange): DayRange | null => (rangeProblem(range) === null ? range : null);

/** Two whole numbers, whatever range they make. */
const readDays = (text: string | undefined): DayRange | null => {
  const [, start, end] = /^(-?\d{1,4}),(-?\d{1,4})$/.exec(text ?? '') ?? [];
  return start === undefined || end === undefined ? null : { start: Number(start), end: Number(end) };
};

/** `-40,14`; null for what is no range. */
export const readRange = (text: string | undefined): DayRange | null => {
  const days = readDays(text);
  return days === null ? null : possible(days);
};

/** Why the days of an address are not those that are shown; null = they are, or it names none. */
export const addressProblem = (text: string | undefined): string | null => {
  if (text === undefined || text === '' || readRange(text) !== null) return null;
  const days = readDays(text);
  const reason = days === null ? 'They are not two whole numbers.' : rangeProblem(days);
  return `The days "${text.slice(0, 40)}" of this link are not shown. ${reason}`;
};

export const rangeText = ({ start, end }: DayRange): string => `${start},${end}`;

export const sameRange = (a: DayRange, b: DayRange): boolean => a.start === b.start && a.end === b.end;

/** The default of this browser; what was stored and cannot be read is none. */
export const storedRange = (): DayRange => {
  try {
    return possible(rangeSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))) ?? firstRange;
  } catch {
    return firstRange;
  }
};

export const storeRange = (range: DayRange): void => localStorage.setItem(storageKey, JSON.stringify(range));
