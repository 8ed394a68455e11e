/** A table on paper stands in the order of the screen. */
import type { Clause, Row } from '@cvm/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import { PrintedTable } from './PrintedTable.tsx';

const episode = (place: number, viewers: number): Row => ({
  ...{ episodeString: `S1 | E${place}`, episodeSort: 10_000 + place, viewers, engagers: 1, ratings: 1 },
  ...{ characterVotes: 1, engagements: 1, engagementScore: 1 },
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer(() =>
    viewAnswer([episode(1, 30), episode(2, 90), episode(3, 60)], { view: 'engagementRawTotals' }),
  );
});
afterAll(() => server.close());

const clauses: readonly Clause[] = [{ id: 'show', op: 'is', values: ['7'], join: 'or' }];
const episodes = async (address: string): Promise<(string | null | undefined)[]> => {
  await renderAt(address, () => (
    <PrintedTable
      view="engagementRawTotals"
      title="Engagement Overview"
      clauses={clauses}
      noun="viewers"
      empty={{ reason: 'There are none.' }}
    />
  ));
  await screen.findByText('S1 | E1');
  const [, ...rows] = screen.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
};

it('is sorted as the table on screen', async () => {
  expect(await episodes('/')).toEqual(['S1 | E1', 'S1 | E2', 'S1 | E3']);
  cleanup();
  expect(await episodes('/?sorted=engagementRawTotals:viewers desc')).toEqual(['S1 | E2', 'S1 | E3', 'S1 | E1']);
});

it('has its own order where the address sorts it by what it has not', async () => {
  expect(await episodes('/?sorted=engagementRawTotals:nothing')).toEqual(['S1 | E1', 'S1 | E2', 'S1 | E3']);
});
