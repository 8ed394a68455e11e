/** Reports at their addresses, over a real HTTP server that knows two shows and a movie. */
import { pages, type Row, userKindPages } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { failedAnswer, viewAnswer, viewMeta } from '../../testing/view-answer.ts';
import MovieReport from './MovieReport.tsx';
import ShowReport from './ShowReport.tsx';

const show = (part: Row): Row => ({
  id: '7',
  name: 'Copper Signal',
  poster: null,
  genre: 'Crime|Drama',
  network: null,
  networkId: null,
  number_of_seasons: 2,
  overview: 'A signal.',
  status: 'Continuing',
  first_air_date: '2024-05-22',
  series_last_air_date: null,
  ...part,
});

const movie: Row = {
  id: '9',
  name: 'Low Tide',
  artwork_poster: null,
  status: 'Released',
  releaseDate: '2024-10-10',
  genres: null,
  studio: null,
  language: 'en',
  runtime: 90,
  overview: null,
};

let server: TestServer;
let title: Reply | null = viewAnswer([show({})]);
let followers: Reply | null = null;
/** By path, in place of an answer without rows. */
let replies: Readonly<Record<string, Reply>> = {};
beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/query/seriesDetail' || path === '/v1/query/movieDetail') return title;
    if (path === '/v1/query/movieGenderFollowerIndex') return followers;
    if (path in replies) return replies[path] ?? null;
    return path.startsWith('/v1/query/') ? viewAnswer([], { sampleSize: 3773 }) : null;
  });
});
afterAll(() => server.close());

const open = async (
  address: string,
  reply: Reply | null,
  followed = viewAnswer([], { sampleSize: 3773 }),
  own: typeof replies = {},
) => {
  followers = followed;
  replies = own;
  title = reply;
  const { router, unmount } = await renderRoutes(address, {
    [pages.show.path]: ShowReport,
    [pages.movie.path]: MovieReport,
  });
  return { history: router.history, unmount };
};

const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const notFound = "Oops... The page you're looking for doesn't exist";

