import { expect, it } from 'vitest';
import { userKindPages } from '../pages/user-kinds.ts';
import { searchGroupsOf } from './search.ts';

it('finds what has a ranking and a report that the user may open: no hit leads to a page that is denied', () => {
  expect(searchGroupsOf(userKindPages.both)).toEqual(['show', 'movie', 'network', 'actor']);
  expect(searchGroupsOf(userKindPages.shows)).toEqual(['show', 'network', 'actor']);
  expect(searchGroupsOf(['/shows', '/movies', '/movie/*', '/network/*', '/actors'])).toEqual(['movie']);
});
