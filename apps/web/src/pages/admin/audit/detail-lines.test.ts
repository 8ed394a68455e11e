import { expect, it } from 'vitest';
import { detailLines } from './detail-lines.ts';

it('tells what changed from what to what', () => {
  const before = { allowedPages: ['/shows'], organizationName: null };
  const after = { allowedPages: ['/shows', '/movies'], organizationName: 'Client' };
  expect(detailLines({ before, after })).toEqual([
    ['Allowed pages', '/shows → /shows, /movies'],
    ['Organization', 'none → Client'],
  ]);
  expect(detailLines({ before: [], after: ['admin'] })).toEqual([['Role', 'none → admin']]);
});

it('tells every other fact by its name', () => {
  expect(detailLines({ format: 'csv', viewedAs: 'ada@x.example' })).toEqual([
    ['Format', 'csv'],
    ['While viewing as', 'ada@x.example'],
  ]);
  expect(detailLines({ after: { email: 'ada@x.example', blockedLooks: [] } })).toEqual([
    ['Email', 'ada@x.example'],
    ['Blocked looks', 'none'],
  ]);
  expect(detailLines({ format: 'csv', action: 'user.create' })).toEqual([
    ['Format', 'csv'],
    ['Action', 'Created a user'],
  ]);
  expect(detailLines({})).toEqual([]);
});