describe('a show report', () => {
  it('opens on Anticipation, with Audience beside it once the show has aired', async () => {
    await open('/show/7', viewAnswer([show({})]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Copper Signal' })).toBeTruthy();
    expect(tabs()).toEqual(['Anticipation', 'Audience', 'Engagement', 'Affinity']);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Anticipation');
    for (const fact of ['Crime, Drama', '2 seasons', 'Network TBD']) expect(screen.getByText(fact)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Copper Signal | Show | CVM Insights'));
  });

  it('leaves the words after a name that turns letters in their place in the title of its tab', async () => {
    await open('/show/7', viewAnswer([show({ name: '\u202Eevil' })]));
    await waitFor(() => expect(document.title).toBe('\u2068\u202Eevil\u2069 | Show | CVM Insights'));
  });

  it('puts the tab into the address and keeps the filters', async () => {
    const { history } = await open('/show/7?filters=country:US', viewAnswer([show({})]));
    await screen.findByRole('heading', { level: 1 });
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Audience' }));
    await screen.findByRole('region', { name: 'Audience Ratings' });
    expect(history.location.href).toBe('/show/7/audience?filters=country:US');
  });

  it('has no Audience before the premiere, and leads its address to Anticipation', async () => {
    const upcoming = show({ status: 'Upcoming', first_air_date: '2027-01-01' });
    const { history } = await open('/show/7/audience?filters=country:US', viewAnswer([upcoming]));
    await screen.findByText('Premieres January 01, 2027');
    await waitFor(() => expect(history.location.href).toBe('/show/7/anticipation?filters=country:US'));
    expect(tabs()).toEqual(['Anticipation', 'Affinity']);
  });

  it('is called Loading until the show is known, and asks for its figures meanwhile', async () => {
    await open('/show/7/audience', null);
    await waitFor(() => expect(document.title).toBe('Loading | CVM Insights'));
    expect(await screen.findByRole('region', { name: 'Audience Ratings' })).toBeTruthy();
  });

  it('shows no tab in a place that it might leave while the show is not known', async () => {
    const places = async (address: string) => {
      const { unmount } = await open(address, null);
      const list = await screen.findByRole('tablist', { name: /tabs$/ });
      const found = [...list.children].map(
        (place) => place.textContent || place.firstElementChild?.getAttribute('data-label'),
      );
      const known = within(list)
        .getAllByRole('tab')
        .map(({ textContent }) => textContent);
      unmount();
      expect(found).toEqual(['Anticipation', 'Audience', 'Engagement', 'Affinity']);
      return known;
    };
    expect(await places('/show/7')).toEqual(['Anticipation']);
    expect(await places('/show/7/affinity')).toEqual(['Anticipation']);
    expect(await places('/show/7/audience')).toEqual(['Anticipation', 'Audience', 'Affinity']);
    expect(await places('/show/7/engagement')).toEqual(['Anticipation', 'Engagement', 'Affinity']);
  });

  it('asks what it is about before the figures of its tab, and asks for these at once', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    const asked = () => fetched.mock.calls.flatMap(([url]) => /\/v1\/query\/(\w+)/.exec(String(url))?.[1] ?? []);
    // The row never comes.
    await open('/show/7/audience', null);
    await waitFor(() => expect(asked()).toContain('showRating'));
    expect(asked()[0]).toBe('seriesDetail');
    expect(asked().filter((view) => view === 'seriesDetail')).toHaveLength(1);
    fetched.mockRestore();
  });

  it('is not found for an id that is not in the data', async () => {
    const error = { code: 'unknown_title', message: 'There is no show with this id.' };
    startSession({ token: 'x', profile: profileOf(userKindPages.shows) });
    await open('/show/8', { status: 404, body: JSON.stringify({ success: false, error }) });
    expect(await screen.findByText(notFound)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All shows' }).getAttribute('href')).toBe('/shows');
    await waitFor(() => expect(document.title).toBe('404 | CVM Insights'));
  });

  it('is not found for an id that no text can be', async () => {
    const message = '"filters.0" holds a character that no text can have.';
    const body = JSON.stringify({ success: false, error: { code: 'bad_request', message } });
    await open('/show/%00', { status: 400, body });
    expect(await screen.findByText(notFound)).toBeTruthy();
    expect(screen.getByText(/^No show has this address\. /)).toBeTruthy();
  });

  it('says of a tab that no report has that the tab is missing, not the show', async () => {
    const { history } = await open('/show/7/cast?filters=country:US', viewAnswer([show({})]));
    expect(await screen.findByText('This report has no tab "cast"')).toBeTruthy();
    expect(await screen.findByRole('heading', { level: 1, name: 'Copper Signal' })).toBeTruthy();
    expect(screen.queryByText(notFound)).toBeNull();
    await waitFor(() => expect(document.title).toBe('Copper Signal | Show | CVM Insights'));
    await userEvent.setup().click(screen.getByRole('tab', { name: 'Audience' }));
    await screen.findByRole('region', { name: 'Audience Ratings' });
    expect(history.location.href).toBe('/show/7/audience?filters=country:US');
  });

  it('has a title where it may not be seen', async () => {
    const error = { code: 'forbidden', message: 'You may not see shows.' };
    await open('/show/7', { status: 403, body: JSON.stringify({ success: false, error }) });
    await waitFor(() => expect(document.title).toBe('Report Locked | CVM Insights'));
  });
});

describe('the sentence above a report', () => {
  const group = (part: Row): Row => ({
    ...{ index: 1, viewers: 1, share: 0.4, base: 3773, effective: 3773, shareLow: 0.3, shareHigh: 0.5 },
    ...{ restShare: 0.4, indexLow: 0.9, indexHigh: 1.1, differs: null },
    ...part,
  });
  const women = viewAnswer([group({ gender: 'female', share: 0.6 }), group({ gender: 'male' })], { sampleSize: 3773 });
  const few = failedAnswer(504, 'time_limit', 'This took too long.');

  it('is there on a tab that does not ask for it, leads to its modules, and keeps the filters', async () => {
    const own = { '/v1/query/showGenderIndex': women };
    const { history } = await open('/show/7/affinity?filters=country:US', viewAnswer([show({})]), undefined, own);
    const glance = within(await screen.findByRole('region', { name: 'At a glance' }));
    const link = await glance.findByRole('link', { name: '60% women' });
    expect(link.closest('p')?.textContent).toContain('3,773 viewers, 60% women');
    await userEvent.setup().click(link);
    await screen.findByRole('region', { name: 'Gender of Viewers' });
    expect(history.location.href).toBe('/show/7/audience?filters=country:US#gender');
  });

  it('says what could not be loaded, and never that there is nobody', async () => {
    const own = { '/v1/query/showGenderIndex': women, '/v1/query/showAgeIndex': few };
    await open('/show/7/audience', viewAnswer([show({})]), undefined, own);
    const glance = within(await screen.findByRole('region', { name: 'At a glance' }));
    await glance.findByText(/Without age.*, which could not be loaded\./);
    expect(glance.getByText(/60% women/)).toBeTruthy();
    expect(glance.getByRole('button', { name: 'Load what is missing again' })).toBeTruthy();
  });

  it('asks again for a figure that failed alone', async () => {
    const error = { code: 'time_limit', message: 'This took too long.' };
    const scores = (completion: unknown): Reply => {
      const line = {
        top: { viewers: 3773, completion },
        bottom: { showCount: 9, completion: 0.4, counts: { completion: 9 } },
        meta: viewMeta,
      };
      return { status: 200, body: `${JSON.stringify(line)}\n` };
    };
    const own = { '/v1/query/showGenderIndex': women, '/v1/view/benchmark': scores({ error }) };
    await open('/show/7/audience', viewAnswer([show({})]), undefined, own);
    const glance = within(await screen.findByRole('region', { name: 'At a glance' }));
    await glance.findByText(/Without completion, which could not be loaded\./);
    replies = { ...own, '/v1/view/benchmark': scores(0.95) };
    await userEvent.setup().click(glance.getByRole('button', { name: 'Load what is missing again' }));
    await glance.findByText(/completion 95% against 40% of Similar Shows/);
    expect(glance.queryByText(/could not be loaded/)).toBeNull();
  });

  it('is about the followers of what is still to come', async () => {
    const upcoming = show({ status: 'Upcoming', first_air_date: '2027-01-01' });
    await open('/show/7', viewAnswer([upcoming]));
    const glance = within(await screen.findByRole('region', { name: 'At a glance' }));
    expect(await glance.findByRole('link', { name: '3,773 followers' })).toBeTruthy();
  });
});

describe('a movie report', () => {
  it('counts followers who are too few to be told apart', async () => {
    const few = viewAnswer([], { suppressed: { minimumBase: 10 } });
    const own = { '/v1/query/movieAnticipationFollowers': viewAnswer([], { sampleSize: 5 }) };
    await open('/movie/9', viewAnswer([movie]), few, own);
    expect(await screen.findByText('5 followers')).toBeTruthy();
  });

  it('says why there is no number of followers', async () => {
    const few = viewAnswer([], { suppressed: { minimumBase: 10 } });
    const own = { '/v1/query/movieAnticipationFollowers': few };
    const { unmount } = await open('/movie/9', viewAnswer([movie]), few, own);
    expect(await screen.findByText('Too few followers to tell')).toBeTruthy();
    unmount();
    await open('/movie/9', viewAnswer([movie]), failedAnswer(504, 'time_limit', 'This took too long.'));
    expect(await screen.findByText('Followers could not be loaded')).toBeTruthy();
  });

  it('tells release, runtime and followers', async () => {
    await open('/movie/9/audience', viewAnswer([movie]));
    await screen.findByRole('heading', { level: 1, name: 'Low Tide' });
    expect(tabs()).toEqual(['Anticipation', 'Audience', 'Engagement', 'Affinity']);
    expect(screen.getByText('90 min')).toBeTruthy();
    expect((await screen.findByText('3,773 followers')).title).toBe(
      'Distinct members who follow the movie on November 15, 2026, whatever the filters.',
    );
    await waitFor(() => expect(document.title).toBe('Low Tide | Movie | CVM Insights'));
  });
});
