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
type SidesOf<Side> = { readonly audience: Side; readonly rest: Side; readonly base: number };

export type Sides = SidesOf<Members>;

/** What is compared of a group is its weight alone. */
export type Weighed = SidesOf<Pick<Members, 'weight'>>;

const shareOf = (one: Pick<Members, 'weight'>, all: Members): number =>
  all.people === 0 ? Number.NaN : snapped(one.weight / all.weight);

const effectiveOf = ({ weight, squares }: Members): number => effectiveBase(weight, squares);

/** What is said of a group; not a number where nothing can be. */
type Found = Compared<number> & { readonly index: number; readonly chance: number };

const found = ({ audience, rest, base }: Weighed, all: Sides): Found => {
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

/** A group of an audience, and all groups of it. */
type Part = { readonly group: Weighed; readonly all: Sides };

/** The columns of each in their order: index, share and their intervals, `differs`. All are tested together. */
export const comparedParts = (parts: readonly Part[]): Record<string, CellValue>[] => {
  const each = parts.map(({ group, all }) => found(group, all));
  const largest = largestStanding(each.flatMap(({ chance }) => known(chance) ?? []));
  return each.map((one) => {
    const differs = one.share > one.restShare ? 'above' : 'below';
    return { ...written(one), differs: one.chance <= largest ? differs : null };
  });
};

/** Likewise of the groups of one audience. */
export const comparedGroups = (groups: readonly Weighed[], all: Sides): Record<string, CellValue>[] =>
  comparedParts(groups.map((group) => ({ group, all })));
