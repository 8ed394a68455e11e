/** The score bar on paper, asked of a real HTTP server: what could not be loaded is no figure that is not there. */
import type { Clause } from '@cvm/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Reply, startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Head } from '../model.ts';
import { PrintedScores } from './PrintedScores.tsx';

let server: TestServer;
let reply: Reply;
beforeAll(async () => {
  server = await startServer((path) => (path === '/v1/view/benchmark' ? reply : null));
});
afterAll(() => server.close());

const title = { aired: true } as Head;
const season: Clause = { id: 'season', op: 'is', values: ['2'], join: 'or' };
const open = (applied: readonly Clause[] = []) =>
  renderAt('/show/7', () => (
    <PrintedScores
      kind="show"
      titleId="7"
      title={title}
      tab="anticipation"
      page="showReportAnticipation"
      applied={applied}
    />
  ));

const meta = {
  ...{ view: 'benchmark', sampleSize: null, effectiveSampleSize: null, dataThrough: '2026-01-31', panel: 'Total' },
  ...{ elapsedMs: 1, filters: [], range: { from: null, to: '2026-01-31' }, edition: 1, recipe: 1 },
};
const lines = (...all: object[]) => all.map((line) => `${JSON.stringify(line)}\n`).join('');

beforeEach(() => {
  reply = { status: 500, body: '' };
});

it('says that it could not be loaded', async () => {
  await open();
  await waitFor(() => expect(screen.getAllByText('Could not be loaded')).toHaveLength(3));
  expect(await screen.findByText(/^Against the benchmark .*: it could not be loaded$/)).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('benchmark not loaded')).toHaveLength(3));
  expect(screen.queryByText(/--/)).toBeNull();
});

it('tells a figure that failed from one that there is not', async () => {
  const error = { error: { code: 'internal', message: 'Too slow.' } };
  const figures = { followers: 300, followerMovingAvg: error, followerConversion: null };
  reply = { status: 200, body: lines({ top: figures, bottom: figures }, { meta }) };
  await open();
  await waitFor(() => expect(screen.getByText('300')).toBeTruthy());
  expect(screen.getAllByText('Could not be loaded')).toHaveLength(1);
  expect(screen.getAllByText('--')).toHaveLength(1);
});

it('tells percent differences, how many titles have a figure, and what is kept back', async () => {
  const top = { followers: null, followerMovingAvg: 1, followerConversion: 0.6 };
  const counts = { followers: 4, followerMovingAvg: 4, followerConversion: 3 };
  const bottom = { showCount: 4, followers: 20, followerMovingAvg: 2, followerConversion: 0.5, counts };
  reply = { status: 200, body: lines({ top, bottom }, { meta: { ...meta, suppressed: { minimumBase: 10 } } }) };
  await open();
  await screen.findByText('+20.0% relative');
  screen.getByText('+10.0 pp vs 50.0%, mean of 3 of 4 shows');
  screen.getByText('-50.0% vs 2.00');
  screen.getByText('Fewer than 10 people');
});

it('says of a difference that chance may have made it, or that this is not told', async () => {
  const top = { followers: 1500, followerMovingAvg: 1, followerConversion: 0.5 };
  const counts = { followers: 4, followerMovingAvg: 4, followerConversion: 4 };
  const bottom = { showCount: 4, followers: 20, followerMovingAvg: 2, followerConversion: 0.4, counts };
  reply = { status: 200, body: lines({ top, bottom }, { meta }) };
  await open();
  const tile = (label: string) => screen.getByText(label).parentElement?.textContent;
  await screen.findByText('+10.0 pp vs 40.0%');
  expect(tile('Follower Conversion')).toContain('Chance may have made the difference');
  expect(tile('New Followers per Day, Last 7 Days')).toContain('Whether chance made the difference is not told');
  expect(tile('Followers')).not.toContain('hance');
});

it('says which filters of the tab do not hold for it', async () => {
  await open([season]);
  expect(await screen.findByText(/Of the whole show: season does not apply here$/)).toBeTruthy();
});
