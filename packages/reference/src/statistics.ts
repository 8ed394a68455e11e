/**
 * Intervals and tests in numbers, written from their definitions and in another way than the product works them out: an
 * interval is where its equation holds, the normal distribution is its density added up.
 */
export const z = 1.959963984540054;

/** What is known of a set of members: how many, and how many of equal weight would say as much. */
export type Size = { readonly n: number; readonly weight: number; readonly effective: number };

export const sizeOf = (weights: readonly number[]): Size => {
  let weight = 0;
  let squares = 0;
  for (const one of weights) {
    weight += one;
    squares += one * one;
  }
  return { n: weights.length, weight, effective: squares === 0 ? 0 : (weight * weight) / squares };
};

/** Sums of weights depend on their order: a share within 1e-9 of 0 or 1 is 0 or 1. */
export const snapped = (share: number): number => {
  if (Math.abs(share) <= 1e-9) return 0;
  return Math.abs(share - 1) <= 1e-9 ? 1 : share;
};

type Interval = { readonly low: number | null; readonly high: number | null };
const none: Interval = { low: null, high: null };

const centreOf = (p: number, e: number): number => (p + z ** 2 / (2 * e)) / (1 + z ** 2 / e);

/**
 * Wilson's interval, clipped to 0..1: the shares x of everybody with (p - x)^2 = z^2 x (1 - x) / e, between which p is no
 * surprise. As an equation of the second degree: a x^2 - b x + p^2 = 0.
 */
export const wilson = (p: number | null, e: number): Interval => {
  if (p === null || e === 0) return none;
  const [a, b] = [1 + z ** 2 / e, 2 * p + z ** 2 / e];
  const root = Math.sqrt(Math.max(0, b ** 2 - 4 * a * p ** 2));
  return { low: Math.max(0, (b - root) / (2 * a)), high: Math.min(1, (b + root) / (2 * a)) };
};

/** Mean of values from 1 to 5, one a member, and its interval; null below two. */
export const ratingInterval = (values: readonly { readonly value: number; readonly weight: number }[]): Interval => {
  const { n, weight, effective } = sizeOf(values.map((one) => one.weight));
  if (n < 2) return none;
  const mean = values.reduce((sum, one) => sum + one.weight * one.value, 0) / weight;
  const squares = values.reduce((sum, one) => sum + one.weight * (one.value - mean) ** 2, 0);
  const error = z * Math.sqrt(((squares / weight) * n) / (n - 1) / effective);
  return { low: Math.max(1, mean - error), high: Math.min(5, mean + error) };
};

/** An audience A, the others R of its base B, and B: shares and sizes. */
export type Comparison = {
  readonly p: number;
  readonly of: Size;
  readonly restP: number | null;
  readonly rest: Size;
  readonly baseP: number;
  readonly baseWeight: number;
};

const varianceOf = (p: number, e: number): number => {
  const own = p === 0 || p === 1 ? centreOf(p, e) : p;
  return own * (1 - own);
};

/** The interval of p / baseP by the delta method on its logarithm. */
export const indexInterval = ({ p, of, restP, rest, baseP, baseWeight }: Comparison): Interval => {
  if (restP === null || rest.n === 0 || baseP === 0) return none;
  if (p === 0) return { low: 0, high: (wilson(p, of.effective).high ?? 0) / baseP };
  const [f, g] = [of.weight / baseWeight, rest.weight / baseWeight];
  const v =
    p === 1 && restP === 1
      ? 0
      : ((1 / p - f / baseP) ** 2 * varianceOf(p, of.effective)) / of.effective +
        ((g / baseP) ** 2 * varianceOf(restP, rest.effective)) / rest.effective;
  return { low: (p / baseP) * Math.exp(-z * Math.sqrt(v)), high: (p / baseP) * Math.exp(z * Math.sqrt(v)) };
};

/** How likely a normal variable is that far from its mean, to either side: the area under its density, by Simpson's rule. */
const beyond = (t: number): number => {
  const [width, steps] = [8, 2000];
  let area = 0;
  for (let step = 0; step <= steps; step += 1) {
    const times = step === 0 || step === steps ? 1 : 2 + 2 * (step % 2);
    area += times * Math.exp(-((t + (step * width) / steps) ** 2) / 2);
  }
  return (2 * area * width) / (3 * steps) / Math.sqrt(2 * Math.PI);
};

/** The two-sided p-value of the two-proportion z-test; null where it is not tested. */
export const pValue = ({ p, of, restP, rest }: Pick<Comparison, 'p' | 'of' | 'restP' | 'rest'>): number | null => {
  if (restP === null || of.n < 30 || rest.n < 30) return null;
  const pooled = (of.effective * p + rest.effective * restP) / (of.effective + rest.effective);
  if (pooled === 0 || pooled === 1) return null;
  const t = (p - restP) / Math.sqrt(pooled * (1 - pooled) * (1 / of.effective + 1 / rest.effective));
  return beyond(Math.abs(t));
};

/**
 * Which of the p-values of one answer stand, 5 % of them false (Benjamini-Hochberg): those that stand however large they are
 * taken for, p x m / place, the least of it and of all larger ones.
 */
export const stands = (pValues: readonly (number | null)[]): ((p: number | null) => boolean) => {
  const descending = pValues.filter((p) => p !== null).sort((a, b) => b - a);
  const adjusted = new Map<number, number>();
  let least = 1;
  descending.forEach((p, index) => {
    least = Math.min(least, (p * descending.length) / (descending.length - index));
    adjusted.set(p, least);
  });
  return (p) => p !== null && (adjusted.get(p) ?? 1) <= 0.05 * (1 + 1e-12);
};

/** 'above' or 'below' for each comparison that stands against chance. */
export const differences = (comparisons: readonly Comparison[]): ('above' | 'below' | null)[] => {
  const pValues = comparisons.map(pValue);
  const isReal = stands(pValues);
  return comparisons.map(({ p, restP }, place) =>
    isReal(pValues[place] ?? null) ? (p > (restP ?? 0) ? 'above' : 'below') : null,
  );
};
