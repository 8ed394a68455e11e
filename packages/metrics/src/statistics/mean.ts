/** What can be said of a mean of values from a to b, one value a member: the interval of the normal distribution. */
import { z } from './proportion.ts';

/**
 * Enough of the values to say more than nothing: the weighted variance of the sample (`squares` = sum of the weights x squared
 * distances from the mean, / `weights`) is that of everybody where it is taken n / (n - 1) times; its error shrinks with the
 * effective base (Kish, Survey Sampling, 1965). Columns or expressions; `people` are counted before weighting.
 */
export type Values = {
  readonly mean: string;
  readonly squares: string;
  readonly weights: string;
  readonly people: string;
  readonly effective: string;
};

const error = ({ squares, weights, people, effective }: Values): string =>
  `${z} * sqrt(${squares} / ${weights} * ${people} / (${people} - 1) / ${effective})`;

/** Null below two values, of which no distance is known. */
export const meanLow = (values: Values, least: number): string =>
  `if(${values.people} < 2, null, greatest(toFloat64(${least}), ${values.mean} - ${error(values)}))`;

export const meanHigh = (values: Values, most: number): string =>
  `if(${values.people} < 2, null, least(toFloat64(${most}), ${values.mean} + ${error(values)}))`;
