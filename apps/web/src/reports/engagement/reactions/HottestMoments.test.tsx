/** The hottest moments over a real HTTP server: what they cover stands beside them. */
import { type Clause, formatFilters } from '@cvm/contract';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/http-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { viewAnswer } from '../../../testing/view-answer.ts';
import type { Special } from '../../model.ts';
import { CellDrawing } from './CellDrawing.tsx';
import { HottestMoments } from './HottestMoments.tsx';
import { momentsOf } from './moments.ts';

const clauses: Clause[] = [
  { id: 'show', op: 'is', values: ['7'], join: 'or' },
  { id: 'season', op: 'is', values: ['2'], join: 'or' },
];
const row = {
  ...{ screencapId: 'a', screencapImageUrl: null, screencapEpisodeProgress: 0.25, activityCount: 40, memeCount: 3 },
  ...{ seasonEpisodeLabel: 'S2 | E1', episodeSort: 20_001 },
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer(() => viewAnswer([row], { view: 'hottestMoments', filters: clauses }));
});
afterAll(() => server.close());

const module: Special<'moments'> = {
  ...{ id: 'moments', kind: 'special', special: 'moments', view: 'hottestMoments', title: 'Moments' },
  empty: () => ({ reason: formatFilters(clauses).join() }),
};
const context = { subject: 'show', about: clauses[0] as Clause, name: 'Low Tide', head: null } as const;
const open = (at = '/') =>
  renderAt(at, () => <HottestMoments module={module} context={{ ...context, clauses, filtered: true }} />);

it('name what a link counts them by and there is not', async () => {
  await open('/?momentsBy=likes');
  await screen.findByText('There is nothing of this name. Engagements is shown.');
  expect(screen.getByRole('button', { name: 'Remove momentsBy=likes' })).toBeTruthy();
});

it('say how many they are, of which filters and days, and what their axis is', async () => {
  await open();
  await screen.findByText(/^40 engagements in all · Season is 2 · All time to /);
  screen.getByText(
    /Engagements: Memes of the moment and their likes, replies and shares, each of which counts as one\.$/,
  );
  expect(screen.getByText('Progress of the episode: 0 beginning, 1 end')).toBeTruthy();
});

it('are told of a cell in words: how many they are, and what was made of them', async () => {
  const { cells, max } = momentsOf([row], 'activityCount');
  renderAt('/', () =>
    cells.map((of) => <CellDrawing key={of.sort} of={of} max={max} scale={['#eee', '#111']} one="engagement" />),
  );
  expect(await screen.findByRole('img', { name: 'S2 | E1. 1 moment, 40 engagements.' })).toBeTruthy();
});
