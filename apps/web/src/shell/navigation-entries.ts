/** The menus of a user: made of the pages' records, the entries it may open, menus that have any. */
import {
  type MenuId,
  menuLabels,
  menuPages,
  type Page,
  pageDefinition,
  pageIds,
  pageMatches,
  pages,
  patternOf,
  rankingOf,
} from '@cvm/contract';
import type { PageAccess } from '../session/access.ts';

type NavigationEntry = { label: string; path: string };
export type NavigationMenu = { label: string; entries: NavigationEntry[] };

/** Whoever may not see a kind of title has no ranking of it either. */
const seesTitlesOf = ({ about }: Page, { allows }: Pick<PageAccess, 'allows'>): boolean =>
  about === undefined || allows(pages[rankingOf(about)].path);

export const entriesOf = (menu: MenuId, access: Pick<PageAccess, 'allows'>): NavigationEntry[] =>
  menuPages(menu)
    .filter((page) => page.openTo === 'everybody' || (access.allows(page.path) && seesTitlesOf(page, access)))
    .map(({ path, menu: entry, label }) => ({ path, label: entry?.label ?? label }));

const mainMenus = Object.keys(menuLabels) as (keyof typeof menuLabels)[];

/** The menus of the main navigation. */
export const allowedMenus = (access: Pick<PageAccess, 'allows'>): NavigationMenu[] =>
  mainMenus
    .map((id) => ({ label: menuLabels[id], entries: entriesOf(id, access) }))
    .filter(({ entries }) => entries.length > 0);

/** The path of the entry that stands for a page: its own, or that of the page it is another side of, or is listed on. */
export const entryPathOf = (path: string): string =>
  pageIds.map(pageDefinition).find((page) => page.sideOf !== undefined && pageMatches(patternOf(page), path))?.sideOf ??
  path;
