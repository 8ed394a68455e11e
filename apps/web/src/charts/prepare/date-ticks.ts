/**
 * The days of a time axis that carry a tick (2-title-reports section 9): every 2 days up to a month, every week up to 8
 * months, every 3 months up to 69 months, every 6 months beyond. Months are ticked on their first day, so that quarters
 * and years stand where a reader looks for them.
 */
import { addDays, daysBetween } from '@cvm/contract';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);

const iso = 'YYYY-MM-DD';
const years = 'MMM YYYY';
/** More names would not fit under a chart as wide as the page. */
const namedMax = 16;

const monthsBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'month', true);

const everyDays = (from: string, to: string, step: number): string[] =>
  Array.from({ length: Math.floor(daysBetween(from, to) / step) + 1 }, (_, tick) => addDays(from, tick * step));

const everyMonths = (from: string, to: string, step: number): string[] => {
  const year = dayjs.utc(from).startOf('year');
  const last = dayjs.utc(to);
  const ticks: string[] = [];
  for (let months = 0; ; months += step) {
    const tick = year.add(months, 'month');
    if (tick.isAfter(last)) return ticks;
    if (tick.format(iso) >= from) ticks.push(tick.format(iso));
  }
};

/** The ticks from the first to the last day, each with its words; of many every second or third, so that there is room. */
export const dateTicks = (from: string, to: string): ReadonlyMap<string, string> => {
  const span = monthsBetween(from, to);
  const named = (days: readonly string[], words: string) => {
    const every = Math.ceil(days.length / namedMax);
    const january = Math.max(
      0,
      days.findIndex((day) => day.slice(5, 7) === '01'),
    );
    const offset = words === years ? january % every : 0;
    return new Map(
      days.map((day, place) => [day, place % every === offset ? dayjs.utc(day).format(words) : ''] as const),
    );
  };
  if (span <= 1) return named(everyDays(from, to, 2), 'MMM D');
  if (span <= 8) return named(everyDays(from, to, 7), 'MMM D');
  return named(everyMonths(from, to, span > 69 ? 6 : 3), years);
};
