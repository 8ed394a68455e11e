import { describe, expect, it } from 'vitest';
import { formatDifference } from '../format/format.ts';
import { percentDifference } from './benchmark.ts';

describe('the difference between a title and its benchmark', () => {
  it('is relative to the benchmark, in percent', () => {
    expect(percentDifference(150, 100)).toBe(50);
    expect(percentDifference(0, 100)).toBe(-100);
    expect(percentDifference(0.3, 0.4)).toBeCloseTo(-25);
  });

  it.each([
    [10, 0],
    [10, null],
    [10, undefined],
    [null, 10],
    [undefined, 10],
  ])('is not there for %s against %s', (title, benchmark) => {
    expect(percentDifference(title, benchmark)).toBeNull();
  });

  it('is written with a plus sign when it is positive', () => {
    expect([12.34, 1234.5, -4, 0, 0.04, -0.04].map(formatDifference)).toEqual([
      '+12.3%',
      '+1,234.5%',
      '-4.0%',
      '0.0%',
      '0.0%',
      '0.0%',
    ]);
  });
});
