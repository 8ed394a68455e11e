import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, quantile, ratio, spreadOf } from './stats.ts';

describe('median', () => {
  it.each([
    [[3], 3],
    [[1, 9], 5],
    [[9, 1, 4], 4],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('is null without values', () => {
    expect(median([])).toBeNull();
  });
});

describe('quantile', () => {
  it.each([
    [0.5, 10],
    [0.95, 19],
    [1, 20],
    [0, 1],
  ])('%d of 1 to 20 is %d', (share, expected) => {
    expect(
      quantile(
        Array.from({ length: 20 }, (_, index) => 20 - index),
        share,
      ),
    ).toBe(expected);
  });

  it('is a measured value that at least the share of the values does not exceed, and no smaller one is', () => {
    const numbers = fc.array(fc.double({ noNaN: true, min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(numbers, fc.double({ noNaN: true, min: 0.01, max: 1 }), (values, share) => {
        const found = quantile(values, share);
        if (found === null) throw new Error('no value');
        expect(values).toContain(found);
        expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * values.length);
        expect(values.filter((value) => value < found).length).toBeLessThan(share * values.length);
      }),
    );
  });

  it('is null without values', () => {
    expect(quantile([], 0.95)).toBeNull();
  });
});

describe('spreadOf', () => {
  it('says how often, how long, and how long at worst', () => {
    expect(spreadOf([5, 1, 2, 4, 3])).toEqual({ runs: 5, medianMs: 3, p95Ms: 5, cpuMs: null });
    expect(spreadOf([5, 1], [4, 8])).toEqual({ runs: 2, medianMs: 3, p95Ms: 5, cpuMs: 6 });
  });

  it('refuses no runs', () => {
    expect(() => spreadOf([])).toThrow('Nothing was measured.');
  });
});

describe('ratio', () => {
  it('has no value without a denominator', () => {
    expect(ratio(3, 0)).toBeNull();
    expect(ratio(3, 2)).toBe(1.5);
  });
});
