/**
 * Which titles are folded, as the address keeps it: their ids; or a sign for all of them, and then the ids of those that are open, so
 * that the address of hundreds that are folded at once is short. Pure.
 */

/** No id is called so. */
export const allFolded = '*';

/** Of the titles `ids` those that are folded. */
export const foldedOf = (listed: readonly string[], ids: readonly string[]): ReadonlySet<string> => {
  const named = new Set(listed);
  const isAll = named.has(allFolded);
  return new Set(ids.filter((id) => named.has(id) !== isAll));
};

/** The ids of the list that are none of `ids`. */
export const namedBeside = (listed: readonly string[], ids: readonly string[]): readonly string[] =>
  listed.filter((id) => id !== allFolded && !ids.includes(id));

/** The list after a title was folded, or opened again. */
export const toggled = (listed: readonly string[], id: string): string[] =>
  listed.includes(id) ? listed.filter((other) => other !== id) : [...listed, id];
