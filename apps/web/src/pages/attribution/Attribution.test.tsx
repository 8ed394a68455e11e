/** Both pages of platform attribution at their addresses, over a real HTTP server. */
import { allPages, pages, type Row } from '@cvm/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppProviders } from '../../app/AppProviders.tsx';
import { makeQueryClient } from '../../app/query-client.ts';
import { parseSearch, stringifySearch } from '../../search-params.ts';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import PlatformAttribution from './PlatformAttribution.tsx';
import TitleAttribution from './TitleAttribution.tsx';

const row = (contentId: string, contentName: string, platform: string, voteCount: number): Row => ({
  contentId,
  contentName,
  contentType: 'series',
  releaseDate: null,
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
  totalVotes: 60,
});

const rows = [
  row('7', 'Copper Signal', 'Other', 40),
  row('7', 'Copper Signal', 'Aurora+', 20),
  row('9', 'Low Tide', 'Aurora+', 10),
];

const answer: Reply = {
  status: 200,
  body: JSON.stringify({
    success: true,
    data: rows,
    meta: {
      view: 'any',
      rows: rows.length,
      sampleSize: null,
      effectiveSampleSize: null,
      dataThrough: '2026-11-15',
      panel: 'Total',
      elapsedMs: 1,
      filters: [],
      range: { from: null, to: '2026-11-15' },
      edition: 1,
      recipe: 1,
    },
  }),
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) => (path.startsWith('/v1/query/') ? answer : null));
});
afterAll(() => server.close());

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(438);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(438);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1160);
  startSession({ token: 'x', profile: profileOf(allPages) });
});

const open = async (address: string) => {
  const root = createRootRoute();
  const routes = [
    createRoute({ getParentRoute: () => root, path: pages.attributionPlatform.path, component: PlatformAttribution }),
    createRoute({ getParentRoute: () => root, path: pages.attributionTitle.path, component: TitleAttribution }),
  ];
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren(routes), history, parseSearch, stringifySearch });
  render(
    <AppProviders queryClient={makeQueryClient()} env="test">
      <RouterProvider router={router as never} />
    </AppProviders>,
  );
  return { user: userEvent.setup(), address: () => decodeURIComponent(history.location.href.replaceAll('+', ' ')) };
};

const view = () => screen.getByRole('button', { name: /^View Selected Titles/ });

describe('the platform page', () => {
  it('asks for a platform before anything else', async () => {
    await open('/attribution/platform?filters=country:US');
    expect(await screen.findByText('At least one platform must be selected to return results.')).toBeTruthy();
    expect(screen.getByText('Use the additional content filters to further refine your report.')).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('leads with the ticked titles and its other filters to the titles, and comes back to the same ones', async () => {
    const { user, address } = await open('/attribution/platform?filters=platform:Kinoport&filters=country:US');
    const box = await screen.findByRole('checkbox', { name: 'Copper Signal on Other' });
    expect(view().getAttribute('aria-description')).toBe('No title is selected');
    await user.click(box);
    // Both rows are of one title.
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Copper Signal on Aurora+' }).checked).toBe(true);
    await user.click(view());
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

describe('the title page', () => {
  const lines = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((line) => within(line).getByRole('rowheader').textContent);

  it('shows each title with its platforms, other ones last, and folds them', async () => {
    const { user } = await open('/attribution/title?filters=title:7|9');
    await screen.findByRole('button', { name: 'Collapse Copper Signal' });
    expect(lines()).toEqual(['Copper Signal', 'Aurora+', 'Other', 'Low Tide', 'Aurora+']);
    await user.click(screen.getByRole('button', { name: 'Collapse Copper Signal' }));
    expect(lines()).toEqual(['Copper Signal', 'Low Tide', 'Aurora+']);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(lines()).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: 'Collapse All' }));
    expect(lines()).toEqual(['Copper Signal', 'Low Tide']);
  });

  it('writes an unknown release as such, and sorts by title upwards first', async () => {
    const { user, address } = await open('/attribution/title?filters=title:7|9');
    await screen.findByRole('button', { name: 'Collapse Copper Signal' });
    expect(screen.getAllByText('Unknown')).toHaveLength(2);
    const header = screen.getByRole('columnheader', { name: 'Title' });
    await user.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(address()).toContain('sorts=contentName asc');
  });

  it('has no way back for whoever did not come from the platforms', async () => {
    localStorage.setItem('attributionPlatformParams', '?filters=platform:Kinoport');
    await open('/attribution/title?filters=title:7');
    await screen.findByRole('treegrid', { name: 'Platforms by title' });
    expect(screen.queryByRole('button', { name: 'Back To Platform Report' })).toBeNull();
  });
});
