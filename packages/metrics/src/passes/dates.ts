/**
 * Relative dates count back from the last day that has data; a range ends there at the latest and starts no earlier than
 * the user's rolling window (30 days times its months, 1-foundation section 6). A range before the window is refused.
 */
import { type Access, addDays, type Clause, calendar, resolveDates } from '@cvm/contract';
import { QueryError } from '../error.ts';
import { clausesOf, includedValue, type Pass, type Plan } from '../plan.ts';

/** More days than the calendar has before any data. */
const daysMax = 99_999;

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

const lastDays = (days: number): Clause => ({ id: 'date', op: 'is', values: [`last ${days} days`], join: 'or' });

const askedClause = (plan: Plan): Clause | undefined => {
  const days = includedValue(plan, 'daysInPast');
  const [range] = clausesOf(plan, 'date');
  if (range !== undefined && days !== undefined)
    throw new QueryError('bad_filter', 'Filters "date" and "daysInPast" both say which days: give one of them.', {
      filter: 'daysInPast',
    });
  return range ?? (days === undefined ? undefined : lastDays(Math.min(Number(days), daysMax)));
};

/** The first day that a user may see of data up to `dataThrough`; null = all time. */
export const windowStart = ({ months }: Pick<Access, 'months'>, dataThrough: string): string | null =>
  months === null || 30 * months > daysMax ? null : later(addDays(dataThrough, 1 - 30 * months), calendar.first);

export const dates: Pass = {
  name: 'dates',
  run: (plan) => {
    const { dataThrough } = plan.edition;
    const asked = resolveDates(askedClause(plan), dataThrough);
    const earliest = windowStart(plan.access, dataThrough);
    const to = earlier(asked.to, dataThrough);
    if (earliest !== null && to < earliest)
      throw new QueryError('forbidden', `This user may not see days before ${earliest}.`, { filter: 'date' });
    const start = asked.from === null ? null : earlier(later(asked.from, calendar.first), calendar.last);
    const from = earliest === null ? start : later(start ?? earliest, earliest);
    return { ...plan, range: { from, to }, earliest };
  },
};
