/** The first comments of a feed on paper say of how many they are the first, and nothing of more where there are no more. */
import { type Clause, parseFilters, type Row } from '@cvm/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/http-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { viewAnswer } from '../../testing/view-answer.ts';
import { PrintedComments } from './PrintedReactions.tsx';

const rows: readonly Row[] = ['c1', 'c2'].map((commentId) => ({
  ...{ commentId, title: 'Copper Signal', date: '2026-11-01 12:00:00', text: `Words of ${commentId}`, imageUrl: null },
  ...{ emotionName: null, characterName: null, rating: null },
  ...{ numLikes: 1, numComments: 0, numShares: 0, numEngagements: 1 },
}));

let rowsAll: number;
let server: TestServer;
beforeAll(async () => {
  server = await startServer((path) =>
    path === '/v1/query/reactionCharacters'
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
