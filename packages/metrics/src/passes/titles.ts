/**
 * Titles are asked for by ids that the edition has. One that no title has would be answered as if nobody had watched it, so that it is
 * refused by name. A user who does not see all titles is answered as if there were none, as of a title outside: a refusal would tell
 * which of the two it is.
 */
import { type Access, type FilterId, notInIndexMessage, type TitleKind, titleKinds } from '@cvm/contract';
import { QueryError } from '../error.ts';
import { type Pass, peopleFilters } from '../plan.ts';

type Named = { readonly of: 'show' | 'movie' | 'title'; readonly kinds: readonly TitleKind[] };

const naming: Partial<Record<FilterId, Named>> = {
  show: { of: 'show', kinds: ['show'] },
  movie: { of: 'movie', kinds: ['movie'] },
  title: { of: 'title', kinds: titleKinds },
  titleId: { of: 'title', kinds: titleKinds },
};

const seesEveryTitle = ({ kinds, limits }: Access): boolean =>
  kinds.length === titleKinds.length &&
  Object.keys(limits).every((id) => peopleFilters.some((filter) => filter === id));

export const titles: Pass = {
  name: 'titles',
  run: (plan) => {
    const { titleNumbers } = plan.edition;
    if (titleNumbers === undefined || !seesEveryTitle(plan.access)) return plan;
    for (const { id, op, values } of plan.query.clauses) {
      const named = naming[id];
      if (named === undefined || op !== 'is') continue;
      const unknown = values.find((value) => named.kinds.every((kind) => titleNumbers(kind, value) === undefined));
      if (unknown !== undefined)
        throw new QueryError('unknown_title', notInIndexMessage(named.of, unknown), { filter: id });
    }
    return plan;
  },
};
