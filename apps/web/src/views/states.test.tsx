import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../api/client.ts';
import { renderAt } from '../testing/render.tsx';
import { ViewEmpty, ViewError } from './states.tsx';

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

it('offers to ask again where that may help, and not what would be refused again', async () => {
  const message = 'No episodes with id 77 found in show 310012';
  renderAt('/', () => (
    <>
      <ViewError error={new ApiError(message, 404, 'unknown_title')} onRetry={() => undefined} />
      <ViewError error={new ApiError('The engine is out.', 503, 'unavailable')} onRetry={() => undefined} />
    </>
  ));
  const [refused, failed] = await screen.findAllByRole('alert');
  expect(refused?.textContent).toBe(`This cannot be shown${message}`);
  expect(failed?.textContent).toBe('This could not be loadedThe engine is out.Retry');
});
