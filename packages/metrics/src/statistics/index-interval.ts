/**
 * The interval of an index, share of an audience A / share of its base B, by the delta method on its logarithm. R is B without A,
 * and B's share is `part` times A's and `restPart` times R's, so that numerator and denominator are not taken for independent.
 */
import { z95 } from '@cvm/contract';
import type { Arithmetic } from './arithmetic.ts';
import { proportions } from './proportion.ts';

/** The parts are sums of weights against the base's: W(A) / W(B) and W(R) / W(B). */
export type Compared<Value> = {
  readonly share: Value;
  readonly effective: Value;
  readonly restShare: Value;
  readonly restEffective: Value;
  readonly wholeShare: Value;
  readonly part: Value;
  readonly restPart: Value;
};

export const indexes = <Value, Condition>(a: Arithmetic<Value, Condition>) => {
  const { times, over, when, is } = a;
  const { spread, wilsonHigh } = proportions(a);
  const squared = (value: Value): Value => times(value, value);

  /** The variance of the index's logarithm. */
  const variance = (of: Compared<Value>): Value => {
    const own = squared(a.minus(over(a.number(1), of.share), over(of.part, of.wholeShare)));
    const others = squared(over(of.restPart, of.wholeShare));
    return when(
      a.both(is(of.share, 1), is(of.restShare, 1)),
      a.number(0),
      a.plus(
        over(times(own, spread(of.share, of.effective)), of.effective),
        over(times(others, spread(of.restShare, of.restEffective)), of.restEffective),
      ),
    );
  };

  /** What the index is divided and multiplied by for the ends of its interval. */
  const indexFactor = (compared: Compared<Value>): Value => a.exp(times(a.number(z95), a.root(variance(compared))));

  /** Nothing without anybody in R, or in the base's share. */
  const end = ({ share, restEffective, wholeShare }: Compared<Value>, ofNobody: Value, otherwise: Value): Value =>
    when(a.either(is(restEffective, 0), is(wholeShare, 0)), a.nothing, when(is(share, 0), ofNobody, otherwise));

  /** @param factor a column of `indexFactor` */
  const indexLow = (index: Value, factor: Value, compared: Compared<Value>): Value =>
    end(compared, a.number(0), over(index, factor));

  const indexHigh = (index: Value, factor: Value, compared: Compared<Value>): Value =>
    end(compared, over(wilsonHigh(compared.share, compared.effective), compared.wholeShare), times(index, factor));

  return { indexFactor, indexLow, indexHigh };
};
