/**
 * Randomness in SQL that is the same on every run: hashes of a seed, a purpose and the keys of the row. Every function gives
 * the text of an expression.
 */

/** A UInt64 that is random for each purpose and each combination of the keys. */
export const hash = (seed: number, purpose: string, ...keys: readonly string[]): string =>
  `cityHash64(${[String(seed), `'${purpose}'`, ...keys].join(', ')})`;

/** Above 0, at most 1. */
export const unit = (hashed: string): string => `((bitShiftRight(${hashed}, 11) + 1) / 9007199254740992)`;

/** Whole numbers from `least` on, `count` of them. */
export const whole = (hashed: string, least: number, count: number | string): string =>
  `(${least} + ${hashed} % (${count}))`;

/** True for this share of the rows, in percent. */
export const percent = (hashed: string, share: number): string => `(${hashed} % 1000 < ${Math.round(share * 10)})`;

/** Exponential with this mean. */
export const exponential = (hashed: string, mean: number): string => `(-${mean} * log(${unit(hashed)}))`;

/** Standard normal (Box-Muller). */
export const normal = (first: string, second: string): string =>
  `(sqrt(-2 * log(${unit(first)})) * cos(2 * pi() * ${unit(second)}))`;

/** An element of a list of constants. */
export const pick = (hashed: string, words: readonly string[]): string =>
  `[${words.map((word) => `'${word}'`).join(', ')}][1 + ${hashed} % ${words.length}]`;

/** Like `pick`, but words that stand earlier come more often: the first about twice as often as the middle one. */
export const pickEarly = (hashed: string, words: readonly string[]): string =>
  `[${words.map((word) => `'${word}'`).join(', ')}][1 + toUInt32(floor(${words.length} * pow(1 - ${unit(hashed)}, 1.6)))]`;

/**
 * A rank from 1 to `count` with weights 1 / (rank + 2) ^ 0.8: the first has about 1 % of all, the middle one about a third of
 * the mean. By the inverse of the distribution, so no table is needed.
 */
export const popular = (hashed: string, count: number): string => {
  const [offset, power] = [2, 0.2];
  const low = (1 + offset) ** power;
  const high = (count + 1 + offset) ** power;
  return `least(${count}, toUInt32(floor(pow(${low} + ${unit(hashed)} * ${high - low}, ${1 / power}) - ${offset})))`;
};

/**
 * Days before the last day, up to `days`, with a density that falls by `yearly` per year going back: audiences grow.
 */
export const daysAgo = (hashed: string, days: number, yearly = 0.14): string => {
  const rate = yearly / 365;
  return `toUInt32(floor(-log(1 - (1 - ${unit(hashed)}) * ${1 - Math.exp(-rate * days)}) / ${rate}))`;
};
