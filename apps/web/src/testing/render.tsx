/** Renders a component inside the app's providers and a router at an address, for tests. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppProviders } from '../app/AppProviders.tsx';
import { makeQueryClient } from '../app/query-client.ts';
import { parseSearch, stringifySearch } from '../search-params.ts';

/** The component stands at every path; `router.state.location` tells where its links and filters lead. */
export const renderAt = async (address: string, component: () => ReactNode) => {
  const root = createRootRoute();
  const anywhere = createRoute({ getParentRoute: () => root, path: '$', component });
  const router = createRouter({
    routeTree: root.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  const result = render(
    <AppProviders queryClient={makeQueryClient()} env="test">
      <RouterProvider router={router as never} />
    </AppProviders>,
  );
  return { ...result, router };
};
