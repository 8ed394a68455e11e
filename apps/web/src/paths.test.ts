import { parseFilters } from '@cvm/contract';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { asList, parseSearch } from './search-params.ts';

describe('paths', () => {
  it('carry the tab only where one is named', () => {
    expect(paths.show('42')).toBe('/show/42');
    expect(paths.movie('42', 'engagement')).toBe('/movie/42/engagement');
  });

  it('encode ids, so that none can become another path', () => {
    expect(paths.show('a/b?c#d $e')).toBe('/show/a%2Fb%3Fc%23d%20%24e');
  });

  it('carry filters that are read back as they were', () => {
    const clauses = parseFilters(['country:US,not FR', 'date:last 7 days', 'age:55+', 'genre:Home and Garden']);
    const [path, query = ''] = paths.shows(clauses).split('?');
    expect(path).toBe('/shows');
    expect(parseFilters(asList(parseSearch(query).filters))).toEqual(clauses);
  });
});
