/** A table inside a report over a real HTTP server: what a link sorts it by. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { viewAnswer } from '../testing/view-answer.ts';
import { TableModule } from './TableModule.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startServer(() => viewAnswer([], { view: 'networkTopShows' }));
});
afterAll(() => server.close());

it('names a sort of a link that it cannot do, and is rid of it', async () => {
  const { address } = await renderAt('/network/7?sorted=networkTopShows:loudness desc', () => (
    <TableModule
      view="networkTopShows"
      title="Top Shows"
      clauses={[{ id: 'network', op: 'is', values: ['7'], join: 'or' }]}
      height={300}
      emptyReason="Nothing was watched."
      noun="viewers"
      head={<p>Shows of the network</p>}
    />
  ));
  await screen.findByText(/^This table cannot be sorted by "loudness desc"\. It is sorted by /);
  const remove = screen.getByRole('button', { name: 'Remove sorted=networkTopShows:loudness desc' });
  await userEvent.setup().click(remove);
  await waitFor(() => expect(screen.queryByText(/cannot be sorted/)).toBeNull());
  expect(address()).toBe('/network/7');
});
