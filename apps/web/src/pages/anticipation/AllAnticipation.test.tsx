/** The page of three embedded looks, over a real HTTP server that hands out their addresses. */
import { userKindPages } from '@cvm/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import AllAnticipation from './AllAnticipation.tsx';

let server: TestServer;
let refusal: Reply | null = null;
/** The calls stay open. */
let isSilent = false;
const asked: URL[] = [];

beforeAll(async () => {
  server = await startServer((path, { url }) => {
    if (!path.startsWith('/v1/embed/')) return null;
    asked.push(new URL(url, 'http://here'));
    if (isSilent) return null;
    if (refusal !== null) return refusal;
    const id = path.slice('/v1/embed/'.length);
    const embed = { id, url: `http://portal.example/embed/${id}?token=t` };
    return { status: 200, body: JSON.stringify({ success: true, data: { embed } }) };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  refusal = null;
  isSilent = false;
  asked.length = 0;
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
});

const names = ['Anticipated unaired shows', 'Anticipated returning shows', 'Anticipated movies'];

it('shows the three looks, each in a frame of the portal itself, with the filters of the address', async () => {
  await renderAt('/report/anticipation?filters=country:FR', AllAnticipation);
  const frames = await Promise.all(names.map((name) => screen.findByTitle(name)));
  expect(frames.map((frame) => frame.getAttribute('src'))).toEqual([
    '/embed/anticipated-unaired-shows?token=t',
    '/embed/anticipated-returning-shows?token=t',
    '/embed/anticipated-movies?token=t',
  ]);
  for (const { searchParams } of asked)
    expect(searchParams.getAll('filters')).toEqual(['country:FR', 'date:last 30 days']);
});

it('leads to the pages whose rows lead on, with the filters that they take', async () => {
  await renderAt('/report/anticipation?filters=country:FR&filters=studio:4', AllAnticipation);
  const card = within(await screen.findByRole('region', { name: 'Anticipated returning shows' }));
  expect(card.getByRole('link', { name: 'Anticipated shows' }).getAttribute('href')).toBe(
    '/shows/anticipation-report?filters=country:FR&filters=date:last+30+days',
  );
  const movies = within(await screen.findByRole('region', { name: 'Anticipated movies' }));
  expect(movies.getByRole('link', { name: 'Anticipated movies' }).getAttribute('href')).toContain('studio:4');
});

it('has the looks of the titles that the user may see', async () => {
  startSession({ token: 'x', profile: profileOf(userKindPages.shows) });
  await renderAt('/report/anticipation', AllAnticipation);
  await screen.findByTitle('Anticipated returning shows');
  expect(screen.queryByRole('region', { name: 'Anticipated movies' })).toBeNull();
});

it('says of a look that is blocked whom to ask, and of one that failed why', async () => {
  refusal = failedAnswer(403, 'blocked', 'Not for this user.');
  const { unmount } = await renderAt('/report/anticipation', AllAnticipation);
  const words = 'Contact your Client Success Representative to learn more about this data';
  await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(3));
  unmount();
  refusal = failedAnswer(500, 'internal', 'The engine is away.');
  await renderAt('/report/anticipation', AllAnticipation);
  const card = within(await screen.findByRole('region', { name: 'Anticipated movies' }));
  await card.findByText('The engine is away.');
  refusal = null;
  await userEvent.setup().click(card.getByRole('button', { name: 'Retry' }));
  expect(await card.findByTitle('Anticipated movies')).toBeTruthy();
});

it('exports nothing of a look that is not there yet or failed, and says which it is', async () => {
  const button = () => screen.getByRole('button', { name: 'Export Anticipated movies' });
  isSilent = true;
  const { unmount } = await renderAt('/report/anticipation', AllAnticipation);
  await screen.findByRole('region', { name: 'Anticipated movies' });
  expect(button().title).toBe('The rows are still loading.');
  unmount();
  isSilent = false;
  refusal = failedAnswer(500, 'internal', 'The engine is away.');
  await renderAt('/report/anticipation', AllAnticipation);
  await waitFor(() => expect(button().title).toBe('The rows could not be loaded.'));
});
