/**
 * Which days a date filter can take (1-foundation sections 5 and 6), and its presets. Days are `YYYY-MM-DD`; relative
 * ranges count back from the last day with data, never from today.
 */
import {
  addDays,
  type Clause,
  calendarStart,
  datePresets,
  type FilterId,
  isDateText,
  type Permissible,
} from '@cvm/contract';

/** Days that can be chosen, ends included. `reason` says what narrows the account; null = nothing does. */
export type DateLimits = { min: string; max: string; reason: string | null };

/** How many days beyond the data a filter may reach: release days lie in the future too. */
const futureDays: Partial<Record<FilterId, number>> = {
  first_release_date: 731,
  release_date: 731,
  future_release_date: 366,
};

/** The filters about what members did, which the account's window narrows; release days are about titles. */
const isActivity = (id: FilterId): boolean => futureDays[id] === undefined;

/** A month of an account's window is 30 days (1-foundation section 6). */
const windowDays = ({ months }: Permissible): number | null => (months === null ? null : months * 30);

/** The days a filter may take for this account; `today` stands in where no data is loaded. */
export const dateLimits = (id: FilterId, permissible: Permissible, today: string): DateLimits => {
  const through = permissible.dataThrough ?? today;
  const max = addDays(through, futureDays[id] ?? 0);
  const days = windowDays(permissible);
  if (days === null || !isActivity(id)) return { min: calendarStart, max, reason: null };
  const from = addDays(through, 1 - days);
  // biome-ignore lint/complexity/useMathMinMax: days are texts, which Math.max cannot compare.
  const min = from > calendarStart ? from : calendarStart;
  const { months } = permissible;
  return { min, max, reason: `Your account reaches back ${months} ${months === 1 ? 'month' : 'months'}, to ${min}.` };
};

export type DatePreset = { value: string; label: string; disabledReason: string | null };

const nextPresets = [30, 60, 90, 365].map((days) => ({ label: `Next ${days} Days`, value: `next ${days} days` }));

/** The presets of a date filter; those longer than the account's window say why they cannot be chosen. */
export const presetsOf = (id: FilterId, permissible: Permissible): DatePreset[] => {
  const [all, ...last] = datePresets;
  const days = isActivity(id) ? windowDays(permissible) : null;
  const offered = id === 'future_release_date' ? [all, ...nextPresets] : [all, ...last];
  return offered.map(({ label, value }) => {
    const length = Number(/\d+/.exec(value)?.[0] ?? 0);
    const tooLong = days !== null && length > days;
    return { label, value, disabledReason: tooLong ? `Your account reaches back ${days} days.` : null };
  });
};

/** The clauses of a preset: All Time is no filter at all. */
export const presetClauses = (id: FilterId, value: string): Clause[] =>
  value === 'all time' ? [] : [{ id, op: 'is', values: [value], join: 'or' }];

/** A typed or picked range as clauses; null while an end is missing, not a day, out of bounds or before the start. */
export const rangeClauses = (id: FilterId, from: string, to: string, limits: DateLimits): Clause[] | null => {
  if (!isDateText(from) || !isDateText(to) || from > to || from < limits.min || to > limits.max) return null;
  return [{ id, op: 'between', values: [from, to], join: 'or' }];
};

/** What is wrong with one end of a typed range; null = nothing, or nothing typed yet. */
export const dayProblem = (day: string, limits: DateLimits): string | null => {
  if (day === '') return null;
  if (!isDateText(day)) return 'Write the day as YYYY-MM-DD.';
  if (day < limits.min) return `The first day is ${limits.min}.`;
  return day > limits.max ? `The last day is ${limits.max}.` : null;
};
