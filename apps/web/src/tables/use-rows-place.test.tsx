import { Link } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderRoutes } from '../testing/render.tsx';
import { useRowsPlace } from './use-rows-place.ts';

const Table = () => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [isThere, setThere] = useState(false);
  const [question, setQuestion] = useState('by views');
  const place = useRowsPlace({ name: 'rows', scroller, isThere, question });
  return (
    <>
      <button type="button" onClick={() => setThere(true)}>
        Rows
      </button>
      <button type="button" onClick={() => setQuestion('by viewers')}>
        Viewers
      </button>
      <section ref={setScroller} aria-label="Rows" data-scroll-restoration-id={place}>
        <Link to="/movies">A title</Link>
      </section>
    </>
  );
};

const grid = () => screen.getByRole('region', { name: 'Rows' });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps how far the rows were scrolled for the way back, once they are there, and begins anew with another question', async () => {
  const { router } = await renderRoutes('/shows', { '/shows': Table, '/movies': () => <p>The title</p> });
  click('Rows');
  expect(grid().scrollTop).toBe(0);
  grid().scrollTop = 2400;
  fireEvent.scroll(grid());
  fireEvent.click(screen.getByRole('link', { name: 'A title' }));
  await screen.findByText('The title');
  act(() => router.history.back());
  await screen.findByRole('region', { name: 'Rows' });
  // What the browser makes of a place that is not there yet.
  grid().scrollTop = 0;
  click('Rows');
  expect(grid().scrollTop).toBe(2400);
  click('Viewers');
  expect(grid().scrollTop).toBe(0);
});
