import { describe, expect, it } from 'vitest';
import { dayText, firstWeeks, weekNumber, weeksOf, weekText } from './weeks.ts';

const row = (title: string, week: string | null) => ({ title, week });

describe('the weeks of a calendar', () => {
  it('hold their rows in the order of the answer, what has no day last', () => {
    const rows = [
      row('Monday', '2026-11-23'),
      row('Sunday', '2026-11-23'),
      row('Later', '2026-11-30'),
      row('Some day', null),
    ];
    expect(
      weeksOf(rows).map(({ monday, rows: inside }) => `${monday}: ${inside.map(({ title }) => title).join(', ')}`),
    ).toEqual(['2026-11-23: Monday, Sunday', '2026-11-30: Later', 'null: Some day']);
  });

  it('are counted as ISO 8601 does, over the turn of a year too', () => {
    expect(weekNumber('2026-12-28')).toBe('Week 53');
    expect(weekNumber('2027-01-04')).toBe('Week 1');
    expect(weekText('2026-12-28')).toBe('December 28, 2026 to January 03, 2027');
    expect(dayText('2027-01-01')).toBe('Fri 01-01-2027');
  });

  it('are drawn whole, as many as hold the rows', () => {
    const weeks = weeksOf([row('a', '2026-11-23'), row('b', '2026-11-23'), row('c', '2026-11-30')]);
    expect(firstWeeks(weeks, 1)).toHaveLength(1);
    expect(firstWeeks(weeks, 2)).toHaveLength(1);
    expect(firstWeeks(weeks, 3)).toHaveLength(2);
    expect(firstWeeks(weeks, 100)).toHaveLength(2);
  });
});
