import { describe, expect, it } from 'vitest';
import { dayText, firstWeeks, weekNumber, weeksOf, weekText } from './weeks.ts';

const row = (title: string, releaseDate: string | null, followers: number) => ({ title, releaseDate, followers });

const names = (rows: ReturnType<typeof row>[]) =>
  weeksOf(rows).map(({ monday, rows: inside }) => `${monday}: ${inside.map(({ title }) => title).join(', ')}`);

describe('the weeks of a calendar', () => {
  it('go from Monday to Sunday, the most followed first, what has no day last', () => {
    expect(
      names([
        row('Unknown', null, 900),
        row('Sunday', '2026-11-29', 10),
        row('Monday', '2026-11-23', 5),
        row('Later', '2026-11-30', 70),
        row('Earlier of two', '2026-11-25', 5),
      ]),
    ).toEqual(['2026-11-23: Sunday, Monday, Earlier of two', '2026-11-30: Later', 'null: Unknown']);
  });

  it('are counted as ISO 8601 does, over the turn of a year too', () => {
    expect(names([row('New Year', '2027-01-01', 1)])).toEqual(['2026-12-28: New Year']);
    expect(weekNumber('2026-12-28')).toBe('Week 53');
    expect(weekNumber('2027-01-04')).toBe('Week 1');
    expect(weekText('2026-12-28')).toBe('December 28, 2026 to January 03, 2027');
    expect(dayText('2027-01-01')).toBe('Fri 01-01-2027');
  });

  it('are drawn whole, as many as hold the rows', () => {
    const weeks = weeksOf([row('a', '2026-11-23', 1), row('b', '2026-11-24', 1), row('c', '2026-12-01', 1)]);
    expect(firstWeeks(weeks, 1)).toHaveLength(1);
    expect(firstWeeks(weeks, 2)).toHaveLength(1);
    expect(firstWeeks(weeks, 3)).toHaveLength(2);
    expect(firstWeeks(weeks, 100)).toHaveLength(2);
  });
});
