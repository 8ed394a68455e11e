import { describe, expect, it } from 'vitest';
import { randomOf } from './chance.ts';

describe('randomOf', () => {
  const draw = (seed: number): number[] => {
    const random = randomOf(seed);
    return Array.from({ length: 2000 }, random);
  };

  it('repeats itself for a seed, and for no other', () => {
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('is spread evenly over 0 to 1', () => {
    const values = draw(7);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      const inside = values.filter((value) => value >= tenth / 10 && value < (tenth + 1) / 10);
      expect(inside.length).toBeGreaterThan(140);
      expect(inside.length).toBeLessThan(260);
    }
  });
});
