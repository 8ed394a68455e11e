import { describe, expect, it } from 'vitest';
import { largestStanding } from '../../statistics/difference.ts';
import { differenceByChance, shareInterval, starsInterval } from './statistics.ts';

describe('intervals', () => {
  it('are those of Wilson for a share', () => {
    // Wilson 1927 as tabulated by Newcombe (1998), 81 of 263 and 15 of 148.
    const of = (k: number, n: number) => shareInterval(k / n, n);
    expect(of(81, 263).low).toBeCloseTo(0.2553, 4);
    expect(of(81, 263).high).toBeCloseTo(0.3662, 4);
    expect(of(15, 148).low).toBeCloseTo(0.0624, 4);
    expect(of(15, 148).high).toBeCloseTo(0.1605, 4);
    expect(of(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.1611, 4) });
    expect(shareInterval(0.5, 0)).toEqual({ low: null, high: null });
  });

  it('of a mean end where stars end, and need two members', () => {
    expect(starsInterval(4.5, 0.25, 2, 2)).toEqual({ low: expect.closeTo(3.520018008, 9), high: 5 });
    expect(starsInterval(4, 0, 1, 1)).toEqual({ low: null, high: null });
  });
});

describe('differences', () => {
  it('are tested by two proportions with a pooled share', () => {
    // Pooled 151 of 300, z = 0.145 / 0.06124 = 2.368.
    const p = differenceByChance({ share: 0.6, n: 100, e: 100 }, { share: 0.455, n: 200, e: 200 });
    expect(p).toBeCloseTo(0.0179, 4);
  });

  it('are not tested below thirty people, nor where nobody or everybody is in', () => {
    const half = { share: 0.5, n: 40, e: 40 };
    expect(differenceByChance({ share: 0.1, n: 29, e: 29 }, half)).toBeNull();
    expect(differenceByChance({ share: 1, n: 40, e: 40 }, { share: 1, n: 50, e: 50 })).toBeNull();
  });

  it('are found as Benjamini and Hochberg find them in their own example', () => {
    const fifteen = [
      0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1,
    ];
    expect(largestStanding(fifteen)).toBe(0.0095);
    expect(largestStanding([])).toBe(-1);
  });

  it('are found at the very limit, which is 5 % of those that were tested in the place of each', () => {
    expect([largestStanding([0.05]), largestStanding([0.051])]).toEqual([0.05, -1]);
    expect([largestStanding([0.9, 0.025]), largestStanding([0.9, 0.026])]).toEqual([0.025, -1]);
    expect(largestStanding([0.05, 0.03])).toBe(0.05);
  });
});
