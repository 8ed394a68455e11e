import { addDays, daysBetween, parseFilters, type ViewId } from '@cvm/contract';
import { expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import type { Statement } from '../compile/sql.ts';
import { everything, goldenEdition } from '../testing/golden.ts';
import { absence, neverDay, weekDays } from './columns.ts';

const { dataThrough } = goldenEdition;

type Days = readonly [first: number, last: number];

const numberOf = (day: unknown): number => daysBetween(neverDay, String(day));

/** The days that a statement reads of a table, as numbers; weeks that are open end with the data. */
const daysRead = ({ sql, params }: Statement, table: string): Days[] => {
  const texts = sql.split(new RegExp(`from ${table}\\b`)).slice(1);
  return texts.flatMap((text) => {
    const [own = ''] = text.split('group by');
    const days = [...own.matchAll(/day between \{(\w+):Date32\} and \{(\w+):Date32\}/g)].map(
      ([, from = '', to = '']): Days => [numberOf(params[from]), numberOf(params[to])],
    );
    const weeks = [...own.matchAll(/week (?:>=|between) \{(\w+):UInt16\}(?: and \{(\w+):UInt16\})?/g)].map(
      ([, from = '', to]): Days => [
        Number(params[from]) * weekDays,
        to === undefined ? numberOf(dataThrough) : Number(params[to]) * weekDays + weekDays - 1,
      ],
    );
    return [...days, ...weeks];
  });
};

const compiled = (view: ViewId, first: string, last: string): Statement =>
  compile(
    { view, clauses: parseFilters([`date:${first} 00:00:00 to ${last} 23:59:59`]), sorts: [] },
    everything,
    goldenEdition,
  ).rows;

/** How often each of some days is read, and whether others are. */
const countedIn = (read: readonly Days[], first: string, last: string) => {
  const [from, to] = [numberOf(first), numberOf(last)];
  return {
    times: new Set(
      Array.from(
        { length: to - from + 1 },
        (_, place) => read.filter(([a, b]) => a <= from + place && b >= from + place).length,
      ),
    ),
    isOutside: read.some(([a, b]) => a <= b && (a < from || b > to)),
  };
};

const onceEach = { times: new Set([1]), isOutside: false };

const ranges = Array.from({ length: 90 }, (_, place) => {
  const last = addDays(dataThrough, -1 - (place % 11));
  return { length: place + 30, first: addDays(last, -29 - place), last };
});

test('each day of a range is counted once, the first ones and those of no whole week by day', () => {
  let byWeek = 0;
  for (const { length, first, last } of ranges) {
    const statement = compiled('topPerformingShows', first, last);
    const weeks = daysRead(statement, 'view_weeks');
    const [week] = weeks;
    if (week === undefined) expect(length, 'days of a range without weeks').toBeLessThan(absence + 8 * weekDays);
    else {
      byWeek += 1;
      expect(
        countedIn([...weeks, ...daysRead(statement, 'view_days')], first, last),
        `${length} days to ${last}`,
      ).toEqual(onceEach);
      const ahead = week[0] - numberOf(first);
      expect(ahead).toBeGreaterThanOrEqual(absence);
      expect(ahead).toBeLessThan(absence + weekDays);
    }
  }
  expect(byWeek).toBeGreaterThan(50);
});

test('each day of a range is counted once for engagements, those of no whole week by day', () => {
  let byWeek = 0;
  for (const { length, first, last } of ranges) {
    const statement = compiled('showSummary', first, last);
    const weeks = daysRead(statement, 'engagement_weeks');
    if (weeks.length === 0) expect(length, 'days of a range without weeks').toBeLessThan(9 * weekDays);
    else byWeek += 1;
    expect(
      countedIn([...weeks, ...daysRead(statement, 'engagement_days')], first, last),
      `${length} days to ${last}`,
    ).toEqual(onceEach);
  }
  expect(byWeek).toBeGreaterThan(50);
});

test('each day behind a range is counted once for followers, up to the end of its week by day', () => {
  for (const { first, last } of ranges) {
    const statement = compiled('showSummary', first, last);
    const weeks = daysRead(statement, 'follow_weeks');
    expect(weeks).toHaveLength(1);
    const read = [...weeks, ...daysRead(statement, 'follow_days')].filter(([from, to]) => from <= to);
    const until =
      weeks[0] === undefined || weeks[0][0] <= numberOf(dataThrough) ? dataThrough : addDays(neverDay, weeks[0][0] - 1);
    expect(countedIn(read, addDays(last, 1), until), last).toEqual(onceEach);
  }
});
