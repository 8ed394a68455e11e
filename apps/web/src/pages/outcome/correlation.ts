/** How far two orders agree (metric definitions: Rank Correlation). Pure. */
import { correlationRule, z95 } from '@cvm/contract';

export type Correlation = {
  readonly value: number;
  /** Null where the orders agree wholly, or are opposite: there Fisher's interval has no width, however few the titles are. */
  readonly interval: { readonly low: number; readonly high: number } | null;
};

const wholly = 1 - 1e-12;

/** Places from 1; values that tie share the mean of theirs. */
const ranksOf = (values: readonly number[]): number[] => {
  const sorted = [...values].sort((a, b) => a - b);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  sorted.forEach((value, place) => {
    if (!first.has(value)) first.set(value, place + 1);
    last.set(value, place + 1);
  });
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2);
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson; null where one of both never changes. */
const pearson = (xs: readonly number[], ys: readonly number[]): number | null => {
  const [middleX, middleY] = [mean(xs), mean(ys)];
  let [both, ofX, ofY] = [0, 0, 0];
  xs.forEach((x, place) => {
    const [dx, dy] = [x - middleX, (ys[place] ?? 0) - middleY];
    both += dx * dy;
    ofX += dx * dx;
    ofY += dy * dy;
  });
  return ofX === 0 || ofY === 0 ? null : both / Math.sqrt(ofX * ofY);
};

/** Spearman's rank correlation of pairs with its 95 % interval; null for too few of them, or where one side is all alike. */
export const rankCorrelation = (pairs: readonly (readonly [number, number])[]): Correlation | null => {
  if (pairs.length < correlationRule.titlesMin) return null;
  const value = pearson(ranksOf(pairs.map(([x]) => x)), ranksOf(pairs.map(([, y]) => y)));
  if (value === null) return null;
  if (Math.abs(value) > wholly) return { value, interval: null };
  const width = z95 * Math.sqrt((1 + value ** 2 / 2) / (pairs.length - 3));
  const middle = Math.atanh(value);
  return { value, interval: { low: Math.tanh(middle - width), high: Math.tanh(middle + width) } };
};
