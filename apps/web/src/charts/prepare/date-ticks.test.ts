import { describe, expect, it } from 'vitest';
import { dateTicks } from './date-ticks.ts';

const days = (from: string, to: string): string[] => [...dateTicks(from, to).keys()];

describe('the ticks of days', () => {
  it('stand every 2 days in a range of at most a month', () => {
    expect(days('2026-10-16', '2026-10-22')).toEqual(['2026-10-16', '2026-10-18', '2026-10-20', '2026-10-22']);
    expect(days('2026-10-15', '2026-11-15')).toHaveLength(16);
    expect(dateTicks('2026-10-16', '2026-10-16').get('2026-10-16')).toBe('Oct 16');
  });

  it('stand every week in a range of at most 8 months', () => {
    expect(days('2026-10-01', '2026-11-15').slice(0, 3)).toEqual(['2026-10-01', '2026-10-08', '2026-10-15']);
    expect(days('2026-03-15', '2026-11-15')).toHaveLength(36);
  });

  it('stand every 3 months beyond, and every 6 months when the span exceeds 69 months', () => {
    expect(days('2026-01-15', '2026-11-15')).toEqual(['2026-04-01', '2026-07-01', '2026-10-01']);
    expect(days('2021-02-15', '2026-11-15')).toHaveLength(23);
    const long = dateTicks('2016-04-01', '2026-11-15');
    expect([...long.keys()].slice(0, 3)).toEqual(['2016-07-01', '2017-01-01', '2017-07-01']);
    expect(long.get('2017-01-01')).toBe('Jan 2017');
  });

  it('are named as far as their names have room, evenly: every second or third week, every January', () => {
    const named = (from: string, to: string) => [...dateTicks(from, to).values()].filter((words) => words !== '');
    expect(named('2026-04-25', '2026-11-15').slice(0, 3)).toEqual(['Apr 25', 'May 9', 'May 23']);
    expect(named('2026-03-15', '2026-11-15')).toHaveLength(12);
    expect(named('2016-04-01', '2026-11-15').slice(0, 3)).toEqual(['Jan 2017', 'Jan 2018', 'Jan 2019']);
  });
});
