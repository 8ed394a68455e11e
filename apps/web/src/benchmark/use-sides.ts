/** Both sides of a comparison, as they come: the title under the filters of its page, and what it is compared with. */
import { type Clause, formatFilters, type TitleKind } from '@cvm/contract';
import { customClauses, scopeOf } from './benchmark-page.ts';
import { type Block, useBlock } from './use-block.ts';
import type { ChosenBenchmark } from './use-chosen.ts';

export type SidesQuestion = {
  kind: TitleKind;
  titleId: string;
  page: string;
  /** The filters of the page. */
  applied: readonly Clause[];
};

/** With `enabled` false nothing is asked. */
export const useSides = (
  { kind, titleId, page, applied }: SidesQuestion,
  { chosen, loading }: ChosenBenchmark,
  enabled = true,
): { top: Block; bottom: Block } => {
  const question = { kind, titleId, page };
  const scope = formatFilters(scopeOf(applied));
  const top = useBlock({ ...question, filters: scope, side: 'top', isCustom: false }, enabled);
  const filters = chosen === null ? scope : formatFilters(customClauses(chosen.clauses, applied));
  const bottom = useBlock({ ...question, filters, side: 'bottom', isCustom: chosen !== null }, enabled && !loading);
  return { top, bottom };
};
