/** What hovering tells in a list of the home page, over a real HTTP server. */
import { userKindPages } from '@cvm/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSession } from '../../session/session.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { profileOf } from '../../testing/profile.ts';
import { renderAt } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import { RankedList } from './RankedList.tsx';
import { homeSections } from './sections.ts';

const network = 'The Television of the Northern Islands and the Sea';
const row = { showId: '7', show: 'Harbour', networkId: '3', network, viewshare: 0.5, viewershare: 0.25 };

let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) => (path === '/v1/query/topPerformingShows' ? viewAnswer([row]) : null));
});
afterAll(() => server.close());

it('says what the number of a row is, and the whole of a name and a note that are cut', async () => {
  startSession({ token: 'x', profile: profileOf(userKindPages.both) });
  const section = homeSections('series', []).watched;
  await renderAt('/', () => <RankedList section={section} label="Top" />);
  const user = userEvent.setup();
  await user.hover(await screen.findByText(/^The Television of the Northern/));
  const hint = await screen.findByRole('tooltip');
  expect(hint.textContent).toBe(`Harbour\n${network}`);
  await user.hover(screen.getByText('#'));
  await screen.findByText(/^Place in this list by Share of Views, descending\./);
});
