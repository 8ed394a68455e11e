import { pages, parseFilters } from '@cvm/contract';
import { expect, it } from 'vitest';
import { filteredPath, searchPath } from './paths.ts';
import { asList, parseSearch } from './search-params.ts';

it('carry filters that are read back as they were', () => {
  const clauses = parseFilters(['country:US,not FR', 'date:last 7 days', 'age:55+', 'genre:Home and Garden']);
  const [path, query = ''] = filteredPath(pages.shows, clauses).split('?');
  expect(path).toBe('/shows');
  expect(parseFilters(asList(parseSearch(query).filters))).toEqual(clauses);
});

it('carry what is searched', () => {
  expect(searchPath('a & b')).toMatch(/^\/search-results\?query=/);
  expect(parseSearch(searchPath('a & b').split('?')[1] ?? '')).toEqual({ query: 'a & b' });
});
