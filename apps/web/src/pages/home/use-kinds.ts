/**
 * The kinds of title the home page can show: those the user may see, shows first, and the one it opens on, the first
 * of which the data has titles. A portal over movies alone opens on movies. The lists of the first kind are asked for
 * beside the question whether there are titles of it, not after: all but a few portals have them.
 */
import { type ContentType, optionEndpoints, pages, titleKindOf } from '@cvm/contract';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/client.ts';
import { usePageAccess } from '../../session/access.ts';

/** Are there titles of a kind that the user may see? Undefined while it is not known, and when it could not be asked. */
const useHasTitles = (kind: ContentType, enabled: boolean) => {
  const { data, isPending } = useQuery({
    queryKey: ['has-titles', kind] as const,
    enabled,
    queryFn: async ({ signal }) => {
      const asked = { params: { kind: titleKindOf[kind] }, query: { limit: 1 } };
      const { data: found } = await ask(optionEndpoints.listOptions, { ...asked, signal });
      return found.length > 0;
    },
  });
  return { has: data, settled: !isPending || !enabled };
};

export type Kinds = {
  /** Those the user may see. */
  allowed: readonly ContentType[];
  /** The kind the page opens on, as far as it is known. */
  start: ContentType | undefined;
  /** Kinds of which there are no titles. */
  empty: readonly ContentType[];
  /** Kinds of which it is not known yet whether there are titles. */
  open: readonly ContentType[];
};

/** `chosen` is the kind that the address names. */
export const useKinds = (chosen: ContentType | undefined): Kinds => {
  const { allows } = usePageAccess();
  const [seesShows, seesMovies] = [allows(pages.shows.path), allows(pages.movies.path)];
  const series = useHasTitles('series', seesShows);
  const isMovieShown = !seesShows || series.has === false || chosen === 'movie';
  const found = { series, movie: useHasTitles('movie', seesMovies && isMovieShown) };
  const allowed = [...(seesShows ? (['series'] as const) : []), ...(seesMovies ? (['movie'] as const) : [])];
  return {
    allowed,
    start: allowed.find((kind) => found[kind].has !== false) ?? allowed[0],
    empty: allowed.filter((kind) => found[kind].has === false),
    open: allowed.filter((kind) => !found[kind].settled),
  };
};
