import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '../testing/clauses.ts';
import type { Clause } from './clause.ts';
import { addDays, daysBetween, isDateText, resolveDates } from './dates.ts';

const alias = (text: string): Clause => ({ id: 'date', op: 'is', values: [text], join: 'or' });

describe('days', () => {
  it('accepts real calendar days only', () => {
    for (const text of ['2024-02-29', '1900-01-01', '2299-12-31'])
      expect([text, isDateText(text)]).toEqual([text, true]);
    for (const text of [
      '2023-02-29',
      '2024-13-01',
      '2024-00-10',
      '2024-1-1',
      '1899-12-31',
      '2300-01-01',
      '2024-05-01 ',
      '',
    ])
      expect([text, isDateText(text)]).toEqual([text, false]);
  });

  it('counts days so that adding the difference leads from one to the other', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        expect(addDays(a, daysBetween(a, b))).toBe(b);
        expect(isDateText(a)).toBe(true);
        expect(daysBetween(a, b) <= 0 || a < b).toBe(true);
      }),
    );
  });

  it('counts over leap days and the ends of years', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
  });
});

describe('the range of a date filter', () => {
  it('counts "last N days" back from the last day with data, that day included', () => {
    expect(resolveDates(alias('last 7 days'), '2024-05-31')).toEqual({ from: '2024-05-25', to: '2024-05-31' });
    expect(resolveDates(alias('last 1 days'), '2024-05-31')).toEqual({ from: '2024-05-31', to: '2024-05-31' });
  });

  it('begins "next N days" on the day after the last day with data', () => {
    expect(resolveDates(alias('next 60 days'), '2024-05-31')).toEqual({ from: '2024-06-01', to: '2024-07-30' });
  });

  it('covers N days for any N', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 3000 }), fc.constantFrom('last', 'next'), (through, days, way) => {
        const { from, to } = resolveDates(alias(`${way} ${days} days`), through);
        expect(from === null ? null : daysBetween(from, to) + 1).toBe(days);
      }),
    );
  });

  it('is open to the past without a filter and for all time', () => {
    expect(resolveDates(undefined, '2024-05-31')).toEqual({ from: null, to: '2024-05-31' });
    expect(resolveDates(alias('all time'), '2024-05-31')).toEqual({ from: null, to: '2024-05-31' });
  });

  it('keeps a written range as it is, beyond the data too', () => {
    const clause: Clause = { id: 'date', op: 'between', values: ['2024-05-01', '2030-01-01'], join: 'or' };
    expect(resolveDates(clause, '2024-05-31')).toEqual({ from: '2024-05-01', to: '2030-01-01' });
  });
});
