import type { Permissible } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import {
  dateLimits,
  dayProblem,
  dayText,
  presetClauses,
  presetsOf,
  rangeClauses,
  rangeOf,
  typedDay,
} from './date-limits.ts';

const user = (parts: Partial<Permissible> = {}): Permissible => ({
  limits: {},
  months: null,
  contentTypes: ['series', 'movie'],
  dataThrough: '2024-05-31',
  panelAvailable: true,
  ...parts,
});

describe('the days of a date filter', () => {
  it('reach from 2013 to the last day with data', () => {
    expect(dateLimits('date', user(), '2026-01-01')).toEqual({ min: '2013-01-01', max: '2024-05-31', reason: null });
  });

  it('reach two years into the future for release days alone', () => {
    expect(dateLimits('first_release_date', user(), '').max).toBe('2026-05-31');
    expect(dateLimits('release_date', user(), '').max).toBe('2026-05-31');
    expect(dateLimits('future_release_date', user(), '').max).toBe('2025-05-31');
  });

  it('begin 30 days for each month back that the user may see, and say so', () => {
    const limits = dateLimits('date', user({ months: 2 }), '');
    expect(limits.min).toBe('2024-04-02');
    expect(limits.reason).toBe('Your access reaches back 2 months, to 04-02-2024.');
    expect(dateLimits('first_release_date', user({ months: 2 }), '').min).toBe('2013-01-01');
  });

  it('end today where no data is loaded', () => {
    expect(dateLimits('date', user({ dataThrough: null }), '2026-01-01').max).toBe('2026-01-01');
  });
});

describe('presets', () => {
  it('are the five of the specification, in its order', () => {
    expect(presetsOf('date', user()).map(({ label }) => label)).toEqual([
      'All Time',
      'Last 7 Days',
      'Last 30 Days',
      'Last 60 Days',
      'Last 90 Days',
    ]);
  });

  it('cannot be longer than the user reaches back', () => {
    const disabled = presetsOf('date', user({ months: 1 })).filter(({ disabledReason }) => disabledReason !== null);
    expect(disabled.map(({ value }) => value)).toEqual(['last 60 days', 'last 90 days']);
  });

  it('are joined by the relative range that holds, where it is another', () => {
    const labels = (value: string) =>
      presetsOf('date', user(), undefined, presetClauses('date', value)[0]).map(({ label }) => label);
    expect(labels('last 365 days').at(-1)).toBe('Last 365 Days');
    expect(labels('last 30 days')).toHaveLength(5);
  });

  it('of all time are no filter', () => {
    expect(presetClauses('date', 'all time')).toEqual([]);
    expect(presetClauses('date', 'last 7 days')).toEqual([
      { id: 'date', op: 'is', values: ['last 7 days'], join: 'or' },
    ]);
  });
});

describe('a typed range', () => {
  const limits = dateLimits('date', user(), '');

  it('is a filter when both ends are days inside the limits, in order', () => {
    expect(rangeClauses('date', '2024-05-01', '2024-05-31', limits)).toEqual([
      { id: 'date', op: 'between', values: ['2024-05-01', '2024-05-31'], join: 'or' },
    ]);
    for (const [from, to] of [
      ['2024-05-01', ''],
      ['2024-05-31', '2024-05-01'],
      ['2012-12-31', '2024-05-01'],
      ['2024-05-01', '2024-06-01'],
      ['2024-02-30', '2024-03-01'],
    ] as const)
      expect(rangeClauses('date', from, to, limits)).toBeNull();
  });

  it('says what is wrong with an end', () => {
    expect(dayProblem('', limits)).toBeNull();
    expect(dayProblem('1.5.2024', limits)).toBe('Write the day as MM-DD-YYYY.');
    expect(dayProblem('2012-12-31', limits)).toBe('The first day is 01-01-2013.');
    expect(dayProblem('2024-06-01', limits)).toBe('The last day is 05-31-2024.');
    expect(dayProblem('06-01-2024', limits)).toBe('The last day is 05-31-2024.');
    expect(dayProblem('02-30-2024', limits)).toBe('Write the day as MM-DD-YYYY.');
    expect([typedDay('05-31-2024'), typedDay('2024-05-31'), typedDay('5-31-24')]).toEqual([
      ...['2024-05-31', '2024-05-31', '5-31-24'],
    ]);
    expect([dayText('2024-05-31'), dayText(''), dayText('2024-')]).toEqual(['05-31-2024', '', '2024-']);
    expect(dayProblem('2024-05-31', limits)).toBeNull();
  });
});

describe('the range a custom choice begins with', () => {
  const preset = (value: string) => rangeOf(presetClauses('first_release_date', value)[0], '2024-05-31');

  it('is the one that holds, counted from the last day with data', () => {
    expect(preset('last 30 days')).toEqual({ from: '2024-05-02', to: '2024-05-31' });
    expect(preset('next 30 days')).toEqual({ from: '2024-06-01', to: '2024-06-30' });
  });

  it('is the 7 days before where there is none', () => {
    expect(preset('all time')).toEqual({ from: '2024-05-25', to: '2024-05-31' });
  });
});
