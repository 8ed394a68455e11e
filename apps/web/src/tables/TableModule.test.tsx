/** A table inside a report over a real HTTP server: what a link sorts it by, and what it says where it has no rows. */
import type { FilterId, Row, ViewId } from '@cvm/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/http-server.ts';
import { renderAt } from '../testing/render.tsx';
import { viewAnswer } from '../testing/view-answer.ts';
import { TableModule } from './TableModule.tsx';

let server: TestServer;
let meta: Parameters<typeof viewAnswer>[1] = {};
let rows: Row[] = [];
beforeAll(async () => {
  server = await startServer(() => viewAnswer(rows, { view: 'networkTopShows', ...meta }));
});
afterAll(() => server.close());
beforeEach(() => {
  meta = {};
  rows = [];
});

const tableOf = (view: ViewId, title: string, about: FilterId, head: ReactNode) => () => (
  <TableModule
    view={view}
    title={title}
    clauses={[{ id: about, op: 'is', values: ['7'], join: 'or' }]}
    height={300}
    emptyReason="Nothing was watched."
    noun="viewers"
    head={head}
  />
);
const Table = tableOf('networkTopShows', 'Top Shows', 'network', <p>Shows of the network</p>);
const Affinity = tableOf('showReportAffinityOR', 'Also Watch', 'show', null);

it('says of an answer about too few people that it is kept back, and of one without rows why there are none', async () => {
  const { unmount } = await renderAt('/network/7', Table);
  await screen.findByText('Nothing was watched.');
  expect(screen.getByText('No Results')).toBeTruthy();
  unmount();
  meta = { suppressed: { minimumBase: 10 } };
  await renderAt('/network/7', Table);
  await screen.findByText('Fewer than 10 people');
  expect(screen.queryByText('No Results')).toBeNull();
  expect(screen.queryByText('Nothing was watched.')).toBeNull();
});

/** Its interval holds the average. */
const lowTide: Row = {
  ...{ show: 'Low Tide', showId: '9', network: null, networkId: null, overlappingViewers: 40, affinityIndex: 1.2 },
  ...{ base: 90, effective: 90, overlapLow: 0.3, overlapHigh: 0.5, indexLow: 0.9, indexHigh: 1.6, differs: null },
};

it('says that chance may have made every row, which is not that there are none', async () => {
  rows = [lowTide];
  const { unmount } = await renderAt('/show/7/affinity?differences=real', Affinity);
  await screen.findByText('No Real Differences');
  expect(screen.queryByText('No Results')).toBeNull();
  unmount();
  rows = [];
  await renderAt('/show/7/affinity?differences=real', Affinity);
  await screen.findByText('Nothing was watched.');
});

it('names a sort of a link that it cannot do, and is rid of it', async () => {
  const { address } = await renderAt('/network/7?sorted=networkTopShows:loudness desc', Table);
  await screen.findByText(/^This table cannot be sorted by "loudness desc"\. It is sorted by /);
  const remove = await screen.findByRole('button', { name: 'Remove sorted=networkTopShows:loudness desc' });
  await userEvent.setup().click(remove);
  await waitFor(() => expect(screen.queryByText(/cannot be sorted/)).toBeNull());
  expect(address()).toBe('/network/7');
});

it('needs no more height than its rows, where it stands alone', async () => {
  rows = [lowTide];
  await renderAt('/show/7/affinity', Affinity);
  const body = () => screen.getByRole('region').querySelector<HTMLElement>('[style*="--height-alone"]')?.style;
  expect(body()?.getPropertyValue('--height-alone')).toBe('300px');
  await waitFor(() => expect(body()?.getPropertyValue('--height-alone')).toBe('100px'));
  expect(body()?.getPropertyValue('--height')).toBe('300px');
});
