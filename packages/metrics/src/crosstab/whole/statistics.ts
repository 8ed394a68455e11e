/** The statistics of the figures (`statistics/`) in numbers, for tables that are settled here. */
import { inNumbers, known } from '../../statistics/arithmetic.ts';
import { tests } from '../../statistics/difference.ts';
import { means } from '../../statistics/mean.ts';
import { proportions } from '../../statistics/proportion.ts';

const { effectiveBase, snapped, wilsonLow, wilsonHigh } = proportions(inNumbers);
const { meanLow, meanHigh } = means(inNumbers);
const { pooledShare, pValue } = tests(inNumbers);

const starsMin = 1;
const starsMax = 5;

export type Interval = { readonly low: number | null; readonly high: number | null };

export const effective = effectiveBase;

/** Of a share; unknown without anybody it is a share of. */
export const shareInterval = (share: number, e: number): Interval => ({
  low: known(wilsonLow(snapped(share), e)),
  high: known(wilsonHigh(snapped(share), e)),
});

/** Of a mean of stars with this variance among the ratings of `n` members; unknown below two of them. */
export const starsInterval = (mean: number, variance: number, n: number, e: number): Interval => {
  const values = { mean, squares: variance, weights: 1, people: n, effective: e };
  return { low: known(meanLow(values, starsMin)), high: known(meanHigh(values, starsMax)) };
};

/** A share and the members it is of: how many before weighting, and their effective base. */
export type Proportion = { readonly share: number; readonly n: number; readonly e: number };

/** The two-sided probability that two shares differ as much by chance; null where that cannot be said. */
export const differenceByChance = (one: Proportion, other: Proportion): number | null => {
  const side = ({ share, n, e }: Proportion) => ({ share: snapped(share), effective: e, people: n });
  const sides = [side(one), side(other)] as const;
  return known(pValue(...sides, pooledShare(...sides)));
};
