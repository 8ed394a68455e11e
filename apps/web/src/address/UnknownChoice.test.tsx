/** A choice of the address that the page does not have. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { UnknownChoice, UnknownNames } from './UnknownChoice.tsx';

const Page = () => <UnknownChoice name="tab" known={['overview', 'reports']} instead="Overview" />;

it.each(['/profile', '/profile?tab=reports', '/profile?other=1'])('is none in %s', async (address) => {
  await renderAt(address, Page);
  expect(screen.queryByText(/of this link/)).toBeNull();
});

it.each([
  ['tab=billing', 'tab=billing'],
  ['tab=', 'tab='],
  ['tab=Reports', 'tab=Reports'],
  ['tab=reports&tab=overview', 'tab=reports,overview'],
])('is named, with what is shown instead, and can be taken away: %s', async (search, named) => {
  const { address } = await renderAt(`/profile?search=x&${search}`, Page);
  await screen.findByText('A choice of this link is not shown');
  expect(screen.getByText('There is nothing of this name. Overview is shown.')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: `Remove ${named}` }));
  await waitFor(() => expect(screen.queryByText(/of this link/)).toBeNull());
  expect(address()).toBe('/profile?search=x');
});

const cards = ['viewers', 'followers'];
const Cards = () => (
  <UnknownNames name="shown" isKnown={(value) => cards.includes(value)} instead="The first of its card" />
);

it('is none among several that the page has', async () => {
  await renderAt('/show/7?shown=followers&shown=viewers', Cards);
  expect(screen.queryByText(/of this link/)).toBeNull();
});

it('is each of several for itself, and the others stay when one is taken away', async () => {
  const { address } = await renderAt('/show/7?shown=followers&shown=strangers&shown=', Cards);
  await screen.findByText('Some choices of this link are not shown');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Remove shown=strangers' }));
  await waitFor(() => expect(address()).toBe('/show/7?shown=followers&shown='));
  await user.click(screen.getByRole('button', { name: 'Remove shown=' }));
  await waitFor(() => expect(screen.queryByText(/of this link/)).toBeNull());
  expect(address()).toBe('/show/7?shown=followers');
});
