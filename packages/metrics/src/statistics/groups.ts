/**
 * The groups of an audience against those of the others of its base, in numbers: shares, their intervals, indexes and which of them
 * differ. All groups are tested together.
 */
import { type CellValue, differenceRule } from '@cvm/contract';
import { inNumbers } from './arithmetic.ts';
import { largestStanding, tests } from './difference.ts';
import { type Compared, indexes } from './index-interval.ts';
import { proportions } from './proportion.ts';

const { effectiveBase, snapped, wilsonLow, wilsonHigh } = proportions(inNumbers);
const { pooledShare, pValue } = tests(inNumbers);
const { indexFactor, indexLow, indexHigh } = indexes(inNumbers);

/** Members of a group or of all groups: how many, the sum of their weights, and of the squares of these. */
export type Members = { readonly people: number; readonly weight: number; readonly squares: number };

export const nobody: Members = { people: 0, weight: 0, squares: 0 };

/** Of a group, or of all: the audience, those of the base who are not in it, and the weight of the base. */
type SidesOf<Side> = { readonly audience: Side; readonly rest: Side; readonly base: number };

export type Sides = SidesOf<Members>;

/** What is compared of a group is its weight alone. */
export type Weighed = SidesOf<Pick<Members, 'weight'>>;

const shareOf = (one: Pick<Members, 'weight'>, all: Members): number =>
  all.people === 0 ? Number.NaN : snapped(one.weight / all.weight);

export const effectiveOf = ({ weight, squares }: Members): number => effectiveBase(weight, squares);

/** A group of an audience, and all groups of it. */
type Part = { readonly group: Weighed; readonly all: Sides };

const ofNobody: Sides = { audience: nobody, rest: nobody, base: 0 };
const noPart: Part = { group: ofNobody, all: ofNobody };

/** What is said of a group; not a number where nothing can be. */
const found = ({ group: { audience, rest, base }, all }: Part): Compared<number> => ({
  share: shareOf(audience, all.audience),
  effective: effectiveOf(all.audience),
  restShare: shareOf(rest, all.rest),
  restEffective: effectiveOf(all.rest),
  wholeShare: snapped(base / all.base),
  part: all.audience.weight / all.base,
  restPart: all.rest.weight / all.base,
});

const indexOf = ({ group: { audience, base }, all }: Part): number =>
  audience.weight / all.audience.weight / (base / all.base);

/** How likely chance alone makes shares as different as these. */
const chanceOf = ({ group, all }: Part): number => {
  const own = {
    share: shareOf(group.audience, all.audience),
    effective: effectiveOf(all.audience),
    people: all.audience.people,
  };
  const others = { share: shareOf(group.rest, all.rest), effective: effectiveOf(all.rest), people: all.rest.people };
  return pValue(own, others, pooledShare(own, others));
};

/** Nothing of what cannot be said, or is beyond all bounds. */
const said = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** What is said of a group beside whether it differs. */
const figures = {
  index: (_found, part) => indexOf(part),
  share: ({ share }) => share,
  effective: ({ effective }) => effective,
  shareLow: ({ share, effective }) => wilsonLow(share, effective),
  shareHigh: ({ share, effective }) => wilsonHigh(share, effective),
  restShare: ({ restShare }) => restShare,
  indexLow: (found, part) => indexLow(indexOf(part), indexFactor(found), found),
  indexHigh: (found, part) => indexHigh(indexOf(part), indexFactor(found), found),
} as const satisfies Record<string, (found: Compared<number>, part: Part) => number>;

/** Of so few on one side no group of them is tested, whatever it is. */
export const isUntested = ({ audience, rest }: Pick<Sides, 'audience' | 'rest'>): boolean =>
  Math.min(audience.people, rest.people) < differenceRule.peopleMin;

type Figure = keyof typeof figures;

const isFigure = (column: string): column is Figure => Object.hasOwn(figures, column);

/**
 * Groups that were compared, by their places: index, share and their intervals, `differs`, each worked out when it is asked for; nothing
 * else.
 */
export type ComparedColumn = (column: string) => (place: number) => CellValue;

/** Groups in their order, all of them tested together; `partAt` may answer the same object again and again. */
const compared = (count: number, partAt: (place: number) => Part): ComparedColumn => {
  const chances = new Float64Array(count);
  for (let place = 0; place < count; place += 1) chances[place] = chanceOf(partAt(place));
  const largest = largestStanding(chances.filter((chance) => !Number.isNaN(chance)));
  /** The figures of a group are asked for one behind the other. */
  let last = { place: -1, part: noPart, found: found(noPart) };
  const foundAt = (place: number): typeof last => {
    if (last.place !== place) {
      const part = partAt(place);
      last = { place, part, found: found(part) };
    }
    return last;
  };
  const differs = (place: number): CellValue => {
    if (!((chances[place] ?? Number.NaN) <= largest)) return null;
    const { share, restShare } = foundAt(place).found;
    return share > restShare ? 'above' : 'below';
  };
  return (column) => {
    if (column === 'differs') return differs;
    if (!isFigure(column)) return () => null;
    const figure = figures[column];
    return (place) => {
      const { part, found } = foundAt(place);
      return said(figure(found, part));
    };
  };
};

/** The weights of the groups of one audience, by their places. */
export type WeightsOfGroups = Readonly<Record<keyof Weighed, Float64Array>>;

/** The groups of one audience, of which there may be thousands. */
export const comparedWeights = ({ audience, rest, base }: WeightsOfGroups, all: Sides): ComparedColumn => {
  const group = { audience: { weight: 0 }, rest: { weight: 0 }, base: 0 };
  const part = { group, all };
  return compared(base.length, (place) => {
    group.audience.weight = audience[place] ?? 0;
    group.rest.weight = rest[place] ?? 0;
    group.base = base[place] ?? 0;
    return part;
  });
};

/** Any group that was compared. */
export type ComparedGroup = (column: string) => CellValue;

/** Groups in their order, all of them tested together: their number is that of the parts. */
export const comparedParts = (parts: readonly Part[]): ComparedGroup[] => {
  const columns = compared(parts.length, (place) => parts[place] ?? noPart);
  return parts.map((_, place) => (column) => columns(column)(place));
};

/** Likewise of the groups of one audience. */
export const comparedGroups = (groups: readonly Weighed[], all: Sides): ComparedGroup[] =>
  comparedParts(groups.map((group) => ({ group, all })));
