/**
 * The interval of an index, share of an audience A / share of its base B, by the delta method on its logarithm. R is B without A,
 * and B's share is `part` times A's and `restPart` times R's, so that numerator and denominator are not taken for independent.
 */
import { spread, wilsonHigh, z } from './proportion.ts';

/** Columns or expressions; the parts are sums of weights against the base's: W(A) / W(B) and W(R) / W(B). */
export type Compared = {
  readonly share: string;
  readonly effective: string;
  readonly restShare: string;
  readonly restEffective: string;
  readonly wholeShare: string;
  readonly part: string;
  readonly restPart: string;
};

/** The variance of the index's logarithm. */
const variance = ({ share, effective, restShare, restEffective, wholeShare, part, restPart }: Compared): string =>
  `if(${share} = 1 and ${restShare} = 1, 0, ` +
  `pow(1 / ${share} - ${part} / ${wholeShare}, 2) * ${spread(share, effective)} / ${effective}` +
  ` + pow(${restPart} / ${wholeShare}, 2) * ${spread(restShare, restEffective)} / ${restEffective})`;

/** What the index is divided and multiplied by for the ends of its interval. */
export const indexFactor = (compared: Compared): string => `exp(${z} * sqrt(${variance(compared)}))`;

/** Null without anybody in R, or in the base's share. */
const end = (compared: Compared, ofNobody: string, otherwise: string): string =>
  `multiIf(${compared.restEffective} = 0 or ${compared.wholeShare} = 0, null, ${compared.share} = 0, ${ofNobody}, ${otherwise})`;

/** @param factor a column of `indexFactor` */
export const indexLow = (index: string, factor: string, compared: Compared): string =>
  end(compared, '0.', `${index} / ${factor}`);

export const indexHigh = (index: string, factor: string, compared: Compared): string =>
  end(compared, `${wilsonHigh(compared.share, compared.effective)} / ${compared.wholeShare}`, `${index} * ${factor}`);
