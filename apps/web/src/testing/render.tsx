/** Renders pages and components inside the app's providers and a router at an address, for tests. */
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
import { Overlays } from '../shell/Overlays.tsx';

/** Each component stands at its path; `router.state.location` and `address` tell where links and filters lead. */
export const renderRoutes = async (
  at: string,
  components: Readonly<Record<string, () => ReactNode>>,
  queryClient = makeQueryClient(),
  overlays: ReactNode = <Overlays />,
) => {
  const root = createRootRoute();
  const routes = Object.entries(components).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root.addChildren(routes), history, parseSearch, stringifySearch });
  await router.load();
  const result = render(
    <AppProviders queryClient={queryClient} env="test">
      {overlays}
      <RouterProvider router={router as never} />
    </AppProviders>,
  );
  /** As a reader would write it. */
  const address = () => decodeURIComponent(history.location.href.replaceAll('+', ' '));
  return { ...result, router, address };
};

/** The component stands at every path. */
export const renderAt = (address: string, component: () => ReactNode) => renderRoutes(address, { $: component });

/** A page that brings its own frame, and the toasts and windows with it. */
export const renderFramedAt = (address: string, component: () => ReactNode) =>
  renderRoutes(address, { $: component }, makeQueryClient(), null);
