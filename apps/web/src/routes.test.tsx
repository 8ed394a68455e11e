/** The map of the web app: every route with its title and who may open it. A route that is added stands here too. */
import { allPages, pageAllowed, pageIds, pages, userKindPages } from '@cvm/contract';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRoute } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { makeRouter, routeTree } from './routes.tsx';

const leaves = (route: AnyRoute): AnyRoute[] => {
  const children: AnyRoute[] = Object.values(route.children ?? {});
  return children.length === 0 ? [route] : children.flatMap(leaves);
};

/** The root has no path of its own; every leaf has one. */
const pathOf = (route: AnyRoute): string => ('path' in route.options ? String(route.options.path) : '');

const row = (route: AnyRoute): string => {
  const { title, openTo } = route.options.staticData ?? {};
  return [pathOf(route), title ?? '(written by the page)', openTo].join(' | ');
};

describe('the routes', () => {
  it('are these, with these titles and this access', () => {
    expect(leaves(routeTree).map(row).join('\n')).toBe(
      [
        '/login | Login | everybody',
        '/reset-password/$hash | Reset Your Password | everybody',
        '/404 | 404 | everybody',
        '/system-status | System Status | everybody',
        '/embed/$look | (written by the page) | everybody',
        '/ | Home | granted',
        '/shows | Rankings | Shows | granted',
        '/movies | Rankings | Movies | granted',
        '/actors | Rankings | Actors | granted',
        '/networks | Rankings | Networks | granted',
        '/shows/anticipation-report | Anticipation | Shows | granted',
        '/movies/anticipation-report | Anticipation | Movies | granted',
        '/report/anticipation | Anticipation | All | granted',
        '/report/anticipation-tracker | Anticipation | Tracker | granted',
        '/report/release-calendar | Anticipation | Release Calendar | granted',
        '/report/anticipation-outcome | Anticipation | Outcome | granted',
        '/show/$showId/{-$tab} | (written by the page) | granted',
        '/movie/$movieId/{-$tab} | (written by the page) | granted',
        '/network/$networkId | (written by the page) | granted',
        '/actor/$actorId | (written by the page) | granted',
        '/report/binge | Rankings | Binge | granted',
        '/report/viewership/$showId | (written by the page) | granted',
        '/report/character-votes-episode/$showId | (written by the page) | granted',
        '/gem-report | GEM Report | granted',
        '/shows/affinity | Affinity | Shows | granted',
        '/movies/affinity | Affinity | Movies | granted',
        '/affinity | Affinity | granted',
        '/report/compare | Compare | granted',
        '/attribution/platform | Platform Attribution | granted',
        '/attribution/title | Platform Attribution | granted',
        '/report-builder | Report Builder | granted',
        '/reports | My Reports | granted',
        '/reports/$uuid | Report Builder | granted',
        '/help | Help | granted',
        '/profile | My Profile | granted',
        '/release-notes | Release Notes | granted',
        '/search-results | Search Results | granted',
        '/admin | Admin | administrators',
        '/admin/audit-log | Audit Log | administrators',
        '/link/$linkId | Link | signed in',
      ].join('\n'),
    );
  });

  it('are one for each page that is built, those behind the sign-in inside the shell', () => {
    expect(leaves(routeTree).map(pathOf).sort()).toEqual(pageIds.map((id) => pages[id].path).sort());
    const children: AnyRoute[] = Object.values(routeTree.children ?? {});
    const open = children.filter((route) => leaves(route)[0] === route);
    expect(open.map(pathOf).sort()).toEqual(
      pageIds
        .filter((id) => pages[id].openTo === 'everybody')
        .map((id) => pages[id].path)
        .sort(),
    );
  });

  it('are written in small letters: in others there is no such page', () => {
    const router = makeRouter(new QueryClient());
    const found = (path: string) => router.getMatchedRoutes(path)[2]?.fullPath;
    expect([found('/shows'), found('/SHOWS'), found('/Show/1')]).toEqual(['/shows', undefined, undefined]);
  });

  it('lie inside the page lists that users are given', () => {
    for (const path of ['/', '/shows', '/movies', '/show/1/audience', '/movie/1'])
      expect(pageAllowed(allPages, path), path).toBe(true);
    expect(pageAllowed(userKindPages.shows, '/movie/1')).toBe(false);
    expect(pageAllowed(userKindPages.movies, '/show/1')).toBe(false);
    expect(pageAllowed(userKindPages.gem, '/')).toBe(false);
  });
});
