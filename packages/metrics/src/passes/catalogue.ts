/**
 * Titles, networks, studios, actors and platforms are asked for by ids and names that the edition has, genres as they are spelt. One that
 * is not there would be answered as if nobody had watched it, so that it is refused by name. Of titles of a kind that a user may not see
 * that is said as of titles that are not there, and beside others they are left out. What else is kept from a user (titles outside its limits,
 * studios and actors of the other kind alone) is answered as if there were nothing, whether it is there or not: a refusal would tell which
 * of the two it is. Networks, platforms and the genres of menus are the same for everybody.
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

/** Of the kinds that the user may see, all titles are seen. */
const seesWholeKinds = ({ limits }: Access): boolean =>
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

/** Ids of titles of either kind, of which the user may see one: those that it does not see are left out where others are not. */
const checkTitles = ({ titleNumber }: Catalogue, kinds: Access['kinds'], { id, op, values }: Clause): void => {
  const isSeen = (value: string) => kinds.some((kind) => titleNumber(kind, value) !== undefined);
  const [first] = values;
  if (op === 'is' && first !== undefined && !values.some(isSeen))
    throw new QueryError('unknown_title', notInIndexMessage('title', first), { filter: id });
};

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

/** What is refused alike whether the user may not see it or the data have none; beside titles of its own, those of the other kind are left out. */
const isCheckedFor = (of: Catalogued, kinds: Access['kinds']): boolean =>
  kinds.length === titleKinds.length || of === 'network' || kinds.some((kind) => kind === of);

export const catalogue: Pass = {
  name: 'catalogue',
  run: (plan) => {
    const { catalogue: known } = plan.edition;
    if (known === undefined) return plan;
    const { kinds } = plan.access;
    const { genre } = known.values;
    for (const clause of plan.query.clauses) {
      const of = filterDefinition(clause.id).of ?? clause.id;
      if (of === 'platform') checkNames([...known.platforms.keys()], of, clause);
      if (of === 'genre') checkNames([...genres, ...genre], of, clause);
      if (!isCatalogued(of) || !seesWholeKinds(plan.access)) continue;
      if (isCheckedFor(of, kinds)) checkIds(known, of, clause);
      else if (of === 'title') checkTitles(known, kinds, clause);
    }
    return plan;
  },
};
