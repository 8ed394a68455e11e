/** Anticipation against outcome over a real HTTP server. */
import { userKindPages } from '@cvm/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../../testing/view-answer.ts';
import AnticipationOutcome from './AnticipationOutcome.tsx';

const rows = Array.from({ length: 12 }, (_, place) => ({
  ...{ title: `Title ${place}`, titleId: `${place}`, titleType: 'series', network: null, networkId: null },
  ...{ studio: null, releaseDate: '2026-10-25', followersBefore: place * 50, viewersFirst7: place * 20 },
  viewersFirst30: null,
}));
const permissible = { limits: {}, months: null, contentTypes: ['series', 'movie'], dataThrough: '2026-11-15' };

let server: TestServer;
let reply: Reply;
const asked: URL[] = [];

beforeAll(async () => {
  server = await startServer((path, { url }) => {
    if (path === '/v1/user/filters_permissible')
      return { status: 200, body: JSON.stringify({ success: true, data: { ...permissible, panelAvailable: true } }) };
    if (path !== '/v1/query/anticipationOutcome') return null;
    asked.push(new URL(url, 'http://here'));
    return reply;
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked.length = 0;
  // The test environment lays nothing out: a table draws the rows that have room.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(440);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  reply = viewAnswer(rows);
});

const address = '/report/anticipation-outcome';
const plot = () =>
  screen.findByRole('region', { name: /^Followers before release against viewers in the first 7 days/ });

it('draws a point for each title that leads to its report, beside the table of all', async () => {
  const { router } = await renderAt(address, AnticipationOutcome);
  const points = within(await plot()).getAllByRole('link');
  expect(points).toHaveLength(12);
  expect(points[0]?.getAttribute('aria-label')).toBe(
    'Title 11, Released October 25, 2026, Followers before release: 550, Viewers in the first 7 days: 220',
  );
  expect(screen.getByText(/^rank correlation of 12 titles/)).toBeTruthy();
  expect(await screen.findByRole('grid', { name: 'Anticipation and Outcome' })).toBeTruthy();
  expect(asked[0]?.searchParams.getAll('filters')).toEqual(['date:last 365 days']);
  await userEvent.setup().click(points[0] ?? document.body);
  await waitFor(() => expect(router.state.location.pathname).toBe('/show/11'));
});

it('is walked by arrow keys, one point in the order of tabs', async () => {
  const user = userEvent.setup();
  await renderAt(address, AnticipationOutcome);
  const points = within(await plot()).getAllByRole('link');
  expect(points.filter((point) => point.getAttribute('tabindex') === '0')).toEqual([points[0]]);
  points[0]?.focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(points[1]);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(points[0]);
});

it('is no wider on paper than a sheet, on which its letters would be too small', async () => {
  await renderAt(address, AnticipationOutcome);
  const drawing = (await plot()).querySelector('svg');
  const onScreen = drawing?.getAttribute('viewBox');
  expect(onScreen).toBe('0 0 900 420');
  fireEvent(window, new Event('beforeprint'));
  expect(drawing?.getAttribute('viewBox')).toBe('0 0 720 420');
  fireEvent(window, new Event('afterprint'));
  expect(drawing?.getAttribute('viewBox')).toBe(onScreen);
});

it('keeps the days in the address, and says why titles have no figure', async () => {
  const { router } = await renderAt(address, AnticipationOutcome);
  await plot();
  await userEvent.setup().click(screen.getByRole('radio', { name: 'First 30 days' }));
  expect(
    await screen.findByText(/^12 titles are not drawn and have no figure yet: the first 30 days were not over/),
  ).toBeTruthy();
  expect(router.state.location.search).toMatchObject({ days: '30' });
});

it('draws nothing where there is nothing, or nothing may be shown', async () => {
  const states: [Reply, string | RegExp, string?][] = [
    [viewAnswer([]), /^There are no titles to list of the last 365 days of the data that you see/],
    [viewAnswer([]), /^No title that matches these filters was released/, '?filters=country:US'],
    [viewAnswer([], { suppressed: { minimumBase: 10 } }), /Fewer than 10 people/],
    [failedAnswer(500, 'internal', 'The engine is away.'), 'The engine is away.'],
    [failedAnswer(403, 'blocked', 'No.'), /^Contact your Client Success Representative/],
  ];
  for (const [answer, words, filters = ''] of states) {
    reply = answer;
    const { unmount } = await renderAt(`${address}${filters}`, AnticipationOutcome);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Followers against viewers' })).toBeNull();
    unmount();
  }
});

it('names the days of a link that it does not have', async () => {
  await renderAt(`${address}?days=14`, AnticipationOutcome);
  await plot();
  expect(screen.getByText('There is nothing of this name. First 7 days is shown.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove days=14' })).toBeTruthy();
});
