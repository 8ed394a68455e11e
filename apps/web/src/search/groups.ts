/** The groups of a search as the screens show them: heading, and where a hit leads. */
import type { SearchGroup } from '@cvm/contract';
import { paths } from '../paths.ts';

type Group = {
  heading: string;
  /** Null while there is no page about it. */
  pathOf: ((id: string) => string) | null;
};

export const groupOf: Record<SearchGroup, Group> = {
  show: { heading: 'SHOWS', pathOf: (id) => paths.show(id) },
  movie: { heading: 'MOVIES', pathOf: (id) => paths.movie(id) },
  network: { heading: 'NETWORKS', pathOf: null },
  actor: { heading: 'ACTORS', pathOf: null },
};
