/** How far figures on so many people can be relied on. */

/** z of a two-sided interval of 95 % of the normal distribution. */
export const z95 = 1.959963984540054;

/** Fewer members of equal weight than this are a small sample, and fewer than the second too few to lead with anything. */
export const smallBase = 100;
export const tinyBase = 30;
/** "Sufficient when population reaches the threshold (default 1000)" (2-title-reports section 5). */
const sufficientBase = 1000;

/** Said wherever figures stand on fewer than `smallBase`. */
export const smallSampleWords = 'Small sample';

/** Null where nobody is behind the figures or it is not known. */
export type Reliance = 'tiny' | 'small' | 'fair' | 'sufficient';

/** @param effective members of equal weight, where weights apply */
export const relianceOf = ({
  count,
  effective,
}: {
  readonly count: number | null;
  readonly effective: number | null;
}): Reliance | null => {
  const base = effective ?? count;
  if (base === null || base <= 0) return null;
  if (base < tinyBase) return 'tiny';
  if (base < smallBase) return 'small';
  return base < sufficientBase ? 'fair' : 'sufficient';
};

/** A warning in a sentence; null where there is nothing to warn of. */
export const smallSampleSentence = (reliance: Reliance | null): string | null => {
  if (reliance !== 'tiny' && reliance !== 'small') return null;
  const [base, advice] =
    reliance === 'tiny' ? [tinyBase, 'they tell next to nothing.'] : [smallBase, 'read them with care.'];
  return `Fewer than ${base} people of equal weight are behind these figures: ${advice}`;
};
