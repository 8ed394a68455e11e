/**
 * What can be said of a proportion from how many people it was found. `effective` is the effective base (Kish, Survey
 * Sampling, 1965): how many members of equal weight would say as much.
 */
import { z95 } from '@cvm/contract';
import { type Arithmetic, inSql } from './arithmetic.ts';

const z2 = z95 * z95;

/** Sums of weights depend on their order: a share this near to 0 or 1 is 0 or 1. */
const near = 1e-9;

export const proportions = <Value, Condition>(a: Arithmetic<Value, Condition>) => {
  const { number, plus, minus, times, over, when, is } = a;
  const [nobody, everybody] = [number(0), number(1)];

  /** Square of the sum of the weights / sum of their squares; 0 for nobody. */
  const effectiveBase = (sum: Value, squares: Value): Value =>
    when(is(squares, 0), nobody, over(times(sum, sum), squares));

  const snapped = (share: Value): Value =>
    when(
      a.isBelow(a.size(share), near),
      nobody,
      when(a.isBelow(a.size(minus(share, everybody)), near), everybody, share),
    );

  const centre = (share: Value, effective: Value): Value =>
    over(plus(times(share, effective), number(z2 / 2)), plus(effective, number(z2)));

  const own = (share: Value): Value => times(share, minus(everybody, share));

  const halfWidth = (share: Value, effective: Value): Value =>
    over(times(number(z95), a.root(plus(times(own(share), effective), number(z2 / 4)))), plus(effective, number(z2)));

  /** The ends of an interval inside 0 to 1 from its centre and half its width; nothing where it is about nobody. */
  const lowEnd = (effective: Value, middle: Value, half: Value): Value =>
    when(is(effective, 0), a.nothing, a.greatest(nobody, minus(middle, half)));

  const highEnd = (effective: Value, middle: Value, half: Value): Value =>
    when(is(effective, 0), a.nothing, a.least(everybody, plus(middle, half)));

  /**
   * The score interval of a share (E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA
   * 22, 1927).
   */
  const wilsonLow = (share: Value, effective: Value): Value =>
    lowEnd(effective, centre(share, effective), halfWidth(share, effective));

  const wilsonHigh = (share: Value, effective: Value): Value =>
    highEnd(effective, centre(share, effective), halfWidth(share, effective));

  /** p (1 - p) of a share; of 0 or 1 that of its Wilson centre, else one viewer would give a narrow interval. */
  const spread = (share: Value, effective: Value): Value =>
    when(a.either(is(share, 0), is(share, 1)), own(centre(share, effective)), own(share));

  return { effectiveBase, snapped, centre, halfWidth, lowEnd, highEnd, wilsonLow, wilsonHigh, spread };
};

export const { effectiveBase, snapped, centre, halfWidth, lowEnd, highEnd, spread } = proportions(inSql);
