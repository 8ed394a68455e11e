/**
 * Titles are asked for by ids that the edition has. One that no title has would be answered as if nobody had watched it, so that it is
 * refused by name. What the user is limited to is not looked at: that may name titles of other data.
 */
import { type FilterId, notInIndexMessage, type TitleKind, titleKinds } from '@cvm/contract';
import { QueryError } from '../error.ts';
import type { Pass } from '../plan.ts';

type Named = { readonly of: 'show' | 'movie' | 'title'; readonly kinds: readonly TitleKind[] };

const naming: Partial<Record<FilterId, Named>> = {
  show: { of: 'show', kinds: ['show'] },
  movie: { of: 'movie', kinds: ['movie'] },
  title: { of: 'title', kinds: titleKinds },
  titleId: { of: 'title', kinds: titleKinds },
};

export const titles: Pass = {
  name: 'titles',
  run: (plan) => {
    const { titleNumbers } = plan.edition;
    if (titleNumbers === undefined) return plan;
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
