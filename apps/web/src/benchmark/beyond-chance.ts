/**
 * Whether a title differs from its benchmark by more than chance explains. Pure. No interval comes with either figure, but the
 * variance of values that lie between two ends is at most (mean - low) (high - mean). Each title of the benchmark counts as one
 * person, which is more doubt than there is.
 */
import { z95 } from '@cvm/contract';

/** The lowest and highest value that one person can give a figure. */
export type Ends = { readonly low: number; readonly high: number };

export type Compared = Ends & {
  readonly own: number;
  readonly others: number;
  /** Members behind the figure of the title. */
  readonly people: number;
  /** Titles behind that of the benchmark. */
  readonly titles: number;
};

/** Half of the width of the 95 % interval of the difference; null where nobody or nothing is behind a side. */
export const halfWidth = ({ own, others, people, titles, low, high }: Compared): number | null => {
  if (people <= 0 || titles <= 0) return null;
  const variance = (mean: number, n: number): number => {
    const share = Math.min(1, Math.max(0, (mean - low) / (high - low)));
    // At an end the mean has no spread of its own, of however few: that of the centre of its interval (Wilson) stands for it.
    const isEnd = share < 1e-9 || share > 1 - 1e-9;
    const p = isEnd ? (share + z95 ** 2 / (2 * n)) / (1 + z95 ** 2 / n) : share;
    return (p * (1 - p) * (high - low) ** 2) / n;
  };
  return z95 * Math.sqrt(variance(own, people) + variance(others, titles));
};

/** What the weights of the viewers of a title come to; `effective` null = nobody is weighed. */
type Weighing = { readonly effective: number | null; readonly weighted: number };

/**
 * How many people of equal weight are behind a figure. A panel weighs people, so that those of a sum of weights are worth fewer:
 * as many as the viewers of the title are, in proportion.
 * @param effective how many people of equal weight its viewers are worth; null = nobody is weighed
 * @param weighted the sum of their weights
 */
export const equalPeople = (people: number, { effective, weighted }: Weighing): number => {
  if (effective === null) return people;
  return weighted <= 0 ? 0 : (people * effective) / weighted;
};

/**
 * Between which counts a count of people lies with 95 %: the Wilson interval of their share of all members, times the members, for
 * ever more of these, by which it is as wide as it can be; that of nobody ends at 3.84. Null where nobody is known to be behind
 * a count that there is. @param people how many of equal weight the count is worth
 */
export const countInterval = (
  count: number,
  people: number,
): { readonly low: number; readonly high: number } | null => {
  if (people <= 0 && count !== 0) return null;
  const squared = z95 * z95;
  const half = z95 * Math.sqrt(people + squared / 4);
  const weight = people <= 0 ? 1 : count / people;
  const of = (equal: number): number => equal * weight;
  return { low: of(people + squared / 2 - half), high: of(people + squared / 2 + half) };
};

export const isBeyondChance = (compared: Compared): boolean => {
  const half = halfWidth(compared);
  return half !== null && Math.abs(compared.own - compared.others) > half;
};
