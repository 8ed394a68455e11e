/** Both sides of a comparison, as they come: the title under the filters of its page, and what it is compared with. */
import { type Clause, formatFilters, type TitleKind } from '@cvm/contract';
import { customClauses, scopeOf } from './benchmark-page.ts';
import { type Block, type BlockQuestion, useBlock } from './use-block.ts';
import type { ChosenBenchmark } from './use-chosen.ts';

export type SidesQuestion = {
  kind: TitleKind;
  titleId: string;
  page: string;
  /** The filters of the page. */
  applied: readonly Clause[];
};

type Compared = Pick<ChosenBenchmark, 'chosen' | 'sameDays'>;

/** What is asked of the titles that a title is compared with. */
export const segmentQuestion = (
  { kind, titleId, page, applied }: SidesQuestion,
  { chosen, sameDays }: Compared,
): BlockQuestion => ({
  ...{ kind, titleId, page, side: 'bottom', isCustom: chosen !== null, sameDays },
  filters: formatFilters(chosen === null ? scopeOf(applied) : customClauses(chosen.clauses, applied)),
});

/** With `enabled` false nothing is asked. */
export const useSides = (
  asked: SidesQuestion,
  benchmark: Compared & Pick<ChosenBenchmark, 'loading'>,
  enabled = true,
): { top: Block; bottom: Block } => {
  const { kind, titleId, page, applied } = asked;
  const filters = formatFilters(scopeOf(applied));
  const top = useBlock({ kind, titleId, page, filters, side: 'top', isCustom: false, sameDays: false }, enabled);
  const bottom = useBlock(segmentQuestion(asked, benchmark), enabled && !benchmark.loading);
  return { top, bottom };
};
