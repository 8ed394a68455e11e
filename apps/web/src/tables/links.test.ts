import { type Column, parseFilters, viewDefinition } from '@cvm/contract';
import { expect, it } from 'vitest';
import { carriedTo, linkOf } from './links.ts';

const column = (view: 'affinityAll' | 'affinityShows' | 'anticipationTracker', name: string): Column => {
  const found = viewDefinition(view).columns.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

it('lead to the report of the show or of the movie, as the row says what its title is', () => {
  const link = (titleType: string | null) => linkOf(column('affinityAll', 'titleName'), { titleId: 'a 1', titleType });
  expect([link('series'), link('movie'), link(null)]).toEqual(['/show/a%201', '/movie/a%201', null]);
});

it('lead to the report of a movie where the id holds a hyphen, else to that of a show', () => {
  const link = (titleId: string | null) => linkOf(column('anticipationTracker', 'title'), { titleId });
  expect([link('102'), link('0b-1'), link(null)]).toEqual(['/show/102', '/movie/0b-1', null]);
});

it('lead nowhere without an id', () => {
  expect(linkOf(column('affinityShows', 'show'), { showId: '7' })).toBe('/show/7');
  expect(linkOf(column('affinityShows', 'show'), { showId: null })).toBeNull();
  expect(linkOf(column('affinityShows', 'network'), { showId: '7' })).toBeNull();
});

it('take the people and the days along that the report can be asked about, and nothing else', () => {
  const clauses = parseFilters(['country:US', 'gender:not male', 'date:last 30 days', 'genre:Drama', 'status:Ended']);
  const ids = (path: string) => carriedTo(path, clauses).map(({ id }) => id);
  expect(ids('/show/102')).toEqual(['country', 'gender', 'date']);
  expect(ids('/movie/0b-1')).toEqual(['country', 'gender', 'date']);
  expect(ids('/help')).toEqual([]);
});
