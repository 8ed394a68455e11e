/** Whose audience it is, in words: `Low Tide or Copper Signal`. Pure. */
import { type Clause, type FilterLabels, truncate } from '@cvm/contract';

/** A longer list would push the rest of a heading away. */
const lengthMax = 80;

/** The seeds by name, joined by `or`, or by `and` where it is the audience of every one; in one phrase until all names are known. */
export const seedsText = (clauses: readonly Clause[], labels: FilterLabels): string => {
  const seeds = clauses.filter(({ id, op }) => op === 'is' && (id === 'title' || id === 'show' || id === 'movie'));
  const names = seeds.flatMap(({ id, values }) => values.map((value) => labels[id]?.[value]));
  const known = names.flatMap((name) => name ?? []);
  if (known.length < names.length) return 'These Titles';
  const word = seeds.some(({ join }) => join === 'and') ? 'and' : 'or';
  const last = known.at(-1) ?? '';
  return truncate(known.length < 2 ? last : `${known.slice(0, -1).join(', ')} ${word} ${last}`, lengthMax);
};
