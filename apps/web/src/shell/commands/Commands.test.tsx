/** What the window of commands says of what is not among its offers. */
import { userKindPages } from '@cvm/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import { Commands } from './Commands.tsx';

const hits = (name: string) => ({
  show: [{ id: '7', name, image: null, note: null }],
  movie: [],
  network: [],
  actor: [],
});

let isFailing = false;
let server: TestServer;
beforeAll(async () => {
  server = await startServer((path, { url }) => {
    if (isFailing) return failedAnswer(500, 'internal', 'The accounts store cannot be reached.');
    const query = new URL(url, 'http://portal.test').searchParams.get('query') ?? '';
    // Of what is longer, the answer never comes.
    if (path === '/v1/search' && query.length > 7) return null;
    return { status: 200, body: JSON.stringify({ success: true, data: path === '/v1/search' ? hits(query) : [] }) };
  });
});
afterAll(() => server.close());

const Window = () => <Commands onClose={() => undefined} onShortcuts={() => undefined} />;
const lacking = 'Your segments could not be loaded, and are not among these.';

it('says that segments are missing where they could not be loaded, and nothing of them where there are none', async () => {
  isFailing = true;
  const { unmount } = await renderAt('/', Window);
  await screen.findByText(lacking);
  unmount();
  isFailing = false;
  await renderAt('/', Window);
  await screen.findByRole('option', { name: /^Copy Link/ });
  expect(screen.queryByText(lacking)).toBeNull();
});

it('says that titles are missing where the search for them failed, whatever else matches', async () => {
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  isFailing = true;
  await renderAt('/', Window);
  await userEvent.type(screen.getByRole('combobox'), 'rankings');
  await screen.findByText('Titles, networks and actors could not be loaded, and are not among these.');
  await screen.findByRole('option', { name: /^Rankings: Shows/ });
  isFailing = false;
});

it('opens no title of what was typed before, and the first of what is typed once it comes', async () => {
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  const { router } = await renderAt('/', Window);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'zulu');
  await screen.findByRole('option', { name: 'zulu' });
  await userEvent.type(field, ' tide{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await userEvent.clear(field);
  await userEvent.type(field, 'zebra{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/show/7'));
});
