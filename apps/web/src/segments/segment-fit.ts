/** Does a segment apply to a page? Every filter of it must, and it must hold what the page requires. */
import type { Clause, PageFilters } from '@cvm/contract';
import { isComplete } from '../filters/requirements.ts';
import { unfit } from '../filters/url-filters.ts';
import type { Segment } from './segments.ts';

export const notOnPage = 'This Segment includes filters that do not apply to current page';

/** Why a segment cannot be chosen on a page; null = it can (1-foundation section 5). */
export const segmentProblem = (
  page: PageFilters,
  { clauses, problem }: Pick<Segment, 'problem'> & { readonly clauses: readonly Clause[] },
): string | null => {
  if (problem !== undefined) return problem;
  const fits = clauses.every((clause) => unfit(page, clause) === null);
  return fits && isComplete(page, clauses) ? null : notOnPage;
};
