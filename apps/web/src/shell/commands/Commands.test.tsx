/** What the window of commands says of what is not among its offers. */
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { failedAnswer } from '../../testing/view-answer.ts';
import { Commands } from './Commands.tsx';

let isFailing = false;
let server: TestServer;
beforeAll(async () => {
  server = await startServer(() =>
    isFailing
      ? failedAnswer(500, 'internal', 'The accounts store cannot be reached.')
      : { status: 200, body: JSON.stringify({ success: true, data: [] }) },
  );
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
