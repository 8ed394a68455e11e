import { describe, expect, it } from 'vitest';
import { accountKindPages, allPages, kindOfPages } from './account-kinds.ts';

describe('account kinds (1-foundation section 6)', () => {
  it('gives a shows-only account the listed pages and no movie page', () => {
    expect([...accountKindPages.shows].sort()).toEqual(
      // Copied from the specification, so that a slip in the shared lists is seen here.
      [
        ...['/', '/shows', '/show/*', '/shows/*', '/actors', '/actor/*', '/networks', '/network/*', '/report/*'],
        ...['/reports', '/reports/*', '/report-builder', '/attribution', '/attribution/*'],
        ...['/profile', '/help', '/release-notes', '/search-results'],
      ].sort(),
    );
  });

  it('replaces the show paths by the movie paths for a movies-only account', () => {
    const shows: readonly string[] = accountKindPages.shows;
    const movies: readonly string[] = accountKindPages.movies;
    expect(movies.filter((page) => !shows.includes(page))).toEqual(['/movie/*', '/movies', '/movies/*']);
    expect(shows.filter((page) => !movies.includes(page))).toEqual(['/shows', '/show/*', '/shows/*']);
  });

  it('adds /affinity only where both levels are granted, and the gem report to neither', () => {
    expect(accountKindPages.both).toContain('/affinity');
    expect(accountKindPages.shows).not.toContain('/affinity');
    expect(accountKindPages.movies).not.toContain('/affinity');
    expect(accountKindPages.both).not.toContain('/gem-report');
    expect(accountKindPages.gem).toEqual(['/gem-report']);
  });

  it('recognises a stored list whatever its order, and no other', () => {
    expect(kindOfPages([...accountKindPages.movies].reverse())).toBe('movies');
    expect(kindOfPages(accountKindPages.both)).toBe('both');
    expect(kindOfPages(['/gem-report'])).toBe('gem');
    expect(kindOfPages(allPages)).toBeNull();
    expect(kindOfPages([])).toBeNull();
  });
});
