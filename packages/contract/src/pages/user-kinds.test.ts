import { describe, expect, it } from 'vitest';
import { allPages, kindOfPages, userKindPages } from './user-kinds.ts';

describe('user kinds (1-foundation section 6)', () => {
  it('gives a shows-only user the listed pages and no movie page', () => {
    expect([...userKindPages.shows].sort()).toEqual(
      // Copied from the specification, so that a slip in the shared lists is seen here.
      [
        ...['/', '/shows', '/show/*', '/shows/*', '/actors', '/actor/*', '/networks', '/network/*', '/report/*'],
        ...['/reports', '/reports/*', '/report-builder', '/attribution', '/attribution/*'],
        ...['/profile', '/help', '/release-notes', '/search-results'],
      ].sort(),
    );
  });

  it('replaces the show paths by the movie paths for a movies-only user', () => {
    const shows: readonly string[] = userKindPages.shows;
    const movies: readonly string[] = userKindPages.movies;
    expect(movies.filter((page) => !shows.includes(page))).toEqual(['/movie/*', '/movies', '/movies/*']);
    expect(shows.filter((page) => !movies.includes(page))).toEqual(['/shows', '/show/*', '/shows/*']);
  });

  it('adds /affinity only where both levels are granted, and the gem report to neither', () => {
    expect(userKindPages.both).toContain('/affinity');
    expect(userKindPages.shows).not.toContain('/affinity');
    expect(userKindPages.movies).not.toContain('/affinity');
    expect(userKindPages.both).not.toContain('/gem-report');
    expect(userKindPages.gem).toEqual(['/gem-report']);
  });

  it('recognises a stored list whatever its order, and no other', () => {
    expect(kindOfPages([...userKindPages.movies].reverse())).toBe('movies');
    expect(kindOfPages(userKindPages.both)).toBe('both');
    expect(kindOfPages(['/gem-report'])).toBe('gem');
    expect(kindOfPages(allPages)).toBeNull();
    expect(kindOfPages([])).toBeNull();
  });
});
