/** The release calendar over a real HTTP server. */
import { userKindPages } from '@cvm/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../../testing/view-answer.ts';
import ReleaseCalendar from './ReleaseCalendar.tsx';

const show = {
  ...{ title: 'Copper Signal', titleId: '7', titleType: 'series', poster: null, release: 'Returning show' },
  ...{ network: 'Kinoport', networkId: '3', studio: null, releaseDate: '2026-11-25', followers: 1200 },
  ...{ week: '2026-11-23', followerGrowth: 0.125 },
};
const movie = {
  ...{ title: 'Low Tide', titleId: 'a-9', titleType: 'movie', poster: null, release: 'Movie' },
  ...{ network: null, networkId: null, studio: 'Harbor', releaseDate: '2026-11-23', followers: 900 },
  ...{ week: '2026-11-23', followerGrowth: null },
};
const undated = { ...show, title: 'Some Day', titleId: '11', release: 'New show', week: null, releaseDate: null };
const permissible = { limits: {}, months: null, contentTypes: ['series', 'movie'], dataThrough: '2026-11-15' };
const lastMonth = { view: 'releaseCalendar', range: { from: '2026-10-17', to: '2026-11-15' } };

let server: TestServer;
let reply: Reply;
const asked: URL[] = [];

beforeAll(async () => {
  server = await startServer((path, { url }) => {
    if (path === '/v1/user/filters_permissible')
      return { status: 200, body: JSON.stringify({ success: true, data: { ...permissible, panelAvailable: true } }) };
    if (path !== '/v1/query/releaseCalendar') return null;
    asked.push(new URL(url, 'http://here'));
    return reply;
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  reply = viewAnswer([show, movie, undated], lastMonth);
});

const table = () => screen.findByRole('table', { name: 'Release Calendar' });
const textsOf = async () => {
  await screen.findByText('Copper Signal');
  return within(await table())
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
};

it('lists releases by week, the most followed first, those without a day last', async () => {
  await renderAt('/report/release-calendar', ReleaseCalendar);
  expect(await textsOf()).toEqual([
    'Title | Network or Studio | Release Date | Followers | Follower Growth',
    'November 23, 2026 to November 29, 2026Week 482 titles',
    'Copper SignalReturning show | Kinoport | Wed 11-25-2026 | 1,200 | 12.5%',
    'Low TideMovie | Harbor | Mon 11-23-2026 | 900 | --',
    'No date yet1 title',
    'Some DayNew show | Kinoport | No date yet | 1,200 | 12.5%',
  ]);
  expect(asked[0]?.searchParams.getAll('filters')).toEqual(['date:last 30 days']);
  expect(
    screen.getByText(/^1 week · 3 titles · Followers on November 15, 2026, growth since October 17, 2026/),
  ).toBeTruthy();
});

it('draws later weeks when they are asked for, and all of them on paper', async () => {
  const many = Array.from({ length: 301 }, (_, place) => ({ ...movie, title: `Movie ${place}`, titleId: `m${place}` }));
  reply = viewAnswer([...many, { ...show, week: '2026-11-30', releaseDate: '2026-12-02' }], lastMonth);
  await renderAt('/report/release-calendar', ReleaseCalendar);
  await screen.findByRole('button', { name: /^Show later weeks/ });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Copper Signal')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show later weeks/ })).toBeNull();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Copper Signal')).toBeNull();
});

it.each(['0', '-1', 'many'])('says that there is no part of it called %s', async (part) => {
  const { address } = await renderAt(`/report/release-calendar?weeks=${part}`, ReleaseCalendar);
  await screen.findByText('There is nothing of this name. The calendar from its first week is shown.');
  await userEvent.setup().click(screen.getByRole('button', { name: `Remove weeks=${part}` }));
  await waitFor(() => expect(address()).toBe('/report/release-calendar'));
});

it('leads to the reports of titles and networks that the user may open', async () => {
  const { unmount } = await renderAt('/report/release-calendar', ReleaseCalendar);
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link('Copper Signal')).toBe('/show/7');
  expect(await link('Low Tide')).toBe('/movie/a-9');
  expect(screen.getAllByRole('link', { name: 'Kinoport' })[0]?.getAttribute('href')).toBe('/network/3');
  unmount();
  startSession({ token: 'x', profile: profileOf(userKindPages.movies) });
  await renderAt('/report/release-calendar', ReleaseCalendar);
  await link('Low Tide');
  expect(screen.queryByRole('link', { name: 'Copper Signal' })).toBeNull();
});

it('saves what is shown as a calendar, beside the files of every table', async () => {
  const user = userEvent.setup();
  let saved: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved = blob;
    return 'blob:x';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await renderAt('/report/release-calendar', ReleaseCalendar);
  await textsOf();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'CSV',
    'Excel',
    'Parquet',
    'Calendar (.ics)',
    'PNG',
    'Copy as picture',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Calendar (.ics)' }));
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  const text = await (saved ?? new Blob()).text();
  expect(text.match(/^SUMMARY:.*$/gm)?.map((line) => line.trim())).toEqual([
    'SUMMARY:Copper Signal',
    'SUMMARY:Low Tide',
  ]);
  vi.restoreAllMocks();
});

it('offers no calendar where nothing has a day, and says why all time has no growth', async () => {
  reply = viewAnswer([{ ...undated, title: 'Copper Signal' }], { view: 'releaseCalendar' });
  await renderAt('/report/release-calendar?filters=date:all+time', ReleaseCalendar);
  await textsOf();
  expect(screen.getByText(/^Growth needs dates that begin on a day/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('menuitem', { name: 'CSV' });
  expect(screen.queryByRole('menuitem', { name: 'Calendar (.ics)' })).toBeNull();
});

it('says what is empty, kept back, failed or blocked', async () => {
  const states: [Reply, string | RegExp, string?][] = [
    [viewAnswer([]), 'No followed title is still to come in the data that you see.'],
    [viewAnswer([]), /^No followed title that matches these filters is still to come/, '?filters=country:US'],
    [viewAnswer([], { suppressed: { minimumBase: 10 } }), /Fewer than 10 people/],
    [failedAnswer(500, 'internal', 'The engine is away.'), 'The engine is away.'],
    [failedAnswer(403, 'blocked', 'No.'), /^Contact your Client Success Representative/],
  ];
  for (const [answer, words, address = ''] of states) {
    reply = answer;
    const { unmount } = await renderAt(`/report/release-calendar${address}`, ReleaseCalendar);
    expect(await screen.findByText(words)).toBeTruthy();
    unmount();
  }
});
