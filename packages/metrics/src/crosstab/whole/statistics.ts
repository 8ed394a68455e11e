/**
 * How sure the figures of a cross-tab are: intervals of shares and means, and which shares differ from the rest. Pure
 * arithmetic on what the statement counted; `e` is an effective base (square of the sum of the weights / sum of their squares).
 */
import jstat from 'jstat';

/** Two-sided 95 % of the normal distribution. */
const z = 1.959963984540054;

/** Of the share of false findings among all findings. */
const falseDiscoveries = 0.05;
const testedMin = 30;
const starsMin = 1;
const starsMax = 5;

export type Interval = { readonly low: number | null; readonly high: number | null };

const unknown: Interval = { low: null, high: null };

/** Sums of weights depend on their order; a share this near to nobody or everybody is that. */
const settled = (share: number): number => (Math.abs(share) < 1e-9 ? 0 : Math.abs(share - 1) < 1e-9 ? 1 : share);

/** Wilson's interval of a share; unknown without anybody it is a share of. */
export const shareInterval = (share: number, e: number): Interval => {
  if (e === 0) return unknown;
  const p = settled(share);
  const under = 1 + (z * z) / e;
  const centre = (p + (z * z) / (2 * e)) / under;
  const half = (z * Math.sqrt((p * (1 - p)) / e + (z * z) / (4 * e * e))) / under;
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

/** Of a mean of stars with this variance among the ratings of `n` members; unknown below two of them. */
export const starsInterval = (mean: number, variance: number, n: number, e: number): Interval => {
  if (n < 2 || e === 0) return unknown;
  const half = z * Math.sqrt((variance * n) / (n - 1) / e);
  return { low: Math.max(starsMin, mean - half), high: Math.min(starsMax, mean + half) };
};

/** A share and the members it is of: how many before weighting, and their effective base. */
export type Proportion = { readonly share: number; readonly n: number; readonly e: number };

/** The two-sided probability that two shares differ as much by chance; null where that cannot be said. */
export const differenceByChance = (one: Proportion, other: Proportion): number | null => {
  if (one.n < testedMin || other.n < testedMin) return null;
  const [p, q] = [settled(one.share), settled(other.share)];
  const pooled = settled((one.e * p + other.e * q) / (one.e + other.e));
  if (pooled === 0 || pooled === 1) return null;
  const t = (p - q) / Math.sqrt(pooled * (1 - pooled) * (1 / one.e + 1 / other.e));
  return jstat.erfc(Math.abs(t) / Math.SQRT2);
};

/** Benjamini and Hochberg: the largest probability that still counts as a difference, of all that were tested together. */
export const largestFound = (probabilities: readonly number[]): number => {
  const ascending = [...probabilities].sort((a, b) => a - b);
  const found = ascending.filter((p, index) => p <= (falseDiscoveries * (index + 1)) / ascending.length);
  return found.at(-1) ?? -1;
};
