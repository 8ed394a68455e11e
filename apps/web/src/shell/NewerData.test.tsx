import type { Row } from '@cvm/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { makeQueryClient } from '../app/query-client.ts';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { viewAnswer } from '../testing/view-answer.ts';
import { useView } from '../views/use-view.ts';
import { NewerData } from './NewerData.tsx';
import { useSourceFacts } from './newer-data.ts';

const first = { edition: 2, dataThrough: '2026-11-15' };
/** Of the data that answer, and of those that the status tells of. */
let answering = first;
let told = first;

const row: Row = {
  ...{ showId: '1', poster: null, network: null, networkId: null, followers: 1, viewers: 2, views: 3 },
  ...{ viewshare: 0.5, completion: null, engagement: null, viewersBase: 2 },
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) => {
    if (path === '/v1/pdt-status-check') {
      const data = { date: told.dataThrough, edition: told.edition, status: 'success', success: 3, total: 3 };
      return { status: 200, body: JSON.stringify({ success: true, data }) };
    }
    return viewAnswer([{ ...row, show: `Of edition ${answering.edition}` }], { view: 'showSummary', ...answering });
  });
});
afterAll(() => server.close());
beforeEach(() => {
  [answering, told] = [first, first];
});

const Page = () => (
  <>
    <p>{useView('showSummary', []).rows[0]?.show}</p>
    <p>{useSourceFacts()?.dataThrough}</p>
  </>
);

const open = async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <NewerData />
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/shows',
    staticData: { showsData: true },
    component: Page,
  });
  const history = createMemoryHistory({ initialEntries: ['/shows'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await router.load();
  const queryClient = makeQueryClient();
  render(
    <AppProviders queryClient={queryClient} env="test">
      <RouterProvider router={router as never} />
    </AppProviders>,
  );
  await screen.findByText(`Of edition ${answering.edition}`);
  return queryClient;
};

it.each([
  ['The data go to November 16, 2026', { edition: 3, dataThrough: '2026-11-16' }],
  ['Data were loaded', { ...first, edition: 3 }],
  ['Data were loaded', { ...first, dataThrough: '2026-11-14' }],
  ['Earlier data were brought back', { edition: 1, dataThrough: '2026-11-14' }],
])('says of a page filled before: %s, and brings it up to date', async (words, now) => {
  told = now;
  const client = await open();
  client.setQueryData(['view', 'of a tab that was left'], {});
  await screen.findByText(`${words} since this page was filled, and files of its tables are made from them.`);
  // What is printed is of the data that it was filled from.
  expect(screen.getByText(first.dataThrough)).toBeTruthy();
  answering = now;
  await userEvent.click(screen.getByRole('button', { name: 'Bring up to date' }));
  await screen.findByText(now.dataThrough);
  expect(client.getQueryData(['view', 'of a tab that was left'])).toBeUndefined();
  await waitFor(() => expect(screen.queryByText(/since this page was filled/)).toBeNull());
});

it('says nothing of a page whose data are those of now', async () => {
  const client = await open();
  await screen.findByText(first.dataThrough);
  await client.refetchQueries({ queryKey: ['data-status'] });
  expect(screen.queryByText(/since this page was filled/)).toBeNull();
});

it('asks a status that was told before a load again, in place of taking it for older data', async () => {
  const client = await open();
  told = { edition: 3, dataThrough: '2026-11-16' };
  answering = told;
  const seen: string[] = [];
  const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  await client.refetchQueries({ queryKey: ['view'] });
  await screen.findByText('Of edition 3');
  await waitFor(() => expect(client.getQueryData(['data-status'])).toMatchObject({ edition: 3 }));
  watcher.disconnect();
  expect(seen.join(' ')).not.toMatch(/since this page was filled/);
});
