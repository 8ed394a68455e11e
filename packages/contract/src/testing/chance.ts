/** Seeded chance for test data: the same seed gives the same draws on every machine. */

export type Chance = {
  /** A whole number from `low` to `high`, both included. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
  /** Undefined for an empty list. */
  readonly some: <T>(items: readonly T[]) => T | undefined;
  /** Different items, up to `count` of them. */
  readonly several: <T>(items: readonly T[], count: number) => T[];
  readonly isTrue: (share: number) => boolean;
};

/** Numbers from 0 to 1, without 1: the mulberry32 generator. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const chanceOf = (seed: number): Chance => {
  const next = randomOf(seed);
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const some = <T>(items: readonly T[]): T | undefined => items[whole(0, items.length - 1)];
  return {
    whole,
    some,
    pick: (items) => some(items) ?? items[0],
    several: (items, count) => {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
    },
    isTrue: (share) => next() < share,
  };
};
