import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { ViewEmpty } from './states.tsx';

it('says of rows that are kept back that they are, not that there are none', async () => {
  renderAt('/', () => (
    <ViewEmpty meta={{ suppressed: { minimumBase: 10 } }} title="No Memes" reason="None was made." />
  ));
  expect((await screen.findAllByText('Fewer than 10 people')).length).toBe(1);
  expect(screen.queryByText(/No Memes|None was made/)).toBeNull();
});

it('says why there is nothing where nothing is kept back', async () => {
  renderAt('/', () => <ViewEmpty meta={{}} title="No Memes" reason="None was made." />);
  expect((await screen.findAllByText('No Memes')).length).toBe(1);
  expect(screen.queryByText('None was made.')).not.toBeNull();
});
