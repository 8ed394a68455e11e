/** Anticipated titles over a real HTTP server that knows a show of each kind and a movie. */
import { userKindPages } from '@cvm/contract';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../../testing/view-answer.ts';
import AnticipatedMovies from './AnticipatedMovies.tsx';
import AnticipatedShows from './AnticipatedShows.tsx';

const show = { show: 'Copper Signal', showId: '7', poster: null, network: 'Kinoport', networkId: '3', followers: 1200 };
const movie = { movieName: 'Low Tide', movieId: 'a-9', poster: null, studio: 'Harbor', studioId: '4', followers: 900 };
const permissible = { limits: {}, months: null, contentTypes: ['series', 'movie'], dataThrough: '2026-11-15' };

let server: TestServer;
const asked: URL[] = [];
let replies: Record<string, Reply> = {};

beforeAll(async () => {
  server = await startServer((path, { url }) => {
    if (path === '/v1/user/filters_permissible')
      return { status: 200, body: JSON.stringify({ success: true, data: { ...permissible, panelAvailable: true } }) };
    if (!path.startsWith('/v1/query/')) return null;
    asked.push(new URL(url, 'http://here'));
    return replies[path.slice('/v1/query/'.length)] ?? viewAnswer([]);
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  // The test environment lays nothing out: a table draws the rows that have room.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  replies = {
    anticipatedUnairedShows: viewAnswer([{ ...show, releaseDate: '2027-01-10' }]),
    anticipatedReturningShows: viewAnswer([{ ...show, showId: '8', releaseDate: '2026-12-01', followerGrowth: 0.125 }]),
    moviesAnticipation: viewAnswer([{ ...movie, releaseDate: null, growth: 0.5 }]),
  };
});

const cellsOf = async (title: string): Promise<(string | null)[]> => {
  const table = within(await screen.findByRole('region', { name: title })).getByRole('grid');
  const cells = await within(table).findAllByRole('cell');
  return cells.map((cell) => cell.textContent);
};

describe('anticipated shows', () => {
  it('are a table of new and one of returning shows under one filter bar', async () => {
    await renderAt('/shows/anticipation-report', AnticipatedShows);
    expect(await screen.findByRole('heading', { level: 1, name: 'Anticipated Shows' })).toBeTruthy();
    expect(await cellsOf('New Shows')).toEqual(['1', 'Copper Signal', 'Kinoport', '1,200', '01-10-2027']);
    expect(await cellsOf('Returning Shows')).toEqual([
      ...['1', 'Copper Signal', 'Kinoport', '1,200', '12-01-2026', '12.5%'],
    ]);
    expect(screen.getAllByRole('region', { name: 'Filters' })).toHaveLength(1);
  });

  it('say of which day they are: of what comes back it is none of a release', async () => {
    await renderAt('/shows/anticipation-report', AnticipatedShows);
    await cellsOf('Returning Shows');
    const headsOf = (title: string) =>
      within(screen.getByRole('region', { name: title }))
        .getAllByRole('columnheader')
        .map((head) => head.textContent);
    expect(headsOf('New Shows')).toContain('Release Date');
    expect(headsOf('Returning Shows')).toContain('Next Episode');
    expect(headsOf('Returning Shows')).not.toContain('Release Date');
  });

  it('lead to the reports of their shows', async () => {
    await renderAt('/shows/anticipation-report', AnticipatedShows);
    await cellsOf('New Shows');
    await cellsOf('Returning Shows');
    const links = screen.getAllByRole('link', { name: 'Copper Signal' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/show/7', '/show/8']);
    const networks = screen.getAllByRole('link', { name: 'Kinoport' });
    expect(networks.map((link) => link.getAttribute('href'))).toEqual(['/network/3', '/network/3']);
  });

  it('ask for the last 30 days, whose growth can be told, until the address says otherwise', async () => {
    const { unmount } = await renderAt('/shows/anticipation-report', AnticipatedShows);
    await cellsOf('New Shows');
    await cellsOf('Returning Shows');
    expect(asked.map(({ searchParams }) => searchParams.getAll('filters'))).toEqual([
      ['date:last 30 days'],
      ['date:last 30 days'],
    ]);
    unmount();
    asked.length = 0;
    await renderAt('/shows/anticipation-report?filters=country:FR&filters=date:last+90+days', AnticipatedShows);
    await cellsOf('Returning Shows');
    expect(asked[0]?.searchParams.getAll('filters')).toEqual(['country:FR', 'date:last 90 days']);
  });

  it('say which of the two is empty, failed or refused, beside the one that stands', async () => {
    replies = { ...replies, anticipatedUnairedShows: viewAnswer([]) };
    const { unmount } = await renderAt('/shows/anticipation-report', AnticipatedShows);
    const fresh = within(await screen.findByRole('region', { name: 'New Shows' }));
    expect(await fresh.findByText('No followed show is still to begin in the data that you see.')).toBeTruthy();
    expect((await cellsOf('Returning Shows'))[1]).toBe('Copper Signal');
    unmount();
    const filtered = await renderAt('/shows/anticipation-report?filters=country:US', AnticipatedShows);
    expect(await screen.findByText(/^No followed show that matches these filters is still to begin/)).toBeTruthy();
    filtered.unmount();
    replies = {
      anticipatedUnairedShows: failedAnswer(500, 'internal', 'The engine is away.'),
      anticipatedReturningShows: failedAnswer(403, 'blocked', 'Not for this user.'),
    };
    await renderAt('/shows/anticipation-report', AnticipatedShows);
    expect(await screen.findByText('The engine is away.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
    const back = within(await screen.findByRole('region', { name: 'Returning Shows' }));
    expect(
      await back.findByText('Contact your Client Success Representative to learn more about this report'),
    ).toBeTruthy();
  });
});

describe('anticipated movies', () => {
  it('are one table, with the studio, the release and how the following grows; the days go along to a report', async () => {
    await renderAt('/movies/anticipation-report', AnticipatedMovies);
    expect(await screen.findByRole('heading', { level: 1, name: 'Anticipated Movies' })).toBeTruthy();
    const table = await screen.findByRole('grid', { name: 'Anticipated Movies' });
    const cells = await within(table).findAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['1', 'Low Tide', 'Harbor', '--', '900', '50.0%']);
    expect(screen.getByRole('link', { name: 'Low Tide' }).getAttribute('href')).toBe(
      '/movie/a-9?filters=date:last+30+days',
    );
  });
});
