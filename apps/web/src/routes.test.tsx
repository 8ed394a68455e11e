/** The map of the web app: every route with its title and who may open it. A route that is added stands here too. */
import { accountKindPages, allPages, pageAllowed } from '@cvm/contract';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { paths, patterns } from './paths.ts';
import { makeRouter, routeTree } from './routes.tsx';

const leaves = (route: AnyRoute): AnyRoute[] => {
  const children: AnyRoute[] = Object.values(route.children ?? {});
  return children.length === 0 ? [route] : children.flatMap(leaves);
};

/** The root has no path of its own; every leaf has one. */
const pathOf = (route: AnyRoute): string => ('path' in route.options ? String(route.options.path) : '');

const row = (route: AnyRoute): string => {
  const { title, access } = route.options.staticData ?? {};
  return [pathOf(route), title ?? '(written by the page)', access].join(' | ');
};

describe('the routes', () => {
  it('are these, with these titles and this access', () => {
    expect(leaves(routeTree).map(row).join('\n')).toBe(
      [
        '/login | Login | public',
        '/reset-password/$hash | Reset Your Password | public',
        '/404 | 404 | public',
        '/system-status | System Status | public',
        '/embed/$look | (written by the page) | public',
        '/ | Home | signed in',
        '/shows | Rankings | Shows | signed in',
        '/movies | Rankings | Movies | signed in',
        '/show/$showId/{-$tab} | (written by the page) | signed in',
        '/movie/$movieId/{-$tab} | (written by the page) | signed in',
        '/gem-report | GEM Report | signed in',
        '/help | Help | signed in',
        '/profile | My Profile | signed in',
        '/release-notes | Release Notes | signed in',
        '/search-results | Search Results | signed in',
        '/admin | Admin | signed in',
        '/admin/audit-log | Audit Log | signed in',
        '/link/$linkId | Link | signed in',
      ].join('\n'),
    );
  });

  it('use every pattern of the path file, and no other', () => {
    expect(leaves(routeTree).map((route) => pathOf(route))).toHaveLength(Object.keys(patterns).length);
    expect(new Set(leaves(routeTree).map((route) => pathOf(route)))).toEqual(new Set(Object.values(patterns)));
  });

  it('are written in small letters: in others there is no such page', () => {
    const router = makeRouter(new QueryClient());
    const found = (path: string) => router.getMatchedRoutes(path)[2]?.fullPath;
    expect([found('/shows'), found('/SHOWS'), found('/Show/1')]).toEqual(['/shows', undefined, undefined]);
  });

  it('lie inside the page lists that accounts are given', () => {
    const signedIn = [paths.home(), paths.shows(), paths.movies(), paths.show('1', 'audience'), paths.movie('1')];
    for (const path of signedIn) expect(pageAllowed(allPages, path), path).toBe(true);
    expect(pageAllowed(accountKindPages.shows, paths.movie('1'))).toBe(false);
    expect(pageAllowed(accountKindPages.movies, paths.show('1'))).toBe(false);
    expect(pageAllowed(accountKindPages.gem, paths.home())).toBe(false);
  });
});
