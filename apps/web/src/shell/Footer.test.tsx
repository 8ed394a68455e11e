import { type DataStatus, recipe } from '@cvm/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { makeQueryClient } from '../app/query-client.ts';
import { startServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { Footer } from './Footer.tsx';

const data: DataStatus['data'] = { date: '2026-11-15', status: 'success', success: 3, total: 3 };
const source = () => document.documentElement.style.getPropertyValue('--page-source');

afterEach(() => document.documentElement.style.removeProperty('--page-source'));

/** The footer under two pages, one of which shows data. */
const show = async (at: string, status: DataStatus['data'] = data) => {
  const client = makeQueryClient();
  client.setQueryData(['data-status'], status);
  const root = createRootRoute({ component: Footer });
  const page = (path: string, showsData: boolean) =>
    createRoute({ getParentRoute: () => root, path, staticData: { showsData }, component: () => null });
  const routeTree = root.addChildren([page('/shows', true), page('/profile', false)]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [at] }) });
  await router.load();
  const { findByText } = render(
    <AppProviders queryClient={client} env="test">
      <RouterProvider router={router as never} />
    </AppProviders>,
  );
  await findByText(/^Data available through/);
  return router;
};

it('names source and date for the paper of a page that shows data, and of no other', async () => {
  const router = await show('/shows');
  await waitFor(() => expect(source()).toBe('"Source: CVM Insights. Data through November 15, 2026."'));
  await router.navigate({ to: '/profile' as never });
  await waitFor(() => expect(source()).toBe(''));
});

it('says under every page, and on paper, that other definitions derived the data', async () => {
  const words = `The loaded data were derived by version ${recipe + 1} of the definitions, and questions follow version ${recipe}: figures may fit neither until the next full load.`;
  await show('/shows', { ...data, dataRecipe: recipe + 1 });
  expect(screen.getByText(words)).toBeTruthy();
  await waitFor(() => expect(source()).toBe(`"Source: CVM Insights. Data through November 15, 2026. ${words}"`));
});

it('says nothing of definitions that are those of the data', async () => {
  await show('/shows');
  expect(screen.queryByText(/derived by version/)).toBeNull();
});

it('names no source while no date is known', async () => {
  await show('/shows', { ...data, date: null });
  expect(source()).toBe('');
});

it('asks for the date again after a failure, while the page stays as it is', async () => {
  let works = false;
  const server = await startServer(() =>
    works ? { status: 200, body: JSON.stringify({ success: true, data }) } : { status: 500, body: '' },
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { unmount } = await renderAt('/profile', Footer);
    await screen.findByText('Data available through Unknown');
    works = true;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    await screen.findByText('Data available through November 15, 2026');
    unmount();
  } finally {
    vi.useRealTimers();
    await server.close();
  }
});
