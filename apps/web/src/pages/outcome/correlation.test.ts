import { describe, expect, it } from 'vitest';
import { rankCorrelation } from './correlation.ts';

const pairs = (ys: readonly number[]) => ys.map((y, x) => [x, y] as const);

describe('the rank correlation', () => {
  it('is 1 for the same order, whatever the distances, and -1 for the opposite', () => {
    expect(rankCorrelation(pairs([1, 2, 4, 8, 16, 32, 64, 128, 256, 512]))?.value).toBeCloseTo(1, 9);
    expect(rankCorrelation(pairs([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]))?.value).toBeCloseTo(-1, 9);
  });

  it('is 1 - 6 sum d² / n (n² - 1) without ties, with the interval of Bonett and Wright', () => {
    // Two neighbours change places: sum d² = 2, 1 - 12 / 990.
    const found = rankCorrelation(pairs([1, 2, 3, 4, 6, 5, 7, 8, 9, 10]));
    const value = 1 - 12 / 990;
    const width = (1.959963984540054 * Math.sqrt(1 + value ** 2 / 2)) / Math.sqrt(7);
    expect(found?.value).toBeCloseTo(value, 9);
    expect(found?.interval?.low).toBeCloseTo(Math.tanh(Math.atanh(value) - width), 9);
    expect(found?.interval?.high).toBeCloseTo(Math.tanh(Math.atanh(value) + width), 9);
  });

  it('has no interval where the orders agree wholly: its width would be none, of however few titles', () => {
    const ten = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect([rankCorrelation(pairs(ten))?.interval, rankCorrelation(pairs(ten.toReversed()))?.interval]).toEqual([
      null,
      null,
    ]);
  });

  it('gives ties the mean of their places', () => {
    // By hand: nine share place 5, the last has 10; sum of products 22.5, of squares 82.5 and 22.5.
    const found = rankCorrelation(pairs([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]));
    expect(found?.value).toBeCloseTo(22.5 / Math.sqrt(82.5 * 22.5), 9);
  });

  it('says nothing of fewer than 10 titles, or where one side is all alike', () => {
    expect(rankCorrelation(pairs([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBeNull();
    expect(rankCorrelation(pairs([5, 5, 5, 5, 5, 5, 5, 5, 5, 5]))).toBeNull();
  });
});
