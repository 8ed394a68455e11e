import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../../testing/render.tsx';
import { Comment } from './Comment.tsx';
import { Meme } from './Memes.tsx';
import { Reply } from './Thread.tsx';

const text = `${'a'.repeat(140)}${'b'.repeat(20)}`;
const row = {
  commentId: '1',
  date: '2026-11-01 10:00:00',
  text,
  numLikes: 1,
  numComments: 2,
  numShares: 0,
  numEngagements: 3,
};

it('has one like, not one likes, wherever likes are counted', async () => {
  await renderAt('/', () => (
    <>
      <Comment row={row} />
      <Reply row={row} />
      <Meme row={{ likes: 1, replies: 1, shares: 1, commentDate: '2026-11-01 10:00:00' }} />
    </>
  ));
  expect(screen.getAllByText('1 like')).toHaveLength(2);
  expect(screen.getByText(/^1 like · 1 reply · 1 share ·/)).toBeTruthy();
});

describe('a comment', () => {
  it('is cut at 140 characters in the feed, and opened without opening its thread', async () => {
    const onOpen = vi.fn();
    await renderAt('/', () => <Comment row={row} onOpen={onOpen} />);
    expect(screen.queryByText(text)).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'See more' }));
    expect(screen.getByText(new RegExp(`^${text}`))).toBeTruthy();
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('has one empty line where its author left many', async () => {
    await renderAt('/', () => <Comment row={{ ...row, text: 'One.\n\n \r\n\n\n\nTwo.\n\nThree.\nFour.' }} />);
    expect(screen.getByText(/^One\./).textContent).toBe('One.\n\nTwo.\n\nThree.\nFour.');
  });

  it('says which character it is about, whose name is cut at 20 characters and told in full on hover', async () => {
    const characterName = 'Professor Fuentealba Roig';
    await renderAt('/', () => <Comment row={{ ...row, characterName }} />);
    expect(screen.getByTitle(characterName).textContent).toBe('Character: Professor Fuentealba...');
  });

  it('is whole in its thread', async () => {
    await renderAt('/', () => <Comment row={row} />);
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
