/**
 * Relative dates count back from the last day that has data; a range ends there at the latest and starts no earlier than
 * the user's rolling window. A range before the window is refused.
 */
import {
  type Access,
  addDays,
  type Clause,
  calendar,
  earlierDay,
  formatValue,
  laterDay,
  resolveDates,
  windowDays,
} from '@cvm/contract';
import { QueryError } from '../error.ts';
import { clausesOf, includedValue, type Pass, type Plan } from '../plan.ts';

/** More days than the calendar has before any data. */
const daysMax = 99_999;

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
  months === null || windowDays(months) > daysMax
    ? null
    : laterDay(addDays(dataThrough, 1 - windowDays(months)), calendar.first);

export const dates: Pass = {
  name: 'dates',
  run: (plan) => {
    const { dataThrough } = plan.edition;
    const asked = resolveDates(askedClause(plan), dataThrough);
    const earliest = windowStart(plan.access, dataThrough);
    const to = earlierDay(asked.to, dataThrough);
    if (earliest !== null && to < earliest)
      throw new QueryError('forbidden', `You may not see days before ${formatValue('longDate', earliest)}.`, {
        filter: 'date',
      });
    const start = asked.from === null ? null : earlierDay(laterDay(asked.from, calendar.first), calendar.last);
    const from = earliest === null ? start : laterDay(start ?? earliest, earliest);
    return { ...plan, range: { from, to }, earliest };
  },
};
