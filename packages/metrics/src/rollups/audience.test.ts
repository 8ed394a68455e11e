import { addDays, daysBetween, parseFilters } from '@cvm/contract';
import { expect, test } from 'vitest';
import { compile } from '../compile/compile.ts';
import { everything, smallEdition } from '../testing/golden.ts';
import { gapsFrom } from './columns.ts';

/** Until which day after the first of a range rows of each class of gaps are read; a class without one is read to the end. */
const reachOf = (first: string, last: string): readonly number[] => {
  const clauses = parseFilters(['show:1104', `date:${first} 00:00:00 to ${last} 23:59:59`]);
  const { base } = compile({ view: 'showAgeIndex', clauses, sorts: [] }, everything, smallEdition);
  if (!base) throw new Error('The index has no base.');
  const days = Object.entries(base.params).filter(([name]) => name.startsWith('reach_'));
  expect(base.sql).toContain(`gap >= ${days.length}`);
  return days.map(([, day]) => daysBetween(first, String(day)));
};

test('of visits every one is read that is the first of its member in a range, and few others', () => {
  const { dataThrough } = smallEdition;
  for (const length of [1, 2, 3, 4, 15, 16, 63, 64, 255, 256, 1100]) {
    const first = addDays(dataThrough, 1 - length);
    const reach = reachOf(first, dataThrough);
    const isRead = (gap: number, day: number) =>
      day <= (reach[gapsFrom.filter((from) => gap >= from).length] ?? length);
    for (let gap = 0; gap < 1200; gap += 1) {
      // The last day on which a gap so long began before the range or with it.
      for (const day of [0, Math.min(gap, length - 1)])
        expect(isRead(gap, day), `gap ${gap}, day ${day} of ${length}`).toBe(true);
    }
    if (length > 4) expect(isRead(0, gapsFrom[0]), 'short gaps in late days').toBe(false);
  }
});
