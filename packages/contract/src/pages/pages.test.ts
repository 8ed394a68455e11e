/** The pages against the specification, whose list stands here by hand. */
import { describe, expect, it } from 'vitest';
import { pageAllowed } from '../access/access.ts';
import { viewDefinition, viewIds } from '../views/index.ts';
import { portalPages, reportPages } from './granted.ts';
import { menuPages, type PageId, pageDefinition, pageIds, rankingOf } from './index.ts';
import { type menuLabels, type Page, patternOf } from './page.ts';
import { allPages } from './user-kinds.ts';

const written = [
  ...['/ | granted', '/login | everybody', '/reset-password/* | everybody', '/system-status | everybody'],
  ...['/404 | everybody', '/search-results | granted', '/gem-report | granted', '/profile | granted'],
  ...['/help | granted', '/release-notes | granted', '/actors | granted', '/actor/* | granted'],
  ...['/networks | granted', '/network/* | granted', '/shows | granted', '/show/* | granted'],
  ...['/movies | granted', '/movie/* | granted', '/shows/anticipation-report | granted'],
  ...['/movies/anticipation-report | granted', '/report/anticipation | granted'],
  ...['/report/anticipation-tracker | granted', '/report/viewership/* | granted'],
  ...['/report/character-votes-episode/* | granted', '/report/binge | granted'],
  ...['/attribution/platform | granted', '/attribution/title | granted', '/affinity | granted'],
  ...['/shows/affinity | granted', '/movies/affinity | granted', '/reports | granted', '/reports/* | granted'],
  ...['/report-builder | granted', '/admin | administrators'],
];

/** Pages that the specification's table does not name. */
const further = [
  ...['/admin/audit-log | administrators', '/embed/* | everybody', '/link/* | signed in'],
  '/report/release-calendar | granted',
  '/report/anticipation-outcome | granted',
  '/report/compare | granted',
];

/** 1-foundation section 2, Shell: all menus, with the pages that are further. */
const menus = {
  anticipation: [
    ...['/shows/anticipation-report', '/movies/anticipation-report', '/report/anticipation-tracker'],
    '/report/release-calendar',
    '/report/anticipation-outcome',
  ],
  viewership: ['/attribution/platform'],
  affinity: ['/affinity', '/shows/affinity', '/movies/affinity'],
  rankings: ['/shows', '/movies', '/actors', '/networks', '/report/binge'],
  reports: ['/reports', '/report-builder', '/report/compare'],
} satisfies Record<keyof typeof menuLabels, string[]>;

const row = (id: PageId) => `${patternOf(pageDefinition(id))} | ${pageDefinition(id).openTo}`;

describe('the pages', () => {
  it('are those of the route table (1-foundation section 2), open to those it says', () => {
    expect(pageIds.map(row).sort()).toEqual([...written, ...further].sort());
  });

  it('are named by the menus in the order of the specification', () => {
    const named = (menu: string) => pageIds.map(pageDefinition).filter((page) => page.menu?.id === menu);
    for (const [menu, paths] of Object.entries(menus))
      expect([menu, named(menu).map(({ path }) => path)]).toEqual([menu, paths]);
    expect(menuPages('profile').map(({ label }) => label)).toEqual([
      ...['Profile', 'Admin', 'Release Notes', 'System Status'],
    ]);
  });

  it('that a user is given are those behind the grant, and no two look alike', () => {
    expect(portalPages.map(({ path }) => `${path} | granted`).sort()).toEqual(
      [...written, ...further].filter((line) => line.endsWith('| granted')).sort(),
    );
    expect(new Set(portalPages.map(({ label }) => label)).size).toBe(portalPages.length);
    for (const { path } of portalPages) expect([path, pageAllowed(allPages, path)]).toEqual([path, true]);
  });

  it('without data of their own are not among those to be blocked from', () => {
    const paths = reportPages.map(({ path }) => path);
    const plain = ['/', '/search-results', '/profile', '/help', '/release-notes', '/reports', '/reports/*'];
    expect(
      portalPages
        .filter(({ path }) => !paths.includes(path))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(plain.sort());
  });

  it('rank each subject once', () => {
    const rankings = (['show', 'movie', 'network', 'actor'] as const).map(rankingOf);
    expect(rankings).toEqual(['shows', 'movies', 'networks', 'actors']);
  });
});

describe('the views of a page', () => {
  /** Pages whose tables come as embedded looks, or as what another page grants. */
  const borrowing: readonly PageId[] = ['allAnticipation', 'showViewership', 'compare'];
  const catalogue: readonly string[] = viewIds;

  const asked = ({ filters = {} }: Page) =>
    Object.values(filters).flatMap(({ views }) => views.filter((view) => catalogue.includes(view)));

  it.each(pageIds.filter((id) => !borrowing.includes(id)))('are granted by %s', (id) => {
    const page = pageDefinition(id);
    for (const view of viewIds.filter((one) => asked(page).includes(one)))
      expect([view, viewDefinition(view).pages]).toEqual([view, expect.arrayContaining([patternOf(page)])]);
  });

  it('are each granted by pages that exist', () => {
    const patterns = portalPages.map(({ path }) => path);
    for (const id of viewIds) {
      expect(viewDefinition(id).pages).not.toEqual([]);
      for (const page of viewDefinition(id).pages) expect(patterns).toContain(page);
    }
  });
});
