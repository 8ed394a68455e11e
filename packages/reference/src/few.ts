/** Of whom an answer tells, so that it is kept back where they are few: the groups that decision 19 names. */
import type { FilterId, Query, ViewId } from '@cvm/contract';
import type { Data, Member } from './loaded.ts';
import { type Scope, scopeOf } from './scope.ts';
import { audienceOf, sampleOf } from './views.ts';

export const peopleFilters: readonly FilterId[] = ['country', 'age', 'gender'];

export const picksPeople = ({ clauses }: Query): boolean => clauses.some(({ id }) => peopleFilters.includes(id));

const attributeOf = (view: ViewId): 'country' | 'age' | 'gender' | null => {
  const [, found] =
    /(Country|Age|Gender)(?:Follower)?Index$/.exec(view) ?? /^affinity(Country|Age|Gender)$/.exec(view) ?? [];
  if (found === 'Country') return 'country';
  if (found === 'Age') return 'age';
  return found === 'Gender' ? 'gender' : null;
};

/** Of a breakdown those whose attribute is known, and those whom they are compared with. */
const sizesOf = (view: ViewId, scope: Scope): { readonly inside: number | null; readonly rest: number } => {
  const by = attributeOf(view);
  if (by === null) return { inside: sampleOf(view, scope), rest: 0 };
  const { of, base } = audienceOf(view)(scope);
  const known = (members: readonly Member[]) => new Set(members.filter((member) => member[by] !== null));
  const inside = known(of);
  return { inside: inside.size, rest: [...known(base)].filter((member) => !inside.has(member)).length };
};

/**
 * How many are in each group that the answer tells of. Null for a view that says of no one group how many they are: whom it tells
 * of stands in no definition of a figure.
 */
export const groupsTold = (data: Data, query: Query): readonly number[] | null => {
  const { inside, rest } = sizesOf(query.view, scopeOf(data, query));
  if (inside === null) return null;
  // A breakdown tells of its audience whoever is picked.
  const always = attributeOf(query.view) === null ? [] : [inside, rest];
  if (!picksPeople(query)) return always;
  const everybody = { ...query, clauses: query.clauses.filter(({ id }) => !peopleFilters.includes(id)) };
  const all = sizesOf(query.view, scopeOf(data, everybody)).inside ?? 0;
  return [...always, inside, all - inside];
};
