/**
 * Shapes of chance: every function takes the stream it draws from first. Nothing here keeps state.
 */
import type { Rng } from './random.ts';

/** True with probability `p`. */
export const chance = (rng: Rng, p: number): boolean => rng() < p;

/** A whole number from `min` to `max`, both included. */
export const int = (rng: Rng, min: number, max: number): number => min + Math.floor(rng() * (max - min + 1));

/** One element of a list that is not empty. */
export const pick = <T>(rng: Rng, list: readonly T[]): T => at(list, Math.floor(rng() * list.length));

/** The element at a place that must exist. */
export const at = <T>(list: readonly T[], index: number): T => {
  const value = list[index];
  if (value === undefined) throw new RangeError(`No element ${index} in a list of ${list.length}`);
  return value;
};

/** `count` different elements (fewer when the list is shorter), in drawn order. */
export const sample = <T>(rng: Rng, list: readonly T[], count: number): T[] => {
  const pool = [...list];
  const taken: T[] = [];
  while (taken.length < count && pool.length > 0) taken.push(...pool.splice(Math.floor(rng() * pool.length), 1));
  return taken;
};

/** A standard normal deviate (Box and Muller). */
export const normal = (rng: Rng): number => Math.sqrt(-2 * Math.log(1 - rng())) * Math.cos(2 * Math.PI * rng());

/** An exponential deviate with the given mean. */
export const exponential = (rng: Rng, mean: number): number => -mean * Math.log(1 - rng());

/** A whole number around `mean`: its floor, or one more with the probability of its fraction. */
export const roundRandomly = (rng: Rng, mean: number): number => {
  const low = Math.floor(mean);
  return low + (rng() < mean - low ? 1 : 0);
};

export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));

/** Running sums of weights, made once and drawn from often. */
export type Cumulative = Float64Array;

export const cumulative = (weights: ArrayLike<number>): Cumulative => {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    sum += weights[i] ?? 0;
    sums[i] = sum;
  }
  return sums;
};

/** The index drawn with probability proportional to its weight; at least one weight must be above 0. */
export const drawIndex = (rng: Rng, sums: Cumulative): number => {
  const target = rng() * (sums[sums.length - 1] ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Draws once from weights given beside the values; for use outside hot loops. */
export const pickWeighted = <T>(rng: Rng, entries: readonly (readonly [T, number])[]): T => {
  const sums = cumulative(entries.map((entry) => entry[1]));
  return at(entries, drawIndex(rng, sums))[0];
};
