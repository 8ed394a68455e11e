/** A page that is one table, over a real HTTP server: what it asks, tells, lists and leaves out. */
import { pages, type Row, userKindPages } from '@cvm/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../session/session.ts';
import { type Reply, startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt } from '../testing/render.tsx';
import { viewAnswer } from '../testing/view-answer.ts';
import { TablePage } from './TablePage.tsx';

const range = { from: '2026-10-17', to: '2026-11-15' };
const answer = (rows: readonly Row[]): Reply => viewAnswer(rows, { view: 'showSummary', sampleSize: 4321, range });

/** A show with so many viewers; the fewer, the higher its completion. */
const show = (viewers: number): Row => ({
  ...{ show: `Seen by ${viewers}`, showId: String(viewers), poster: null, network: null, networkId: null },
  ...{ followers: viewers, viewers, views: viewers, viewshare: viewers / 1000, completion: 1 / viewers },
  ...{ engagement: 1, viewersBase: viewers },
});

let server: TestServer;
let reply: Reply;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/query/showSummary' || path === '/v1/query/moviesAnticipation' ? reply : null,
  );
});
afterAll(() => server.close());

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
});

const open = (address: string, rows: readonly Row[] | Reply) => {
  reply = 'status' in rows ? rows : answer(rows);
  return renderAt(address, () => (
    <TablePage
      page="showSummary"
      view="showSummary"
      rowLabel="show"
      noun="viewers"
      above={({ rows: known }) => <p>{`Above: ${known.length} rows`}</p>}
    />
  ));
};

const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const ranks = () =>
  screen.getAllByRole('link').map((link) => [link.closest('tr')?.firstElementChild?.textContent, link.textContent]);
const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export' });

