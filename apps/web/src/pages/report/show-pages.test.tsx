/** The reports of one show that have pages of their own, over a real HTTP server. */
import { pages, type Row, userKindPages } from '@cvm/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppProviders } from '../../app/AppProviders.tsx';
import { makeQueryClient } from '../../app/query-client.ts';
import { parseSearch, stringifySearch } from '../../search-params.ts';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { failedAnswer, viewAnswer } from '../../testing/view-answer.ts';
import CharacterVotes from './CharacterVotes.tsx';

const show: Row = {
  ...{ id: '7', name: 'Copper Signal', poster: null, genre: 'Crime', network: null, networkId: null },
  ...{ number_of_seasons: 2, overview: null, status: 'Continuing', first_air_date: '2024-05-22' },
  series_last_air_date: null,
};

const vote = (episode: number, voteRank: number, characterName: string, votes: number): Row => ({
  ...{ episodeString: `S1 | E${episode}`, episodeSort: 10_000 + episode, characterId: characterName, actorId: 'a1' },
  ...{ actorName: 'Ann Lee', characterName, characterImageUrl: null, votes, voteRank },
});

const votes = [vote(1, 1, 'Kip', 1200), vote(1, 2, 'Mo', 30), vote(2, 1, 'Mo', 44)];

let server: TestServer;
/** By path, in place of an answer without rows. */
let replies: Readonly<Record<string, Reply>> = {};
const asked: URL[] = [];
const filtersOf = (path: string) => asked.find(({ pathname }) => pathname === path)?.searchParams.getAll('filters');

beforeAll(async () => {
  server = await startServer((path) => {
    asked.push(new URL(server.asked().url, 'http://here'));
    if (path in replies) return replies[path] ?? null;
    return path.startsWith('/v1/query/') ? viewAnswer([]) : null;
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  startSession({ token: 'x', profile: profileOf(userKindPages.shows) });
});

const open = (address: string, own: Readonly<Record<string, Reply>>) => {
  replies = { '/v1/query/seriesDetail': viewAnswer([show]), ...own };
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: pages.characterVotes.path, component: CharacterVotes }),
  ];
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren(routes), history, parseSearch, stringifySearch });
  render(
    <AppProviders queryClient={makeQueryClient()} env="test">
      <RouterProvider router={router as never} />
    </AppProviders>,
  );
};

describe('the character votes of a show by episode', () => {
  const path = '/report/character-votes-episode/7';
  const view = '/v1/query/characterVoteEpisodeRank';

  it('are ranked, an episode a row, and lead back to the show', async () => {
    open(`${path}?filters=season:1`, { [view]: viewAnswer(votes, { sampleSize: 90 }) });
    await screen.findByRole('heading', { level: 1, name: 'Copper Signal' });
    await waitFor(() => expect(document.title).toBe('Copper Signal | Character Votes by Episode | CVM Insights'));
    const ranks = await screen.findByRole('table', { name: 'Ranks by Episode' });
    await within(ranks).findByText('Kip');
    const lines = within(ranks).getAllByRole('row').slice(1);
    expect(
      lines.map((line) =>
        within(line)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['KIKip1,200 votes \u00b7 Ann Lee', 'MOMo30 votes \u00b7 Ann Lee', '', '', ''],
      ['MOMo44 votes \u00b7 Ann Lee', '', '', '', ''],
    ]);
    expect(within(lines[1] as HTMLElement).getByRole('rowheader').textContent).toBe('S1 | E2');
    const drawn = within(screen.getByRole('region', { name: 'Votes over Episodes' }));
    expect(drawn.getByText('has the most votes in 1 of 2 episodes')).toBeTruthy();
    expect(drawn.getByText(/^N = 90 people who voted · .*A gap: not among the first five of the episode/)).toBeTruthy();
    expect(filtersOf(view)).toEqual(['show:7', 'season:1']);
    expect(screen.getByRole('link', { name: 'Show report' }).getAttribute('href')).toBe('/show/7/engagement');
  });

  it('say when nobody has voted', async () => {
    open(path, {});
    expect(
      await screen.findAllByText('There are no character votes yet. They are shown here as soon as the data has them.'),
    ).toHaveLength(2);
  });

  it('are not found of a show that is not in the data', async () => {
    open(path, { '/v1/query/seriesDetail': failedAnswer(404, 'unknown_title', 'No shows with id 7 found in index') });
    await screen.findByText("Oops... The page you're looking for doesn't exist");
  });
});
