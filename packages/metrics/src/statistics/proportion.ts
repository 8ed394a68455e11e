/**
 * What can be said of a proportion from how many people it was found: SQL fragments over columns. `effective` is the
 * effective base (Kish, Survey Sampling, 1965): how many members of equal weight would say as much.
 */

/** z of a two-sided interval of 95 % of the normal distribution. */
export const z = 1.959963984540054;
const z2 = z * z;

/** Square of the sum of the weights / sum of their squares; 0 for nobody. */
export const effectiveBase = (sum: string, squares: string): string =>
  `if(${squares} = 0, 0, pow(${sum}, 2) / ${squares})`;

/** Sums of weights depend on their order: a share within 1e-9 of 0 or 1 is 0 or 1. */
export const snapped = (share: string): string =>
  `multiIf(abs(${share}) <= 1e-9, 0., abs(${share} - 1) <= 1e-9, 1., ${share})`;

const centre = (share: string, effective: string): string =>
  `(${share} * ${effective} + ${z2 / 2}) / (${effective} + ${z2})`;

const halfWidth = (share: string, effective: string): string =>
  `${z} * sqrt(${share} * (1 - ${share}) * ${effective} + ${z2 / 4}) / (${effective} + ${z2})`;

/**
 * The score interval of a share (E. B. Wilson, Probable inference, the law of succession, and statistical inference, JASA 22,
 * 1927), inside 0 to 1; null where it is about nobody.
 */
export const wilsonLow = (share: string, effective: string): string =>
  `if(${effective} = 0, null, greatest(0., ${centre(share, effective)} - ${halfWidth(share, effective)}))`;

export const wilsonHigh = (share: string, effective: string): string =>
  `if(${effective} = 0, null, least(1., ${centre(share, effective)} + ${halfWidth(share, effective)}))`;

/** p (1 - p) of a share; of 0 or 1 that of its Wilson centre, else one viewer would give a narrow interval. */
export const spread = (share: string, effective: string): string => {
  const middle = centre(share, effective);
  return `if(${share} in (0, 1), (${middle}) * (1 - ${middle}), ${share} * (1 - ${share}))`;
};
