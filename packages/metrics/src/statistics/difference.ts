/** Whether two shares differ by more than chance explains. */
import { differenceRule } from '@cvm/contract';
import type { Arithmetic } from './arithmetic.ts';
import { proportions } from './proportion.ts';

/** Fewer members than this, before weighting, are not tested. */
const { peopleMin: testedMin } = differenceRule;

/** Of all differences that are found in one answer, the share that is none. */
const falseShare = 0.05;

/** A share found among `people` members, who say as much as `effective` of equal weight. */
export type Side<Value> = { readonly share: Value; readonly effective: Value; readonly people: Value };

export const tests = <Value, Condition>(a: Arithmetic<Value, Condition>) => {
  const { number, plus, minus, times, over } = a;
  const { snapped } = proportions(a);

  /** The share of both sides together. */
  const pooledShare = (one: Side<Value>, other: Side<Value>): Value => {
    const inside = plus(times(one.effective, one.share), times(other.effective, other.share));
    return snapped(over(inside, plus(one.effective, other.effective)));
  };

  /**
   * The two-sided p-value of the two-proportion z-test (A. Agresti, Categorical Data Analysis, 2002, 3.1.4); nothing where a
   * side has too few members, or nobody or everybody of both is meant.
   */
  const pValue = (one: Side<Value>, other: Side<Value>, pooled: Value): Value => {
    const parts = plus(over(number(1), one.effective), over(number(1), other.effective));
    const error = a.root(times(times(times(number(2), pooled), minus(number(1), pooled)), parts));
    return a.when(
      a.either(a.isBelow(one.people, testedMin), a.isBelow(other.people, testedMin), a.is(pooled, 0), a.is(pooled, 1)),
      a.nothing,
      a.erfc(over(a.size(minus(one.share, other.share)), error)),
    );
  };

  return { pooledShare, pValue };
};

/**
 * The largest of p-values that were tested together by which something differs; all smaller ones differ, too (Y. Benjamini
 * and Y. Hochberg, Controlling the false discovery rate, JRSS B 57, 1995): of m p-values the largest that is at most 5 % x its
 * place / m. Below all of them where nothing differs.
 */
export const largestStanding = (pValues: Iterable<number>): number => {
  // Sorting numbers as such takes a fifth of the time.
  const ascending = Float64Array.from(pValues).sort();
  return ascending.findLast((p, place) => p <= (falseShare * (place + 1)) / ascending.length) ?? -1;
};
