/** Both pages of platform attribution at their addresses, over a real HTTP server. */
import { allPages, pages, type Row } from '@cvm/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import PlatformAttribution from './PlatformAttribution.tsx';
import TitleAttribution from './TitleAttribution.tsx';

const row = (contentId: string, contentName: string, platform: string, voteCount: number): Row => ({
  contentId,
  contentName,
  contentType: 'series',
  releaseDate: contentId === '9' ? null : '2024-01-05',
  networkName: null,
  networkId: null,
  studioName: null,
  platform,
  platformName: platform,
  platformKind: platform === 'Other' ? 'other' : 'official',
  platformPlace: platform === 'Other' ? 3 : 1,
  voteCount,
  titleVoteShare: 0.25,
  platformVoteShare: 0.125,
  totalVotes: contentId === '9' ? 10 : 60,
});

const rows = [
  row('7', 'Copper Signal', 'Other', 40),
  row('7', 'Copper Signal', 'Aurora+', 20),
  row('9', 'Low Tide', 'Aurora+', 10),
];

const titles = {
  success: true,
  data: [
    { value: '7', label: 'Copper Signal' },
    { value: '9', label: 'Low Tide' },
    { value: '12', label: 'Left Out' },
  ],
  more: false,
};

let listed: readonly Row[] = rows;
let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/options/title') return { status: 200, body: JSON.stringify(titles) };
    return path.startsWith('/v1/query/') ? viewAnswer([...listed]) : null;
  });
});
afterAll(() => server.close());

beforeEach(() => {
  listed = rows;
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(438);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(438);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  startSession({ token: 'x', profile: profileOf(allPages) });
});

const open = async (address: string) => {
  const { address: current } = await renderRoutes(address, {
    [pages.attributionPlatform.path]: PlatformAttribution,
    [pages.attributionTitle.path]: TitleAttribution,
  });
  return { user: userEvent.setup(), address: current };
};

const view = () => screen.getByRole('button', { name: /^View Selected Titles/ });

