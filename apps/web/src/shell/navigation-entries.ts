/** The main navigation as data: menus and their entries. An entry is offered when the account may open its page. */
import { paths } from '../paths.ts';
import type { PageAccess } from '../session/access.ts';

type NavigationEntry = { label: string; path: string };
export type NavigationMenu = { label: string; entries: NavigationEntry[] };

const menus: readonly NavigationMenu[] = [
  {
    label: 'Rankings',
    entries: [
      { label: 'Shows', path: paths.shows() },
      { label: 'Movies', path: paths.movies() },
    ],
  },
];

/** The menus of an account: entries it may open, menus that have any. */
export const allowedMenus = (access: PageAccess): NavigationMenu[] =>
  menus
    .map((menu) => ({ ...menu, entries: menu.entries.filter(({ path }) => access.allows(path)) }))
    .filter(({ entries }) => entries.length > 0);
