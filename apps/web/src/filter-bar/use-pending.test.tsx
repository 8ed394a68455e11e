import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../app/query-client.ts';
import { memberCountsQuery } from '../filters/use-member-counts.ts';
import { permissibleQuery } from '../filters/use-permissible.ts';
import { renderRoutes } from '../testing/render.tsx';
import { FilterBar } from './FilterBar.tsx';

/** A bar with an age that is chosen and not applied. */
const openEdited = async () => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(permissibleQuery.queryKey, {
    ...{ limits: {}, months: null, contentTypes: ['series'], dataThrough: '2024-05-31', panelAvailable: true },
  });
  queryClient.setQueryData(memberCountsQuery.queryKey, {
    ...{ success: true, minimumBase: 10, data: { country: [], age: [], gender: [] } },
  });
  const { router } = await renderRoutes(
    '/page',
    { '/page': () => <FilterBar page="showSummary" />, '/title': () => <h1>Title</h1> },
    queryClient,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /^Users/ }));
  const menu = within(await screen.findByRole('dialog'));
  await user.click(menu.getByRole('tab', { name: /^Age/ }));
  await user.click(menu.getByRole('button', { name: /^18-24/ }));
  await user.keyboard('{Escape}');
  const openTitle = async () => {
    await router.navigate({ to: '/title' as never });
    await screen.findByRole('heading', { name: 'Title' });
  };
  return { user, openTitle, history: router.history, navigate: router.navigate };
};

const chosen = { name: 'Age: 18-24, not applied yet' };

it('has what was chosen and not applied again on the way back from a title, and not on a visit of its own', async () => {
  const { openTitle, history, navigate } = await openEdited();
  await openTitle();
  history.back();
  expect(await screen.findByRole('button', chosen)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Apply (1)' })).toBeDefined();
  await openTitle();
  await navigate({ to: '/page' as never });
  await screen.findByRole('region', { name: 'Filters' });
  expect(screen.queryByRole('button', chosen)).toBeNull();
});

it('leaves nothing of what was applied', async () => {
  const { user, openTitle, history } = await openEdited();
  await user.click(screen.getByRole('button', { name: 'Apply (1)' }));
  await screen.findByRole('button', { name: 'Age: 18-24' });
  await openTitle();
  history.go(-2);
  await screen.findByRole('region', { name: 'Filters' });
  expect(screen.queryByRole('button', { name: /^Age/ })).toBeNull();
});

it('leaves nothing of what was reset', async () => {
  const { user, openTitle, history } = await openEdited();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await openTitle();
  history.back();
  await screen.findByRole('region', { name: 'Filters' });
  expect(screen.queryByRole('button', { name: /^Age/ })).toBeNull();
});
