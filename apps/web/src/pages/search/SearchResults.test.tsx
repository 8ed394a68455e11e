/** The page of the results: which hits lead to a report, and what it says where a group has more than it lists. */
import { searchQueryMax, userKindPages } from '@cvm/contract';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import SearchResults from './SearchResults.tsx';

const hits = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: String(place), name: `Hit ${place}`, image: null, note: null }));
const data = { show: hits(11), movie: hits(10), network: [], actor: hits(1) };

const tooLongWords = 'That is too long.';

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path, { url }) => {
    if (path !== '/v1/search') return null;
    const query = new URLSearchParams(url.split('?')[1]).get('query') ?? '';
    if (query.length > searchQueryMax) return failedAnswer(400, 'bad_request', tooLongWords);
    return { status: 200, body: JSON.stringify({ success: true, data }) };
  });
});
afterAll(() => server.close());

it('says which group has more than the ten that it lists', async () => {
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  await renderAt('/search-results?query=hit', SearchResults);
  const group = async (name: string) => within(await screen.findByRole('region', { name }));
  const words = 'The first 10: more of the name finds others';
  const told = async (name: string) => {
    const found = await group(name);
    return [found.queryAllByRole('link').length, found.queryByText(words) !== null];
  };
  expect(await told('SHOWS')).toEqual([10, true]);
  expect(await told('MOVIES')).toEqual([10, false]);
  expect(await told('NETWORKS')).toEqual([0, false]);
  expect(await told('ACTORS')).toEqual([1, false]);
  expect(server.asked('/v1/search').url).toBe('/v1/search?query=hit&limit=11');
});

it('leads to the reports alone that are open to the user', async () => {
  startSession({ token: 'x', profile: profileOf(['/shows', '/show/3', '/movies']) });
  await renderAt('/search-results?query=hit', SearchResults);
  const shows = within(await screen.findByRole('region', { name: 'SHOWS' }));
  expect(shows.getAllByRole('listitem')).toHaveLength(10);
  expect(shows.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/show/3']);
  expect(within(screen.getByRole('region', { name: 'MOVIES' })).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('region', { name: 'ACTORS' })).toBeNull();
});

it('does not search for the beginning of a text that is too long as if it were the text', async () => {
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  await renderAt(`/search-results?query=${'a'.repeat(searchQueryMax + 1)}`, SearchResults);
  await screen.findByText(tooLongWords);
  expect(screen.queryByRole('region', { name: 'SHOWS' })).toBeNull();
});
