/** The search box by keyboard, asked of a real HTTP server that answers as the portal does. */
import { userKindPages } from '@cvm/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../session/session.ts';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { profileOf } from '../testing/profile.ts';
import { renderAt } from '../testing/render.tsx';
import { SearchBox } from './SearchBox.tsx';

const hit = (id: string, name: string) => ({ id, name, image: null, note: '2024' });
const found = {
  show: [hit('7', 'Low Tide'), hit('8', 'Low Sun')],
  movie: [hit('m1', 'Lower')],
  network: [hit('3', 'Lowland')],
  actor: [hit('4', 'Ann Low')],
};

const none = { show: [], movie: [], network: [], actor: [] };

let server: TestServer;
/** Null = the server is still at it. */
let answer: object | null = found;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/search' && answer !== null
      ? { status: 200, body: JSON.stringify({ success: true, data: answer }) }
      : null,
  );
});
afterAll(() => server.close());
beforeEach(() => {
  answer = found;
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
});

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Search shows/ });

describe('the search box', () => {
  it('is reached by /, offers hits by group, and opens the one that is marked', async () => {
    const { router } = await renderAt('/shows', () => <SearchBox />);
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard('low');
    expect(await screen.findByRole('option', { name: 'Low Tide, 2024' })).toBeTruthy();
    expect(screen.getByText('SHOWS')).toBeTruthy();
    await waitFor(() => expect(server.asked('/v1/search').url).toBe('/v1/search?query=low&limit=4'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/show/8'));
    expect(box().value).toBe('');
  });

  it('says how many hits there are, and that those of another text are not the answer yet', async () => {
    await renderAt('/shows', () => <SearchBox />);
    await userEvent.type(box(), 'low');
    const list = await screen.findByRole('listbox', { name: 'Search hits' });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('5 hits'));
    expect(list.getAttribute('aria-busy')).toBe('false');
    answer = null;
    await userEvent.type(box(), 'er');
    await waitFor(() => expect(list.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('says that there are none', async () => {
    answer = none;
    await renderAt('/shows', () => <SearchBox />);
    await userEvent.type(box(), 'zz');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No Results'));
  });

  it('leads from networks and actors to their reports', async () => {
    const { router } = await renderAt('/shows', () => <SearchBox />);
    await userEvent.type(box(), 'low');
    await userEvent.click(await screen.findByRole('option', { name: 'Ann Low, 2024' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/actor/4'));
    expect(screen.queryByRole('option')).toBeNull();
    await userEvent.type(box(), 'low');
    await userEvent.click(await screen.findByRole('option', { name: 'Lowland, 2024' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/network/3'));
  });

  it('leads to no report that is not open to the user', async () => {
    startSession({ token: 'x', profile: profileOf(['/shows', '/show/8', '/movies']) });
    const { router } = await renderAt('/shows', () => <SearchBox />);
    await userEvent.type(box(), 'low');
    const open = async (name: string) =>
      (await screen.findByRole('option', { name: `${name}, 2024` })).getAttribute('data-combobox-disabled') === null;
    expect([await open('Low Tide'), await open('Low Sun'), await open('Lower')]).toEqual([false, true, false]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/show/8'));
  });

  it('leads to all results while nothing is marked, and nowhere without a text', async () => {
    const { router } = await renderAt('/shows', () => <SearchBox />);
    await userEvent.type(box(), '   {Enter}');
    expect(router.state.location.pathname).toBe('/shows');
    await userEvent.type(box(), 'low tide{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search-results'));
    expect(router.state.location.search).toEqual({ query: 'low tide' });
  });

  it('is closed by Escape and cleared by leaving it', async () => {
    await renderAt('/shows', () => (
      <>
        <SearchBox />
        <button type="button">Elsewhere</button>
      </>
    ));
    await userEvent.type(box(), 'low');
    await screen.findByRole('option', { name: 'Lower, 2024' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('false'));
    expect(box().value).toBe('low');
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(box().value).toBe('');
  });
});
