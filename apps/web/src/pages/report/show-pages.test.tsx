/** The reports of one show that have pages of their own, over a real HTTP server. */
import { pages, type Row, userKindPages } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../../testing/view-answer.ts';
import CharacterVotes from './CharacterVotes.tsx';
import ShowViewership from './ShowViewership.tsx';

const show: Row = {
  ...{ id: '7', name: 'Copper Signal', poster: null, genre: 'Crime', network: null, networkId: null },
  ...{ number_of_seasons: 2, overview: null, status: 'Continuing', first_air_date: '2024-05-22' },
  series_last_air_date: null,
};

const vote = (episode: number, voteRank: number, characterName: string, votes: number): Row => ({
  ...{ episodeString: `S1 | E${episode}`, episodeSort: 10_000 + episode, characterId: characterName, actorId: 'a1' },
  ...{ actorName: 'Ann Lee', characterName, characterImageUrl: null, votes, votersBase: 90, voteRank },
});

const votes = [vote(1, 1, 'Kip', 1200), vote(1, 2, 'Mo', 30), vote(2, 1, 'Mo', 44)];

let server: TestServer;
/** By path, in place of an answer without rows. */
let replies: Readonly<Record<string, Reply>> = {};
const asked: URL[] = [];
const filtersOf = (path: string) => asked.find(({ pathname }) => pathname === path)?.searchParams.getAll('filters');

beforeAll(async () => {
  server = await startServer((path, { url }) => {
    asked.push(new URL(url, 'http://here'));
    if (path in replies) return replies[path] ?? null;
    return path.startsWith('/v1/query/') ? viewAnswer([]) : null;
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  startSession({ token: 'x', profile: profileOf(userKindPages.shows) });
});

const open = async (address: string, own: Readonly<Record<string, Reply>>) => {
  replies = { '/v1/query/seriesDetail': viewAnswer([show]), ...own };
  await renderRoutes(address, {
    [pages.characterVotes.path]: CharacterVotes,
    [pages.showViewership.path]: ShowViewership,
  });
};

describe('the character votes of a show by episode', () => {
  const path = '/report/character-votes-episode/7';
  const view = '/v1/query/characterVoteEpisodeRank';

  it('are ranked, an episode a row, and lead back to the show', async () => {
    await open(`${path}?filters=season:1`, { [view]: viewAnswer(votes, { sampleSize: 90 }) });
    await screen.findByRole('heading', { level: 1, name: 'Copper Signal' });
    expect(screen.getByText('Network TBD')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Copper Signal | Character Votes by Episode | CVM Insights'));
    const ranks = await screen.findByRole('table', { name: 'Character Votes by Episode' });
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
    expect(drawn.getByText('each have the most votes in 1 of 2 episodes with votes')).toBeTruthy();
    expect(drawn.getByText(/^N = 90 people who voted · .*A gap: not among the first five of the episode/)).toBeTruthy();
    expect(filtersOf(view)).toEqual(['show:7', 'season:1']);
    expect(screen.getByRole('link', { name: 'Show report' }).getAttribute('href')).toBe('/show/7/engagement');
  });

  it('say when nobody has voted', async () => {
    await open(path, {});
    expect(
      await screen.findAllByText(
        'There are no character votes yet in the data that you see. They are shown here as soon as it has them.',
      ),
    ).toHaveLength(2);
  });

  it('are not found of a show that is not in the data', async () => {
    await open(path, {
      '/v1/query/seriesDetail': failedAnswer(404, 'unknown_title', 'No shows with id 7 found in index'),
    });
    await screen.findByText("Oops... The page you're looking for doesn't exist");
  });
});

describe('the viewership of a show', () => {
  it('is its embedded look and who watched, of the day that is chosen', async () => {
    const embed = { id: 'show-viewership', url: 'http://portal.example/embed/show-viewership?token=t' };
    const look = { status: 200, body: JSON.stringify({ success: true, data: { embed } }) };
    const day = 'date:2026-11-10 00:00:00 to 2026-11-10 23:59:59';
    await open(`/report/viewership/7?filters=${day}`, { '/v1/embed/show-viewership': look });
    await screen.findByText('Network TBD');
    expect((await screen.findByTitle('Show viewership')).getAttribute('src')).toBe('/embed/show-viewership?token=t');
    await waitFor(() => expect(document.title).toBe('Copper Signal | Show viewership | CVM Insights'));
    for (const name of ['Audience Ratings', 'Where Are Viewers Watching', 'How Are Viewers Watching'])
      expect(screen.getByRole('region', { name })).toBeTruthy();
    await waitFor(() => expect(filtersOf('/v1/query/showRating')).toEqual(['show:7', day]));
    // The page has no score bar that anything could still come from.
    const glance = await screen.findByRole('region', { name: 'At a glance' });
    await waitFor(() => expect(glance.getAttribute('aria-busy')).toBe('false'));
    expect(filtersOf('/v1/embed/show-viewership')).toEqual(['show:7', day]);
  });

  it('says of a look that is blocked whom to ask', async () => {
    await open('/report/viewership/7', {
      '/v1/embed/show-viewership': failedAnswer(403, 'blocked', 'Not for this user.'),
    });
    await screen.findByText('Contact your Client Success Representative to learn more about this data');
  });
});
