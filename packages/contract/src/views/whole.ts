/** Rows about all of an answer together stand among those about each of its episodes, and name none. */
import type { Clause } from '../filters/clause.ts';

/** What all of an answer together is called: of a show, the episodes that a filter leaves are not the whole. */
export const wholeLabelOf = (clauses: readonly Clause[]): string => {
  if (clauses.some(({ id }) => id === 'movie')) return 'This movie';
  const [first, ...others] = clauses.filter(({ id }) => id === 'season' || id === 'episode');
  if (first === undefined) return 'Whole show';
  const isOne = others.length === 0 && first.op === 'is' && first.values.length === 1;
  if (!isOne) return 'These episodes';
  return first.id === 'season' ? `Season ${first.values[0]}` : 'This episode';
};
