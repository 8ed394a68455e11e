/** What a new segment begins with: the filters of the page, as far as a segment can hold them together. */
import { type Clause, segmentFilterSet } from '@cvm/contract';
import { exclusiveReason } from '../filters/editor-rules.ts';
import { unfit } from '../filters/url-filters.ts';

export const startOf = (clauses: readonly Clause[]): Clause[] => {
  const kept: Clause[] = [];
  for (const clause of clauses)
    if (unfit(segmentFilterSet, clause) === null && exclusiveReason(segmentFilterSet, kept, clause.id) === null)
      kept.push(clause);
  return kept;
};
