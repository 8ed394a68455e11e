/** The pages of the portal (1-foundation section 2, route table), in the order in which menus and lists name them. */
import type { Subject } from '../subjects.ts';
import { moviePages } from './movies.ts';
import { type Page, pathOf, patternOf } from './page.ts';
import { peoplePages } from './people.ts';
import { ownPages } from './portal.ts';
import { overallPages } from './reports.ts';
import { showPages } from './shows.ts';

const { home, ...own } = ownPages;
const { affinity, ...overall } = overallPages;

export const pages = { home, affinity, ...showPages, ...moviePages, ...peoplePages, ...overall, ...own } as const;

export type PageId = keyof typeof pages;
export const pageIds = Object.keys(pages) as PageId[];

/** The record of a page, typed with its optional fields. */
export const pageDefinition = (id: PageId): Page => pages[id];

/** The patterns of pages, as they stand in a user's list. */
export const patternsOf = (...ids: readonly PageId[]): readonly string[] => ids.map((id) => patternOf(pages[id]));

export type MenuId = NonNullable<Page['menu']>['id'];

/** The pages that a menu names, in its order. */
export const menuPages = (menu: MenuId): readonly Page[] =>
  pageIds.map(pageDefinition).filter((page) => page.menu?.id === menu);

/** The ranking of all there is of a subject. */
export const rankingOf = (subject: Subject): PageId => {
  const found = pageIds.find((id) => pageDefinition(id).ranks === subject);
  if (found === undefined) throw new Error(`No page ranks every ${subject}.`);
  return found;
};

const reportPaths: Record<Subject, (id: string) => string> = {
  show: (showId) => pathOf(pages.show, { showId }),
  movie: (movieId) => pathOf(pages.movie, { movieId }),
  network: (networkId) => pathOf(pages.network, { networkId }),
  actor: (actorId) => pathOf(pages.actor, { actorId }),
};

/** The path of the report of one show, movie, network or actor. */
export const reportPath = (subject: Subject, id: string): string => reportPaths[subject](id);
