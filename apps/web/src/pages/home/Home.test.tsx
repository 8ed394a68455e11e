/** What the home page says of an address that it cannot show as it stands; the server answers nothing but what restricts the user. */
import { type Permissible, userKindPages } from '@cvm/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import Home from './Home.tsx';

let server: TestServer;
/** What restricts the user; null = it is not answered. */
let permissible: Permissible | null = null;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/user/filters_permissible' && permissible !== null
      ? { status: 200, body: JSON.stringify({ success: true, data: permissible }) }
      : null,
  );
});
afterAll(() => server.close());
beforeEach(() => {
  permissible = null;
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
});

it('names the filters that it does not apply, and takes them out of the address', async () => {
  const { address } = await renderAt('/?filters=country:ZZ&filters=genre:Drama&filters=contentType:movie', Home);
  await screen.findByText('Some filters of this link are not applied');
  expect(screen.getByText(/The filter "Genre" does not apply to this page\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove country:ZZ' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove genre:Drama' }));
  await waitFor(() => expect(screen.queryByText(/of this link/)).toBeNull());
  expect(address()).toBe('/?filters=contentType:movie');
});

it('names a kind of title that the user may not see, and shows the other', async () => {
  startSession({ token: 'x', profile: profileOf(userKindPages.movies) });
  const { address } = await renderAt('/?filters=contentType:series', Home);
  await screen.findByText(/You may not see shows\./);
  expect(screen.queryByRole('radiogroup', { name: 'Content type' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove contentType:series' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it('names a measure of its first list that there is not', async () => {
  const { address } = await renderAt('/?top=liked', Home);
  expect(await screen.findByRole('radiogroup', { name: 'Content type' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove top=liked' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it('says of the ranking behind rising titles that it goes by share of views', async () => {
  await renderAt('/', Home);
  const link = await screen.findByRole('link', { name: 'Shows by share of views: Titles on the Rise' });
  expect(link.textContent).toBe('Shows by share of views');
  expect(screen.getByRole('link', { name: 'See all: Anticipated Titles' }).textContent).toBe('See all');
});

it('says of countries of a link which the user may not see, and calls them by name', async () => {
  permissible = {
    ...{ limits: { country: ['IT', 'ES'] }, months: null, contentTypes: ['series', 'movie'] },
    ...{ dataThrough: '2026-11-15', panelAvailable: true },
  };
  await renderAt('/?filters=country:IT,US', Home);
  await screen.findByText('Country: your access does not reach United States, which is left out.');
  const pills = [...document.querySelectorAll('.mantine-Pill-label')].map(({ textContent }) => textContent);
  expect(pills).toEqual(['Italy', 'United States']);
});