it('lists the rows in its order, tells what they cover, and puts another order into the address', async () => {
  const { router } = await open(pages.shows.path, [show(400), show(50)]);
  const covers = await screen.findByText(
    '2 shows · N = 4,321 viewers · October 17, 2026 to November 15, 2026 · Total panel',
  );
  // Readers who see no page are told that the rows are others.
  expect(covers.closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Show Ranker');
  expect(screen.getByText('Above: 2 rows')).toBeTruthy();
  expect(names()).toEqual(['Seen by 400', 'Seen by 50']);
  await userEvent.click(within(screen.getByRole('columnheader', { name: 'Show' })).getByRole('button'));
  await userEvent.click(within(screen.getByRole('columnheader', { name: 'Show' })).getByRole('button'));
  await waitFor(() => expect(names()).toEqual(['Seen by 50', 'Seen by 400']));
  expect(router.state.location.search).toEqual({ sorts: 'show desc' });
});

it('ranks by a rate those on 30 people, has the others grey below them, and ranks them when asked', async () => {
  const { router } = await open(`${pages.shows.path}?sorts=completion desc`, [show(400), show(50), show(7)]);
  await screen.findByText('1 show with fewer than 30 viewers stands grey below the others, without a rank.');
  expect(screen.getByText(/^3 shows · N = /)).toBeTruthy();
  expect(ranks()).toEqual([
    ['1', 'Seen by 50'],
    ['2', 'Seen by 400'],
    ['', 'Seen by 7'],
  ]);
  expect(document.querySelectorAll('tr[data-below]')).toHaveLength(1);
  await userEvent.clear(screen.getByLabelText('Minimum viewers'));
  await screen.findByText('All shows reach it.');
  expect(names()).toEqual(['Seen by 7', 'Seen by 50', 'Seen by 400']);
  await waitFor(() => expect(router.state.location.search).toMatchObject({ minimum: '0' }));
});

it('says of the minimum that it is of people before weighting, where the viewers of the table are weighted', async () => {
  const light = { ...show(28), viewersBase: 36 };
  const reply = viewAnswer([show(400), light, show(7)], { view: 'showSummary', sampleSize: 430, panel: 'Balanced' });
  await open(`${pages.shows.path}?sorts=completion desc`, reply);
  await screen.findByText(/^1 show with fewer than 30 viewers before weighting stands grey below the others/);
  screen.getByLabelText('Minimum viewers before weighting');
  expect(names()).toEqual(['Seen by 28', 'Seen by 400', 'Seen by 7']);
});

it('ranks nothing where all rows are below the minimum, and has no file of it', async () => {
  await open(`${pages.shows.path}?sorts=completion desc`, [show(7)]);
  await screen.findByText('1 show with fewer than 30 viewers stands grey below the others, without a rank.');
  expect(ranks()).toEqual([['', 'Seen by 7']]);
  expect(exportButton().disabled).toBe(true);
});

it('says when nothing matches, has no file of it, and leads back', async () => {
  const { router } = await open(`${pages.shows.path}?filters=country:US`, []);
  await screen.findByText('No shows match these filters. Take some of them away, or widen the dates.');
  expect([exportButton().disabled, exportButton().title]).toEqual([true, 'There are no rows to export.']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('names no filters where there are none, and the data has no rows', async () => {
  reply = answer([]);
  // A page that opens on all dates.
  await renderAt(pages.gemReport.path, () => (
    <TablePage page="gemReport" view="showSummary" rowLabel="show" noun="viewers" />
  ));
  await screen.findByText(
    'There are no shows to list here yet in the data that you see. They are shown as soon as it has them.',
  );
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});

it('blames no filters for the days it begins with, and leads to all of them', async () => {
  const { router } = await open(pages.shows.path, []);
  await screen.findByText(
    'There are no shows to list of the last 30 days of the data that you see. Other dates may have some.',
  );
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'All Time' }));
  await screen.findByText(/^There are no shows to list here yet in the data that you see/);
  expect(router.state.location.search).toEqual({ filters: 'date:all time' });
  expect(screen.queryByRole('button', { name: 'All Time' })).toBeNull();
});

it('sends nobody to other days for followers, who are those on the last one', async () => {
  reply = answer([]);
  await renderAt(pages.moviesAnticipation.path, () => (
    <TablePage page="anticipationReportMovies" view="moviesAnticipation" rowLabel="movie" noun="followers" />
  ));
  await screen.findByText(/^There are no movies to list here yet in the data that you see/);
  expect(screen.queryByRole('button', { name: /^(All Time|Clear filters)$/ })).toBeNull();
  cleanup();
  await renderAt(`${pages.moviesAnticipation.path}?filters=country:US`, () => (
    <TablePage page="anticipationReportMovies" view="moviesAnticipation" rowLabel="movie" noun="followers" />
  ));
  await screen.findByText('No movies match these filters. Take some of them away.');
});

it('opens with a sort it does not have, and says so', async () => {
  await open(`${pages.shows.path}?sorts=loudness desc`, [show(400), show(50)]);
  await screen.findByText('This table cannot be sorted by "loudness desc". It is sorted by Share of Views.');
  await waitFor(() => expect(names()).toEqual(['Seen by 400', 'Seen by 50']));
});

it('shows the lock of a report that is blocked, and no figure', async () => {
  const error = {
    code: 'blocked',
    message: 'Contact your Client Success Representative to learn more about this report',
  };
  await open(pages.shows.path, { status: 403, body: JSON.stringify({ success: false, blocked: true, error }) });
  await screen.findByText(error.message);
  expect(exportButton().disabled).toBe(true);
  expect(screen.queryByRole('link')).toBeNull();
});

it('names a minimum and titles of its address that are none, until they are removed', async () => {
  reply = answer([show(400)]);
  const { address } = await renderAt(
    `${pages.shows.path}?sorts=completion desc&minimum=few&titles=show:400&titles=Seen`,
    () => <TablePage page="showSummary" view="showSummary" rowLabel="show" noun="viewers" compares="show" />,
  );
  await screen.findByText('There is nothing of this name. The minimum of 30 is shown.');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remove minimum=few' }));
  await screen.findByText('A title of this link is not ticked');
  await user.click(screen.getByRole('button', { name: 'Remove Seen' }));
  await waitFor(() => expect(screen.queryByText(/of this link/)).toBeNull());
  expect(address()).toBe(`${pages.shows.path}?sorts=completion desc&titles=show:400`);
});
