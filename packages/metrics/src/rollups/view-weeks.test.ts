import { addDays, daysBetween, parseFilters } from '@cvm/contract';
import { expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { everything, goldenEdition } from '../testing/golden.ts';
import { absence, neverDay } from './columns.ts';

const { dataThrough } = goldenEdition;

/** How often each day of a range is counted, from its first to its last, and how many of the first are read day by day. */
const readOf = (first: string, last: string) => {
  const clauses = parseFilters([`date:${first} 00:00:00 to ${last} 23:59:59`]);
  const { rows } = compile({ view: 'topPerformingShows', clauses, sorts: [] }, everything, goldenEdition);
  const [, firstWeek, lastWeek] = /week between \{(\w+):UInt16\} and \{(\w+):UInt16\}/.exec(rows.sql) ?? [];
  if (firstWeek === undefined || lastWeek === undefined) return null;
  const numberOf = (name: string): number => Number(rows.params[name]);
  const weeks = [numberOf(firstWeek) * 7, numberOf(lastWeek) * 7 + 6] as const;
  const days = [...rows.sql.matchAll(/day between \{(\w+):Date32\} and \{(\w+):Date32\}/g)].map(
    ([, from = '', to = '']) =>
      [daysBetween(neverDay, String(rows.params[from])), daysBetween(neverDay, String(rows.params[to]))] as const,
  );
  const start = daysBetween(neverDay, first);
  const isIn = ([from, to]: readonly [number, number], day: number): boolean => day >= from && day <= to;
  const times = Array.from(
    { length: daysBetween(first, last) + 1 },
    (_, place) => [weeks, ...days].filter((one) => isIn(one, start + place)).length,
  );
  return {
    times,
    ahead: weeks[0] - start,
    outside: [weeks, ...days].some(([from, to]) => from <= to && (from < start || to > start + times.length - 1)),
  };
};

test('each day of a range is counted once, its first ones and those of no whole week by day', () => {
  let ranges = 0;
  for (let length = 30; length < 120; length += 1) {
    const last = addDays(dataThrough, -1 - (length % 11));
    const read = readOf(addDays(last, 1 - length), last);
    if (read === null) expect(length, 'days of a range without weeks').toBeLessThan(absence + 4 * 7);
    else {
      ranges += 1;
      expect(new Set(read.times), `${length} days to ${last}`).toEqual(new Set([1]));
      expect(read.outside).toBe(false);
      expect(read.ahead).toBeGreaterThanOrEqual(absence);
      expect(read.ahead).toBeLessThan(absence + 7);
    }
  }
  expect(ranges).toBeGreaterThan(60);
});
