import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ended, type Steps, sorted, withEach } from './steps.ts';

const pausesOf = (steps: Steps<unknown>): number => {
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  return pauses;
};

type Thing = { readonly key: number; readonly place: number };
const byKey = (a: Thing, b: Thing): number => a.key - b.key;
const thingsOf = (keys: readonly number[]): Thing[] => keys.map((key, place) => ({ key, place }));

describe('long work', () => {
  it('sorts as the runtime does, what is equal in the order in which it came', () => {
    // Of few keys, and of more things than are sorted at once.
    const keys = fc.array(fc.nat(20), { maxLength: 3_000, size: 'max' });
    fc.assert(
      fc.property(keys, (given) => {
        const things = thingsOf(given);
        expect(ended(sorted(things, byKey))).toEqual(things.toSorted(byKey));
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  it('pauses while it sorts, and while it looks at each', () => {
    const things = thingsOf(Array.from({ length: 10_000 }, (_, place) => (place * 7_919) % 10_007));
    expect(pausesOf(sorted(things, byKey))).toBeGreaterThan(50);
    const seen: number[] = [];
    expect(pausesOf(withEach(things, ({ place }) => seen.push(place)))).toBeGreaterThan(15);
    expect(seen).toEqual(things.map(({ place }) => place));
    // A line of a thousand cells takes as long as they do.
    expect(pausesOf(withEach(things.slice(0, 10), () => {}, 1_000))).toBe(10);
  });
});
