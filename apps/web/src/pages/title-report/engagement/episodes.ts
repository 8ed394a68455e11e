/** The episodes that rows of a view are about, in their order. */
import type { Row } from '@cvm/contract';

/** `sort` is the episode's place: season x 10000 + number; `name` is `S1 | E2`. */
export type Episode = { readonly sort: number; readonly name: string };

/** Each episode once; rows about the whole show name none. */
export const episodesOf = (rows: readonly Row[]): Episode[] => {
  const names = new Map<number, string>();
  for (const { episodeSort, episodeString } of rows)
    if (typeof episodeSort === 'number' && typeof episodeString === 'string') names.set(episodeSort, episodeString);
  return [...names].map(([sort, name]) => ({ sort, name })).toSorted((a, b) => a.sort - b.sort);
};