describe('the platform page', () => {
  it('asks for a platform before anything else', async () => {
    await open('/attribution/platform?filters=country:US');
    expect(await screen.findByText('At least one platform must be selected to return results.')).toBeTruthy();
    expect(screen.getByText('Use the additional content filters to further refine your report.')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('button', { name: 'Reset' }).getAttribute('aria-disabled')).toBeNull();
    cleanup();
    await open('/attribution/platform');
    const reset = await screen.findByRole('button', { name: 'Reset' });
    expect(reset.getAttribute('aria-description')).toBe('No filters are set');
  });

  it('says of each row what it is, its dates, and its shares with two decimals', async () => {
    await open('/attribution/platform?filters=platform:Kinoport');
    const box = await screen.findByRole('checkbox', { name: 'Copper Signal on Other' });
    const cells = within(box.closest('tr') as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      ...['', '1', 'Copper Signal', 'Show', '01/05/2024', '--', '--', 'Other', '40', '25.00%', '12.50%'],
    ]);
    expect(screen.getAllByText('Unknown')).toHaveLength(1);
  });

  it.each([
    ['platform', 'title', 'By Title'],
    ['title', 'platform', 'By Platform'],
  ])(
    'does not lead from the page by %s to the one by %s where the user has no such page',
    async (here, there, name) => {
      startSession({ token: 'x', profile: profileOf(['/', `/attribution/${here}`]) });
      const { user, address } = await open(`/attribution/${here}?filters=platform:Kinoport&filters=title:7`);
      const other = await screen.findByRole<HTMLInputElement>('radio', { name });
      expect(other.disabled).toBe(true);
      await user.hover(screen.getByText(name));
      await screen.findByText(`Attribution by ${there} is not open to you.`);
      expect(address()).toMatch(`/attribution/${here}`);
    },
  );

  it('views no titles one by one where the user may not open the page by title', async () => {
    startSession({ token: 'x', profile: profileOf(['/', '/attribution/platform']) });
    await open('/attribution/platform?filters=platform:Kinoport');
    const view = await screen.findByRole('button', { name: 'View Selected Titles' });
    expect(view.getAttribute('aria-description')).toBe('Attribution by title is not open to you.');
  });

  it('leads to the other page by its toggle, with the filters that both take', async () => {
    const { user, address } = await open('/attribution/platform?filters=platform:Kinoport&filters=country:US');
    await user.click(await screen.findByRole('radio', { name: 'By Title' }));
    await waitFor(() => expect(address()).toBe('/attribution/title?filters=country:US'));
    expect(localStorage.getItem('attributionPlatformParams')).toBeNull();
  });

  it('is come back to from the toggle as well, by whoever brought titles along', async () => {
    const from = '/attribution/platform?filters=platform:Kinoport&filters=title:7';
    const { user, address } = await open(from);
    await user.click(await screen.findByRole('radio', { name: 'By Title' }));
    await screen.findByRole('treegrid', { name: 'Platforms by title' });
    await user.click(await screen.findByRole('button', { name: 'Back To Platform Report' }));
    await screen.findByRole('checkbox', { name: 'Low Tide on Aurora+' });
    expect(address()).toBe(from);
  });

  it('leads with the ticked titles and its other filters to the titles, and comes back to the same ones', async () => {
    const { user, address } = await open('/attribution/platform?filters=platform:Kinoport&filters=country:US');
    const box = await screen.findByRole('checkbox', { name: 'Copper Signal on Other' });
    expect(view().getAttribute('aria-description')).toBe('No title is selected');
    await user.click(box);
    // Both rows are of one title.
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Copper Signal on Aurora+' }).checked).toBe(true);
    await user.click(box);
    expect(view().getAttribute('aria-description')).toBe('No title is selected');
    expect(localStorage.getItem('attributionSelectedTitles')).toBe('[]');
    await user.click(box);
    expect(localStorage.getItem('attributionSelectedTitles')).toBe('["7"]');
    await user.click(view());
    expect(localStorage.getItem('attributionPlatformParams')).toMatch(
      /^\?filters=platform:Kinoport&filters=country:US$/,
    );
    await screen.findByRole('treegrid', { name: 'Platforms by title' });
    expect(address()).toBe('/attribution/title?filters=title:7&filters=country:US');
    await user.click(screen.getByRole('button', { name: 'Back To Platform Report' }));
    await screen.findByRole('checkbox', { name: 'Low Tide on Aurora+' });
    expect(address()).toBe('/attribution/platform?filters=platform:Kinoport&filters=country:US');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Copper Signal on Other' }).checked).toBe(true);
  });

  it('forgets what was ticked under other filters', async () => {
    localStorage.setItem('attributionSelectedTitles', JSON.stringify(['7']));
    localStorage.setItem('attributionPlatformParams', '?filters=platform:Kinoport');
    await open('/attribution/platform?filters=platform:Aurora%252B');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Copper Signal on Other' });
    expect(box.checked).toBe(false);
    expect(view().getAttribute('aria-description')).toBe('No title is selected');
  });

  it('ticks the row one is in by the space bar', async () => {
    const { user } = await open('/attribution/platform?filters=platform:Kinoport');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Low Tide on Aurora+' });
    within(box.closest('tr') as HTMLElement)
      .getByText('Aurora+')
      .closest('td')
      ?.focus();
    await user.keyboard(' ');
    expect(box.checked).toBe(true);
  });
});

describe('a sort that a page does not have', () => {
  it('opens the page of platforms all the same, and is said', async () => {
    await open('/attribution/platform?filters=platform:Kinoport&sorts=loudness desc');
    await screen.findByText('This table cannot be sorted by "loudness desc". It is sorted by Views.');
    await screen.findByRole('checkbox', { name: 'Low Tide on Aurora+' });
  });

  it('opens the page of titles all the same, and is said', async () => {
    // Platforms have such a figure, titles do not.
    await open('/attribution/title?filters=title:7|9&sorts=platformVoteShare desc');
    await screen.findByText('This table cannot be sorted by "platformVoteShare desc". It is sorted by Total Views.');
    await screen.findByRole('button', { name: 'Collapse Copper Signal' });
  });
});

