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
  const variance = (mean: number): number => Math.max(0, (mean - low) * (high - mean));
  return z95 * Math.sqrt(variance(own) / people + variance(others) / titles);
};

export const isBeyondChance = (compared: Compared): boolean => {
  const half = halfWidth(compared);
  return half !== null && Math.abs(compared.own - compared.others) > half;
};
