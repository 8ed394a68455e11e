/** What a page needs before it asks anything: of each list of filters at least one that includes something. Pure. */
import type { Clause, PageFilters } from '@cvm/contract';

export const isComplete = ({ required }: Pick<PageFilters, 'required'>, clauses: readonly Clause[]): boolean =>
  required.every((ids) => clauses.some(({ id, op }) => op !== 'is_not' && ids.includes(id)));
