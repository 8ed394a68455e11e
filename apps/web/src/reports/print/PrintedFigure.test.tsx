/** A chart on paper while a newer answer comes in: there is one on the sheet all along, and the sheet waits for the newer one. */
import type { Clause, Row } from '@cvm/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../app/query-client.ts';
import { ratingsFigure } from '../../charts/prepare/ratings-figure.ts';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import { viewQuery } from '../../views/use-view.ts';
import { PrintedFigure } from './PrintedFigure.tsx';
import { PartsContext } from './parts.ts';

const rows: readonly Row[] = [
  { rating: 5, votes: 60, share: 0.6 },
  { rating: 4, votes: 40, share: 0.4 },
];

let server: TestServer;
beforeAll(async () => {
  server = await startServer(() => viewAnswer(rows, { view: 'showRating', sampleSize: 100 }));
});
afterAll(() => server.close());

const clauses: readonly Clause[] = [{ id: 'show', op: 'is', values: ['7'], join: 'or' }];
const prepare = ratingsFigure('showRating');
const empty = { reason: 'There are no ratings yet.' };

it('stays drawn while a newer answer is drawn, and has the newer one before it is settled', async () => {
  const tell = vi.fn((_part: string, _settled: boolean) => undefined);
  const client = makeQueryClient();
  const figure = () => (
    <PartsContext value={tell}>
      <PrintedFigure
        view="showRating"
        title="Audience Ratings"
        prepare={prepare}
        clauses={clauses}
        width={332}
        empty={empty}
        axis={null}
      />
    </PartsContext>
  );
  await renderRoutes('/', { $: figure }, client);
  await waitFor(() => expect(tell.mock.lastCall?.[1]).toBe(true));
  const chart = screen.getByRole('img');
  expect(chart.querySelector('svg')).not.toBeNull();
  const { queryKey } = viewQuery('showRating', clauses);
  const before = tell.mock.calls.length;
  act(() => {
    client.setQueryData(queryKey, (known) =>
      known === undefined || known.blocked
        ? known
        : { ...known, data: { ...known.data, rows: [{ rating: 5, votes: 100, share: 1 }] } },
    );
  });
  await waitFor(() => expect(chart.getAttribute('aria-label')).toContain('5.0'));
  expect(chart.querySelector('svg')).not.toBeNull();
  // It may be drawn already.
  await waitFor(() => expect(tell.mock.calls.slice(before).map(([, settled]) => settled)).toEqual([false, true]));
  expect(chart.textContent).toContain('100%');
});
