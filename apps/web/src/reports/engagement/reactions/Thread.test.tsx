/** Threads of two comments, one after the other, over a real HTTP server. */
import type { Clause, Row } from '@cvm/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../../testing/http-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { viewAnswer } from '../../../testing/view-answer.ts';
import { Thread } from './Thread.tsx';

const about: Clause = { id: 'show', op: 'is', values: ['7'], join: 'or' };
const commentOf = (commentId: string): Row => ({
  ...{ commentId, title: 'Low Tide', date: '2026-01-02 03:04:05', text: `Words of ${commentId}`, imageUrl: null },
  ...{ emotionName: null, characterName: null, rating: null },
  ...{ numLikes: 2, numComments: 1, numShares: 0, numEngagements: 3 },
});

let server: TestServer;
/** The order of each page that was asked for. */
const asked: string[] = [];
beforeAll(async () => {
  server = await startServer((_, { url }) => {
    asked.push(new URL(url, 'http://127.0.0.1').searchParams.get('sorts') ?? '');
    return viewAnswer([commentOf('reply')], { view: 'reactionFeed' });
  });
});
afterAll(() => server.close());

const Threads = () => {
  const [comment, setComment] = useState<Row | null>(null);
  return (
    <>
      {['a', 'b'].map((id) => (
        <button key={id} type="button" onClick={() => setComment(commentOf(id))}>
          Open {id}
        </button>
      ))}
      <Thread about={about} comment={comment} onClose={() => setComment(null)} />
    </>
  );
};

const order = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Order of the replies' });

it('begins with the oldest reply, in whatever order the thread before was read', async () => {
  const user = userEvent.setup();
  await renderAt('/', () => <Threads />);
  await user.click(await screen.findByRole('button', { name: 'Open a' }));
  await screen.findByText('Words of reply');
  expect(asked.at(-1)).toBe('date asc');
  await user.click(await order());
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered).toEqual(['Top Replies', 'Newest Replies']);
  await user.click(await screen.findByRole('option', { name: 'Top Replies' }));
  await screen.findByDisplayValue('Top Replies');
  await waitFor(() => expect(asked.at(-1)).toBe('numLikes desc'));
  await user.click(screen.getByRole('button', { name: 'Close the thread' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Open b' }));
  await screen.findByText('Words of b');
  await screen.findByText('Words of reply');
  expect((await order()).value).toBe('');
  await waitFor(() => expect(asked.at(-1)).toBe('date asc'));
});

it('is read from its oldest reply again once another order is taken away', async () => {
  const user = userEvent.setup();
  await renderAt('/', () => <Threads />);
  await user.click(await screen.findByRole('button', { name: 'Open a' }));
  await user.click(await order());
  await user.click(await screen.findByRole('option', { name: 'Newest Replies' }));
  await waitFor(() => expect(asked.at(-1)).toBe('date desc'));
  // Chosen once more it is no longer chosen.
  await user.click(await order());
  await user.click(await screen.findByRole('option', { name: 'Newest Replies' }));
  await waitFor(async () => expect((await order()).value).toBe(''));
  expect((await order()).placeholder).toBe('Oldest first');
});
