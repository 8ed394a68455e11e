/**
 * Which days a date filter can take (1-foundation sections 5 and 6), and its presets. Days are `YYYY-MM-DD`; relative
 * ranges count back from the last day with data, never from today.
 */
import {
  addDays,
  allTime,
  type Clause,
  calendarStart,
  datePresets,
  type FilterId,
  formatCount,
  formatValue,
  isDateText,
  laterDay,
  type Permissible,
  resolveDates,
  windowDays,
  yearsLater,
} from '@cvm/contract';

/** Days that can be chosen, ends included. `reason` says what narrows the user; null = nothing does. */
export type DateLimits = { min: string; max: string; reason: string | null };

/** How far custom ranges reach where the future is allowed at all (1-foundation section 5). */
const yearsAhead = 2;

/** How many years beyond the data a filter may reach: release days lie in the future too. */
const futureYears: Partial<Record<FilterId, number>> = {
  first_release_date: yearsAhead,
  release_date: yearsAhead,
  future_release_date: 1,
};

/** The filters about what members did, which the user's window narrows; release days are about titles. */
const isActivity = (id: FilterId): boolean => futureYears[id] === undefined;

/**
 * The days a filter may take for this user; `today` stands in where no data is loaded. `future`: the page is about
 * what is to come.
 */
export const dateLimits = (id: FilterId, permissible: Permissible, today: string, future = false): DateLimits => {
  const through = permissible.dataThrough ?? today;
  const max = yearsLater(through, futureYears[id] ?? (future ? yearsAhead : 0));
  const { months } = permissible;
  if (months === null || !isActivity(id)) return { min: calendarStart, max, reason: null };
  const from = addDays(through, 1 - windowDays(months));
  const min = laterDay(from, calendarStart);
  return { min, max, reason: `Your access reaches back ${formatCount(months, 'month')}, to ${dayText(min)}.` };
};

export type DatePreset = { value: string; label: string; disabledReason: string | null };

const upcoming = [allTime, 'next 30 days', 'next 60 days', 'next 90 days'];

/** `last 30 days` as it stands in menus and chips: Last 30 Days. */
export const presetLabel = (value: string): string => value.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** The ranges that a date filter offers by name, unless its page says otherwise. */
const presetsFor = (id: FilterId): readonly string[] =>
  id === 'future_release_date' ? upcoming : datePresets.map(({ value }) => value);

/**
 * The presets of a date filter; those longer than the user's window say why they cannot be chosen. A relative range that holds and
 * is none of them, as the page or a link has it, stands after them.
 */
export const presetsOf = (
  id: FilterId,
  permissible: Permissible,
  offered = presetsFor(id),
  held?: Clause,
): DatePreset[] => {
  const { months } = permissible;
  const days = months === null || !isActivity(id) ? null : windowDays(months);
  const holding = held?.op === 'is' ? held.values : [];
  return [...new Set([...offered, ...holding])].map((value) => {
    const length = Number(/\d+/.exec(value)?.[0] ?? 0);
    const tooLong = days !== null && length > days;
    return {
      label: presetLabel(value),
      value,
      disabledReason: tooLong ? `Your access reaches back ${days} days.` : null,
    };
  });
};

/** The clauses of a preset: All Time is no filter at all. */
export const presetClauses = (id: FilterId, value: string): Clause[] =>
  value === allTime ? [] : [{ id, op: 'is', values: [value], join: 'or' }];

/**
 * The days that the picker of a custom range begins with: those that hold, else the 7 days before (1-foundation section 9),
 * counted like every relative range from the last day with data.
 */
export const rangeOf = (clause: Clause | undefined, dataThrough: string): { from: string; to: string } => {
  const { from, to } = resolveDates(clause, dataThrough);
  return { from: from ?? addDays(to, -6), to };
};

/** A typed or picked range as clauses; null while an end is missing, not a day, out of bounds or before the start. */
export const rangeClauses = (id: FilterId, from: string, to: string, limits: DateLimits): Clause[] | null => {
  if (!isDateText(from) || !isDateText(to) || from > to || from < limits.min || to > limits.max) return null;
  return [{ id, op: 'between', values: [from, to], join: 'or' }];
};

/** A day as panels, chips and lists write it: `11-09-2026`; what is no day stays as it was typed. */
export const dayText = (day: string): string => (isDateText(day) ? formatValue('date', day) : day);

/** A typed day as `YYYY-MM-DD`, whether it was typed so or as panels write it; what is neither stays as it is. */
export const typedDay = (text: string): string => {
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month}-${day}`;
};

/** What is wrong with one end of a typed range; null = nothing, or nothing typed yet. */
export const dayProblem = (typed: string, limits: DateLimits): string | null => {
  const day = typedDay(typed);
  if (day === '') return null;
  if (!isDateText(day)) return 'Write the day as MM-DD-YYYY.';
  if (day < limits.min) return `The first day is ${dayText(limits.min)}.`;
  return day > limits.max ? `The last day is ${dayText(limits.max)}.` : null;
};
