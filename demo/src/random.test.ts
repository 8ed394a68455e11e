import { describe, expect, it } from 'vitest';
import { cumulative, drawIndex } from './distributions.ts';
import { createStreams } from './random.ts';

const take = (rng: () => number, count: number): number[] => Array.from({ length: count }, rng);

describe('streams', () => {
  it('repeats by seed, label and entity and differs in each of them', () => {
    const streams = createStreams(1);
    const first = take(streams('views', 7), 5);
    expect(take(createStreams(1)('views', 7), 5)).toEqual(first);
    for (const other of [createStreams(2)('views', 7), streams('views', 8), streams('ratings', 7)]) {
      expect(take(other, 5)).not.toEqual(first);
    }
    // Seeds above 32 bits count in full.
    expect(take(createStreams(1 + 2 ** 32)('views', 7), 5)).not.toEqual(first);
  });

  it('is even over [0, 1), within streams and across the first draws of many', () => {
    const streams = createStreams(3);
    for (const draws of [take(streams('a'), 20_000), Array.from({ length: 20_000 }, (_, n) => streams('b', n)())]) {
      const bins = new Array<number>(10).fill(0);
      for (const x of draws) bins[Math.floor(x * 10)] = (bins[Math.floor(x * 10)] ?? 0) + 1;
      // 2,000 expected per bin, standard deviation 42.
      for (const count of bins) expect(Math.abs(count - 2000)).toBeLessThan(230);
    }
  });

  it('draws indexes in proportion to their weights and never a weight of 0', () => {
    const rng = createStreams(4)('weights');
    const sums = cumulative([1, 0, 3]);
    const counts = [0, 0, 0];
    for (let n = 0; n < 8000; n++) {
      const index = drawIndex(rng, sums);
      counts[index] = (counts[index] ?? 0) + 1;
    }
    expect(counts[1]).toBe(0);
    expect((counts[2] ?? 0) / (counts[0] ?? 1)).toBeCloseTo(3, 0);
  });
});