describe('the title page', () => {
  it('asks for a title before anything else', async () => {
    await open('/attribution/title?filters=country:US');
    const needed = 'At least one title must be selected to return results.';
    expect(await screen.findByText(needed)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Apply' }).getAttribute('aria-description')).toBe(needed);
    expect(screen.queryByRole('treegrid')).toBeNull();
  });

  const lines = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((line) => within(line).getByRole('rowheader').textContent);

  it('shows each title with its platforms, other ones last, and folds them', async () => {
    const { user, address } = await open('/attribution/title?filters=title:7|9');
    await screen.findByRole('button', { name: 'Collapse Copper Signal' });
    expect(lines()).toEqual(['Copper Signal', 'Aurora+', 'Other', 'Low Tide', 'Aurora+']);
    // A name that is cut where it is narrow is read in full by pointing at it.
    expect(screen.getByRole('rowheader', { name: 'Other' }).dataset.hint).toBe('Other');
    await user.click(screen.getByRole('button', { name: 'Collapse Copper Signal' }));
    await waitFor(() => expect(lines()).toEqual(['Copper Signal', 'Low Tide', 'Aurora+']));
    const folded = screen.getByRole('button', { name: 'Expand Copper Signal' }).closest('tr');
    expect(folded?.getAttribute('aria-expanded')).toBe('false');
    // What a folded title says: its total, and no figure of a platform.
    expect(folded?.textContent).toBe('Copper SignalShow01/05/2024----60');
    const header = screen.getByRole('columnheader', { name: 'Title' });
    await user.click(within(header).getByRole('button'));
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('ascending'));
    expect(lines()).toEqual(['Copper Signal', 'Low Tide', 'Aurora+']);
    screen.getByRole('button', { name: 'Expand Copper Signal' }).focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(lines()).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Collapse All' }));
    await waitFor(() => expect(lines()).toEqual(['Copper Signal', 'Low Tide']));
    // What is folded stands in the address: of all but one, in two words.
    await user.click(screen.getByRole('button', { name: 'Expand Low Tide' }));
    await waitFor(() => expect(lines()).toEqual(['Copper Signal', 'Low Tide', 'Aurora+']));
    expect(new URLSearchParams(address().split('?')[1]).getAll('folded')).toEqual(['*', '9']);
    await user.click(screen.getByRole('button', { name: 'Collapse All' }));
    await user.click(screen.getByRole('button', { name: 'Expand All' }));
    await waitFor(() => expect(lines()).toHaveLength(5));
    expect(address()).not.toContain('folded');
  });

  it('opens as its address says what is folded', async () => {
    await open('/attribution/title?filters=title:7|9&folded=*&folded=9');
    await screen.findByRole('button', { name: 'Collapse Low Tide' });
    expect(lines()).toEqual(['Copper Signal', 'Low Tide', 'Aurora+']);
  });

  it('names a folded title that the data do not have, and leaves those be that other filters took away', async () => {
    const { user, address } = await open('/attribution/title?filters=title:7|9&folded=7&folded=12&folded=none');
    await user.click(await screen.findByRole('button', { name: 'Remove folded=none' }));
    await waitFor(() => expect(screen.queryByText(/of this link/)).toBeNull());
    expect(address()).toBe('/attribution/title?filters=title:7|9&folded=7&folded=12');
    expect(lines()).toEqual(['Copper Signal', 'Low Tide', 'Aurora+']);
  });

  it('writes an unknown release as such, and sorts by title upwards first', async () => {
    const { user, address } = await open('/attribution/title?filters=title:7|9');
    await screen.findByRole('button', { name: 'Collapse Copper Signal' });
    expect(screen.getAllByText('Unknown')).toHaveLength(1);
    const header = screen.getByRole('columnheader', { name: 'Title' });
    await user.click(within(header).getByRole('button'));
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('ascending'));
    expect(address()).toContain('sorts=contentName asc');
  });

  it('says how many titles there are, and draws those in sight', async () => {
    listed = Array.from({ length: 1234 }, (_, at) => row(`t${at}`, `Title ${at}`, 'Aurora+', at + 1));
    await open('/attribution/title?filters=title:7');
    expect(await screen.findByText(/^1,234 titles · /)).toBeTruthy();
    const lines = within(screen.getByRole('treegrid')).getAllByRole('row');
    expect(lines.length).toBeLessThan(60);
  });

  it('has every line on paper, up to a number, and says how many it leaves out', async () => {
    // To ask for the role of each of so many takes seconds.
    const drawn = () => screen.getByRole('treegrid').querySelectorAll('th[scope="row"]').length;
    listed = Array.from({ length: 250 }, (_, at) => row(`t${at}`, `Title ${at}`, 'Aurora+', at + 1));
    const print = (name: 'beforeprint' | 'afterprint') => act(() => void window.dispatchEvent(new Event(name)));
    await open('/attribution/title?filters=title:7');
    await screen.findByText(/^250 titles · /);
    print('beforeprint');
    expect(drawn()).toBe(500);
    expect(screen.queryByText(/lines are printed/)).toBeNull();
    print('afterprint');
    expect(drawn()).toBeLessThan(60);
    cleanup();
    listed = [...listed, row('t250', 'Title 250', 'Aurora+', 1)];
    await open('/attribution/title?filters=title:7');
    await screen.findByText(/^251 titles · /);
    print('beforeprint');
    expect(screen.getByText(/^The first 500 of 502 lines are printed/)).toBeTruthy();
    print('afterprint');
  });

  it('has no way back for whoever did not come from the platforms', async () => {
    localStorage.setItem('attributionPlatformParams', '?filters=platform:Kinoport');
    await open('/attribution/title?filters=title:7');
    await screen.findByRole('treegrid', { name: 'Platforms by title' });
    expect(screen.queryByRole('button', { name: 'Back To Platform Report' })).toBeNull();
  });
});
