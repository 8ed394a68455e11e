/** An audience against the others of its base: the fields of a share and of an index, by their definitions. */
import type { Row } from '@cvm/contract';
import type { Member } from './loaded.ts';
import type { Scope } from './scope.ts';
import { type Comparison, differences, indexInterval, sizeOf, snapped, wilson } from './statistics.ts';

const weightsOf = (scope: Scope, members: Iterable<Member>): number[] => [...new Set(members)].map(scope.weightOf);

/** Compares A with the others of B in what `has` says of a member. */
export const comparisonOf =
  (scope: Scope, audience: readonly Member[], base: readonly Member[]) =>
  (has: (member: Member) => boolean): Comparison => {
    const inAudience = new Set(audience);
    const others = [...new Set(base)].filter((member) => !inAudience.has(member));
    const weightOf = (members: Iterable<Member>) => sizeOf(weightsOf(scope, members)).weight;
    const shareOf = (members: readonly Member[]) => snapped(weightOf(members.filter(has)) / weightOf(members));
    return {
      p: shareOf(audience),
      of: sizeOf(weightsOf(scope, audience)),
      restP: others.length === 0 ? null : shareOf(others),
      rest: sizeOf(weightsOf(scope, others)),
      baseP: shareOf(base),
      baseWeight: weightOf(base),
    };
  };

/** Fields of each comparison of an answer, which are tested together. */
export const figuresOf = (comparisons: readonly Comparison[]) => {
  const differs = differences(comparisons);
  return comparisons.map((comparison, place) => {
    const share = wilson(comparison.p, comparison.of.effective);
    const index = indexInterval(comparison);
    return {
      share: comparison.p,
      restShare: comparison.restP,
      base: comparison.of.n,
      effective: comparison.of.effective,
      shareLow: share.low,
      shareHigh: share.high,
      indexLow: index.low,
      indexHigh: index.high,
      differs: differs[place] ?? null,
    } satisfies Row;
  });
};
