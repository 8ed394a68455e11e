/**
 * The first comments of a feed on paper say of how many they are the first, and nothing of more where there are no more; moments are
 * counted as on screen.
 */
import { type Clause, parseFilters, type Row } from '@cvm/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import { PrintedComments, PrintedMoments } from './PrintedReactions.tsx';

const rows: readonly Row[] = ['c1', 'c2'].map((commentId) => ({
  ...{ commentId, title: 'Copper Signal', date: '2026-11-01 12:00:00', text: `Words of ${commentId}`, imageUrl: null },
  ...{ emotionName: null, characterName: null, rating: null },
  ...{ numLikes: 1, numComments: 0, numShares: 0, numEngagements: 1 },
}));

const moment = (screencapId: string, activityCount: number, memeCount: number): Row => ({
  ...{ screencapId, screencapImageUrl: null, screencapEpisodeProgress: 0.5, activityCount, memeCount },
  ...{ seasonEpisodeLabel: `S1 | E1${screencapId}`, episodeSort: 10_001 },
});

let rowsAll: number;
let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/query/hottestMoments'
      ? viewAnswer([moment('a', 90, 1), moment('b', 3, 7)], { view: 'hottestMoments' })
      : path === '/v1/query/reactionCharacters'
        ? viewAnswer([{ what: 'Alyssa', characterIds: '11|12', count: 2 }], { view: 'reactionCharacters' })
        : viewAnswer(rows, { view: 'reactionFeed', rowsAll, filters: parseFilters(['show:7', 'characters:11,12']) }),
  );
});
afterAll(() => server.close());

const clauses: readonly Clause[] = [{ id: 'show', op: 'is', values: ['7'], join: 'or' }];

it('calls the characters that it is narrowed to by their name', async () => {
  rowsAll = 2;
  await renderAt('/?reactions=characters:11,12', () => (
    <PrintedComments subject="show" clauses={clauses} empty={{ reason: 'There are none.' }} />
  ));
  expect(await screen.findByText(/^2 comments · Character is Alyssa · /)).toBeTruthy();
});

it('says of how many comments these are the first', async () => {
  const show = () =>
    renderAt('/', () => <PrintedComments subject="show" clauses={clauses} empty={{ reason: 'There are none.' }} />);
  rowsAll = 2200;
  await show();
  expect(await screen.findByText(/^The first 2 of 2,200 comments · /)).toBeTruthy();
  cleanup();
  rowsAll = 2;
  await show();
  expect(await screen.findByText(/^2 comments · /)).toBeTruthy();
});

it('counts moments as the screen does', async () => {
  const show = (address: string) =>
    renderAt(address, () => <PrintedMoments clauses={clauses} empty={{ reason: 'There are none.' }} />);
  await show('/');
  await screen.findByRole('heading', { name: 'Hottest Moments by Engagements' });
  expect(await screen.findByText(/^S1 \| E1a, 50% in: 90 engagements/, { selector: 'p' })).toBeTruthy();
  cleanup();
  await show('/?momentsBy=memeCount');
  await screen.findByRole('heading', { name: 'Hottest Moments by Memes' });
  expect(await screen.findByText(/^S1 \| E1b, 50% in: 3 engagements, 7 memes/, { selector: 'p' })).toBeTruthy();
});
