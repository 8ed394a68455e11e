/** The tracker over a real HTTP server that knows twelve titles. */
import { type Permissible, type Row, userKindPages } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer, viewAnswer } from '../../testing/view-answer.ts';
import AnticipationTracker from './AnticipationTracker.tsx';

const everything: Permissible = {
  ...{ limits: {}, months: null, dataThrough: '2026-11-15', panelAvailable: true },
  contentTypes: ['series', 'movie'],
};

const titleIds = ['m-1', ...Array.from({ length: 11 }, (_, index) => String(100 + index))];
const titles: Row[] = titleIds.map((titleId, index) => ({
  ...{ titleId, title: `Title ${titleId}`, releaseDate: '2026-10-01', totalFollowers: 900 - index },
  ...{ growth40Before: 0.5, growthFirst7: null, growthLast30: -0.01 },
}));
const days: Row[] = [-1, 0].map((releaseDate) => ({
  ...{ titleId: 'm-1', title: 'Title m-1', releaseDate, followers: 40, newFollowers: 4, netNewFollowers: 3 },
  ...{ newFollowersBase: 4, followersBase: 40 },
}));

let server: TestServer;
let permissible = everything;
let table: Reply = viewAnswer([]);
let byDay: Reply = viewAnswer([]);
const asked: Record<string, string[][]> = {};

beforeAll(async () => {
  server = await startServer((path, { url }) => {
    if (path === '/v1/user/filters_permissible')
      return { status: 200, body: JSON.stringify({ success: true, data: permissible }) };
    if (path.startsWith('/v1/options/'))
      return { status: 200, body: JSON.stringify({ success: true, data: [], more: false }) };
    const [, view] = /^\/v1\/query\/(\w+)$/.exec(path) ?? [];
    if (view === undefined) return null;
    const { searchParams } = new URL(url, 'http://here');
    asked[view] = [...(asked[view] ?? []), searchParams.getAll('filters')];
    return view === 'anticipationTracker' ? table : byDay;
  });
});
afterAll(() => server.close());
beforeEach(() => {
  // The test environment lays nothing out: a table draws the rows that have room.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  permissible = everything;
  table = viewAnswer(titles, { view: 'anticipationTracker' });
  byDay = viewAnswer(days);
  for (const view of Object.keys(asked)) delete asked[view];
});

const open = (query = '') => renderAt(`/report/anticipation-tracker${query}`, AnticipationTracker);
const dramas = '?filters=genre:Drama&filters=country:FR';
const ofDays = () => asked.anticipationTrackerByDay?.at(-1);

