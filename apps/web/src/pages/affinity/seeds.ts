/** Whose audience it is, in words: `Low Tide or Copper Signal`. Pure. */
import { type Clause, type FilterLabels, isolated, truncate } from '@cvm/contract';

/** A longer list would push the rest of a heading away. */
const lengthMax = 80;

/** Parts of a text up to its length; a name turns no letters but its own. */
const upToLength = (parts: readonly string[]): string =>
  parts.reduce(
    ({ text, left }, part) =>
      left < 0 ? { text, left } : { text: text + isolated(truncate(part, left)), left: left - part.length },
    { text: '', left: lengthMax },
  ).text;

/** The seeds by name, joined by `or`, or by `and` where it is the audience of every one; in one phrase until all names are known. */
export const seedsText = (clauses: readonly Clause[], labels: FilterLabels): string => {
  const seeds = clauses.filter(({ id, op }) => op === 'is' && (id === 'title' || id === 'show' || id === 'movie'));
  const names = seeds.flatMap(({ id, values }) => values.map((value) => labels[id]?.[value]));
  const known = names.flatMap((name) => name ?? []);
  if (known.length < names.length) return 'These Titles';
  // Alone it is the name itself, which files leave out of their filters.
  if (known.length < 2) return truncate(known[0] ?? '', lengthMax);
  const word = seeds.some(({ join }) => join === 'and') ? ' and ' : ' or ';
  return upToLength(
    known.flatMap((name, place) => (place === 0 ? [name] : [place === known.length - 1 ? word : ', ', name])),
  );
};
