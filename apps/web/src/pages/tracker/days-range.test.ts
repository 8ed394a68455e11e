import { beforeEach, describe, expect, it } from 'vitest';
import { addressProblem, rangeProblem, readRange, storedRange, storeRange } from './days-range.ts';

describe('the days from release', () => {
  beforeEach(() => localStorage.clear());

  it('are up to 500 days apart, first to last, or say why not', () => {
    expect(rangeProblem({ start: -250, end: 250 })).toBeNull();
    expect(rangeProblem({ start: -250, end: 251 })).toBe('Range is too large. Please select different dates.');
    expect(rangeProblem({ start: 5, end: 4 })).toBe(
      'Start date is greater than end date. Plese select different dates.',
    );
  });

  it('are read from the address where it names a possible range', () => {
    expect(readRange('-10,20')).toEqual({ start: -10, end: 20 });
    for (const text of [undefined, '', '5', '20,-10', '0,501', 'a,b', '1.5,2']) expect(readRange(text)).toBeNull();
  });

  it('of an address that cannot be shown are named with the reason', () => {
    for (const text of [undefined, '', '-10,20']) expect(addressProblem(text)).toBeNull();
    expect([addressProblem('0,501'), addressProblem('5'), addressProblem('20,-10')]).toEqual([
      'The days "0,501" of this link are not shown. Range is too large. Please select different dates.',
      'The days "5" of this link are not shown. They are not two whole numbers.',
      'The days "20,-10" of this link are not shown. Start date is greater than end date. Plese select different dates.',
    ]);
  });

  it('are 40 before to 14 after until another range is stored', () => {
    expect(storedRange()).toEqual({ start: -40, end: 14 });
    storeRange({ start: 0, end: 30 });
    expect(storedRange()).toEqual({ start: 0, end: 30 });
    for (const text of ['no json', '{"start":9,"end":1}', '{"start":1}']) {
      localStorage.setItem('defaultTrackerDates', text);
      expect(storedRange()).toEqual({ start: -40, end: 14 });
    }
  });
});
