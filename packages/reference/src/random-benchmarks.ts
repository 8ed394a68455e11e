/** Random benchmarks of a random dataset: either side, the title's tier or a given one, custom segments. */
import {
  type BenchmarkQuestion,
  benchmarkView,
  type FilterId,
  scopeFilters,
  type TitleKind,
  type ViewDefinition,
} from '@cvm/contract';
import type { Chance } from '@cvm/contract/testing/chance';
import type { Dataset } from './dataset.ts';
import { filterTexts, poolOf, someValue } from './random-filters.ts';

/** Filters on titles pick a custom segment; beside the title's own figures they change nothing. */
const viewOf = (kind: TitleKind, picksTitles: boolean): ViewDefinition => {
  const view = benchmarkView(kind);
  const filters: readonly FilterId[] = scopeFilters;
  return picksTitles ? view : { ...view, filters };
};

export const randomBenchmark = (chance: Chance, dataset: Dataset, kind: TitleKind): BenchmarkQuestion => {
  const isCustomBenchmark = chance.isTrue(0.4);
  const topData = chance.isTrue(0.3);
  return {
    kind,
    titleId: someValue(chance, poolOf(dataset, kind)),
    filters: filterTexts(chance, dataset, viewOf(kind, isCustomBenchmark || topData)),
    tier: chance.pick([undefined, undefined, null, '0.5', '1']),
    topData,
    isCustomBenchmark,
    titles: chance.isTrue(0.5),
    sameDays: chance.isTrue(0.3),
  };
};