describe('the tracker before anything is applied', () => {
  it('asks nothing, and says what to select', async () => {
    await open('?filters=country:FR');
    expect(
      await screen.findByText(
        'To generate the report, select from the above criteria in the Audience Builder to define your seed audience, or use an existing segment.',
      ),
    ).toBeTruthy();
    const needed = 'At least one show, movie, network, studio or genre must be selected to get results.';
    expect(await screen.findByText(needed)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-description')).toBe(needed);
    expect(asked).toEqual({});
  });

  it('has two tabs, release dates among what is said of titles', async () => {
    await open();
    const tabs = await screen.findByRole('tablist', { name: 'Audience Builder' });
    expect(within(tabs).getAllByRole('tab')).toHaveLength(2);
    const content = screen.getByRole('tablist', { name: 'Content filters' });
    expect(within(content).getAllByRole('tab').at(-1)?.textContent).toBe('First Release Date');
  });

  it('offers a user of shows neither movies nor studios, and asks of shows alone', async () => {
    permissible = { ...everything, contentTypes: ['series'] };
    const { unmount } = await open();
    await screen.findByText('At least one show, network or genre must be selected to get results.');
    for (const name of ['Studio', 'Content Type']) expect(screen.queryByRole('tab', { name })).toBeNull();
    unmount();
    await open('?filters=genre:Drama&filters=contentType:movie');
    expect(await screen.findByText('Content Type: Shows')).toBeTruthy();
    expect(screen.getByText('You may not see movies.')).toBeTruthy();
    await waitFor(() => expect(asked.anticipationTracker).toEqual([['genre:Drama', 'contentType:series']]));
  });
});

describe('the tracker of what was applied', () => {
  it('lists every title, each leading to the report that its id tells', async () => {
    await open(dramas);
    const grid = await screen.findByRole('grid', { name: 'Anticipation Tracker' });
    expect((await within(grid).findByRole('link', { name: 'Title m-1' })).getAttribute('href')).toBe('/movie/m-1');
    expect(within(grid).getByRole('link', { name: 'Title 100' }).getAttribute('href')).toBe('/show/100');
    const [, first] = within(grid).getAllByRole('row');
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([...['1', 'Title m-1', '10-01-2026', '50.0%', '--', '-1.0%', '900']]);
    expect(screen.getByText('12 titles · Followers on November 15, 2026 · Total panel')).toBeTruthy();
  });

  it('draws the growth of the first 10 titles alone, among the same people', async () => {
    await open(dramas);
    await screen.findByText('Title m-1', { selector: 'p span' });
    expect(ofDays()).toEqual(['country:FR', `titleId:${titleIds.slice(0, 10).join(',')}`, 'releaseDate:[-40,14]']);
  });

  it('says what the page is of, and changes its criteria in a dialog whose Apply waits for a change', async () => {
    const user = userEvent.setup();
    await open(dramas);
    const about = await screen.findByRole('button', { name: 'About Anticipation Tracker' });
    await user.hover(about);
    expect((await screen.findByRole('tooltip')).textContent).toMatch(
      /^How the number of followers of shows and movies/,
    );
    const criteria = within(screen.getByRole('list', { name: 'Criteria' }));
    expect(criteria.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['Genre: Drama', 'Country: France'],
    ]);
    await user.click(criteria.getByRole('button', { name: 'Country: France' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Query' }));
    const apply = dialog.getByRole('button', { name: 'Apply' });
    expect(apply.getAttribute('aria-description')).toBe('Nothing has changed');
    expect(screen.getByRole('button', { name: 'Edit Query' })).toBeTruthy();
  });

  it('says under the chart that it shows the 10 most followed titles of all', async () => {
    await open(dramas);
    expect(await screen.findByText(/^The 10 most followed of 12 titles · /)).toBeTruthy();
  });

  it('goes from the total to what is net new, and the address says so', async () => {
    const { router } = await open(dramas);
    await userEvent.setup().click(await screen.findByRole('tab', { name: 'NET NEW' }));
    expect(await screen.findByRole('heading', { name: 'Net New Followers' })).toBeTruthy();
    expect(router.state.location.search).toMatchObject({ growth: 'net-new' });
  });

  it('names a measure of its address that it does not have', async () => {
    await open(`${dramas}&growth=lost`);
    expect(await screen.findByRole('button', { name: 'Remove growth=lost' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Total Followers' })).toBeTruthy();
  });

  it('says of days of its address that it cannot show them, until others are chosen', async () => {
    const user = userEvent.setup();
    await open(`${dramas}&days=0,900`);
    const said = 'The days "0,900" of this link are not shown. Range is too large. Please select different dates.';
    expect(await screen.findByText(said)).toBeTruthy();
    await waitFor(() => expect(ofDays()?.at(-1)).toBe('releaseDate:[-40,14]'));
    await user.click(screen.getByRole('button', { name: 'Settings of the chart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Days From Release' }));
    await user.click(dialog.getByRole('radio', { name: '0 - 30 Days' }));
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('takes other days, of 500 at most, and keeps them as the default when asked to', async () => {
    const user = userEvent.setup();
    const { router } = await open(dramas);
    await user.click(await screen.findByRole('button', { name: 'Settings of the chart' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Days From Release' }));
    const apply = dialog.getByRole('button', { name: 'Apply' });
    expect(apply.getAttribute('aria-description')).toBe('The range has not changed');
    const end = dialog.getByRole('textbox', { name: 'End day' });
    const typed = async (day: string) => {
      await user.clear(end);
      await user.type(end, day);
      return dialog.getByRole('status').textContent;
    };
    expect(await typed('461')).toBe('Range is too large. Please select different dates.');
    expect(await typed('-41')).toBe('Start date is greater than end date. Plese select different dates.');
    expect(apply.getAttribute('aria-disabled')).toBe('true');
    await user.click(dialog.getByRole('radio', { name: '0 - 60 Days' }));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(apply);
    await waitFor(() => expect(ofDays()?.at(-1)).toBe('releaseDate:[0,60]'));
    expect(router.state.location.search).toMatchObject({ days: '0,60' });
    expect(JSON.parse(localStorage.getItem('defaultTrackerDates') ?? '')).toEqual({ start: 0, end: 60 });
  });

  it('draws nothing of a growth query that failed, and says so beside the table', async () => {
    byDay = failedAnswer(504, 'time_limit', 'This took too long.');
    await open(dramas);
    const card = within(await screen.findByRole('region', { name: 'Total Followers' }));
    expect(await card.findByText('This took too long.')).toBeTruthy();
    expect(card.queryByRole('img')).toBeNull();
    const grid = await screen.findByRole('grid', { name: 'Anticipation Tracker' });
    expect(within(grid).getByRole('link', { name: 'Title m-1' })).toBeTruthy();
  });

  it('says that there is nothing for the selected query', async () => {
    table = viewAnswer([]);
    await open(dramas);
    expect(await screen.findByText('No Results for Selected Query')).toBeTruthy();
    expect(asked.anticipationTrackerByDay).toBeUndefined();
  });

  it('shows the lock in place of what a user is blocked from', async () => {
    table = failedAnswer(403, 'blocked', 'Not for this user.');
    await open(dramas);
    expect(
      await screen.findByText('Contact your Client Success Representative to learn more about this report'),
    ).toBeTruthy();
    expect(asked.anticipationTrackerByDay).toBeUndefined();
  });
});
