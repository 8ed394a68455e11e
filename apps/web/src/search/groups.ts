/** The groups of a search as the screens show them: heading, and where a hit leads. */
import type { SearchGroup } from '@cvm/contract';
import { paths } from '../paths.ts';

type Group = {
  heading: string;
  /** Null while there is no page about it. */
  pathOf: ((id: string) => string) | null;
  /** Why its hits lead nowhere yet. */
  without?: string;
};

const notYet = (what: string): string =>
  `Reports of ${what} come with a later version; until then they are found by name.`;

export const groupOf: Record<SearchGroup, Group> = {
  show: { heading: 'SHOWS', pathOf: (id) => paths.show(id) },
  movie: { heading: 'MOVIES', pathOf: (id) => paths.movie(id) },
  network: { heading: 'NETWORKS', pathOf: null, without: notYet('networks') },
  actor: { heading: 'ACTORS', pathOf: null, without: notYet('actors') },
};
