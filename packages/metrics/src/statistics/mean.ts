/** What can be said of a mean of values from a to b, one value a member: the interval of the normal distribution. */
import { z95 } from '@cvm/contract';
import { type Arithmetic, inSql } from './arithmetic.ts';

/**
 * Enough of the values to say more than nothing: the weighted variance of the sample (`squares` = sum of the weights x squared
 * distances from the mean, / `weights`) is that of everybody where it is taken n / (n - 1) times; its error shrinks with the
 * effective base (Kish, Survey Sampling, 1965). `people` are counted before weighting.
 */
export type Values<Value> = {
  readonly mean: Value;
  readonly squares: Value;
  readonly weights: Value;
  readonly people: Value;
  readonly effective: Value;
};

export const means = <Value, Condition>(a: Arithmetic<Value, Condition>) => {
  const { number, times, over, when } = a;

  const error = ({ squares, weights, people, effective }: Values<Value>): Value => {
    const variance = over(times(over(squares, weights), people), a.minus(people, number(1)));
    return times(number(z95), a.root(over(variance, effective)));
  };

  /** Nothing below two values, of which no distance is known. */
  const meanLow = (values: Values<Value>, least: number): Value =>
    when(a.isBelow(values.people, 2), a.nothing, a.greatest(number(least), a.minus(values.mean, error(values))));

  const meanHigh = (values: Values<Value>, most: number): Value =>
    when(a.isBelow(values.people, 2), a.nothing, a.least(number(most), a.plus(values.mean, error(values))));

  return { meanLow, meanHigh };
};

export const { meanLow, meanHigh } = means(inSql);
