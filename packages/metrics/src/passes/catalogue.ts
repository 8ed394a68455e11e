/**
 * Titles, networks, studios, actors and platforms are asked for by ids and names that the edition has, genres as they are spelt. One that
 * is not there would be answered as if nobody had watched it, so that it is refused by name. A user who does not see all titles is answered as if there were
 * nothing, as of a title outside: a refusal would tell which of the two it is. Platforms are the same for everybody.
 */
import {
  type Access,
  type Clause,
  type Findable,
  filterDefinition,
  genres,
  notInIndexMessage,
  titleKinds,
} from '@cvm/contract';
import { QueryError } from '../error.ts';
import { type Catalogue, type Pass, peopleFilters } from '../plan.ts';

const seesEveryTitle = ({ kinds, limits }: Access): boolean =>
  kinds.length === titleKinds.length &&
  Object.keys(limits).every((id) => peopleFilters.some((filter) => filter === id));

/** Parts of titles are asked for (`compile/named-parts.ts`). */
type Catalogued = Exclude<Findable, 'season' | 'episode' | 'character' | 'moment' | 'comment'>;

const findable: Readonly<Record<Catalogued, (catalogue: Catalogue, id: string) => boolean>> = {
  show: ({ titleNumber }, id) => titleNumber('show', id) !== undefined,
  movie: ({ titleNumber }, id) => titleNumber('movie', id) !== undefined,
  title: ({ titleNumber }, id) => titleKinds.some((kind) => titleNumber(kind, id) !== undefined),
  network: ({ values }, id) => values.network.has(id),
  studio: ({ values }, id) => values.studio.has(id),
  actor: ({ values }, id) => values.actor.has(id),
};

const isCatalogued = (of: string): of is Catalogued => Object.hasOwn(findable, of);

/** One that is left out need not be there. */
const checkIds = (catalogue: Catalogue, of: Catalogued, { id, op, values }: Clause): void => {
  const unknown = op === 'is' ? values.find((value) => !findable[of](catalogue, value)) : undefined;
  if (unknown !== undefined) throw new QueryError('unknown_title', notInIndexMessage(of, unknown), { filter: id });
};

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Names are written by people, who may have meant one in another spelling: other capitals, a hyphen for a space. */
const checkNames = (known: readonly string[], of: 'platform' | 'genre', { id, values }: Clause): void => {
  for (const value of values) {
    if (known.includes(value)) continue;
    const guess = known.find((name) => bare(name) === bare(value));
    const meant = guess === undefined ? '' : ` Did you mean ${guess}?`;
    // Menus offer genres of which the data may have no title: another one is not there either, and that is an answer.
    if (of === 'platform' || guess !== undefined)
      throw new QueryError('bad_filter', `The data have no ${of} "${value.slice(0, 80)}".${meant}`, { filter: id });
  }
};

export const catalogue: Pass = {
  name: 'catalogue',
  run: (plan) => {
    const { catalogue: known } = plan.edition;
    if (known === undefined) return plan;
    const { platform, genre } = known.values;
    for (const clause of plan.query.clauses) {
      const of = filterDefinition(clause.id).of ?? clause.id;
      if (of === 'platform') checkNames([...platform], of, clause);
      if (!seesEveryTitle(plan.access)) continue;
      if (of === 'genre') checkNames([...genres, ...genre], of, clause);
      if (isCatalogued(of)) checkIds(known, of, clause);
    }
    return plan;
  },
};
