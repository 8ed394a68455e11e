/**
 * The groups of an audience against those of the others of its base, in numbers: shares, their intervals, indexes and which of them
 * differ. All groups are tested together.
 */
import type { CellValue } from '@cvm/contract';
import { inNumbers, known } from './arithmetic.ts';
import { largestStanding, tests } from './difference.ts';
import { type Compared, indexes } from './index-interval.ts';
import { proportions } from './proportion.ts';

const { effectiveBase, snapped, wilsonLow, wilsonHigh } = proportions(inNumbers);
const { pooledShare, pValue } = tests(inNumbers);
const { indexFactor, indexLow, indexHigh } = indexes(inNumbers);

/** Members of a group or of all groups: how many, the sum of their weights, and of the squares of these. */
export type Members = { readonly people: number; readonly weight: number; readonly squares: number };

/** Of a group, or of all: the audience, those of the base who are not in it, and the weight of the base. */
export type Sides = { readonly audience: Members; readonly rest: Members; readonly base: number };

const shareOf = (one: Members, all: Members): number =>
  all.people === 0 ? Number.NaN : snapped(one.weight / all.weight);

const effectiveOf = ({ weight, squares }: Members): number => effectiveBase(weight, squares);

/** What is said of a group; not a number where nothing can be. */
type Found = Compared<number> & { readonly index: number; readonly chance: number };

const found = ({ audience, rest, base }: Sides, all: Sides): Found => {
  const own = { share: shareOf(audience, all.audience), effective: effectiveOf(all.audience) };
  const others = { share: shareOf(rest, all.rest), effective: effectiveOf(all.rest) };
  const sides = [
    { ...own, people: all.audience.people },
    { ...others, people: all.rest.people },
  ] as const;
  return {
    ...own,
    restShare: others.share,
    restEffective: others.effective,
    wholeShare: snapped(base / all.base),
    part: all.audience.weight / all.base,
    restPart: all.rest.weight / all.base,
    index: audience.weight / all.audience.weight / (base / all.base),
    chance: pValue(...sides, pooledShare(...sides)),
  };
};

/** Nothing of what cannot be said, or is beyond all bounds. */
const said = (value: number): number | null => (Number.isFinite(value) ? value : null);

const written = (one: Found): Record<string, CellValue> => {
  const factor = indexFactor(one);
  return {
    index: said(one.index),
    share: said(one.share),
    effective: said(one.effective),
    shareLow: said(wilsonLow(one.share, one.effective)),
    shareHigh: said(wilsonHigh(one.share, one.effective)),
    restShare: said(one.restShare),
    indexLow: said(indexLow(one.index, factor, one)),
    indexHigh: said(indexHigh(one.index, factor, one)),
  };
};

/** The columns of each group in the order of the groups: index, share and their intervals, `differs`. */
export const comparedGroups = (groups: readonly Sides[], all: Sides): Record<string, CellValue>[] => {
  const each = groups.map((group) => found(group, all));
  const largest = largestStanding(each.flatMap(({ chance }) => known(chance) ?? []));
  return each.map((one) => {
    const differs = one.share > one.restShare ? 'above' : 'below';
    return { ...written(one), differs: one.chance <= largest ? differs : null };
  });
};
