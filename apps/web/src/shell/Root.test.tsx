/** Coming to a page is announced, whoever writes its title. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppProviders } from '../app/AppProviders.tsx';
import { makeQueryClient } from '../app/query-client.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Root } from './Root.tsx';

it('announces the title of a route, and that which a page writes itself', async () => {
  const root = createRootRoute({ component: Root, notFoundComponent: () => <PageTitle title="404" /> });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/shows', staticData: { title: 'Rankings | Shows' } }),
    createRoute({
      getParentRoute: () => root,
      path: '/show',
      staticData: { title: null },
      component: () => <PageTitle title="Northwind | Show" />,
    }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/shows'] }) });
  await router.load();
  const { container } = render(
    <AppProviders queryClient={makeQueryClient()} env="test">
      <RouterProvider router={router as never} />
    </AppProviders>,
  );
  const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
  await waitFor(() => expect(announced()).toBe('Rankings | Shows'));
  await router.navigate({ to: '/show' as never });
  await waitFor(() => expect(announced()).toBe('Northwind | Show'));
  expect(document.title).toBe('Northwind | Show | CVM Insights');
  await router.navigate({ to: '/nowhere' as never });
  await waitFor(() => expect(announced()).toBe('404'));
  await router.navigate({ to: '/shows' as never });
  await waitFor(() => expect(announced()).toBe('Rankings | Shows'));
});
