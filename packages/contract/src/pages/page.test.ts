import { describe, expect, it } from 'vitest';
import { subjects } from '../subjects.ts';
import { pages, reportPath } from './index.ts';
import { pathOf, patternOf } from './page.ts';

describe('the path of a page', () => {
  it('carries the tab only where one is named', () => {
    expect(pathOf(pages.show, { showId: '42' })).toBe('/show/42');
    expect(pathOf(pages.movie, { movieId: '42', tab: 'engagement' })).toBe('/movie/42/engagement');
    expect(pathOf(pages.home)).toBe('/');
  });

  it('encodes ids, so that none can become another path', () => {
    expect(pathOf(pages.show, { showId: 'a/b?c#d $e' })).toBe('/show/a%2Fb%3Fc%23d%20%24e');
    expect(reportPath('movie', 'a/b')).toBe('/movie/a%2Fb');
  });

  it('leads to the report of each subject', () => {
    expect(subjects.map((subject) => reportPath(subject, '7'))).toEqual([
      '/show/7',
      '/movie/7',
      '/network/7',
      '/actor/7',
    ]);
  });
});

describe('the pattern of a page', () => {
  it.each([
    ['/', '/'],
    ['/shows', '/shows'],
    ['/show/$showId/{-$tab}', '/show/*'],
    ['/reports/$uuid', '/reports/*'],
    ['/report/{-$tab}', '/report/*'],
  ])('%s is %s in a user', (path, pattern) => {
    expect(patternOf({ path })).toBe(pattern);
  });
});
